#pragma once

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/PowerUps.hpp"

namespace arkanong {

/// What is on the field, between two ticks.
struct Scene {
    const ObjectManager& objects;
    const PowerUps& powers;
    int tick = 0;
    double alpha = 1.0; ///< 0 = the tick before, 1 = the latest.

    /// Since the match was made; stands still while the game does.
    double seconds() const { return (tick + alpha) * tuning::tickSeconds; }
    bool active(Side side, PowerUp kind) const { return powers.active(side, kind); }
};

/// Where something is between two ticks, as Scene::alpha says.
inline Vec2 interpolated(Vec2 previous, Vec2 latest, double alpha) { return lerp(previous, latest, alpha); }
/// The same for an angle in turns, the short way round.
inline double interpolatedTurns(double previous, double latest, double alpha) {
    return previous + wrapTurns(latest - previous) * alpha;
}

} // namespace arkanong
