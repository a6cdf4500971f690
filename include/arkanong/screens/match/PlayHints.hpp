#pragma once

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/input/InputAids.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

/// y of the baseline on which drawPlayHints() writes beside a side's paddle, logical px.
double playHintsY(Side side);

/// Draws the controls of a person's paddle beside it while nothing else happens. `aids` are that person's; `help`
/// describes the controls in use; `only`: no other person plays at this machine.
void drawPlayHints(TextureManager& textures, const Palette& palette, Side side, const InputAids& aids,
                   ControllerHelp help, bool only);

} // namespace arkanong
