#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/input/InputAids.hpp"
#include "arkanong/input/PaddleGuide.hpp"
#include "arkanong/input/PointerLead.hpp"
#include "arkanong/input/ServeAim.hpp"
#include "arkanong/input/TickInput.hpp"
#include "arkanong/render/Aim.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <bitset>
#include <optional>

namespace arkanong {

/// How devices move a paddle. Speeds in px/s; paddleLimits() limits them further.
namespace hand {
inline constexpr double keyTap = 450.0; ///< Sideways speed right after a key is pressed.
/// Sideways speed of a key held for keyClimb, or of a stick at full deflection.
inline constexpr double fastest = 1000.0;
inline constexpr int keyClimb = tuning::seconds(0.18);
/// The mouse takes over the paddle when it is moved this far, px, within about mouseMemory, at least keyRest
/// after the last key was released. A smaller motion can come from bumping the table.
inline constexpr double mouseStir = 6.0;
inline constexpr double mouseMemory = 0.25; ///< s
inline constexpr int keyRest = tuning::seconds(0.3);
/// A mouse that was not moved for this time is at rest.
inline constexpr int mouseRest = tuning::seconds(0.08);
/// Paddle assist at 100 %: the paddle moves to the arrival by itself. This share of the player's own sideways
/// motion still counts, so that the player decides where on the paddle the ball is met.
inline constexpr double ownShare = 0.3;
inline constexpr double assistFull =
    1.2; ///< s before the ball arrives, from which on the assist works fully...
inline constexpr double assistFrom = 2.0; ///< ...and from which on it begins to.
/// One-button play: the paddle's top speed, px/s, and how far from its middle, as a share of its half width,
/// it meets balls to send them along an arrow at widestAim.
inline constexpr double followSpeed = 400.0;
inline constexpr double followOffset = 0.6;
} // namespace hand

/// What the rules let a player do in a tick.
struct PlayerState {
    bool serves = true;               ///< A press would send a ball.
    bool reversed = false;            ///< The paddle moves the opposite way.
    bool fires = false;               ///< Holding the button fires a laser.
    std::optional<Arrival> arrival{}; ///< For InputAids that guide the paddle.
};
/// What the side's player may do now, without an arrival. A player who may not serve (`mayServe`) is shown no aim.
PlayerState playerState(const World& world, Side side, bool mayServe = true);

/// Turns a player's input into a Command. The input's pointer is in screen coordinates, the command's aim in
/// field coordinates. The device used last moves the paddle: the pointer, or keys and sticks. Before any use
/// it stands still. With InputAids::oneButton only the button counts: the arrow sweeps all the time, a press
/// serves along it, and until the next press the paddle meets balls so that they leave in this direction.
class PlayerInput {
  public:
    enum class Pointer : std::uint8_t {
        Aims,   ///< Only aims.
        Leads,  ///< Moves the paddle by the distance that the mouse moves, and aims.
        Places, ///< Is a finger or a mouse whose position the paddle follows.
    };

    /// `settings` determine the paddle's zone and limits.
    explicit PlayerInput(Side side, Pointer pointer = Pointer::Leads, const MatchSettings& settings = {},
                         const InputAids& aids = {});

    /// Call once per tick.
    Command command(const TickInput& held, const Paddle& paddle, PlayerState state = {});

    /// True once the pointer has moved the paddle, until release(): it should be kept in the window.
    bool capturesPointer() const { return captures_; }
    /// Hides the arrows without serving. The pointer may be anywhere afterwards.
    void release();

    /// The aim in the last tick; nullopt if none should be shown, as for a keyboard player who does not hold
    /// the arrow, or while the player may not serve.
    const std::optional<Aim>& shownAim() const { return shownAim_; }

  private:
    enum class Hand : std::uint8_t { None, Keys, Pointer }; ///< Keys include sticks.

    /// The input after InputAids' toggles: one press starts an action, the next one ends it.
    TickInput toggled(TickInput input, const PlayerState& state);
    /// The wanted velocity sideways, drawn to the arrival.
    double drawn(double wanted, const Paddle& paddle, const PlayerState& state) const;
    Command oneButtonCommand(const TickInput& input, const Paddle& paddle, const PlayerState& state);
    /// Whether the laser's beam or the adding of balls continues; `input` is the input before toggled().
    bool streams(const TickInput& input, const PlayerState& state);
    void chooseHand(const TickInput& input);
    void pressPointer(const TickInput& input, PlayerState state);
    Vec2 aim(const TickInput& input, Vec2 paddle) const;
    Vec2 push(const TickInput& input);
    Vec2 lead(const TickInput& input, const Paddle& paddle, Vec2 motion, bool reversed);
    bool aimsAtPointer(const TickInput& input) const;
    void showAim(const TickInput& input, Vec2 target);

    Side side_;
    Pointer pointer_;
    Hand hand_ = Hand::None;
    Box zone_;
    PaddleLimits limits_;
    /// The share of the distance to the pointer that the paddle covers in a tick. Mouse motion arrives once
    /// per frame, in jumps; without this smoothing the paddle would smash too hard in one tick and not at all
    /// in the next.
    double share_;
    Vec2 stir_;                       ///< The recent motion of the mouse, px.
    int restTicks_ = hand::mouseRest; ///< Ticks since the mouse was last moved.
    int keyRest_ = 0;                 ///< Ticks until the mouse may take over.
    int keyTicks_ = 0;                ///< How long a key has moved the paddle in one direction.
    int heldTicks_ = 0;
    double keyWay_ = 0; ///< The direction of keyTicks_: -1 left, 1 right.
    AimArrow arrow_;
    PointerLead lead_;
    PointerAim pointerAim_;
    double turn_ = 0.0; ///< One-button play: the arrow at the last press, as a share of widestAim.
    std::bitset<actionCount> latched_; ///< Actions that were started by a press and not ended yet.
    InputAids aids_;
    bool pours_ = false;           ///< Holding adds balls.
    bool streaming_ = false;       ///< The laser or adding has begun by a press and has not ended yet.
    bool servesOnRelease_ = false; ///< The mouse's button was pressed while the pointer moves the paddle.
    bool captures_ = false;
    bool reversed_ = false; ///< In the last tick.
    std::optional<Aim> shownAim_;
};

} // namespace arkanong
