#include "arkanong/assets/Background.hpp"

#include "arkanong/math/Easing.hpp"

#include <cmath>

namespace arkanong {

namespace {

constexpr Vec2 screen{1280.0, 720.0};
constexpr double fieldLeft = 160.0;
constexpr double fieldRight = 1120.0;
constexpr double wallWidth = 2.0;

constexpr Colour darkest = fromHex(0x070b18);
constexpr Colour lightest = fromHex(0x121b3d);
constexpr Colour panelEdge = fromHex(0x05080f);
constexpr Colour gridLine = fromHex(0x3a4e9a);
constexpr Colour wallLine = fromHex(0x8fa3ea);
constexpr Colour wallLight = fromHex(0x5f78d8);

/// 1 in the middle of the field, about 0.2 in its corners.
double vignette(Vec2 p) {
    const double x = (p.x - gridOrigin.x) / 480.0;
    const double y = (p.y - gridOrigin.y) / 360.0;
    return 1.0 / (1.0 + 2.2 * x * x + 1.9 * y * y);
}

/// p relative to the middle of the nearest cell of a lattice of whole rows and columns.
Vec2 inLattice(Vec2 p) {
    const double column = std::floor(p.x / gridColumn + 0.5) * gridColumn;
    const double row = std::floor(p.y / (2.0 * gridRow) + 0.5) * 2.0 * gridRow;
    return {p.x - column, p.y - row};
}

/// Distance from the outline of the grid's cell around p: every second row is a lattice of its own.
double distanceFromGridLine(Vec2 p, const Shape& cell) {
    const Vec2 even = inLattice(p - gridOrigin);
    const Vec2 odd = inLattice(p - gridOrigin - Vec2{gridColumn / 2.0, gridRow});
    return cell(lengthSquared(even) < lengthSquared(odd) ? even : odd);
}

/// t rounded to one of a few even steps, up or down after a fixed pattern of four pixels: from afar the eye
/// sees t, not bands. Steps of the whole colour, rather than of each of its bytes, keep the PNG small.
double dithered(double t, int steps, int x, int y) {
    static constexpr double pattern[2][2] = {{0.125, 0.625}, {0.875, 0.375}};
    return std::floor(t * steps + pattern[y % 2][x % 2]) / steps;
}

class BackgroundPainter {
  public:
    explicit BackgroundPainter(double scale) : scale_(scale) {}

    Colour at(int x, int y) const {
        const Vec2 p = Vec2{x + 0.5, y + 0.5} / scale_;
        const bool inField = p.x > fieldLeft && p.x < fieldRight;
        const Colour ground = inField ? field(p, x, y) : panel(p, x, y);
        const double toLeft = std::abs(p.x - (fieldLeft - wallWidth / 2.0));
        const double toRight = std::abs(p.x - (fieldRight + wallWidth / 2.0));
        const double toWall = std::min(toLeft, toRight) - wallWidth / 2.0;
        const Colour lit = mix(ground, wallLight, 0.5 * dithered(glowFalloff(toWall / 18.0), 80, x, y));
        return mix(lit, wallLine, coverage(toWall));
    }

  private:
    double coverage(double distance) const { return clamp(0.5 - distance * scale_, 0.0, 1.0); }

    Colour field(Vec2 p, int x, int y) const {
        const double light = dithered(vignette(p), 37, x, y); // a step of blue each
        const double line = coverage(distanceFromGridLine(p, cell_));
        return mix(mix(darkest, lightest, light), gridLine, line * (0.11 + 0.13 * light));
    }

    static Colour panel(Vec2 p, int x, int y) {
        const double fromWall = p.x < fieldLeft ? fieldLeft - p.x : p.x - fieldRight;
        return mix(darkest, panelEdge, dithered(clamp(fromWall / fieldLeft, 0.0, 1.0), 9, x, y));
    }

    double scale_;
    Shape cell_ = outline(hexagon({}, gridCellRadius, 0.25), 1.0);
};

} // namespace

Picture paintBackground(double scale) {
    Picture picture{static_cast<int>(screen.x * scale), static_cast<int>(screen.y * scale), {}};
    const BackgroundPainter painter(scale);
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x)
            appendPixel(picture, painter.at(x, y));
    return picture;
}

} // namespace arkanong
