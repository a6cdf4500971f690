#include "arkanong/render/Outlines.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

/// Enough segments for a quarter circle to look round.
int segmentsFor(double radius) { return std::max(3, static_cast<int>(radius / 3.0)); }

/// A quarter circle that starts at the angle `turns`, clockwise on the screen.
void drawQuarter(TextureManager& textures, Layer layer, Vec2 centre, double radius, double turns,
                 double width, sf::Color colour) {
    const int segments = segmentsFor(radius);
    const auto point = [&](int i) {
        return centre + rotate({radius, 0.0}, rotationFromTurns(wrapTurns(turns + 0.25 * i / segments)));
    };
    for (int i = 0; i < segments; ++i)
        textures.drawLine(layer, point(i), point(i + 1), width, colour);
}

} // namespace

void drawCircle(TextureManager& textures, Layer layer, Vec2 centre, double radius, double width,
                sf::Color colour) {
    for (const double turns : {0.0, 0.25, 0.5, 0.75})
        drawQuarter(textures, layer, centre, radius, turns, width, colour);
}

void drawRoundedOutline(TextureManager& textures, Layer layer, Vec2 low, Vec2 size, double radius,
                        double width, sf::Color colour) {
    const double round = std::min(radius, std::min(size.x, size.y) / 2.0);
    const Vec2 inset{round, round};
    const Vec2 high = low + size;
    const std::array<Vec2, 4> centres{high - inset, Vec2{low.x + round, high.y - round}, low + inset,
                                      Vec2{high.x - round, low.y + round}};
    for (std::size_t i = 0; i < centres.size(); ++i) {
        const double turns = 0.25 * static_cast<double>(i);
        drawQuarter(textures, layer, centres[i], round, turns, width, colour);
        // Start angle of the next quarter.
        const Rotation turned = rotationFromTurns(wrapTurns(turns + 0.25));
        const Vec2 aside = rotate({round, 0.0}, turned);
        const Vec2 next = centres[(i + 1) % centres.size()];
        if (distance(centres[i], next) > 0.0)
            textures.drawLine(layer, centres[i] + aside, next + aside, width, colour);
    }
}

} // namespace arkanong
