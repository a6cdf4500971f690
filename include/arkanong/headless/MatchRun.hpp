#pragma once

#include "arkanong/headless/MatchReport.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace arkanong {

/// Who plays a side of a match without people: the computer, or nobody, and its paddle never moves.
using Entrant = std::optional<BotProfile>;

/// "medium", "hard hunter", or "still".
std::string nameOf(const Entrant& entrant);

/// A match without people.
struct MatchPlay {
    Level level;
    MatchSettings settings;
    std::uint64_t seed = 1;
    std::array<Entrant, 2> entrants{BotProfile{}, BotProfile{}}; ///< Index with sideIndex().
    std::optional<int> ticks; ///< Stop after so many; empty: the match must come to an end by itself.
};

/// Plays it as fast as the machine can, watched by a PlayMonitor: stops where a rule is broken. It is
/// recorded to `replay` unless that is null.
MatchResult runMatch(const MatchPlay& match, Replay* replay = nullptr);

/// The same for a replay, from its start to its end or for so many ticks.
MatchResult runReplay(const Replay& replay, std::optional<int> ticks);

} // namespace arkanong
