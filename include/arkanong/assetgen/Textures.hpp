#pragma once

#include "arkanong/assetgen/Canvas.hpp"

#include <string>

namespace arkanong {

/// The scales that everything is painted at: 1 for a window of 1280 x 720 px, 3 for 3840 x 2160.
inline constexpr double textureScales[] = {1.0, 1.5, 2.0, 3.0};

/// "atlas-1.5x" for 1.5: the name of the picture and of the manifest, without ".png" and ".toml".
std::string atlasName(double scale);

/// All sprites and glyphs of one scale in one picture, and a TOML text that says where each one is.
///
/// The manifest's layout, which its own first lines repeat:
///   scale = 1.5, image = "atlas-1.5x.png", width = ..., height = ...   the picture, px
///   [sprites]  NAME = { x, y, w, h, ox, oy }, one a line, sorted by name: the rectangle in the picture and
///   the
///              anchor, from the rectangle's top left corner, px; some have `core` or `border`, logical px
///              (see SpriteRecipe)
///   [glyphs]   14 = [ { code, x, y, w, h, ox, oy, advance }, ... ], a list a cap height (logical px), sorted
///   by
///              code; ox, oy = the pen's place on the baseline, px; advance in logical px; w = h = 0 for a
///              space
/// Around every rectangle lies one more pixel that repeats its edge, so that filtering meets no neighbour.
struct Atlas {
    Picture picture;
    std::string manifest;
};

Atlas paintAtlas(double scale);

/// Writes the atlas of every scale into an existing folder. Throws std::runtime_error when a file
/// cannot be written.
void writeTextures(const std::string& directory);

} // namespace arkanong
