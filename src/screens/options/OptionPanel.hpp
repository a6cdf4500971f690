#pragma once

#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

/// The place of the options on the screen: in the field's left half, so that the match beside them is seen.
constexpr MenuPanel optionPanel(std::size_t rows) {
    MenuPanel panel;
    panel.width = MenuPanel::wide;
    panel.rows = rows;
    panel.step = rows > 10 ? 40.0 : menuItemStep; // A long page is set closer.
    panel.middle = 460.0;
    return panel;
}

} // namespace arkanong
