#pragma once

#include "arkanong/sim/Personality.hpp"

namespace arkanong {

/// What a temperament consists of: what things are worth to it, where saving a shield is worth 1, and what it
/// does by habit.
struct PersonalityWeights {
    double depth;   ///< px from its goal line: where its paddle stands and meets balls.
    double drift;   ///< Share of the way that it goes towards an enemy ball that is still far away.
    double enemy;   ///< Worth of turning an enemy ball, besides the shield.
    double own;     ///< Worth of sending an own ball off again.
    double capsule; ///< Worth of a good capsule...
    double caution; ///< ...and of keeping away from a bad one.
    double gap;     ///< When it aims: worth of a free way to the opponent's goal line,
    double brick;   ///< of a brick,
    double slant;   ///< and of a direction far from straight.
    double haste;   ///< It serves so many times as often,
    int moreBalls;  ///< with so many more in play than others, or fewer,
    double strike;  ///< and steps into balls at so much more of the top speed.
};

const PersonalityWeights& weightsOf(Personality personality);

} // namespace arkanong
