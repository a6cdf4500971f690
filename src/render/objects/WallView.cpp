#include "arkanong/render/objects/WallView.hpp"

#include "arkanong/render/Palette.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double hatchStep = 7.0; ///< px between two lines.
constexpr double hatchWidth = 1.5;
constexpr double hatchShare = 0.28; ///< Of the outline's opacity.

/// x where the outline crosses the horizontal line at `y`, ascending.
std::vector<double> crossings(const std::vector<Vec2>& corners, double y) {
    std::vector<double> found;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 a = corners[i];
        const Vec2 b = corners[(i + 1) % corners.size()];
        if ((a.y <= y) != (b.y <= y)) found.push_back(a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y));
    }
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

void drawWall(TextureManager& textures, Layer layer, const std::vector<Vec2>& corners, double edge,
              sf::Color colour) {
    const auto [top, bottom] =
        std::minmax_element(corners.begin(), corners.end(), [](Vec2 a, Vec2 b) { return a.y < b.y; });
    const sf::Color pale = faded(colour, hatchShare);
    for (double y = top->y + hatchStep / 2.0; y < bottom->y; y += hatchStep) {
        const std::vector<double> xs = crossings(corners, y);
        for (std::size_t i = 0; i + 1 < xs.size(); i += 2)
            textures.drawHair(layer, {xs[i], y}, {xs[i + 1], y}, hatchWidth, pale, pale);
    }
    for (std::size_t i = 0; i < corners.size(); ++i)
        textures.drawLine(layer, corners[i], corners[(i + 1) % corners.size()], edge, colour);
}

} // namespace arkanong
