#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

// Text in the game's own stroke font, encoded as UTF-8; invalid bytes and missing glyphs show as a box.
// Digits all have the same width. A text size is a cap height in logical px; any size works, those of
// Style.hpp are sharpest. The player's text size (Type::scale) enlarges all of them: widths are those that are
// drawn, and a line grows around the middle of its capitals, so that it stays in the middle of its row.

namespace arkanong {

enum class Align : std::uint8_t { Left, Centre, Right };

/// Usually written in the call: {type::label, palette.muted, Align::Right}.
struct TextStyle {
    TextSize size = type::body;
    sf::Color colour = sf::Color(255, 255, 255);
    Align align = Align::Left;
    Layer layer = Layer::Overlay;
};

/// Draws one line; `at` is the left end, middle or right end of its baseline, as style.align says.
void drawText(TextureManager& textures, std::string_view text, Vec2 at, const TextStyle& style);

/// Names the picture at this place for players who hear the screen, see Spoken. Draws nothing. `opacity` in [0, 1] is the
/// picture's.
void namePicture(const TextureManager& textures, std::string_view words, Vec2 at, double opacity = 1.0);

/// Where drawText() draws the line's capitals, screen px.
Box textBox(const TextureManager& textures, std::string_view text, Vec2 at, const TextStyle& style);

/// The colour of shades that set a large word off from bricks and balls.
inline const sf::Color wordShade(4, 6, 16);
/// Darkens what is behind a large word of this width and size, along the whole word.
void drawWordShade(TextureManager& textures, Layer layer, Vec2 middle, double width, double size,
                   double opacity);

/// The width of one line, px.
double measureText(const TextureManager& textures, std::string_view text, TextSize size);

/// A text at one of the ends of a line.
struct LineEnd {
    std::string_view text;
    TextSize size = type::body;
    sf::Color colour = sf::Color(255, 255, 255);
};
/// Draws two texts on the baseline that begins at `at`, one to its left end and one to its right end, `width` px further.
/// Where less than `gap` px would be left between them, both are condensed alike; where that is not enough, the left one
/// gets smaller, and below half of the width also the right one.
void drawEnds(TextureManager& textures, const LineEnd& left, const LineEnd& right, Vec2 at, double width,
              double gap);

/// The first of the sizes at which the text is at most `width` px wide; if none is, the last one in letters as narrow as
/// it takes, and if those would be far narrower than type::narrowest, also smaller. Needs at least one size.
TextSize fittingSize(const TextureManager& textures, std::string_view text, double width,
                     std::initializer_list<TextSize> sizes);

/// Whether the text has room in letters of this size that are no narrower than type::narrowest.
bool hasRoom(const TextureManager& textures, std::string_view text, double width, TextSize size);

/// The size, condensed so that a text of `wanted` px becomes at most `room` px wide, but no further
/// than type::narrowest.
TextSize condensedInto(TextSize size, double wanted, double room);

/// A little narrower, but no narrower than type::narrowest.
TextSize narrower(TextSize size);

/// As fittingSize(), but one size for all texts of a list: that of the text which needs the smallest.
TextSize commonSize(const TextureManager& textures, const std::vector<std::string>& texts, double width,
                    std::initializer_list<TextSize> sizes);
/// As above, with a width for each text.
TextSize commonSize(const TextureManager& textures, const std::vector<std::string>& texts,
                    const std::vector<double>& widths, std::initializer_list<TextSize> sizes);

/// The widths of parts that stand side by side, px: those that need at least more get it, and the others give way. Where
/// all together need more than there is, each gets the same share of its need. The sum of the widths stays.
std::vector<double> widthsByNeed(std::vector<double> widths, const std::vector<double>& least);

/// The text, shortened with an ellipsis if it is wider than `width` px.
std::string fittedText(const TextureManager& textures, std::string text, TextSize size, double width);

/// Breaks text at spaces and '\n' into lines of at most `width` px; a longer word gets a line of its own.
/// A "·" between two words is left out where a line ends, and marks that French sets off with a space stay beside their
/// word: no line begins with ":", ";", "?", "!" or "»", or ends with "«".
std::vector<std::string> wrapText(const TextureManager& textures, std::string_view text, TextSize size,
                                  double width);

/// A text in as few lines as it takes for letters no narrower than they must be.
struct FittedLines {
    std::vector<std::string> lines{};
    TextSize size = type::body;
};
/// In one line, or in up to `most` where the letters would be condensed else; a text that needs more gets as many.
FittedLines fittingLines(const TextureManager& textures, std::string_view text, double width,
                         std::size_t most, std::initializer_list<TextSize> sizes);

/// Draws the lines around the middle of the capitals of a single line of style.size at `at`; the size is that of the
/// lines. From line to line `step` px or, where that is 0, as little as can be read.
void drawLines(TextureManager& textures, const FittedLines& text, Vec2 at, const TextStyle& style,
               double step = 0.0);

/// Draws the lines one below the other, the first one at `at`; those wider than `width` px (a word may be) as
/// fittingSize() has it.
void drawFittedLines(TextureManager& textures, const std::vector<std::string>& lines, Vec2 at, double width,
                     const TextStyle& style, double step);

/// As wrapText(), but a word that is longer than a line is broken, a path behind one of its folders.
std::vector<std::string> brokenText(const TextureManager& textures, std::string_view text, TextSize size,
                                    double width);

/// Draws wrapped text, long words broken, with line spacing type::lineStep of the cap height, less where letters are
/// enlarged; `at` is the first line's baseline. `more`: see Type::lineSpacing(). Returns the last baseline's y.
double drawParagraph(TextureManager& textures, std::string_view text, Vec2 at, double width,
                     const TextStyle& style, double more = 0.0);

} // namespace arkanong
