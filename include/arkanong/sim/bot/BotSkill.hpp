#pragma once

#include "arkanong/sim/Strength.hpp"

namespace arkanong {

/// The parameters of a strength. No strength breaks the rules: a weak player reacts late, estimates badly,
/// decides rarely and moves slowly.
struct BotSkill {
    int delay;           ///< Reaction time: ticks between an event and seeing it.
    int thinkInterval;   ///< Ticks between two decisions.
    double error;        ///< Greatest error in where a ball arrives: px for each px of its remaining path.
    double sightSeconds; ///< How far ahead trajectories are predicted.
    int sightBounces;    ///< The most bounces predicted.
    bool foresight;      ///< Plans for the target after the next.
    int confusion;       ///< Ticks from seeing its paddle reversed until it adapts.
    double speed;        ///< px/s: the fastest that it moves along each axis.
    double deadZone;     ///< px; the paddle stops this close to its target.
    int aimChoices;      ///< Directions compared when aiming; 0 = a random direction.
    double strike;       ///< px/s by which its steps into balls, or back from them, are faster than its
                         ///< personality's.
    int ballsWanted;     ///< With this many in play, of both sides, it does not serve; in proportion to the
                         ///< reserve.
    double serveLeast;   ///< Least seconds between two serves, with the usual reserve.
    double serveMost;    ///< Most seconds between two serves.
};

/// Between two difficulties every parameter lies in proportion between theirs, the whole numbers rounded.
BotSkill skillOf(Strength strength);

} // namespace arkanong
