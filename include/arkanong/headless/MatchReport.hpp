#pragma once

#include "arkanong/sim/gauntlet/GauntletRun.hpp"
#include "arkanong/sim/replay/Statistics.hpp"
#include "arkanong/sim/world/World.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace arkanong {

/// The result of a match played without a window.
struct MatchResult {
    struct SideResult {
        std::string player; ///< Empty for a replay, which does not store names.
        int lives = 0;      ///< Remaining lives in Solo.
    };
    /// A broken rule, as found by PlayMonitor.
    struct Breach {
        int tick = 0;
        std::string what;
    };

    /// The names on the bricks of a finale.
    struct Names {
        int broken = 0;
        int all = 0;
    };

    std::string level;
    Mode mode = Mode::Versus;
    std::uint64_t seed = 0;
    bool over = false;                ///< False if the match was stopped before its end.
    std::optional<Side> winner;       ///< Nullopt in a finale, which nobody wins.
    std::optional<Names> names;       ///< Of a finale only.
    std::optional<RoundResult> round; ///< Nullopt unless a match of two sides has a winner.
    std::array<SideResult, 2> sides;  ///< Index with sideIndex(). Meaningless in the sandbox.
    std::size_t balls = 0;            ///< In play at the end.
    int ticks = 0;
    Statistics statistics;
    std::uint64_t hash = 0; ///< World::stateHash() at the end.
    std::optional<Breach> breach;
    double wallSeconds = 0.0; ///< Computing time, s.
};

/// Copies the result, lives, balls, ticks and hash from the current state of the world.
void readStanding(MatchResult& result, const World& world);

/// The broken rule as a JSON object, or "null".
std::string breachJson(const MatchResult& result);
/// Prints the broken rule in one line. Precondition: result.breach has a value.
void printBreach(std::ostream& out, const MatchResult& result);

/// Prints the leader or winner, goals, score, balls and bricks in one line, for a player.
void printStanding(std::ostream& out, const World& world);
/// Prints a few lines of text, or one JSON object on one line.
void printMatch(std::ostream& out, const MatchResult& result, bool json);
/// Prints wins, lengths, averages and breaches of several matches. `results` must not be empty.
void printSummary(std::ostream& out, const std::vector<MatchResult>& results, bool json);

} // namespace arkanong
