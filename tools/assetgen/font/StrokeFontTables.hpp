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

/// A diacritic without a width, drawn around x = 0 for a small letter. Its code is Unicode's combining character.
struct Mark {
    char32_t code;
    std::string_view pen;
    bool above; ///< Lifted over capitals and letters with ascenders.
};

/// A base letter with a mark, which is centred over the letter's width.
struct MarkedGlyph {
    char32_t code;
    char32_t base;
    Mark mark;
    double right = 0.0; ///< The mark's distance from the centre, squares.
    double up = 0.0;    ///< The mark's distance above its usual height, squares.
    double aside = 0.0; ///< Additional room on both sides of the letter, squares.
};

/// A glyph that looks like another one, or like its mirror image.
struct SameGlyph {
    char32_t code;
    char32_t as;
    bool mirrored = false;
};

/// Two glyphs beside each other or one over the other; a distance in squares from origin to origin, and the width
/// including the side bearings.
struct PairedGlyph {
    char32_t code;
    char32_t first;
    double firstAt;
    char32_t second;
    double secondAt;
    double advance;
};

} // namespace arkanong
