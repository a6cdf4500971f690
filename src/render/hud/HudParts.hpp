#pragma once

#include "arkanong/render/text/Text.hpp"

// What the panels beside the field have in common.

namespace arkanong::hudpanel {

inline constexpr double leftMargin = 22.0;
inline constexpr double redTop = 24.0;     ///< Top of Red's panel, or of the panel shown instead.
inline constexpr double textWidth = 116.0; ///< Width of a text column with letters of 100 %, px.

/// Maximum width of text in a panel, px.
inline double roomIn(const Type& type) { return textWidth + 10.0 * type.growth(); }

/// Draws the whole text in the first size that fits into the panel; if none does, in condensed letters.
inline void drawWithin(TextureManager& textures, std::string_view text, Vec2 at,
                       std::initializer_list<TextSize> sizes, sf::Color colour) {
    drawText(textures, text, at, {fittingSize(textures, text, roomIn(textures.type()), sizes), colour});
}

} // namespace arkanong::hudpanel
