#pragma once

#include "arkanong/headless/MatchReport.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace arkanong {

struct MatchSetup;

/// The player of a side in a match without people: a computer, or nullopt for a paddle that does not move.
using Entrant = std::optional<BotProfile>;

/// Name in reports: "medium", "hard hunter", or "still".
std::string nameOf(const Entrant& entrant);

/// The setup of a match without people.
struct MatchPlay {
    Level level;
    MatchSettings settings;
    std::uint64_t seed = 1;
    std::array<Entrant, 2> entrants{BotProfile{}, BotProfile{}}; ///< Index with sideIndex().
    std::optional<int> ticks; ///< Stop after this many ticks; nullopt: play to the end of the match.
};

/// Plays the match at full speed, checked by a PlayMonitor, which stops it if a rule is broken. Records it to `replay`
/// unless that is null, with a summary that names the players by nameOf() and has no date.
MatchResult runMatch(const MatchPlay& match, Replay* replay = nullptr);

/// Plays on from a moment of a recorded match like runMatch(), until it has this many ticks altogether. `setup` is of a
/// PlayOnMatch of two computers. The result is that of the whole match, with the recorded part. Nothing is recorded if a signal
/// stops it within that part.
MatchResult runPlayOn(const MatchSetup& setup, std::optional<int> ticks, Replay* replay = nullptr);

/// Plays a replay like runMatch(), to its end or for `ticks` ticks.
MatchResult runReplay(const Replay& replay, std::optional<int> ticks);

/// Calls `work` on this many threads, one of which is the caller's. Returns when all have finished.
void onThreads(unsigned threads, const std::function<void()>& work);

} // namespace arkanong
