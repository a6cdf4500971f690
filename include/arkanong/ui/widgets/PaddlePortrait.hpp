#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>

namespace arkanong {

/// Who is pictured by a paddle with eyes: a personality shows in the brows, a boss in its body.
struct PaddlePortrait {
    Side side = Side::Blue;
    Personality personality = Personality::Steady;
    std::optional<Boss> boss{};
};

/// Draws the paddle in an overlay layer; `scale` 1 is as large as on the field.
void drawPortrait(TextureManager& textures, const Palette& palette, const PaddlePortrait& portrait,
                  Vec2 centre, double scale);

} // namespace arkanong
