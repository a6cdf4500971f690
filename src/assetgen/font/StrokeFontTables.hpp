#pragma once

#include <string_view>

namespace arkanong {

/// One hand-drawn glyph. To add one, draw it on squared paper and write a line in the table where it belongs.
struct GlyphDrawing {
    char32_t code;
    /// Squares from where the left stem stands (x = 0) to the right one; side bearings are added outside.
    /// Round sides overhang by half a square and slanting ones by a little more, so that all look equally
    /// spaced.
    double width;
    /// The pen language of Pen.hpp.
    std::string_view pen;
};

/// A mark above or below letters, drawn around x = 0 for a small letter.
struct Mark {
    std::string_view pen;
    bool liftedOverCapitals;
};

/// A glyph that is another one with a mark over the middle of its width.
struct MarkedGlyph {
    char32_t code;
    char32_t base;
    Mark mark;
};

} // namespace arkanong
