#pragma once

#include "arkanong/headless/Tournament.hpp"
#include "arkanong/sim/gauntlet/GauntletReplay.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// How a side picks cards: like a computer of this strength, or nullopt: at random.
using Drafting = std::optional<Strength>;

/// The setup of many gauntlet runs of computers. Index arrays with sideIndex().
struct GauntletPlan {
    std::vector<Level> levels; ///< At least one.
    MatchSettings settings;    ///< Only the mutators are used; the run sets all other rules.
    std::array<Strength, 2> strengths{Difficulty::Medium, Difficulty::Medium}; ///< In the matches.
    std::array<Drafting, 2> drafting{};
    int runs = 100; ///< > 0.
    /// Seed of the first run; later runs use consecutive seeds. Also determines the personalities.
    std::uint64_t seed = 1;
    bool record = false; ///< Whether to record every run with all its rounds.
};

/// The setup of one gauntlet run of computers. Index arrays with sideIndex().
struct RunPlan {
    const std::vector<Level>& levels; ///< At least one.
    std::array<BotProfile, 2> players{};
    std::array<Drafting, 2> drafting{};
    std::uint64_t seed = 1;
    MatchSettings settings{};         ///< As in GauntletPlan.
    bool record = false;              ///< Whether to record all rounds.
    std::optional<Side> challenger{}; ///< See GauntletSettings.
};

/// A finished run, or one that stopped when a rule was broken or a signal came (see cli/Signals.hpp): then the
/// recording ends with the unfinished round.
struct PlayedRun {
    GauntletRecord record;
    std::array<BotProfile, 2> players{};
    std::optional<GauntletReplay> recording; ///< Nullopt unless RunPlan::record is set.
    std::optional<std::string> breach;       ///< The broken rule in a sentence with level, seed and tick.
    double wallSeconds = 0.0;
};

/// Plays the run to its end, or until a rule is broken or a signal comes.
PlayedRun playRun(const RunPlan& plan);

/// Plays the runs on `threads` threads, > 0. The result does not depend on `threads`. After a signal the first run is
/// unfinished and later ones are empty.
std::vector<PlayedRun> playGauntlets(const GauntletPlan& plan, unsigned threads);

/// Statistics of several runs.
struct GauntletFigures {
    int runs = 0; ///< Number of finished runs; all other figures refer to these.
    int rounds = 0;
    Share firstPicker; ///< How often the side that picked first in the first draft won the run.
    Share blue;
    /// How often a side won a round while it held this card or fusion. A mirror counts as a mirror.
    std::array<Share, cardCount + fusionCount> cards{};
    /// How often a side won a round while it held both cards; the second index is the larger one.
    std::array<std::array<Share, cardCount>, cardCount> pairs{};
    /// How often a computer of this personality picked the card when it was open.
    std::array<std::array<Share, cardCount>, personalityCount> picks{};
    /// Length of a run, ticks: its rounds with their countdowns, and gauntlet::draftTicks for each draft.
    int medianTicks = 0;
    int ninetiethTicks = 0; ///< The 90th percentile.
    double simulatedTicks = 0.0, wallSeconds = 0.0;
    std::vector<std::string> breaches;
};
GauntletFigures figuresOf(const std::vector<PlayedRun>& runs);

namespace gauntlet {
inline constexpr int draftTicks = tuning::seconds(10.0); ///< Assumed length of a draft, ticks.
} // namespace gauntlet

/// Prints the figures as text or as one JSON object.
void printGauntlets(std::ostream& out, const GauntletPlan& plan, const GauntletFigures& figures, bool json);
/// Prints the plan's only run as text or as one JSON object: the picks and the result of each finished round, and the
/// result of the run.
void printGauntletRun(std::ostream& out, const GauntletPlan& plan, const PlayedRun& played, bool json);

} // namespace arkanong
