#pragma once

#include "arkanong/sim/Strength.hpp"

namespace arkanong {

/// The parameters of a strength. No strength breaks the rules: a weak player reacts late, estimates badly,
/// decides rarely and moves slowly. Numbers of ticks, bounces, directions and balls may lie between two whole
/// numbers: the bot picks one of the two at random each time, so that their average is the parameter. This
/// way each hundredth of a strength makes a small difference.
struct BotSkill {
    double delay;         ///< Reaction time: ticks between an event and seeing it.
    double thinkInterval; ///< Ticks between two decisions.
    double error;         ///< Greatest error in where a ball arrives: px for each px of its remaining path.
    double sightSeconds;  ///< How far ahead trajectories are predicted.
    double sightBounces;  ///< The most bounces predicted.
    double foresight;     ///< Share of its plans, 0 to 1, that include the target after the next.
    double mistakes;      ///< Share of bad capsules, 0 to 1, that it takes for good ones.
    double confusion;     ///< Ticks from seeing its paddle reversed until it adapts.
    double speed;         ///< px/s: the fastest that it moves along each axis.
    double deadZone;      ///< px; the paddle stops this close to its target.
    /// Directions compared when aiming; 0 = a random direction. Never 1: a value between 0 and 2 alternates
    /// between 0 and 2 at random.
    double aimChoices;
    double strike; ///< px/s added to PersonalityWeights::strike, in its direction.
    /// With this many balls of both sides in play it does not serve. Scaled with the size of the reserve.
    double ballsWanted;
    double serveLeast; ///< Least seconds between two serves, with the usual reserve.
    double serveMost;  ///< Most seconds between two serves.
};

/// Between two difficulties every parameter is interpolated linearly.
BotSkill skillOf(Strength strength);

} // namespace arkanong
