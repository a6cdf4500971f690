#pragma once

#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/objects/Objects.hpp"
#include "arkanong/sim/replay/PlayAids.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

struct MatchSettings;
struct MatchSetup;
struct SeriesStatistics;
struct SoloRun;

// The high-score tables.
inline constexpr std::string_view soloTable = "solo";         ///< Solo runs.
inline constexpr std::string_view campaignTable = "campaign"; ///< Campaign levels won.
inline constexpr std::string_view gauntletTable =
    "gauntlet"; ///< Runs through the gauntlet won against a computer.
/// Matches won against the computer at this strength, or a little above it: "versus-hard".
std::string versusTable(Strength strength);
/// All tables, in the order in which they are shown.
std::vector<std::string> scoreTables();

/// A candidate for the high scores, still without the player's name.
struct ScoreEntry {
    std::string table{};
    int score = 0;
    int level = 1;           ///< As in HighScore.
    std::string levelName{}; ///< As in HighScore.
    PlayAids aids{};         ///< What helped: it excludes nobody, and the table names it.
};

/// Whether a result may enter the high scores.
struct ScoreEligibility {
    std::optional<ScoreEntry> entry{};
    std::string_view refusal{}; ///< The reason, for the player, if a score is excluded; else empty.
};

/// Why a match with these settings is easier for the person than the usual rules make it, as a refusal; empty if it is
/// not. What PlayAids name is none.
std::string_view advantageIn(const MatchSettings& settings, Side person);

/// For versus against the computer, the highest score of a match that the person won; for a campaign level,
/// its score if it was won; for a run through the gauntlet that one person won, the score of all rounds; no entry
/// for anything else. Excluded with mutators, with a handicap in the person's favour, with a boss's paddle or cards
/// on the person's side, or with more time than usual.
ScoreEligibility eligibilityOf(const MatchSetup& setup, const SeriesStatistics& totals);

/// For a solo run. Excluded on levels other than the campaign's (which may be easier), and
/// if it did not begin with the usual rules.
ScoreEligibility eligibilityOf(const SoloRun& run, const SeriesStatistics& totals);

} // namespace arkanong
