#pragma once

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/input/HandAids.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

/// What moves a person's paddle, beside it while nothing else happens. `aids` = that person's; `help` = for the controls in
/// use; `only`: nobody else plays at this machine.
void drawPlayHints(TextureManager& textures, const Palette& palette, Side side, const HandAids& aids,
                   ControllerHelp help, bool only);

} // namespace arkanong
