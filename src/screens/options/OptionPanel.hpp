#pragma once

#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

/// The place of the options on the screen: at the right, so that the match or the game's name beside them is seen.
constexpr MenuPanel optionPanel(std::size_t rows) {
    MenuPanel panel;
    panel.width = MenuPanel::wide;
    panel.rows = rows;
    panel.step = rows > 11 ? 36.0 : (rows > 10 ? 40.0 : menuItemStep); // A long page is set closer.
    panel.middle = screenSize.x - space::gap - panel.width / 2.0;
    panel.lowest = MenuPanel::aboveExplanation;
    return panel;
}

/// Draws the panel with its heading. Words of the match below do not show between a panel at the right and the window's
/// edge, and the panel's top does not cut those above it.
inline void drawOptionPanel(TextureManager& textures, const Palette& palette, const MenuPanel& panel,
                            std::string_view heading) {
    const double right = panel.middle + panel.width / 2.0;
    constexpr double wordsLeft = fieldOrigin.x + tuning::fieldSize.x + space::unit;
    const auto hide = [&](Vec2 low, Vec2 size) {
        textures.drawRectangle(Layer::Overlay, low, size, faded(sf::Color::Black, 0.9));
    };
    if (const double beside = screenSize.x - right; beside <= space::gap) {
        hide({right, panel.top()}, {beside, panel.height()});
        hide({wordsLeft, 0.0}, {screenSize.x - wordsLeft, panel.top()});
    }
    panel.draw(textures, palette, heading, palette.pale);
}

} // namespace arkanong
