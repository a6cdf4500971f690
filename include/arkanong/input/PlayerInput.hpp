#pragma once

#include "arkanong/collision/Shapes.hpp"
#include "arkanong/input/InputState.hpp"
#include "arkanong/render/Aim.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Field.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>

namespace arkanong {

/// The aiming arrow for players without a mouse: while its key is held it sweeps back and forth, starting
/// straight ahead.
class AimArrow {
  public:
    static constexpr double widestDegrees = 64.0; ///< The largest angle to either side of straight ahead.
    static constexpr int sweep = tuning::seconds(1.8); ///< Ticks of one full sweep to both sides.

    /// Advances one tick. Returns true when the key is released: serve now.
    bool tick(bool held, bool released);
    void cancel() { ticks_ = 0; }

    /// True while the arrow is visible.
    bool shown() const { return ticks_ > 0; }
    /// The angle from straight ahead, positive to the right.
    double degrees() const;

  private:
    int ticks_ = 0; ///< How long the key has been held.
};

/// Turns a player's input into a Command. The input's pointer is in screen coordinates, the command's aim in
/// field coordinates.
class PlayerInput {
  public:
    enum class Pointer : std::uint8_t { Aims, Moves };

    /// `settings` determine the paddle's zone.
    explicit PlayerInput(Side side, Pointer pointer = Pointer::Aims, const MatchSettings& settings = {});

    /// Call once per tick. With `reversed` the paddle moves the opposite way, so following the pointer means
    /// going to its mirror image.
    Command command(const TickInput& input, const Paddle& paddle, bool reversed = false);

    bool followsPointer() const { return pointer_ == Pointer::Moves; }
    /// Hides the arrow without serving.
    void cancel() { arrow_.cancel(); }

    /// The aim in the last tick; nullopt if none should be shown, as for a keyboard player who does not hold
    /// the arrow.
    const std::optional<Aim>& shownAim() const { return shownAim_; }

  private:
    Vec2 aim(const TickInput& input, Vec2 paddle, bool byArrow) const;
    Vec2 move(const TickInput& input, const Paddle& paddle, bool reversed) const;

    Side side_;
    Pointer pointer_;
    Box zone_;
    PaddleLimits limits_;
    AimArrow arrow_;
    std::optional<Aim> shownAim_;
    int heldTicks_ = 0;
};

} // namespace arkanong
