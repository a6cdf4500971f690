#pragma once

#include "arkanong/sim/campaign/MissionProgress.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// The side that a person plays in the campaign match of this replay: Red in the mirror campaign, else Blue.
Side personOf(const Replay& replay);

/// A position in a replay: the World at this tick, the person's progress in the level's mission, and the
/// commands that follow. A value; the replay must outlive it.
struct ReplayPoint {
    World world;
    ReplayPlayer player;
    MissionProgress mission;

    /// The start of the replay.
    explicit ReplayPoint(const Replay& replay)
        : world(replay.level, replay.settings, replay.seed), player(replay),
          mission(replay.level.medals.mission, personOf(replay)) {}
    explicit ReplayPoint(Replay&&) = delete;
    /// Plays one tick and appends its events to `events`. Returns false, and changes nothing, at the end.
    bool step(std::vector<Event>& events);
};

/// A mark on a replay's time line.
struct ReplayMark {
    enum class Kind : std::uint8_t {
        Goal,     ///< Scored by `side`.
        LifeLost, ///< By `side`, in Solo.
        Combo,    ///< `side` broke `bricks` bricks in a row, the last at `tick`.
    };
    Kind kind;
    Side side;
    int tick;
    int bricks;
};

/// Plays a replay from start to end in parts. It verifies the replay's hashes, marks what happened, and keeps
/// snapshots, so that any position already played is a few ticks away.
class ReplayIndex {
  public:
    /// Ticks between two snapshots, at first.
    static constexpr int snapshotStep = tuning::seconds(2.5);
    /// Limit of objects in all snapshots together; beyond it, the distance between snapshots
    /// doubles.
    static constexpr std::size_t objectLimit = 50'000;
    /// Smaller combos are not marked.
    static constexpr int largeCombo = 8;

    /// The replay must outlive the index.
    explicit ReplayIndex(const Replay& replay);
    explicit ReplayIndex(Replay&&) = delete;

    /// Plays at most this many ticks more.
    void advance(int ticks);
    /// Ticks played so far.
    int tick() const { return front_.world.tick(); }
    int length() const { return length_; }
    bool done() const { return done_; }

    /// The tick of the first hash that differs so far. Hashes are compared once a second and at the end.
    std::optional<std::uint32_t> difference() const { return difference_; }
    /// The marks so far, by tick.
    const std::vector<ReplayMark>& marks() const { return marks_; }

    /// The state after `tick` ticks, 0 <= tick <= tick(), exactly as after playing that many ticks.
    ReplayPoint at(int tick) const;
    /// The number of objects in all snapshots.
    std::size_t objectCount() const { return objects_; }

  private:
    void compare();
    void note();
    void keepSnapshot();

    const Replay* replay_;
    int length_;
    ReplayPoint front_;
    std::vector<ReplayPoint> snapshots_; ///< One every step_ ticks, from the start.
    int step_ = snapshotStep;
    std::size_t objects_ = 0;
    std::size_t compared_ = 0;
    std::optional<std::uint32_t> difference_;
    std::vector<ReplayMark> marks_;
    std::vector<Event> events_;
    bool done_ = false;
};

} // namespace arkanong
