#pragma once

#include "assetgen/Canvas.hpp"

#include <string>

namespace arkanong {

/// The scales of the atlases: 1 for a window of 1280 x 720 px, 3 for 3840 x 2160.
inline constexpr double textureScales[] = {1.0, 1.5, 2.0, 3.0};

/// "atlas-1.5x" for 1.5: the file name of the picture and of the manifest, without ".png" and ".toml".
std::string atlasName(double scale);

/// All sprites and glyphs at one scale in one picture, and the TOML manifest that locates them.
///
/// The manifest's layout, which its first lines repeat:
///   scale = 1.5, image = "atlas-1.5x.png", width = ..., height = ...   the picture, px
///   [sprites]  NAME = { x, y, w, h, ox, oy }, one a line, sorted by name: the rectangle in the picture
///              and the anchor relative to its top left corner, px; some have `core` or `border`,
///              logical px (see SpriteRecipe)
///   [glyphs]   14 = [ { code, x, y, w, h, ox, oy, advance }, ... ], a list per cap height (logical px),
///              sorted by code; ox, oy = the glyph's origin on the baseline, px; advance in logical px;
///              w = h = 0 for a space
///   [glyph-scales] 72 = 2   the glyphs of this cap height have another scale than the atlas
///   [composed] letters = [ [code, advance, code, x, y, 1, ...], ... ]: glyphs that consist of others; for each part its
///              code, its origin (y downwards) and whether it is mirrored; 20 units are a cap height
/// Each rectangle is surrounded by a copy of its edge pixels, so that texture filtering does not reach its
/// neighbours.
struct Atlas {
    Picture picture;
    std::string manifest;
};

Atlas paintAtlas(double scale);

/// Writes the atlases of all scales into an existing folder. Throws std::runtime_error when a file cannot be
/// written.
void writeTextures(const std::string& directory);

} // namespace arkanong
