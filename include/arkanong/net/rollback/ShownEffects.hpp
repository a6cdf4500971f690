#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/tuning/Time.hpp"

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

    /// The match is guessed once more from what is certain: guess() follows for each tick.
    void guessAnew();
    /// The events of a guessed tick: appends to `shown` those to be shown now. Ticks that were guessed before show nothing
    /// more.
    void guess(int tick, const std::vector<Event>& events, std::vector<Event>& shown);
    /// The events of the tick as it really went; each tick once, in order. Appends to `shown` those that were not shown.
    /// guessAnew() must come between it and the guesses before it.
    void confirm(int tick, const std::vector<Event>& events, std::vector<Event>& shown);

  private:
    /// A hit that was shown when it was guessed.
    struct Effect {
        int tick;
        std::uint64_t what;
        bool met; ///< By a hit of this guess, or by the true one.
    };
    /// Meets the nearest effect that may stand for this hit; null where there is none.
    Effect* met(int tick, std::uint64_t what);

    std::vector<Effect> effects_; ///< Until the true tick is well past them.
    int newest_ = 0;              ///< The latest tick whose guess was shown.
};

/// Whether the event waits until it is certain.
bool decides(const Event& event);

} // namespace arkanong
