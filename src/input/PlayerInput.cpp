#include "arkanong/input/PlayerInput.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/Field.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// The distance of the aim from the paddle, px, when aiming by direction.
constexpr double aimDistance = 130.0;
/// How long to hold before balls pour; a click serves one ball.
constexpr int pourDelay = tuning::seconds(0.25);
constexpr double keySpeed = 640.0; ///< px/s, of a paddle that a held key or a stick at its end moves.

double axis(const TickInput& input, Action less, Action more) {
    return (input.isDown(more) ? 1.0 : 0.0) - (input.isDown(less) ? 1.0 : 0.0);
}

/// The position nearest to `wanted` at which the paddle is inside `zone`.
Vec2 placeWithin(const Box& zone, const Paddle& paddle, Vec2 wanted) {
    const Vec2 half = paddle.size / 2.0;
    return {std::clamp(wanted.x, zone.low.x + half.x, zone.high.x - half.x),
            std::clamp(wanted.y, zone.low.y + half.y, zone.high.y - half.y)};
}

/// The velocity along an axis for a remaining distance of `way` px: there in a tick, but slow enough to stop
/// with half of the acceleration.
double speedOver(double way, double acceleration) {
    const double stopping = std::sqrt(acceleration * std::abs(way));
    const double speed = std::min(stopping, std::abs(way) / tuning::tickSeconds);
    return way < 0.0 ? -speed : speed;
}

} // namespace

bool AimArrow::tick(bool held, bool released) {
    if (released && shown()) {
        ticks_ = 0;
        return true;
    }
    ticks_ = held ? ticks_ + 1 : 0;
    return false;
}

double AimArrow::degrees() const {
    return widestDegrees * rotationFromTurns(static_cast<double>(ticks_) / sweep).sine;
}

PlayerInput::PlayerInput(Side side, Pointer pointer, const MatchSettings& settings)
    : side_(side), pointer_(pointer), zone_(zoneOf(settings, side)), limits_(paddleLimits(settings.mode)) {}

Vec2 PlayerInput::aim(const TickInput& input, Vec2 paddle, bool byArrow) const {
    const Vec2 ahead{0.0, forward(side_)};
    if (byArrow) {
        const Rotation turn = rotationFromDegrees(-arrow_.degrees() * forward(side_));
        return paddle + aimDistance * rotate(ahead, turn);
    }
    const bool byPointer = pointer_ == Pointer::Aims && input.aimDevice == Device::Mouse;
    if (byPointer && input.pointer) return *input.pointer - fieldOrigin;
    if (input.padAim != Vec2{}) return paddle + aimDistance * normalized(input.padAim);
    return paddle + aimDistance * ahead;
}

Vec2 PlayerInput::move(const TickInput& input, const Paddle& paddle, bool reversed) const {
    if (pointer_ == Pointer::Moves && input.pointer) {
        const Vec2 pointed = *input.pointer - fieldOrigin;
        const Vec2 wanted = reversed ? zone_.low + zone_.high - pointed : pointed;
        const Vec2 way = placeWithin(zone_, paddle, wanted) - paddle.position;
        const Vec2 velocity{speedOver(way.x, limits_.acceleration.x),
                            speedOver(way.y, limits_.acceleration.y)};
        return reversed ? -velocity : velocity;
    }
    const Vec2 pushed = Vec2{axis(input, Action::MoveLeft, Action::MoveRight),
                             axis(input, Action::MoveUp, Action::MoveDown)} +
                        input.padMove;
    return pushed * keySpeed;
}

Command PlayerInput::command(const TickInput& input, const Paddle& paddle, bool reversed) {
    Command command;
    const Vec2 moved = move(input, paddle, reversed);
    command.moveX = commandValue(moved.x);
    command.moveY = commandValue(moved.y);

    // Computes the aim first, so that the tick of the release uses the arrow's last angle.
    const bool byArrow = arrow_.shown() || input.isDown(Action::ServeByArrow);
    const Vec2 target = aim(input, paddle.position, byArrow);
    const bool letGo =
        arrow_.tick(input.isDown(Action::ServeByArrow), input.wasReleased(Action::ServeByArrow));
    command.aimX = commandValue(target.x);
    command.aimY = commandValue(target.y);
    shownAim_.reset();
    const bool byPointer = !byArrow && input.aimDevice == Device::Mouse;
    const bool shown = byArrow || (input.aimDevice != Device::Keyboard && pointer_ == Pointer::Aims);
    if (shown) shownAim_ = Aim{side_, target, byPointer};

    const bool held = input.isDown(Action::ServeAtAim) || input.isDown(Action::ServeByArrow);
    heldTicks_ = held ? heldTicks_ + 1 : 0;
    if (letGo || input.wasPressed(Action::ServeAtAim)) command.buttons |= Command::servePressed;
    if (heldTicks_ > pourDelay) command.buttons |= Command::serveHeld;
    return command;
}

} // namespace arkanong
