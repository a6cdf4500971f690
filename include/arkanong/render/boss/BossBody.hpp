#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/Boss.hpp"

#include <string_view>

// The bodies of bosses around and on their paddle, whose shape does not change. `paddle` is the position and scale at
// which the paddle is drawn; `width` is the paddle's width before scaling, px. For a boss who plays Blue everything
// above the paddle is mirrored, so that it lies behind the paddle, too; the face stays upright.

namespace arkanong {

/// The state of a body to draw.
struct BossPose {
    Boss boss = Boss::Foreman;
    Side side = Side::Red;
    int phase = 1;        ///< 1 to 3: the later, the hotter its colours and the angrier its eyes.
    double seconds = 0.0; ///< Phase of the beating wings, s; 0 under reduced motion.
    double clock = 0.0;   ///< Turns of the Clockmaker's long hand.
    bool warns = false;   ///< It will act soon.
    bool stunned = false; ///< The Minotaur ran into something.
    Vec2 charge{};        ///< The direction of the Minotaur's charge, length 1; zero: it does not charge.
    double room = 100.0;  ///< From the paddle's centre to its end of the field, px: hats get flatter near it.
    double here = 1.0;    ///< How far it has come in, 0 to 1; it fades in from behind the paddle.
};

/// The boss's English name in capitals: "THE FOREMAN".
std::string_view displayName(Boss boss);

/// Draws the silhouette around the paddle. Call before drawing objects that it must not hide.
void drawBossBody(TextureManager& textures, const Palette& palette, Layer layer, const Placement& paddle,
                  double width, const BossPose& pose);
/// Draws decorations of the paddle below its eyes: the Foreman's stripes.
void drawBossPaint(TextureManager& textures, const Palette& palette, Layer layer, const Placement& paddle,
                   double width, const BossPose& pose);
/// Draws decorations above the eyes: brows that show the phase, and the Minotaur's ring.
void drawBossBrows(TextureManager& textures, const Palette& palette, Layer layer, const Placement& paddle,
                   const BossPose& pose);
/// The colour of a boss's eyes.
sf::Color eyesOf(const Palette& palette, const BossPose& pose);

/// Draws the whole boss with a short paddle, for menus: at most 210 px wide and 130 px high, before scaling.
void drawBossPortrait(TextureManager& textures, const Palette& palette, Layer layer, Vec2 centre,
                      double scale, const BossPose& pose);

} // namespace arkanong
