#pragma once

#include "arkanong/render/text/Text.hpp"

// What the panels beside the field have in common.

namespace arkanong::hudpanel {

inline constexpr double leftMargin = 22.0;
inline constexpr double panelTop = 26.0;     ///< Of the first row.
inline constexpr double panelBottom = 698.0; ///< Of the last row.
inline constexpr double textWidth = 116.0;   ///< Width of a text column with letters of 100 %, px.

/// Maximum width of text in a panel, px.
inline double roomIn(const Type& type) { return textWidth + 10.0 * type.growth(); }

} // namespace arkanong::hudpanel
