#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

namespace arkanong {

/// The lighting of the field's ground.
struct GroundLight {
    Vec2 middle{0.5, 0.5};  ///< The brightest point, as a fraction of the field's size.
    Vec2 reach{0.34, 0.36}; ///< Distance at which the brightness has halved, in the same unit.
    double shafts = 0.0;    ///< Strength of slowly moving, slanting shafts of light, 0 to 1.
};

/// The area of a background: the field, with the two panels beside it, or the whole screen without panels.
enum class Extent { Field, Screen };

/// Draws the ground, and for Extent::Field the empty panels, over the whole screen; the origin must be the
/// screen's. `seconds` animates the shafts of light.
void drawGround(TextureManager& textures, const Palette& palette, const GroundLight& light = {},
                double seconds = 0.0, Extent extent = Extent::Field);

/// The lines between the field and the panels.
void drawWalls(TextureManager& textures, const Palette& palette);

} // namespace arkanong
