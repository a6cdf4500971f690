#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"

#include <cstddef>
#include <deque>
#include <vector>

namespace arkanong {

/// What both sides have done, tick by tick: 28 bytes for each tick in which somebody does something else than before, so
/// that a pause takes none.
class InputLog {
  public:
    /// The inputs of the next tick.
    void add(const OnlineInputs& inputs);
    /// The first tick that it has.
    int begin() const { return begin_; }
    /// The tick after the last one.
    int end() const { return runs_.empty() ? begin_ : runs_.back().end; }
    /// The inputs of at most so many ticks, from this one on, which it must have.
    std::vector<OnlineInputs> from(int tick, std::size_t most) const;
    /// Forgets all before this tick, which is not after end().
    void forgetBefore(int tick);

  private:
    /// The same inputs up to a tick.
    struct Run {
        OnlineInputs inputs;
        int end; ///< The tick after the last one.
    };
    std::deque<Run> runs_;
    int begin_ = 0;
};

} // namespace arkanong
