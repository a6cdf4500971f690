#pragma once

#include "arkanong/sim/World.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace arkanong {

/// What a match played without a window came to.
struct MatchResult {
    struct SideResult {
        std::string player; ///< Empty in a replay, which does not know who played.
        int shields = 0;
    };
    /// A rule that was broken.
    struct Breach {
        int tick = 0;
        std::string what;
    };

    std::string level;
    Mode mode = Mode::Versus;
    std::uint64_t seed = 0;
    bool over = false; ///< False when it was stopped before its end.
    std::optional<Side> winner;
    std::array<SideResult, 2> sides; ///< Index with sideIndex(). Mean nothing in the sandbox.
    std::size_t balls = 0;           ///< In play at the end.
    int ticks = 0;
    Statistics statistics;
    std::uint64_t hash = 0; ///< World::stateHash() at the end.
    std::optional<Breach> breach;
    double wallSeconds = 0.0; ///< How long playing it took.
};

/// Takes over what can be read from a world as it stands: the standing, the balls, the ticks and the hash.
void readStanding(MatchResult& result, const World& world);

/// The match's breach as a JSON object, or "null".
std::string breachJson(const MatchResult& result);
/// One line. There must be a breach.
void printBreach(std::ostream& out, const MatchResult& result);

/// One line: how the world stands, whether or not its match is over.
void printStanding(std::ostream& out, const World& world);
/// A few lines of text, or one JSON object on one line.
void printMatch(std::ostream& out, const MatchResult& result, bool json);
/// Wins, lengths, habits and breaches of several matches. `results` is not empty.
void printSummary(std::ostream& out, const std::vector<MatchResult>& results, bool json);

} // namespace arkanong
