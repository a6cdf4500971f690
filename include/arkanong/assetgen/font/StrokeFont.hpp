#pragma once

#include "arkanong/math/Vec2.hpp"

#include <vector>

namespace arkanong {

/// One letter of the project's own stroke font, as a pen would draw it; made for a round pen 0.12 wide.
/// Font units: the baseline is y = 0, capitals reach up to y = -1 (y grows downwards), small letters to -0.7,
/// descenders to +0.3. Accents on capitals reach up to -1.4: no point lies outside [-1.4, +0.3].
/// x starts at 0; the letter's advance includes its side bearings, about 0.12 beside the ink of a straight
/// stem; no point lies left of 0 or right of the advance.
struct StrokeGlyph {
    char32_t code = 0;
    double advance = 0.0;
    /// Polylines, each of at least one point (a dot of the pen's width). A space has none.
    std::vector<std::vector<Vec2>> strokes;
};

/// Every glyph of the font, in ascending order of code, each code once: printable ASCII (U+0020 to U+007E),
/// Latin-1 (U+00A0 to U+00FF), some more letters, dashes and quotation marks of European languages, arrows
/// (U+2190 to U+2193), and the button signs listed in StrokeFontSigns.hpp. Digits share one advance. The same
/// numbers on every system. Drawn at the first call and kept.
const std::vector<StrokeGlyph>& strokeFont();

} // namespace arkanong
