#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

/// A side's momentum and super as they are drawn, each 0 to 1.
struct MomentumShown {
    double filled = 0.0;    ///< Share of the steals that fill it; 1: a super may begin.
    double superLeft = 0.0; ///< Share of the super's time that is left; 0: none.
};

/// Draws a ring round the paddle that steals close from its back to its front, and that a super opens again. Full it
/// pulses with `seconds`. Nothing without momentum and super. The origin must be the field's; `alpha` as in Scene.
void drawMomentumRing(TextureManager& textures, const Palette& palette, const Paddle& paddle, double alpha,
                      const MomentumShown& shown, double seconds);

} // namespace arkanong
