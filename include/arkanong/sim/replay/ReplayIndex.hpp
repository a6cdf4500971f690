#pragma once

#include "arkanong/sim/World.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// A place in a replay: the World there, and the commands that come next. A value; the replay must outlive
/// it.
struct ReplayPoint {
    World world;
    ReplayPlayer player;

    /// The replay's beginning.
    explicit ReplayPoint(const Replay& replay)
        : world(replay.level, replay.settings, replay.seed), player(replay) {}
    explicit ReplayPoint(Replay&&) = delete;
    /// Plays one tick; appends what happened to `events`. Returns false at the end, where nothing happens.
    bool step(std::vector<Event>& events);
};

/// Something that one looks for on a replay's time line.
struct ReplayMark {
    enum class Kind : std::uint8_t {
        ShieldLost, ///< By `side`.
        Combo,      ///< `side` broke `bricks` bricks in a row, the last of them at `tick`.
    };
    Kind kind;
    Side side;
    int tick;
    int bricks;
};

/// A walk through a replay from its beginning to its end, a part at a time. It compares the replay with its
/// own hashes, notes where something happened, and leaves snapshots behind, from which any place that it has
/// passed is a few ticks away.
class ReplayIndex {
  public:
    /// Ticks from one snapshot to the next, at first.
    static constexpr int snapshotStep = tuning::seconds(2.5);
    /// So many objects all snapshots hold together, at most; where there are more they lie farther apart.
    static constexpr std::size_t objectLimit = 50'000;
    /// A combo of fewer bricks is no mark.
    static constexpr int largeCombo = 8;

    /// The replay must outlive the scan.
    explicit ReplayIndex(const Replay& replay);
    explicit ReplayIndex(Replay&&) = delete;

    /// Walks on, at most so many ticks.
    void advance(int ticks);
    /// How far it has come, ticks.
    int tick() const { return front_.world.tick(); }
    int length() const { return length_; }
    bool done() const { return done_; }

    /// The first tick found so far at which a hash differs. (They are compared once a second and at the end.)
    std::optional<std::uint32_t> difference() const { return difference_; }
    /// Those found so far, by their ticks.
    const std::vector<ReplayMark>& marks() const { return marks_; }

    /// The place after `tick` ticks, 0 <= tick <= tick(): exactly what playing there leads to.
    ReplayPoint at(int tick) const;
    /// How many snapshots there are, and the objects in them.
    std::size_t snapshotCount() const { return snapshots_.size(); }
    std::size_t objectCount() const { return objects_; }

  private:
    void compare();
    void note();
    void keepSnapshot();

    const Replay* replay_;
    int length_;
    ReplayPoint front_;
    std::vector<ReplayPoint> snapshots_; ///< One every step_ ticks, the beginning first.
    int step_ = snapshotStep;
    std::size_t objects_ = 0;
    std::size_t compared_ = 0;
    std::optional<std::uint32_t> difference_;
    std::vector<ReplayMark> marks_;
    std::vector<Event> events_;
    bool done_ = false;
};

} // namespace arkanong
