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

// Names of the high-score tables.
inline constexpr std::string_view soloTable = "solo";         ///< Solo runs.
inline constexpr std::string_view campaignTable = "campaign"; ///< Campaign levels won.
inline constexpr std::string_view gauntletTable =
    "gauntlet"; ///< Runs through the gauntlet won against a computer.
/// The table of matches won against the computer at this strength, rounded down to a named one: "versus-hard".
std::string versusTable(Strength strength);
/// The strength of a table of matches; nullopt for other tables.
std::optional<Difficulty> strengthOf(std::string_view table);
/// All tables, in display order.
std::vector<std::string> scoreTables();

/// A candidate for the high scores, before the player's name is entered.
struct ScoreEntry {
    std::string table{};
    int score = 0;
    int level = 1;           ///< As in HighScore.
    std::string levelName{}; ///< As in HighScore.
    PlayAids aids{};         ///< Listed with the score; they do not exclude it.
};

/// Whether a result may enter the high scores.
struct ScoreEligibility {
    std::optional<ScoreEntry> entry{};
    std::string_view
        refusal{}; ///< The reason for the player in English if the score is excluded; else empty.
};

/// The advantage over the usual rules that these settings give the person, as a refusal; empty if they give none.
/// PlayAids do not count as advantages.
std::string_view advantageIn(const MatchSettings& settings, Side person);

/// The entry of a match in which the person won against the computer (the highest score of the series), won a campaign
/// level (its score) or, as the only person, a gauntlet run (the score of all rounds); no entry for anything else.
/// Excluded with mutators, a handicap in the person's favour, a boss's paddle or cards on the person's side, or more
/// time than usual.
ScoreEligibility eligibilityOf(const MatchSetup& setup, const SeriesStatistics& totals);

/// The entry of a solo run. Excluded on levels other than the campaign's, which may be easier, and if the run did not
/// begin with the usual rules.
ScoreEligibility eligibilityOf(const SoloRun& run, const SeriesStatistics& totals);

} // namespace arkanong
