#include "arkanong/render/GridLight.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/Tuning.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double rippleSpeed = 260.0; ///< px/s.
constexpr double rippleLife = 0.55;   ///< s.
constexpr double rippleWidth = 34.0;  ///< px around the front.
constexpr double fading = 4.5;        ///< Share of a cell's light lost in a second, as the exponent's rate.
constexpr double faintest = 0.05;     ///< Darker cells are not drawn.

} // namespace

void GridLight::addRipple(Vec2 at, double strength) {
    if (ripples_.size() < rippleLimit) ripples_.push_back({at, 0.0, strength});
}

Vec2 GridLight::cellMiddle(int column, int row, const GridLayout& grid) {
    // Counted from the cell around the field's middle, which the layout is centred on.
    const int fromMiddle = row - rows / 2;
    const double shift = fromMiddle % 2 == 0 ? 0.0 : 0.5;
    const int across = column - columns / 2;
    return grid.origin - fieldOrigin + Vec2{(across + shift) * grid.column, fromMiddle * grid.row};
}

void GridLight::advance(double seconds, const GridLayout& grid) {
    const double kept = std::exp(-fading * seconds);
    for (double& light : light_)
        light *= kept;

    for (Ripple& ripple : ripples_) {
        ripple.age += seconds;
        const double front = ripple.age * rippleSpeed;
        const double strength = ripple.strength * (1.0 - ripple.age / rippleLife);
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                const double off = distance(cellMiddle(column, row, grid), ripple.centre) - front;
                const double lit = strength * (1.0 - std::abs(off) / rippleWidth);
                double& light = light_[cellIndex(column, row)];
                light = std::max(light, lit);
            }
        }
    }
    ripples_.erase(std::remove_if(ripples_.begin(), ripples_.end(),
                                  [](const Ripple& ripple) { return ripple.age >= rippleLife; }),
                   ripples_.end());
}

void GridLight::draw(TextureManager& textures, sf::Color colour) const {
    const GridLayout& grid = textures.manifest().grid;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const double light = light_[cellIndex(column, row)];
            if (light < faintest) continue;
            const Vec2 middle = cellMiddle(column, row, grid);
            const bool inField =
                middle.x > grid.column / 2.0 && middle.x < tuning::fieldSize.x - grid.column / 2.0;
            if (!inField) continue;
            sf::Color shade = colour;
            shade.a = static_cast<std::uint8_t>(clamp(1.4 * light, 0.0, 1.0) * 255.0);
            textures.draw(Layer::Field, Sprite::GridCell, middle, shade);
        }
    }
}

double GridLight::lightAt(Vec2 at, const GridLayout& grid) const {
    double nearest = grid.column + grid.row;
    double light = 0.0;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const double away = distance(cellMiddle(column, row, grid), at);
            if (away >= nearest) continue;
            nearest = away;
            light = light_[cellIndex(column, row)];
        }
    }
    return light;
}

} // namespace arkanong
