#pragma once

#include <string_view>

namespace arkanong {

/// A hand-drawn glyph. To add one, draw it on squared paper and add a line to the matching table.
struct GlyphDrawing {
    char32_t code;
    /// Distance from the left stem (x = 0) to the right one, squares; side bearings are added. Round sides
    /// overhang by half a square and diagonal ones by slightly more, for optically even spacing.
    double width;
    /// In the pen language of Pen.hpp.
    std::string_view pen;
};

/// A diacritic, drawn around x = 0 for a lower-case letter.
struct Mark {
    std::string_view pen;
    bool liftedOverCapitals;
};

/// A glyph composed of a base letter and a diacritic, centred over its width.
struct MarkedGlyph {
    char32_t code;
    char32_t base;
    Mark mark;
};

} // namespace arkanong
