#pragma once

#include "arkanong/collision/Shapes.hpp"
#include "arkanong/input/InputState.hpp"
#include "arkanong/render/Aim.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Objects.hpp"

#include <optional>

namespace arkanong {

/// The arrow that players without a mouse aim with: while it is held it sweeps to and fro, straight ahead at
/// first.
class AimArrow {
  public:
    static constexpr double widestDegrees = 64.0;      ///< To either side of straight ahead.
    static constexpr int sweep = tuning::seconds(1.8); ///< Ticks from straight ahead once to and fro.

    /// One tick; true in the tick in which the arrow is let go: serve now.
    bool tick(bool held, bool released);
    void cancel() { ticks_ = 0; }

    bool shown() const { return ticks_ > 0; }
    /// From straight ahead, positive to the right.
    double degrees() const;

  private:
    int ticks_ = 0; ///< How long it has been held.
};

/// Makes a side's Command out of what its player's controls say. The controls' pointer is on the screen, the
/// command's aim on the field.
class PlayerInput {
  public:
    enum class Pointer : std::uint8_t { Aims, Moves };

    /// The settings say how far the paddle gets.
    explicit PlayerInput(Side side, Pointer pointer = Pointer::Aims, const MatchSettings& settings = {});

    /// Once a tick. `reversed` = the paddle moves the opposite way, so to follow the pointer is to go to its
    /// mirror image.
    Command command(const TickInput& input, const Paddle& paddle, bool reversed = false);

    bool followsPointer() const { return pointer_ == Pointer::Moves; }
    /// Lets go of the arrow without serving.
    void cancel() { arrow_.cancel(); }

    /// What was aimed at in the last tick; nothing while there is no aim to be shown (a keyboard player who
    /// doesn't hold the arrow).
    const std::optional<Aim>& shownAim() const { return shownAim_; }

  private:
    Vec2 aim(const TickInput& input, Vec2 paddle, bool byArrow) const;
    Vec2 move(const TickInput& input, const Paddle& paddle, bool reversed) const;

    Side side_;
    Pointer pointer_;
    Box zone_;
    AimArrow arrow_;
    std::optional<Aim> shownAim_;
    int heldTicks_ = 0;
};

} // namespace arkanong
