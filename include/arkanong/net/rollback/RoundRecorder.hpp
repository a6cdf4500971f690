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
    /// Must be called before the match's first step.
    explicit RoundRecorder(const OnlineMatch& match);

    /// Records a step that the match has just made with these inputs. Call it after each step.
    void record(const OnlineMatch& match, const OnlineInputs& inputs);
    /// The recordings of the rounds that were decided since the last call, in order.
    std::vector<std::shared_ptr<const Replay>> takeDecided() { return std::exchange(decided_, {}); }
    /// The recording of the present or last round.
    Replay recording(const OnlineMatch& match) const { return recorder_.finish(match.world()); }

  private:
    ReplayRecorder recorder_;
    int round_; ///< See OnlineMatch::round().
    int tick_;  ///< Tick of the match's World.
    std::vector<std::shared_ptr<const Replay>> decided_;
};

} // namespace arkanong
