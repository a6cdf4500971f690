#pragma once

#include "arkanong/headless/Tournament.hpp"
#include "arkanong/sim/gauntlet/GauntletReplay.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// How a side picks its cards: as a computer of this strength would, or nullopt: at random.
using Drafting = std::optional<Strength>;

/// The setup of many runs, computer against computer. Index arrays with sideIndex().
struct GauntletPlan {
    std::vector<Level> levels; ///< At least one.
    MatchSettings settings;    ///< What the run does not set: the mutators.
    std::array<Strength, 2> strengths{Difficulty::Medium, Difficulty::Medium}; ///< In play.
    std::array<Drafting, 2> drafting{};
    int runs = 100; ///< > 0.
    /// Of the first run; later ones count on from it. It draws the personalities, too.
    std::uint64_t seed = 1;
    bool record = false; ///< Every run with all its rounds.
};

/// The setup of one run, computer against computer. Index arrays with sideIndex().
struct RunPlan {
    const std::vector<Level>& levels; ///< At least one.
    std::array<BotProfile, 2> players{};
    std::array<Drafting, 2> drafting{};
    std::uint64_t seed = 1;
    MatchSettings settings{}; ///< As in GauntletPlan.
    bool record = false;      ///< With all its rounds.
};

/// A run that was played to its end, or until a rule was broken or a signal came (see cli/Signals.hpp). Then the recording
/// ends with the unfinished round.
struct PlayedRun {
    GauntletRecord record;
    std::array<BotProfile, 2> players{};
    std::optional<GauntletReplay> recording; ///< Where the plan asks for it.
    std::optional<std::string> breach;       ///< A sentence with level, seed and tick.
    double wallSeconds = 0.0;
};

/// Plays the run to its end, or until a rule is broken or a signal comes.
PlayedRun playRun(const RunPlan& plan);

/// Plays the runs on `threads` threads, > 0. The result does not depend on their number. After a signal the first run is
/// unfinished and further ones are empty.
std::vector<PlayedRun> playGauntlets(const GauntletPlan& plan, unsigned threads);

/// How runs went.
struct GauntletFigures {
    int runs = 0; ///< Those that were played to their ends; all other figures are about them.
    int rounds = 0;
    Share firstPicker; ///< How often the side won that picked first before the first round.
    Share blue;
    /// How often a side won a round with this card or fusion among its own. Mirror counts as itself.
    std::array<Share, cardCount + fusionCount> cards{};
    /// The same with both cards; the second index is the larger one.
    std::array<std::array<Share, cardCount>, cardCount> pairs{};
    /// How often a computer of this personality took the card when it had the choice.
    std::array<std::array<Share, cardCount>, personalityCount> picks{};
    /// The length of a run: its rounds, each with its countdown and gauntlet::draftTicks for its draft.
    int medianTicks = 0;
    int ninetiethTicks = 0; ///< Nine of ten runs are at most so long.
    double simulatedTicks = 0.0, wallSeconds = 0.0;
    std::vector<std::string> breaches;
};
GauntletFigures figuresOf(const std::vector<PlayedRun>& runs);

namespace gauntlet {
inline constexpr int draftTicks = tuning::seconds(10.0); ///< What a draft is taken to last.
} // namespace gauntlet

/// Prints the figures as text or as one JSON object.
void printGauntlets(std::ostream& out, const GauntletPlan& plan, const GauntletFigures& figures, bool json);
/// Prints the plan's only run as text or as one JSON object: the picks and the result of each round that was played to its
/// end, and the result of the run.
void printGauntletRun(std::ostream& out, const GauntletPlan& plan, const PlayedRun& played, bool json);

} // namespace arkanong
