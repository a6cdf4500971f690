#pragma once

#include "arkanong/session/Gauntlet.hpp"
#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/storage/player/RunRecords.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The daily duel: one run through the gauntlet for each day, the same for everybody. One try a day is ranked.

namespace arkanong {

namespace daily {
// The opponents: those in the middle of the ladder.
inline constexpr std::size_t lowestRung = 9;
inline constexpr std::size_t rungs = 17; ///< Each comes once in so many days.
} // namespace daily

/// What a day gives. Levels, cards and who picks first follow from the seed, see GauntletRun.
struct DailyDuel {
    std::uint64_t seed = 0;
    std::size_t rung = 0; ///< The opponent's place on the ladder, see gauntletLadder().
};
/// The same on every machine.
DailyDuel dailyDuel(Day day);

/// The day's duel of one person, as Blue. The ladder is that of the installed campaign.
MatchSetup dailySetup(Day day, bool ranked, const std::vector<GauntletOpponent>& ladder, Controller person);

/// Why the run is not the duel of the day that it claims, as a sentence without its full stop; empty where it is, or
/// claims no day. Seed, opponent, levels and rules are compared with those of the day and of the installed campaign;
/// whether all of it happened so says GauntletCheck. Throws DataError where the campaign cannot be read.
std::optional<std::string> whyNotDaily(const GauntletReplay& replay, const std::string& levelFolder);

/// The figures of a run for a side.
RunFigures figuresOf(const GauntletRun& run, Side side);

/// What the records take in of a run that is over; nullopt where not exactly one person has played it.
std::optional<FinishedRun> finishedRun(const MatchSetup& setup);

/// "Arkanong 22 Nov  4-3  19 steals  0:41 fastest goal": the points, the own ones first; without a goal that part is
/// missing. What helped is named behind it, "with speed 75 %", and excludes nobody from the ranking.
std::string dailyLine(Day day, const RunFigures& figures, const PlayAids& aids = {});

/// The same of a day's duel that is over, for its person; without one for Blue. An unranked try says so at the end.
std::string sharedLine(const MatchSetup& setup);

/// "DAILY DUEL 22 NOV".
std::string shownDuel(Day day);
/// A ranked try that has begun: "WON 4-3  19 STEALS", "BROKEN OFF".
std::string shownTry(const DailyTry& figures);

} // namespace arkanong
