#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/world/World.hpp"

#include <vector>

// Drawings that only the sandbox uses. The origin must be the field's.

namespace arkanong {

/// The collision shapes, each kind in its own colour, interpolated by `alpha` as in Scene; and each ball's
/// path in the next 0.1 s, unless there are very many balls.
void drawWireframe(TextureManager& textures, const Palette& palette, const World& world, double alpha);

} // namespace arkanong
