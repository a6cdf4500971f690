#pragma once

#include "arkanong/render/text/Text.hpp"

#include <string>

// The sign of languages within a text: a globe, for players who cannot read the words beside it. A private character, which
// drawText() draws.

namespace arkanong {

inline constexpr char32_t globeSign = 0xE180; ///< In the area that Unicode leaves to programs.

/// The sign's character, UTF-8.
std::string globe();

/// The sign's width, px, in a text of this size.
double globeWidth(const TextureManager& textures, TextSize size);
/// Draws it with its left end at `pen`, on the text's baseline.
void drawGlobe(TextureManager& textures, Vec2 pen, const TextStyle& style);

} // namespace arkanong
