#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/PowerUps.hpp"

namespace arkanong {

/// Where a list of power-ups has its place in a panel, px on the screen.
struct PowerListPlace {
    double left = 0.0;
    double right = 0.0;
    double top = 0.0;
    double bottom = 0.0;
    bool hangs = true; ///< From the top; otherwise it stands on the bottom.
};

/// What works on a side: sign, name, seconds left and a bar that runs out; what hinders it in another colour
/// and with a warning. `wall` = its shield wall stands. Rows move together where there are more than fit.
/// Draws nothing where there is nothing to say.
void drawPowerList(TextureManager& textures, const Palette& palette, Side side, const PowerUps& powers,
                   bool wall, const PowerListPlace& place);

} // namespace arkanong
