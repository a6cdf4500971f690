#pragma once

#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/tuning/Time.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

struct Replay;
struct ReplaySummary;

/// The computers that play the sides, where they are known exactly; index with sideIndex().
using ExactComputers = std::array<std::optional<BotProfile>, 2>;

/// A moment of a recorded match from which others played it on.
struct Takeover {
    /// More are not recorded: each needs computers of its own when the match is verified.
    static constexpr std::size_t most = 8;

    int tick = 0; ///< World::tick() then: the next command is the first one of the new players.
    // The match that was taken over, as in its ReplaySummary. It may have been played beyond `tick`.
    std::string occasion{};
    std::string place{};
    std::array<std::string, 2> players{};
    ExactComputers computers{};
    std::array<int, 2> scores{};
    std::array<int, 2> goals{};
};

/// A part of a recorded match that the same players played: from one takeover to the next. A match that nobody took over
/// has one part.
struct ReplayPart {
    /// A computer that takes over has thought along for this long, so that it knows where everything was a moment before,
    /// as a person does who saw the recording. Longer than any computer's delay.
    static constexpr int thinksAlong = tuning::seconds(2.0);

    int from = 0; ///< World::tick() before its first command.
    int until = std::numeric_limits<int>::max();
    std::uint64_t seed = 0; ///< Of the random numbers of its computers.

    /// The tick at which its computers begin to think along.
    int looksFrom() const { return std::max(from - thinksAlong, 0); }
    /// Whether its computers think about the World at this tick; before plays(), their commands are not used.
    bool looks(int tick) const { return looksFrom() <= tick && tick < until; }
    bool plays(int tick) const { return from <= tick && tick < until; }
};

/// The part of a match with this seed that begins with a takeover at `tick`, and lasts to the end.
ReplayPart partFrom(std::uint64_t seed, int tick);
/// The parts of a recorded match, in order: one more than its takeovers.
std::vector<ReplayPart> partsOf(const Replay& replay);

/// Removes the takeovers at or after `tick`: the summary then names those who played before them.
void forgetTakeovers(ReplaySummary& summary, int tick);

} // namespace arkanong
