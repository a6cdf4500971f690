#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/PowerUps.hpp"

namespace arkanong {

/// The area of a power-up list in a panel, screen px.
struct PowerListPlace {
    double left = 0.0;
    double right = 0.0;
    double top = 0.0;
    double bottom = 0.0;
    bool hangs = true; ///< True: aligned with the top. False: with the bottom.
};

/// Lists a side's active power-ups: icon, name, seconds left and a bar that runs out; those that hinder it in
/// another colour with a warning. Rows get smaller when they do not fit. Draws nothing when none is active.
void drawPowerList(TextureManager& textures, const Palette& palette, Side side, const PowerUps& powers,
                   const PowerListPlace& place);

} // namespace arkanong
