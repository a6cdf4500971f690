#pragma once

#include "arkanong/sim/tuning/Time.hpp"

#include <optional>

// The two ways to aim a serve with one button. Angles are from straight ahead, degrees, positive to the right.

namespace arkanong {

/// The largest angle to either side.
inline constexpr double widestAim = 64.0;

/// The aiming arrow of keys: while the key is held it sweeps back and forth, starting straight ahead.
class AimArrow {
  public:
    static constexpr int sweep = tuning::seconds(1.8); ///< Ticks of one full sweep to both sides.

    /// Advances one tick. Returns true when the key is released: serve now.
    bool tick(bool held, bool released);
    void cancel() { ticks_ = 0; }

    /// True while the arrow is visible.
    bool shown() const { return ticks_ > 0; }
    double degrees() const;

  private:
    int ticks_ = 0; ///< How long the key has been held.
};

/// The aiming arrow of a mouse that moves the paddle: after a press the pointer's sideways motion swings it.
class PointerAim {
  public:
    static constexpr double fullSwing = 160.0; ///< px of motion from straight ahead to widestAim.
    /// Ticks after the press in which a mouse that was already moving does not swing the aim: a click while
    /// moving serves straight ahead.
    static constexpr int click = tuning::seconds(0.12);

    void press(bool handMoves);
    /// Advances one tick with the pointer's sideways motion, px. Returns the part that swung the arrow; the
    /// rest, beyond the widest angle or during a click, leads the paddle. 0 unless aiming.
    double tick(double motion);
    void cancel() { swing_.reset(); }

    bool aims() const { return swing_.has_value(); }
    /// True while the arrow is visible: not during a click.
    bool shown() const { return aims() && (held_ > click || *swing_ != 0.0); }
    double degrees() const { return swing_.value_or(0.0) / fullSwing * widestAim; }

  private:
    std::optional<double> swing_; ///< px; nullopt unless aiming.
    int held_ = 0;                ///< Ticks since the press.
    int waits_ = 0;               ///< Ticks after the press before motion swings the arrow.
};

} // namespace arkanong
