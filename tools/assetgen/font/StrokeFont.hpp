#pragma once

#include "arkanong/math/Vec2.hpp"

#include <vector>

namespace arkanong {

/// A glyph within a composed one.
struct GlyphPart {
    char32_t code = 0;
    Vec2 at;               ///< Its origin, font units.
    bool mirrored = false; ///< Left and right are exchanged within its advance.
};

/// A glyph of the game's stroke font, designed for a round pen 0.12 wide.
/// Font units: the baseline is y = 0, y grows downwards, capitals reach up to y = -1, lower-case letters to
/// -0.7, descenders down to +0.3. Accents on capitals reach up to -1.4: all points are within [-1.4, +0.3].
/// x is between 0 and the advance, which includes the side bearings, about 0.12 beside a straight stem. Marks
/// (U+0300 to U+036F) have no advance and are drawn around x = 0 for a small letter.
struct StrokeGlyph {
    char32_t code = 0;
    double advance = 0.0;
    /// Polylines of at least one point each (one point = a dot). A space has none.
    std::vector<std::vector<Vec2>> strokes;
    /// The glyphs of which it is composed, none of which is composed itself; empty if it has strokes of its own.
    std::vector<GlyphPart> parts;
};

/// All glyphs, sorted by code, each code once: printable ASCII (U+0020 to U+007E), Latin-1 (U+00A0 to
/// U+00FF), Latin Extended-A (U+0100 to U+017F), Romanian's letters with a comma, Greek (U+0386 to U+03CE), Cyrillic
/// (U+0400 to U+045F, Ґ), punctuation and signs of money of European languages, arrows (U+2190 to U+2193), the marks of
/// which letters are composed, and the button symbols of StrokeFontSigns.hpp. Digits have the same advance. The result
/// is identical on every system; it is computed once.
const std::vector<StrokeGlyph>& strokeFont();

} // namespace arkanong
