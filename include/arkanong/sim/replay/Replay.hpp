#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/replay/PlayAids.hpp"
#include "arkanong/sim/replay/Takeover.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

class World;

/// Incremented whenever the same commands lead to different results; older replays then fail verification.
inline constexpr std::uint32_t simulationVersion = 13;

/// The data that a replay list shows without playing the replay.
struct ReplaySummary {
    std::string occasion;               ///< The kind of match: "CAMPAIGN 1-3", "VERSUS, ROUND 2", "WATCH".
    std::string place;                  ///< Campaign only: the level, "1-3"; else empty.
    std::array<std::string, 2> players; ///< As displayed: "YOU", "RUSTY"; empty for a side without a player.
    std::array<int, 2> scores{};
    std::array<int, 2> goals{}; ///< Goals scored.
    std::optional<Side> winner; ///< Empty if the match was not finished.
    int clock = 0;              ///< Match::clock() at the end, ticks.
    std::string date;           ///< Local date and time of the end, "2026-11-21 13:40:05".
    /// For a round of a campaign match against a boss: the figures of the rounds before it.
    struct Before {
        std::array<int, 2> won{}; ///< Rounds won; index with sideIndex().
        int ticks = 0;            ///< Of play.
        bool mission = false;     ///< The mission was fulfilled in a round that the person won.
        int score = 0;            ///< Blue's score.
    } before{};
    std::array<PlayAids, 2> aids{}; ///< The aids of people; index with sideIndex().
    /// The computers that play since the last takeover; elsewhere they are known by `players` alone.
    ExactComputers computers{};
    /// The moments from which others played the match on, in their order; at most Takeover::most. Since the last one it is
    /// the match that the members above describe.
    std::vector<Takeover> takeovers{};
};

/// The summary of a match as it stands: scores and goals of the sides that play, the winner and the clock. All other
/// members are left to the caller.
ReplaySummary standingSummary(const Match& match);

/// Everything needed to play a match again: settings, level, seed and every command. It contains the level
/// itself, so it needs no other file.
struct Replay {
    /// A pair of commands repeated for `ticks` ticks.
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
    std::optional<ReplaySummary> summary; ///< Empty if the replay was not recorded for the replay list.

    /// The replay's length in ticks.
    std::uint32_t ticks() const;
};

/// Whether a replay stores a hash of the World after `tick` ticks.
constexpr bool hashIsDueAt(std::uint32_t tick) {
    return tick % static_cast<std::uint32_t>(tuning::ticksPerSecond) == 0;
}

/// Records a replay: call record() once a tick, after World::step, and finish() once at the end.
class ReplayRecorder {
  public:
    ReplayRecorder(const Level& level, const MatchSettings& settings, std::uint64_t seed);
    /// Goes on after the first `ticks` ticks of a recording, which has at least as many.
    ReplayRecorder(const Replay& begun, std::uint32_t ticks);
    /// Adds one tick; `after` is the World after it.
    void record(const Commands& commands, const World& after);
    /// The complete replay.
    Replay finish(const World& last) const;

  private:
    Replay replay_;
    std::uint32_t ticks_ = 0;
};

/// Returns a replay's commands tick by tick.
class ReplayPlayer {
  public:
    /// The replay must outlive the player.
    explicit ReplayPlayer(const Replay& replay) : replay_(&replay) {}
    explicit ReplayPlayer(Replay&&) = delete;
    /// Empty after the last tick.
    std::optional<Commands> next();
    bool atEnd() const { return run_ == replay_->runs.size(); }

  private:
    const Replay* replay_;
    std::size_t run_ = 0;
    std::uint32_t tick_ = 0;
};

/// Plays the whole replay and compares every hash: the tick of the first hash that differs, empty when all
/// agree. Hashes are compared once a second, so the divergence itself may be up to a second earlier.
std::optional<std::uint32_t> firstDifference(const Replay& replay);

} // namespace arkanong
