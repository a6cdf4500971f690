#pragma once

#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/sim/gauntlet/GauntletRun.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

struct Replay;

/// Everything needed to resume a run of the gauntlet, to watch it again and to verify it. Arrays: index with
/// sideIndex().
struct GauntletReplay {
    struct Player {
        std::string plays; ///< A controller's name: "mouse", "computer".
        std::string name;  ///< A computer's display name; may be empty.
        BotProfile computer{};

        bool isComputer() const { return plays == "computer"; }
    };

    GauntletRecord record;
    std::array<Player, 2> players;
    /// The recordings of the rounds, never null, with summaries: one for each result, and one more for an
    /// unfinished round.
    std::vector<std::shared_ptr<const Replay>> rounds;
    std::optional<Day> day; ///< The day of a daily duel; empty for other runs.
    bool ranked = false;    ///< The ranked try of that day.

    /// Whether the last round was interrupted; the last recording is then this round's.
    bool isWithinRound() const { return rounds.size() > record.results.size(); }
};

/// The name of a round in messages, "round 3"; `round` counts from 0.
std::string ordinalRound(std::size_t round);

/// The figures of a run so far.
struct GauntletScore {
    std::array<int, 2> points{};
    std::array<int, 2> goals{};
    std::array<int, 2> steals{};
    int rounds = 0;             ///< Number of rounds played to their ends.
    int fastestGoal = 0;        ///< The faster one of both sides, see GauntletRun::fastestGoal().
    int ticks = 0;              ///< Of play.
    std::optional<Side> winner; ///< Empty before the run is over.
};
GauntletScore scoreOf(const GauntletRun& run);

} // namespace arkanong
