#pragma once

#include "arkanong/render/text/Text.hpp"

// What the panels beside the field have in common.

namespace arkanong::hudpanel {

inline constexpr double leftMargin = 22.0;
inline constexpr double redTop = 24.0;     ///< Of Red's panel, or what stands in its place.
inline constexpr double textWidth = 116.0; ///< Of usual letters, px.

/// Maximum width of text in a panel, px.
inline double roomIn(const Type& type) { return textWidth + 10.0 * type.growth(); }

/// Draws the whole text in the first size that fits into the panel; if none does, in condensed letters.
inline void drawWithin(TextureManager& textures, std::string_view text, Vec2 at,
                       std::initializer_list<TextSize> sizes, sf::Color colour) {
    drawText(textures, text, at, {fittingSize(textures, text, roomIn(textures.type()), sizes), colour});
}

} // namespace arkanong::hudpanel
