#include "assetgen/Canvas.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

std::uint8_t toByte(double level) {
    return static_cast<std::uint8_t>(std::clamp(level, 0.0, 1.0) * 255.0 + 0.5);
}

} // namespace

Colour over(Colour top, Colour bottom) {
    const double below = bottom.alpha * (1.0 - top.alpha);
    const double alpha = top.alpha + below;
    if (alpha <= 0.0) return bottom;
    const auto blend = [&](double t, double b) { return (t * top.alpha + b * below) / alpha; };
    return {blend(top.red, bottom.red), blend(top.green, bottom.green), blend(top.blue, bottom.blue), alpha};
}

double glowFalloff(double t) {
    const double u = 1.0 - std::clamp(t, 0.0, 1.0);
    return u * u / (1.0 + 3.0 * (1.0 - u));
}

void appendPixel(Picture& picture, Colour colour) {
    for (const double level : {colour.red, colour.green, colour.blue, colour.alpha})
        picture.bytes.push_back(toByte(level));
}

Canvas::Canvas(Vec2 low, Vec2 high, double scale)
    : scale_(scale), left_(static_cast<int>(std::floor(low.x * scale))),
      top_(static_cast<int>(std::floor(low.y * scale))),
      width_(static_cast<int>(std::ceil(high.x * scale)) - left_),
      height_(static_cast<int>(std::ceil(high.y * scale)) - top_) {
    assert(scale > 0.0 && low.x <= high.x && low.y <= high.y);
    pixels_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_),
                   withAlpha(white, 0.0));
}

std::size_t Canvas::index(int x, int y) const {
    assert(x >= 0 && x < width_ && y >= 0 && y < height_);
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
}

/// Blends colourAt(pixel centre, logical px) over every pixel.
template <class ColourAt>
void Canvas::paint(ColourAt colourAt) {
    for (int y = 0; y < height_; ++y) {
        for (int x = 0; x < width_; ++x) {
            const Colour colour = colourAt(Vec2{left_ + x + 0.5, top_ + y + 0.5} / scale_);
            if (colour.alpha > 0.0) pixels_[index(x, y)] = over(colour, pixels_[index(x, y)]);
        }
    }
}

void Canvas::fill(const Shape& shape, const Ink& ink) {
    paint([&](Vec2 p) {
        const double covered = std::clamp(0.5 - shape(p) * scale_, 0.0, 1.0);
        if (covered <= 0.0) return withAlpha(white, 0.0);
        const Colour colour = ink(p);
        return withAlpha(colour, colour.alpha * covered);
    });
}

void Canvas::fill(const Shape& shape, Colour colour) {
    fill(shape, [=](Vec2) { return colour; });
}

void Canvas::glow(const Shape& shape, Colour colour, double radius) {
    paint([&](Vec2 p) { return withAlpha(colour, colour.alpha * glowFalloff(shape(p) / radius)); });
}

void Canvas::flood(const Ink& ink) { paint(ink); }

void Canvas::coarsen() {
    constexpr int steps = 63;
    for (Colour& pixel : pixels_)
        pixel.alpha = static_cast<int>(pixel.alpha * steps + 0.5) * 1.0 / steps;
}

Picture Canvas::picture() const {
    Picture picture{width_, height_, {}};
    picture.bytes.reserve(pixels_.size() * 4);
    for (const Colour& colour : pixels_)
        appendPixel(picture, colour);
    return picture;
}

} // namespace arkanong
