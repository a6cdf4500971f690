#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

namespace arkanong {

/// How light falls on the field's ground.
struct GroundLight {
    Vec2 middle{0.5, 0.5};  ///< Where it is brightest, in shares of the field...
    Vec2 reach{0.34, 0.36}; ///< ...and how far from there it is half as bright.
    double shafts = 0.0;    ///< How much of it comes in slanting shafts, which move slowly; 0 to 1.
};

/// Draws ground and panels, without anything on them, over the whole screen; the origin must be the screen's.
/// `seconds` moves the shafts of light.
void drawGround(TextureManager& textures, const Palette& palette, const GroundLight& light = {},
                double seconds = 0.0);

/// The lines between the field and the panels.
void drawWalls(TextureManager& textures, const Palette& palette);

} // namespace arkanong
