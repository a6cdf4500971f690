#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Sprite.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// One image of the atlas: its quad relative to the anchor, and its rectangle in the texture.
struct AtlasImage {
    Vec2 low;        ///< Top left corner relative to the anchor, logical px.
    Vec2 high;       ///< Bottom right corner relative to the anchor, logical px; equal to `low` for a space.
    Vec2 textureLow; ///< The same corners in the texture, px.
    Vec2 textureHigh;
    double core = 0.0; ///< Lines: half the width of the solid part, logical px; 0 for everything else.
    double border =
        /// Stretchable boxes (nine-slice): width of the unstretched border, logical px; 0 for everything
        /// else.
        0.0;
};

struct AtlasGlyph {
    char32_t code = 0;
    double advance = 0.0; ///< Distance to the next glyph's origin, logical px.
    AtlasImage image;     ///< The anchor is the glyph's origin on the baseline.
};

/// The glyphs of one text size, sorted by code point.
struct GlyphSheet {
    double capHeight = 0.0; ///< Logical px.
    std::vector<AtlasGlyph> glyphs;

    /// Null if the sheet has no glyph for this code point.
    const AtlasGlyph* find(char32_t code) const;
};

/// A glyph that consists of others, such as a letter with a mark. Lengths are in cap heights.
struct ComposedGlyph {
    struct Part {
        char32_t code = 0;
        Vec2 at;               ///< Its origin.
        bool mirrored = false; ///< Left and right are exchanged within its advance.
    };
    char32_t code = 0;
    double advance = 0.0; ///< Distance to the next glyph's origin.
    std::vector<Part> parts;
};

/// The contents of an atlas, as its TOML manifest lists them.
struct AtlasManifest {
    double scale = 1.0; ///< Texture px per logical px.
    std::string image;  ///< File name of the texture.
    Vec2 pictureSize;   ///< px.
    std::array<AtlasImage, spriteCount> sprites;
    std::vector<GlyphSheet> glyphs; ///< Sorted by size; at least one.

    std::vector<ComposedGlyph> composed{}; ///< Sorted by code point.

    /// Null if there is no composed glyph for this code point.
    const ComposedGlyph* composedOf(char32_t code) const;
    const AtlasImage& of(Sprite sprite) const { return sprites[spriteIndex(sprite)]; }
};

/// Reads a manifest; `file` is its name in error messages. Throws DataError with line and column, also if a
/// sprite of the game is missing or lies outside the texture.
AtlasManifest parseAtlasManifest(std::string_view text, const std::string& file);

} // namespace arkanong
