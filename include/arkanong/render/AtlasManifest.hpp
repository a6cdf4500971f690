#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Sprite.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// A rectangle of the atlas and where it goes relative to its anchor.
struct AtlasImage {
    Vec2 low;        ///< Top left corner from the anchor, logical px.
    Vec2 high;       ///< Bottom right corner from the anchor, logical px; equal to `low` for a space.
    Vec2 textureLow; ///< The same corners in the picture, px.
    Vec2 textureHigh;
    double core = 0.0; ///< Lines: half the width of the solid part, logical px; 0 for everything else.
    double border =
        0.0; ///< Stretchable boxes: how far the corners reach inwards, logical px; 0 for everything else.
};

struct AtlasGlyph {
    char32_t code = 0;
    double advance = 0.0; ///< How far the pen moves on, logical px.
    AtlasImage image;     ///< Its anchor is the pen's place on the baseline.
};

/// The letters of one size, in ascending order of their codes.
struct GlyphSheet {
    double capHeight = 0.0; ///< Logical px.
    std::vector<AtlasGlyph> glyphs;

    /// Null when this sheet lacks it.
    const AtlasGlyph* find(char32_t code) const;
};

/// What an atlas holds and where, as its TOML manifest says.
struct AtlasManifest {
    double scale = 1.0; ///< Picture px for a logical px.
    std::string image;  ///< The picture's file name.
    Vec2 pictureSize;   ///< px.
    std::array<AtlasImage, spriteCount> sprites;
    std::vector<GlyphSheet> glyphs; ///< In ascending order of size; at least one.

    const AtlasImage& of(Sprite sprite) const { return sprites[spriteIndex(sprite)]; }
};

/// Reads a manifest; `file` is what error messages call it. Throws DataError with line and column, also when
/// a sprite that the game needs is missing or lies outside the picture.
AtlasManifest parseAtlasManifest(std::string_view text, const std::string& file);

} // namespace arkanong
