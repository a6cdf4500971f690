#include "arkanong/game/PlayerInput.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"

#include <cmath>

namespace arkanong {

namespace {

constexpr double aimDistance = 130.0;            ///< From the paddle to a point aimed at by direction, px.
constexpr int pourDelay = tuning::seconds(0.25); ///< A click is one ball; only holding on pours.
constexpr double fullPush = 127.0;

std::int8_t push(double amount) {
    return static_cast<std::int8_t>(std::lround(clamp(amount, -1.0, 1.0) * fullPush));
}

std::int16_t coordinate(double px) {
    return static_cast<std::int16_t>(std::lround(clamp(px, -32000.0, 32000.0)));
}

double axis(const TickInput& input, Action less, Action more) {
    return (input.isDown(more) ? 1.0 : 0.0) - (input.isDown(less) ? 1.0 : 0.0);
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

Vec2 PlayerInput::aim(const TickInput& input, Vec2 paddle, bool byArrow) {
    const Vec2 ahead{0.0, forward(side_)};
    if (byArrow) {
        const Rotation turn = rotationFromDegrees(-arrow_.degrees() * forward(side_));
        return paddle + aimDistance * rotate(ahead, turn);
    }
    if (input.aimDevice == Device::Mouse) return input.pointer - fieldOrigin;
    if (input.padAim != Vec2{}) return paddle + aimDistance * normalized(input.padAim);
    return paddle + aimDistance * ahead;
}

Command PlayerInput::command(const TickInput& input, Vec2 paddle) {
    Command command;
    command.moveX = push(axis(input, Action::MoveLeft, Action::MoveRight) + input.padMove.x);
    command.moveY = push(axis(input, Action::MoveUp, Action::MoveDown) + input.padMove.y);

    // The arrow is aimed before it is let go: the tick of the release uses where it last was.
    const bool byArrow = arrow_.shown() || input.isDown(Action::ServeByArrow);
    const Vec2 target = aim(input, paddle, byArrow);
    const bool letGo =
        arrow_.tick(input.isDown(Action::ServeByArrow), input.wasReleased(Action::ServeByArrow));
    command.aimX = coordinate(target.x);
    command.aimY = coordinate(target.y);
    shownAim_.reset();
    if (byArrow || input.aimDevice != Device::Keyboard)
        shownAim_ = Aim{side_, target, !byArrow && input.aimDevice == Device::Mouse};

    const bool held = input.isDown(Action::ServeAtAim) || input.isDown(Action::ServeByArrow);
    heldTicks_ = held ? heldTicks_ + 1 : 0;
    if (letGo || input.wasPressed(Action::ServeAtAim)) command.buttons |= Command::servePressed;
    if (heldTicks_ > pourDelay) command.buttons |= Command::serveHeld;
    if (input.isDown(Action::Overdrive)) command.buttons |= Command::overdrive;
    return command;
}

} // namespace arkanong
