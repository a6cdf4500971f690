#pragma once

#include "arkanong/sim/objects/Event.hpp"

#include <cstdint>
#include <vector>

namespace arkanong {

/// Which events of a match between two machines are shown, and when. A hit is seen and heard at once, in the tick in which
/// it is guessed, and once only: where the guess was a little wrong the true hit is not shown again, and where there was no
/// hit at all that stays unsaid. What decides (a shield, a capsule, a goal, the end) waits until it is certain.
class ShownEffects {
  public:
    /// A guessed hit stands for a true one that is at most so many ticks away.
    static constexpr int slack = tuning::seconds(0.25);

    /// The events of a guessed tick: appends to `shown` those to be shown now. Ticks that were guessed before show nothing
    /// again.
    void guess(int tick, const std::vector<Event>& events, std::vector<Event>& shown);
    /// The events of the tick as it really went; each tick once, in order. Appends to `shown` those that were not shown.
    void confirm(int tick, const std::vector<Event>& events, std::vector<Event>& shown);

  private:
    struct Effect {
        int tick;
        std::uint64_t what;
    };
    std::vector<Effect> guessed_; ///< Shown, and not met by a true event yet; by tick.
    int newest_ = 0;              ///< The latest tick whose guess was shown.
};

/// Whether the event waits until it is certain.
bool decides(const Event& event);

} // namespace arkanong
