#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

// Text in the game's own stroke font. Text is UTF-8; what is not valid or has no letter shows as a box.
// Digits all have the same width. Sizes are heights of a capital, logical px; any size works, those of
// Style.hpp are sharpest.

namespace arkanong {

enum class Align : std::uint8_t { Left, Centre, Right };

/// In a call {type::label, palette.muted, Align::Right} says it.
struct TextStyle {
    TextSize size = type::body;
    sf::Color colour = sf::Color(255, 255, 255);
    Align align = Align::Left;
    Layer layer = Layer::Overlay;
};

/// Takes the first code point off `rest`, which must not be empty; U+FFFD for each byte that is not UTF-8.
char32_t takeCodePoint(std::string_view& rest);

/// Draws one line; `at` is its left end, middle or right end on the baseline, as style.align says.
void drawText(TextureManager& textures, std::string_view text, Vec2 at, const TextStyle& style);

/// The width of one line, px.
double measureText(const TextureManager& textures, std::string_view text, TextSize size);

/// The first of these sizes in which the text is no wider than `width` px; where none is, the last one made
/// smaller until it is. At least one size.
TextSize fittingSize(const TextureManager& textures, std::string_view text, double width,
                     std::initializer_list<TextSize> sizes);

/// As much of one line as fits into `width` px, with an ellipsis where that is not all.
std::string fittedText(const TextureManager& textures, std::string text, TextSize size, double width);

/// Breaks text into lines of at most `width` px, at spaces and at '\n'; a word that is longer has a line of
/// its own.
std::vector<std::string> wrapText(const TextureManager& textures, std::string_view text, TextSize size,
                                  double width);

/// Draws wrapped text, lines type::lineStep sizes apart, the first one's baseline at `at`; returns the last
/// baseline's y.
double drawParagraph(TextureManager& textures, std::string_view text, Vec2 at, double width,
                     const TextStyle& style);

} // namespace arkanong
