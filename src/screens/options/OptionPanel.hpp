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

} // namespace arkanong
