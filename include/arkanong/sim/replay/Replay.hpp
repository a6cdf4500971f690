#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Match.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

class World;

/// Raised whenever the same commands would lead elsewhere than before: older replays then no longer verify.
inline constexpr std::uint32_t simulationVersion = 4;

/// What a list tells of a replay without playing it. Commands alone do not say who gave them.
struct ReplaySummary {
    std::string occasion; ///< What kind of match it was: "CAMPAIGN 1-3", "VERSUS, ROUND 2", "WATCH".
    std::string place;    ///< Of a campaign match its level's place, "1-3"; else empty.
    std::array<std::string, 2> players; ///< As shown: "YOU", "RUSTY"; empty where nobody plays a side.
    std::array<int, 2> scores{};
    std::array<int, 2> shields{};
    std::optional<Side> winner; ///< Empty where the match was not played to its end.
    int clock = 0;              ///< Match::clock() at the end, ticks.
    std::string date;           ///< When it ended, "2026-11-21 13:40:05" where it was played.
};

/// Everything needed to play a match again: the start and every command. The level itself travels along, so a
/// replay needs no other file.
struct Replay {
    /// The same pair of commands for `ticks` ticks.
    struct Run {
        Commands commands;
        std::uint32_t ticks = 0; ///< At least 1.
    };

    std::uint32_t version = simulationVersion;
    std::uint64_t seed = 0;
    MatchSettings settings;
    Level level;
    std::vector<Run> runs;
    /// World::stateHash() after every tuning::ticksPerSecond ticks, and once more after the last tick:
    /// ticks() / ticksPerSecond + 1 of them.
    std::vector<std::uint64_t> hashes;
    std::optional<ReplaySummary> summary; ///< Those written without a list in mind have none.

    std::uint32_t ticks() const;
};

/// Whether a replay holds a hash of the World after so many ticks, even if it goes on.
constexpr bool hashIsDueAt(std::uint32_t tick) {
    return tick % static_cast<std::uint32_t>(tuning::ticksPerSecond) == 0;
}

/// Writes a replay while a match is played: call record() once a tick, after World::step, and finish() once.
class ReplayRecorder {
  public:
    ReplayRecorder(const Level& level, const MatchSettings& settings, std::uint64_t seed);
    void record(const Commands& commands, const World& after);
    /// The complete replay.
    Replay finish(const World& last) const;

  private:
    Replay replay_;
    std::uint32_t ticks_ = 0;
};

/// Hands out a replay's commands tick by tick.
class ReplayPlayer {
  public:
    /// The replay must outlive the player.
    explicit ReplayPlayer(const Replay& replay) : replay_(&replay) {}
    explicit ReplayPlayer(Replay&&) = delete;
    /// Nothing after the last tick.
    std::optional<Commands> next();
    bool atEnd() const { return run_ == replay_->runs.size(); }

  private:
    const Replay* replay_;
    std::size_t run_ = 0;
    std::uint32_t tick_ = 0;
};

/// Plays the whole replay and compares every hash; the first tick at which they differ, or nothing when all
/// agree. (The tick is the one at which the difference was found: they are compared once a second.)
std::optional<std::uint32_t> firstDifference(const Replay& replay);

} // namespace arkanong
