#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/cast/OpponentFace.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>

namespace arkanong {

/// The player whom a picture of a paddle shows. An opponent of the campaign has a face of its own, and a boss has a body;
/// for all others the brows show the personality.
struct PaddlePortrait {
    Side side = Side::Blue;
    Personality personality = Personality::Steady;
    std::optional<Boss> boss{};
    const OpponentFace* face = nullptr; ///< Null: none of its own.
};

/// Draws the paddle in an overlay layer; `scale` 1 is as large as on the field.
void drawPortrait(TextureManager& textures, const Palette& palette, const PaddlePortrait& portrait,
                  Vec2 centre, double scale);

/// Half of what drawPortrait() draws, but for what a player wears above the paddle, px at `scale` 1.
Vec2 portraitReach(const PaddlePortrait& portrait);

/// How far above its centre it reaches with what a player wears, px at `scale` 1.
double portraitRise(const PaddlePortrait& portrait);

} // namespace arkanong
