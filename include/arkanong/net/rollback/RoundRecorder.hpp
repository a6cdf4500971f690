#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace arkanong {

/// Records the rounds of an OnlineMatch as replays.
class RoundRecorder {
  public:
    /// Before the first step.
    explicit RoundRecorder(const OnlineMatch& match);

    /// The match has made a step with these inputs; to be called after each one.
    void record(const OnlineMatch& match, const OnlineInputs& inputs);
    /// The recordings of the rounds that were decided since the last call, in order.
    std::vector<std::shared_ptr<const Replay>> takeDecided() { return std::exchange(decided_, {}); }
    /// The recording of the round that is played, or was decided last.
    Replay recording(const OnlineMatch& match) const { return recorder_.finish(match.world()); }

  private:
    ReplayRecorder recorder_;
    int round_; ///< See OnlineMatch::round().
    int tick_;  ///< Of its World.
    std::vector<std::shared_ptr<const Replay>> decided_;
};

} // namespace arkanong
