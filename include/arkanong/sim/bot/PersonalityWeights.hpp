#pragma once

#include "arkanong/sim/Personality.hpp"

namespace arkanong {

/// The parameters of a personality: what targets are worth to it, where saving a shield is worth 1, and its
/// habits.
struct PersonalityWeights {
    double depth;   ///< px from its goal line: where its paddle waits and meets balls.
    double goesOut; ///< px from its goal line: where its paddle catches capsules.
    double drift;   ///< Share of the distance that it moves towards a distant enemy ball.
    double enemy;   ///< Worth of converting an enemy ball, besides the shield.
    double own;     ///< Worth of returning an own ball.
    double capsule; ///< Worth of a good capsule.
    double caution; ///< Worth of avoiding a bad capsule.
    double gap;     ///< Aiming: worth of an open path to the opponent's goal line.
    double brick;   ///< Aiming: worth of a brick.
    double slant;   ///< Aiming: worth of a direction far from straight.
    double haste;   ///< Factor on how often it serves.
    int moreBalls;  ///< It serves with this many more balls in play than others.
    double
        strike; ///< px/s at which it steps into a ball, besides BotSkill::strike: a smash. Below 0 it steps
                ///< back and cushions the ball.
};

const PersonalityWeights& weightsOf(Personality personality);

} // namespace arkanong
