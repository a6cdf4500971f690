#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

// Text in the game's own stroke font, encoded as UTF-8; invalid bytes and missing glyphs show as a box.
// Digits all have the same width. A text size is a cap height in logical px; any size works, those of
// Style.hpp are sharpest.

namespace arkanong {

enum class Align : std::uint8_t { Left, Centre, Right };

/// Usually written in the call: {type::label, palette.muted, Align::Right}.
struct TextStyle {
    TextSize size = type::body;
    sf::Color colour = sf::Color(255, 255, 255);
    Align align = Align::Left;
    Layer layer = Layer::Overlay;
};

/// Removes the first code point from `rest`, which must not be empty, and returns it; U+FFFD for each invalid
/// byte.
char32_t takeCodePoint(std::string_view& rest);

/// Draws one line; `at` is the left end, middle or right end of its baseline, as style.align says.
void drawText(TextureManager& textures, std::string_view text, Vec2 at, const TextStyle& style);

/// The width of one line, px.
double measureText(const TextureManager& textures, std::string_view text, TextSize size);

/// The first of the sizes at which the text is at most `width` px wide; if none is, the last one scaled down
/// until it fits. Needs at least one size.
TextSize fittingSize(const TextureManager& textures, std::string_view text, double width,
                     std::initializer_list<TextSize> sizes);

/// As fittingSize(), but one size for all texts of a list: that of the text which needs the smallest.
TextSize commonSize(const TextureManager& textures, const std::vector<std::string>& texts, double width,
                    std::initializer_list<TextSize> sizes);

/// The text, or as much of it as fits into `width` px with an ellipsis.
std::string fittedText(const TextureManager& textures, std::string text, TextSize size, double width);

/// Breaks text at spaces and '\n' into lines of at most `width` px; a longer word gets a line of its own.
std::vector<std::string> wrapText(const TextureManager& textures, std::string_view text, TextSize size,
                                  double width);

/// Draws wrapped text with line spacing type::lineStep; `at` is the first line's baseline. Returns the last
/// baseline's y.
double drawParagraph(TextureManager& textures, std::string_view text, Vec2 at, double width,
                     const TextStyle& style);

} // namespace arkanong
