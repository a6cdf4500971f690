#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"

#include <cstddef>
#include <deque>
#include <vector>

namespace arkanong {

/// The inputs of both sides for a range of ticks, run-length encoded: 28 bytes per change, so a pause takes no memory.
class InputLog {
  public:
    /// Appends the inputs of the next tick.
    void add(const OnlineInputs& inputs);
    /// The first tick in the log.
    int begin() const { return begin_; }
    /// The tick after the last one.
    int end() const { return runs_.empty() ? begin_ : runs_.back().end; }
    /// The inputs of at most `most` ticks from `tick` on. `tick` must be in the range from begin() to end().
    std::vector<OnlineInputs> from(int tick, std::size_t most) const;
    /// Drops all inputs before `tick`, which must not be after end().
    void forgetBefore(int tick);

  private:
    /// A run of ticks with the same inputs.
    struct Run {
        OnlineInputs inputs;
        int end; ///< The tick after the last one of the run.
    };
    std::deque<Run> runs_;
    int begin_ = 0;
};

} // namespace arkanong
