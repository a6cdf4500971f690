#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// Numbers of the cards, see Card. Lengths in px, durations in ticks.

namespace arkanong::cards {

inline constexpr int thiefSteals = 4;
inline constexpr int velvetHold = tuning::seconds(0.5);
inline constexpr double smallBall = 0.75;  ///< Factor on the radius of a twin.
inline constexpr double giantBall = 1.5;   ///< Factor on the usual radius, up to tuning::giantBallRadius.
inline constexpr double twinDegrees = 7.0; ///< Between each twin and the direction of the serve.
inline constexpr double swiftFactor = 1.5; ///< On the speed of a serve.
inline constexpr double pinballFactor = 1.06;
inline constexpr int demolitionCombo = 5;
inline constexpr int masonBricks = 3;
inline constexpr int hoarderGain = tuning::seconds(1.0); ///< Ticks that a steal adds to a power-up.
inline constexpr int hoarderFactor = 2; ///< On a power-up's duration: the most that can be left of it.
inline constexpr int lastStandShields = 2;
inline constexpr int harvestPause = tuning::seconds(2.0); ///< From one shining brick to the next.
inline constexpr int bountyPause = tuning::seconds(15.0); ///< From one priced ball to the next.
inline constexpr double magnetDraw = 120.0;               ///< px/s; a paddle this fast back calls capsules.
inline constexpr int sniperInterval = tuning::seconds(10.0);
inline constexpr int sniperShot = tuning::seconds(1.5);
inline constexpr int fog = tuning::seconds(2.0);
inline constexpr int tollShields = 3;        ///< Number of shields left at which Toll begins.
inline constexpr double anchorFactor = 0.55; ///< On the target speed.
inline constexpr double anchorStill = 24.0;  ///< px/s; a slower paddle stands still.

} // namespace arkanong::cards
