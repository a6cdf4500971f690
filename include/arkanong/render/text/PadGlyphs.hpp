#pragma once

#include "arkanong/render/text/Text.hpp"
#include "arkanong/storage/player/PadPart.hpp"

#include <optional>
#include <string>
#include <string_view>

// Pictures of gamepad buttons within a text: private characters, which drawText() draws like the buttons of the gamepad
// family in use (Type::padFamily).

namespace arkanong {

/// The character of a button, UTF-8.
std::string padGlyph(PadPart button);
/// The button whose character this is; nullopt for any other.
[[nodiscard]] std::optional<PadPart> padGlyphPart(char32_t code);

/// True if there is such a character in the text.
bool hasPadGlyph(std::string_view text);

/// The letter on the button, or the name of its sign: "A", "CROSS", "ZL", "OPTIONS".
std::string_view printedOn(PadPart button, PadFamily family);
/// `text` with each picture replaced by the button's name and without globes (Globe.hpp), for texts that are heard. The signs of PlayStation's buttons have
/// names in the language in use; letters and words are those on the button.
std::string spelled(const Catalogue& catalogue, std::string_view text, PadFamily family);

/// The picture's width, px, in a text of this size.
double padGlyphWidth(const TextureManager& textures, PadPart button, TextSize size);
/// Draws it with its left end at `pen`, on the text's baseline.
void drawPadGlyph(TextureManager& textures, PadPart button, Vec2 pen, const TextStyle& style);

} // namespace arkanong
