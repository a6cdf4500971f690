#pragma once

#include "arkanong/math/Vec2.hpp"

#include <vector>

namespace arkanong {

/// A glyph of the game's stroke font, designed for a round pen 0.12 wide.
/// Font units: the baseline is y = 0, y grows downwards, capitals reach up to y = -1, lower-case letters to
/// -0.7, descenders down to +0.3. Accents on capitals reach up to -1.4: all points are within [-1.4, +0.3].
/// x is between 0 and the advance, which includes the side bearings, about 0.12 beside a straight stem.
struct StrokeGlyph {
    char32_t code = 0;
    double advance = 0.0;
    /// Polylines of at least one point each (one point = a dot). A space has none.
    std::vector<std::vector<Vec2>> strokes;
};

/// All glyphs, sorted by code, each code once: printable ASCII (U+0020 to U+007E), Latin-1 (U+00A0 to
/// U+00FF), some more letters, dashes and quotation marks of European languages, arrows (U+2190 to U+2193),
/// and the button symbols of StrokeFontSigns.hpp. Digits have the same advance. The result is identical on
/// every system; it is computed once.
const std::vector<StrokeGlyph>& strokeFont();

} // namespace arkanong
