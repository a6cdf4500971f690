#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// What decides a match, and when. Durations in ticks.

namespace arkanong::tuning {

// The goals that win, everywhere the same: in the window, without one, in networks and in level sets. The lengths of
// matches are tuned for them.
inline constexpr int goals = 5; ///< Versus, watching, the first match, and the campaign but for the next two.
inline constexpr int firstWorldGoals = 4; ///< The campaign's first world; see goalsOf(CampaignLevel).
inline constexpr int bossGoals = 4;       ///< A round against a boss.
inline constexpr int gauntletGoals = 3;   ///< A round of the gauntlet.
inline constexpr int goalLimit = 9;
inline constexpr int lives = 5; ///< In Solo.
inline constexpr int lifeLimit = 9;
inline constexpr int countdown = seconds(3.0);
inline constexpr int suddenDeathAt = seconds(150.0);
inline constexpr int suddenDeathLength = seconds(90.0);
inline constexpr int suddenDeathEnd = suddenDeathAt + suddenDeathLength;
inline constexpr int suddenDeathClimb =
    seconds(30.0); ///< The rally speed climbs to its maximum in this time.

inline constexpr int finaleLength = seconds(120.0);

} // namespace arkanong::tuning
