#pragma once

#include "arkanong/editor/EditorPanels.hpp"
#include "arkanong/render/text/Column.hpp"

// Drawing functions that both panels of the editor use.

namespace arkanong::editorpanel {

inline constexpr double inset = 6.0;   ///< Distance from a highlighted entry's left edge to its text, px.
inline constexpr double headTop = 4.0; ///< Of the words above the lists, px.
inline constexpr double headBottom = 70.0;
inline const sf::Color white(255, 255, 255);

/// Draws text at label size, or smaller if it is wider than `width`, px.
inline void drawFitting(TextureManager& textures, std::string_view text, Vec2 at, double width,
                        sf::Color colour) {
    drawText(textures, text, at, {fittingSize(textures, text, width, {type::label}), colour});
}

/// Whether text of label size is at most `width` px wide, however narrow its letters.
inline bool hasRoom(const TextureManager& textures, std::string_view text, double width) {
    return measureText(textures, text, condensed(type::label, type::narrowest)) <= width;
}

/// Draws the background of a selected entry.
inline void drawLit(TextureManager& textures, const Palette& palette, Vec2 low, Vec2 size) {
    textures.drawRectangle(Layer::Overlay, low, size, faded(palette.blue, 0.22));
}

/// Draws the right panel: the level's name, and the palette or settings of the selected tool.
void drawRight(TextureManager& textures, const Palette& palette, const EditorSession& session, bool byPad);

} // namespace arkanong::editorpanel
