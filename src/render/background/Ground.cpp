#include "arkanong/render/background/Ground.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace arkanong {

namespace {

constexpr double left = fieldOrigin.x;
constexpr double right = fieldOrigin.x + tuning::fieldSize.x;
constexpr double wallWidth = 2.0;
constexpr double wallGlow = 20.0; ///< Reach of a wall's glow to either side, px.
constexpr double wallStrength = 0.42;

// x of the gradient's columns: close together where the walls' glow falls off.
constexpr std::array<double, 39> columns{0,    50,   100,  139,  146,  152,  156,  158,  162,  164,
                                         168,  174,  181,  240,  300,  360,  420,  480,  540,  600,
                                         660,  720,  780,  840,  900,  960,  1020, 1060, 1099, 1106,
                                         1112, 1116, 1118, 1122, 1124, 1128, 1134, 1141, 1280};
constexpr int rows = 12;
constexpr double rowHeight = screenSize.y / rows;

class GroundPainter {
  public:
    GroundPainter(const Palette& palette, const GroundLight& light, double seconds, Extent extent)
        : palette_(palette), light_(light), seconds_(seconds), extent_(extent),
          outside_(blended(palette.depth, sf::Color::Black, 0.45)) {}

    sf::Color at(Vec2 p) const {
        if (extent_ == Extent::Screen)
            return blended(palette_.depth, palette_.ground,
                           lightAt({p.x * tuning::fieldSize.x / screenSize.x, p.y}));
        const bool inField = p.x > left && p.x < right;
        const double away = std::min(std::abs(p.x - left), std::abs(p.x - right));
        const sf::Color plain = inField ? blended(palette_.depth, palette_.ground, lightAt(p - fieldOrigin))
                                        : blended(palette_.depth, outside_, away / left);
        const double near = std::clamp(1.0 - (away - wallWidth) / wallGlow, 0.0, 1.0);
        return blended(plain, palette_.wall, wallStrength * near * near * near);
    }

  private:
    double lightAt(Vec2 p) const {
        const double x = (p.x / tuning::fieldSize.x - light_.middle.x) / light_.reach.x;
        const double y = (p.y / tuning::fieldSize.y - light_.middle.y) / light_.reach.y;
        const double even = 1.0 / (1.0 + x * x + y * y);
        if (light_.shafts <= 0.0) return even;
        const double across = (p.x + 0.7 * p.y) / 330.0;
        const double bands =
            0.5 + 0.3 * swing(seconds_, 0.013, across) + 0.2 * swing(seconds_, -0.021, 2.3 * across);
        return even * (1.0 - light_.shafts + light_.shafts * bands * 1.5);
    }

    const Palette& palette_;
    GroundLight light_;
    double seconds_;
    Extent extent_;
    sf::Color outside_;
};

} // namespace

void drawGround(TextureManager& textures, const Palette& palette, const GroundLight& light, double seconds,
                Extent extent) {
    const GroundPainter painter(palette, light, seconds, extent);
    const auto rowAt = [&painter](int row) {
        std::array<sf::Color, columns.size()> colours;
        for (std::size_t i = 0; i < columns.size(); ++i)
            colours[i] = painter.at({columns[i], row * rowHeight});
        return colours;
    };
    auto upper = rowAt(0);
    for (int row = 0; row < rows; ++row) {
        const auto lower = rowAt(row + 1);
        for (std::size_t i = 0; i + 1 < columns.size(); ++i)
            textures.drawGround({columns[i], row * rowHeight}, {columns[i + 1], (row + 1) * rowHeight},
                                {upper[i], upper[i + 1], lower[i + 1], lower[i]});
        upper = lower;
    }
}

void drawWalls(TextureManager& textures, const Palette& palette) {
    constexpr double beyond = 8.0; // Puts the line's ends off the screen.
    for (const double x : {left - wallWidth / 2.0, right + wallWidth / 2.0})
        textures.drawLine(Layer::Field, {x, -beyond}, {x, screenSize.y + beyond}, wallWidth, palette.wall);
}

} // namespace arkanong
