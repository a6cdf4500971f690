#pragma once

#include "arkanong/sim/Difficulty.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

struct MatchSetup;
struct SeriesStatistics;
struct SoloRun;

// The tables of the high scores.
inline constexpr std::string_view soloTable = "solo";         ///< Runs.
inline constexpr std::string_view campaignTable = "campaign"; ///< Levels won.
/// Single matches won against the computer at this strength: "versus-hard".
std::string versusTable(Difficulty difficulty);
/// All of them, as they are shown one after the other.
std::vector<std::string> scoreTables();

/// A score for the high scores, still without a name.
struct ScoreEntry {
    std::string table{};
    int score = 0;
    int level = 1;           ///< As HighScore has it...
    std::string levelName{}; ///< ...and this too.
};

/// What a result may enter into the high scores.
struct ScoreEligibility {
    std::optional<ScoreEntry> entry{};
    std::string_view refusal{}; ///< Why a score that would count does not, in plain words; else empty.
};

/// Of a series or match against the computer, the highest score of a match that the person has won; of a
/// campaign level its score where it was won. Nothing for anything else. It does not count with mutators, a
/// handicap in the person's favour, more time than usual, or at reduced speed.
ScoreEligibility eligibilityOf(const MatchSetup& setup, const SeriesStatistics& totals);

/// Of a solo run. It does not count at reduced speed, through other levels than the campaign's, which may be
/// easier, or where it did not begin by the usual rules.
ScoreEligibility eligibilityOf(const SoloRun& run, const SeriesStatistics& totals);

} // namespace arkanong
