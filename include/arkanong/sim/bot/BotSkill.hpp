#pragma once

#include "arkanong/sim/Difficulty.hpp"

namespace arkanong {

/// What a strength consists of. Never a rule broken: a weak player reacts late, judges badly, thinks rarely
/// and moves slowly, and a strong one does so less.
struct BotSkill {
    int delay;           ///< Ticks between something happening and seeing it.
    int thinkInterval;   ///< Ticks between two decisions.
    double error;        ///< Misjudgement of where a ball arrives, at most; px for each px it has yet to fly.
    double sightSeconds; ///< How far ahead a ball's flight is followed...
    int sightBounces;    ///< ...and through how many bounces.
    bool foresight;      ///< Thinks of what comes after the next ball.
    int confusion;       ///< Ticks after seeing that its paddle runs the wrong way until it copes with it.
    double speedShare;   ///< Of the paddle's top speed.
    double deadZone;     ///< px; so near the wanted place is good enough.
    int aimChoices;      ///< Directions compared before a ball is sent off; 0 = any direction will do.
    double strike;       ///< Share of the top speed at which the paddle steps into a ball.
    int ballsWanted;     ///< With so many in play, of both sides, it keeps its own back; in proportion to the
                         ///< reserve.
    double serveLeast;   ///< Seconds between two serves, at least, with the usual reserve...
    double serveMost;    ///< ...and at most.
};

const BotSkill& skillOf(Difficulty difficulty);

} // namespace arkanong
