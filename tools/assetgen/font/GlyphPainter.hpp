#pragma once

#include "assetgen/Canvas.hpp"

#include <vector>

namespace arkanong {

/// The cap heights, logical px, at which the stroke font is painted. The largest has only digits, capitals, their marks,
/// spaces and a few signs.
inline constexpr int glyphSizes[] = {12, 14, 20, 36, 72};

/// A painted glyph; the canvas's origin is the glyph's origin on the baseline.
struct Glyph {
    int size = 0;
    char32_t code = 0;
    /// Distance to the next glyph's origin, logical px.
    double advance = 0.0;
    Canvas canvas;
};

/// Texture px per logical px of the largest glyphs, at most: so large they look as sharp on 4K screens, and in the atlas
/// with 3 px they would have no room.
inline constexpr double largestGlyphScale = 2.0;

/// Every glyph that is not composed of others, in every size, sorted by size and code: white lines with a soft glow.
std::vector<Glyph> paintGlyphs(double scale);

} // namespace arkanong
