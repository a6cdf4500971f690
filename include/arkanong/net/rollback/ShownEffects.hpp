#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/tuning/Time.hpp"

#include <cstdint>
#include <vector>

namespace arkanong {

/// Decides which events of an online match are shown, and when. A hit is shown in the tick in which it is predicted,
/// and only once: if the prediction was slightly wrong, the real hit is not shown again; if there was no hit, the wrong
/// one is not corrected. Decisive events (a shield lost, a capsule, a goal, the end) wait until they are confirmed.
class ShownEffects {
  public:
    /// A predicted hit matches a real one if they are at most this many ticks apart.
    static constexpr int slack = tuning::seconds(0.25);

    /// Starts a new prediction from the confirmed tick: guess() follows for each tick.
    void guessAnew();
    /// Takes the events of a predicted tick, and appends to `shown` those to be shown now. A tick that was predicted
    /// before shows nothing more.
    void guess(int tick, const std::vector<Event>& events, std::vector<Event>& shown);
    /// Takes the events of a confirmed tick, each tick once and in order. Appends to `shown` those that have not been
    /// shown. guessAnew() must be called between the predictions before it and this call.
    void confirm(int tick, const std::vector<Event>& events, std::vector<Event>& shown);

  private:
    /// A hit that was shown when it was predicted.
    struct Effect {
        int tick;
        std::uint64_t what;
        bool met; ///< Matched by a hit of the present prediction, or by the real one.
    };
    /// Marks the nearest unmatched effect that can stand for this hit and returns it; null if there is none.
    Effect* met(int tick, std::uint64_t what);

    std::vector<Effect> effects_; ///< Kept until the confirmed tick is well past them.
    int newest_ = 0;              ///< The latest tick whose prediction was shown.
};

/// Whether the event is shown only when it is confirmed.
bool decides(const Event& event);

} // namespace arkanong
