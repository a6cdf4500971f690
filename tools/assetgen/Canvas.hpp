#pragma once

#include "assetgen/Picture.hpp"
#include "assetgen/Shapes.hpp"

#include <functional>
#include <vector>

namespace arkanong {

/// A colour with straight (not premultiplied) alpha; each channel in [0, 1].
struct Colour {
    double red = 1.0;
    double green = 1.0;
    double blue = 1.0;
    double alpha = 1.0;
};

inline constexpr Colour white{};

/// A grey for sprites that the game tints: the result is the tint, darkened.
constexpr Colour grey(double level, double alpha = 1.0) { return {level, level, level, alpha}; }
constexpr Colour withAlpha(Colour c, double alpha) { return {c.red, c.green, c.blue, alpha}; }
/// A bluish dark grey for the inside of objects: tinted, it looks like dark glass.
constexpr Colour darkGlass(double level, double alpha = 1.0) {
    return {0.92 * level, level, 1.4 * level, alpha};
}
/// From 0xRRGGBB.
constexpr Colour fromHex(unsigned rgb, double alpha = 1.0) {
    return {(rgb >> 16U & 255U) / 255.0, (rgb >> 8U & 255U) / 255.0, (rgb & 255U) / 255.0, alpha};
}
/// Interpolates linearly from a (t = 0) to b (t = 1).
constexpr Colour mix(Colour a, Colour b, double t) {
    return {a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t, a.blue + (b.blue - a.blue) * t,
            a.alpha + (b.alpha - a.alpha) * t};
}

/// Alpha blending of `top` over `bottom`. Where both are transparent, the hue of `bottom` stays.
Colour over(Colour top, Colour bottom);

/// Brightness of a glow at t = distance / radius: 1 at the shape's edge (t <= 0), 0 from t = 1 on, with a
/// steep start and a long tail.
double glowFalloff(double t);

void appendPixel(Picture& picture, Colour colour);

/// A fill whose colour depends on the position (logical px).
using Ink = std::function<Colour(Vec2)>;

/// A drawing surface with anti-aliasing. Shapes are given in logical px around the origin, which becomes the
/// picture's anchor, and are painted at `scale` px per logical px. A new canvas is transparent white, so that
/// texture filtering causes no dark fringes.
class Canvas {
  public:
    /// Covers at least the rectangle from low to high, rounded outwards to whole px: multiples of 2 are exact
    /// at scales 1, 1.5, 2 and 3. Requires low <= high on both axes; an empty rectangle gives a canvas
    /// without pixels.
    Canvas(Vec2 low, Vec2 high, double scale);

    /// Fills the shape; a pixel whose centre is on the edge is half covered.
    void fill(const Shape& shape, Colour colour);
    void fill(const Shape& shape, const Ink& ink);
    /// Paints a glow around the shape: full inside and at its edge, 0 at `radius` (> 0).
    void glow(const Shape& shape, Colour colour, double radius);
    /// Paints every pixel.
    void flood(const Ink& ink);
    /// Rounds every pixel's opacity to one of 64 levels. Thin lines look the same, and take half the bytes in a file.
    void coarsen();

    /// px.
    int width() const { return width_; }
    int height() const { return height_; }
    /// Position of the origin, px from the top left corner.
    int originX() const { return -left_; }
    int originY() const { return -top_; }
    double scale() const { return scale_; }

    /// The colour of a pixel; 0 <= x < width, 0 <= y < height.
    Colour at(int x, int y) const { return pixels_[index(x, y)]; }

    Picture picture() const;

  private:
    template <class ColourAt>
    void paint(ColourAt colourAt);
    std::size_t index(int x, int y) const;

    double scale_;
    int left_;
    int top_;
    int width_;
    int height_;
    std::vector<Colour> pixels_;
};

} // namespace arkanong
