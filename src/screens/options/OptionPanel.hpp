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
    return panel;
}

/// Draws the panel with its heading. Words of the match below do not show between a panel at the right and the window's
/// edge.
inline void drawOptionPanel(TextureManager& textures, const Palette& palette, const MenuPanel& panel,
                            std::string_view heading) {
    const double right = panel.middle + panel.width / 2.0;
    if (const double beside = screenSize.x - right; beside <= space::gap)
        textures.drawRectangle(Layer::Overlay, {right, panel.top()}, {beside, panel.height()},
                               faded(sf::Color::Black, 0.9));
    panel.draw(textures, palette, heading, palette.pale);
}

} // namespace arkanong
