#pragma once

#include "arkanong/sim/Personality.hpp"

namespace arkanong {

/// The parameters of a personality: its habits, and what targets are worth to it. Saving a shield is worth 1.
struct PersonalityWeights {
    double depth;   ///< px from its goal line: where its paddle waits and meets balls.
    double goesOut; ///< px from its goal line: where its paddle catches capsules.
    double drift;   ///< Share of the distance that it moves towards a distant enemy ball.
    double enemy;   ///< Worth of converting an enemy ball, added to that of the shield it saves.
    double own;     ///< Worth of returning a ball of its own.
    double capsule; ///< Worth of a good capsule.
    double caution; ///< Worth of avoiding a bad capsule.
    double gap;     ///< Aiming: worth of an open path to the opponent's goal line.
    double brick;   ///< Aiming: worth of a brick.
    double slant;   ///< Aiming: worth of a direction far from straight.
    double haste;   ///< Factor on how often it serves.
    int moreBalls;  ///< It serves with this many more balls in play than others.
    /// px/s at which the paddle moves into a ball to smash it, without BotSkill::strike. Negative: it
    /// moves back and cushions the ball.
    double strike;
};

const PersonalityWeights& weightsOf(Personality personality);

} // namespace arkanong
