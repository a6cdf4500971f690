#include "arkanong/render/text/Globe.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

// In units of the text's size. Condensed letters have a smaller globe.
constexpr double globeRadius = 0.74;
constexpr double globeAside = 0.1; ///< Free to the left and to the right.
constexpr double globeStroke = 0.11;
constexpr double thinnestGlobe = 1.3; ///< px.

/// An ellipse of these radii, as a ring of strokes.
void drawEllipse(TextureManager& textures, Vec2 centre, Vec2 radii, double width, const TextStyle& style) {
    constexpr int segments = 28;
    const auto point = [&](int i) {
        const Vec2 on = rotate({1.0, 0.0}, rotationFromTurns(wrapTurns(static_cast<double>(i) / segments)));
        return centre + Vec2{on.x * radii.x, on.y * radii.y};
    };
    for (int i = 0; i < segments; ++i)
        textures.drawLine(style.layer, point(i), point(i + 1), width, style.colour);
}

/// It grows less than the letters around it, so that it stays within its row, px.
double globeUnit(const TextureManager& textures, TextSize size) {
    constexpr double most = 1.4;
    return std::min(textures.type().capHeight(size), most * size) * size.width();
}

} // namespace

std::string globe() { return utf8Of(globeSign); }

double globeWidth(const TextureManager& textures, TextSize size) {
    return 2.0 * (globeRadius + globeAside) * globeUnit(textures, size);
}

void drawGlobe(TextureManager& textures, Vec2 pen, const TextStyle& style) {
    constexpr double meridian = 0.46, parallel = 0.5; ///< Shares of the radius.
    const double size = globeUnit(textures, style.size);
    const double round = globeRadius * size;
    const double width = std::max(thinnestGlobe, globeStroke * size);
    const Vec2 centre =
        pen + Vec2{(globeRadius + globeAside) * size, -textures.type().capHeight(style.size) / 2.0};
    drawEllipse(textures, centre, {round, round}, width, style);
    drawEllipse(textures, centre, {meridian * round, round}, width, style);
    const auto across = [&](double down) {
        const Vec2 half{round * std::sqrt(1.0 - down * down), 0.0};
        const Vec2 middle = centre + Vec2{0.0, down * round};
        textures.drawLine(style.layer, middle - half, middle + half, width, style.colour);
    };
    across(-parallel);
    across(parallel);
}

} // namespace arkanong
