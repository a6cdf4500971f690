#pragma once

#include "arkanong/assetgen/Picture.hpp"
#include "arkanong/assetgen/Shapes.hpp"

#include <functional>
#include <vector>

namespace arkanong {

/// Red, green, blue and opacity, each in [0, 1]; the opacity is not multiplied into the others.
struct Colour {
    double red = 1.0;
    double green = 1.0;
    double blue = 1.0;
    double alpha = 1.0;
};

inline constexpr Colour white{};

/// A grey for sprites that the game tints: tint x grey is the tint darkened.
constexpr Colour grey(double level, double alpha = 1.0) { return {level, level, level, alpha}; }
constexpr Colour withAlpha(Colour c, double alpha) { return {c.red, c.green, c.blue, alpha}; }
/// A dark body's fill, leaning to the night blue of the field: tint x this is the tint as dark glass.
constexpr Colour darkGlass(double level, double alpha = 1.0) {
    return {0.92 * level, level, 1.4 * level, alpha};
}
/// 0xRRGGBB.
constexpr Colour fromHex(unsigned rgb, double alpha = 1.0) {
    return {(rgb >> 16U & 255U) / 255.0, (rgb >> 8U & 255U) / 255.0, (rgb & 255U) / 255.0, alpha};
}
/// From a (t = 0) to b (t = 1).
constexpr Colour mix(Colour a, Colour b, double t) {
    return {a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t, a.blue + (b.blue - a.blue) * t,
            a.alpha + (b.alpha - a.alpha) * t};
}

/// `top` laid over `bottom`. Where both are invisible the bottom's hue stays.
Colour over(Colour top, Colour bottom);

/// How bright a glow is at t = distance / its radius: 1 at the edge that glows (t <= 0), 0 from t = 1 on,
/// steep first and then long, as light in a fog.
double glowFalloff(double t);

void appendPixel(Picture& picture, Colour colour);

/// What a shape is filled with: a colour that depends on the place (logical px).
using Ink = std::function<Colour(Vec2)>;

/// A picture in the making. Shapes are given in logical px around the origin, the picture's anchor, and are
/// painted sharp at `scale` pixels a logical px. A new canvas is invisible white, so that a filter that mixes
/// neighbouring pixels finds no dark fringe.
class Canvas {
  public:
    /// Shows at least the rectangle from low to high, rounded outwards to whole pixels: multiples of 2 come
    /// out exact at scales 1, 1.5, 2 and 3. low <= high in both axes; an empty rectangle is a canvas without
    /// pixels.
    Canvas(Vec2 low, Vec2 high, double scale);

    /// Paints the shape; a pixel that its edge crosses in the middle is half covered.
    void fill(const Shape& shape, Colour colour);
    void fill(const Shape& shape, const Ink& ink);
    /// Paints the light that the shape throws outwards, full at its edge and inside, gone at `radius` (> 0).
    void glow(const Shape& shape, Colour colour, double radius);
    /// Paints every pixel.
    void flood(const Ink& ink);

    /// px.
    int width() const { return width_; }
    int height() const { return height_; }
    /// Where the origin lies, px from the top left corner.
    int originX() const { return -left_; }
    int originY() const { return -top_; }
    double scale() const { return scale_; }

    /// The colour so far; 0 <= x < width, 0 <= y < height.
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
