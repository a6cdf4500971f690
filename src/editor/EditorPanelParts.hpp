#pragma once

#include "arkanong/editor/EditorPanels.hpp"
#include "arkanong/render/Text.hpp"

// What both panels of the editor are drawn with.

namespace arkanong::editorpanel {

inline constexpr double inset = 6.0; ///< From a lit entry's left edge to its text, px.
inline const sf::Color white(255, 255, 255);

/// At the labels' size, or as much smaller as it must be.
inline void drawFitting(TextureManager& textures, std::string_view text, Vec2 at, double width,
                        sf::Color colour) {
    drawText(textures, text, at, {fittingSize(textures, text, width, {type::label}), colour});
}

/// Behind an entry that is chosen.
inline void drawLit(TextureManager& textures, const Palette& palette, Vec2 low, Vec2 size) {
    textures.drawRectangle(Layer::Overlay, low, size, faded(palette.blue, 0.22));
}

/// The level's name, and the palette or the settings of the tool in hand.
void drawRight(TextureManager& textures, const Palette& palette, const EditorSession& session, bool byPad);

} // namespace arkanong::editorpanel
