#pragma once

#include "arkanong/assetgen/Canvas.hpp"

#include <vector>

namespace arkanong {

/// The cap heights, logical px, that the stroke font is painted at. The largest holds only what is ever shown
/// that big: digits, capitals, ':', '!' and the space.
inline constexpr int glyphSizes[] = {10, 14, 20, 36, 72};

/// A letter as a picture; the canvas's origin is the pen's place on the baseline.
struct Glyph {
    int size = 0;
    char32_t code = 0;
    /// How far the pen moves on, logical px.
    double advance = 0.0;
    Canvas canvas;
};

/// Every glyph of every size, in ascending order of size and code: white lines with a soft light around them.
std::vector<Glyph> paintGlyphs(double scale);

} // namespace arkanong
