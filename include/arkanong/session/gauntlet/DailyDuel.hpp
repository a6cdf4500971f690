#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/storage/player/RunRecords.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The daily duel: each day has one gauntlet run, the same for all players. Only one try a day is ranked.

namespace arkanong {

namespace daily {
// The opponents come from the middle of the ladder; `lowestRung` is the index of the weakest one.
inline constexpr std::size_t lowestRung = 9;
inline constexpr std::size_t rungs =
    17; ///< Number of opponents, which is also the period of their rotation, days.
} // namespace daily

/// The seed and opponent of one day. GauntletRun derives the levels, the cards and the first picker from the seed.
struct DailyDuel {
    std::uint64_t seed = 0;
    std::size_t rung = 0; ///< The opponent's index in gauntletLadder().
};
/// The duel of this day, which is the same on every machine.
DailyDuel dailyDuel(Day day);

/// The settings of the day's run: all cards, and no heat.
GauntletSettings dailySettings(Day day);

/// The setup of the day's duel with `person` as Blue. `ladder` must be the ladder of the installed campaign.
MatchSetup dailySetup(Day day, bool ranked, const std::vector<GauntletOpponent>& ladder, Controller person);

/// Why the run is not the duel of the day that it claims, as a sentence without its full stop. Returns nullopt if it is
/// that duel or claims no day. Compares seed, opponent, levels and rules with those of the day and of the installed
/// campaign. Does not replay the run: GauntletCheck does. Throws DataError if the campaign cannot be read.
std::optional<std::string> whyNotDaily(const GauntletReplay& replay, const std::string& levelFolder);

/// The result of a run from one side's view: points, steals and fastest goal.
RunFigures figuresOf(const GauntletRun& run, Side side);

/// The entry for the records of a finished run. Returns nullopt unless exactly one person played.
std::optional<FinishedRun> finishedRun(const MatchSetup& setup);

/// A line to share: "Arkanong 22 Nov  4-3  19 steals  0:41 fastest goal". The player's points come first. Without a
/// goal the fastest goal is left out. Aids are appended, "with speed 75 %"; they do not exclude a run from the ranking.
std::string dailyLine(const Catalogue& catalogue, Day day, const RunFigures& figures,
                      const PlayAids& aids = {});

/// dailyLine() of a finished daily duel from its person's view, or Blue's if none played. Appends "unranked" if it is.
std::string sharedLine(const Catalogue& catalogue, const MatchSetup& setup);

/// The heading of a day's duel: "DAILY DUEL 22 NOV".
std::string shownDuel(const Catalogue& catalogue, Day day);
/// The result of a ranked try for display: "Won 4-3  19 steals", or "Unfinished".
std::string shownTry(const Catalogue& catalogue, const DailyTry& figures);

} // namespace arkanong
