#include "arkanong/input/PlayerInput.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

/// The distance of the aim from the paddle, px, when aiming by direction.
constexpr double aimDistance = 130.0;
/// How long to hold before balls pour or a laser fires; a click serves one ball.
constexpr int pourDelay = tuning::seconds(0.25);

double axis(const TickInput& input, Action less, Action more) {
    return (input.isDown(more) ? 1.0 : 0.0) - (input.isDown(less) ? 1.0 : 0.0);
}

bool pushes(const TickInput& input) {
    return input.isDown(Action::MoveLeft) || input.isDown(Action::MoveRight) ||
           input.isDown(Action::MoveUp) || input.isDown(Action::MoveDown) || input.padMove != Vec2{};
}

/// The velocity along an axis for a remaining distance of `way` px: covers `share` of it in a tick, but stays
/// slow enough to stop with half of the acceleration.
double speedOver(double way, double acceleration, double share) {
    const double stopping = std::sqrt(acceleration * std::abs(way));
    const double speed = std::min(stopping, share * std::abs(way) / tuning::tickSeconds);
    return way < 0.0 ? -speed : speed;
}

} // namespace

PlayerState playerState(const World& world, Side side, bool mayServe) {
    const Match& match = world.match();
    return {mayServe && world.serves(side), world.powers().active(side, PowerUp::Reverse),
            match.playing() && world.powers().active(side, PowerUp::Laser)};
}

PlayerInput::PlayerInput(Side side, Pointer pointer, const MatchSettings& settings, const InputAids& aids)
    : side_(side), pointer_(pointer), zone_(zoneOf(settings, side)), limits_(paddleLimits(settings.mode)),
      share_(settings.mode == Mode::Versus ? 1.0 : 0.5), aids_(aids), pours_(settings.mode == Mode::Sandbox) {
}

void PlayerInput::release() {
    arrow_.cancel();
    pointerAim_.cancel();
    lead_.letGo();
    stir_ = {};
    servesOnRelease_ = captures_ = streaming_ = false;
    latched_.reset();
}

void PlayerInput::chooseHand(const TickInput& input) {
    constexpr double kept = 1.0 - tuning::tickSeconds / hand::mouseMemory;
    if (pointer_ == Pointer::Places) {
        hand_ = input.pointer ? Hand::Pointer : Hand::Keys;
        return;
    }
    if (pushes(input)) {
        hand_ = Hand::Keys;
        keyRest_ = hand::keyRest;
    }
    if (hand_ != Hand::Pointer) lead_.letGo();
    if (keyRest_ > 0) {
        --keyRest_;
        stir_ = {};
        return;
    }
    stir_ = stir_ * kept + input.motion;
    if (pointer_ != Pointer::Leads || !input.pointer) return;
    const bool stirred = length(stir_) >= hand::mouseStir;
    const bool first = hand_ == Hand::None;
    if (stirred || (first && input.wasPressed(Action::ServeByPointer))) hand_ = Hand::Pointer;
    captures_ = captures_ || hand_ == Hand::Pointer;
}

void PlayerInput::pressPointer(const TickInput& input, PlayerState state) {
    constexpr double trembling = 2.0; ///< px in a tick.
    restTicks_ = length(input.motion) > trembling ? 0 : restTicks_ + 1;
    if (input.wasPressed(Action::ServeByPointer) && hand_ == Hand::Pointer) {
        servesOnRelease_ = true;
        pointerAim_.press(restTicks_ < hand::mouseRest);
    }
    if (!state.serves || state.fires) pointerAim_.cancel();
    if (state.fires && heldTicks_ > pourDelay) servesOnRelease_ = false; // The button was held to fire.
}

bool PlayerInput::aimsAtPointer(const TickInput& input) const {
    const bool leads = pointer_ != Pointer::Aims && hand_ != Hand::Keys;
    return !leads && input.aimDevice == Device::Mouse && input.pointer;
}

Vec2 PlayerInput::aim(const TickInput& input, Vec2 paddle) const {
    const Vec2 ahead{0.0, forward(side_)};
    const auto turned = [&](double degrees) {
        return paddle + aimDistance * rotate(ahead, rotationFromDegrees(-degrees * forward(side_)));
    };
    if (arrow_.shown() || input.isDown(Action::ServeByArrow)) return turned(arrow_.degrees());
    if (pointerAim_.aims()) return turned(pointerAim_.degrees());
    if (aimsAtPointer(input)) return *input.pointer - fieldOrigin;
    if (input.padAim != Vec2{}) return paddle + aimDistance * normalized(input.padAim);
    return turned(0.0);
}

Vec2 PlayerInput::push(const TickInput& input) {
    const double way = axis(input, Action::MoveLeft, Action::MoveRight);
    keyTicks_ = way == keyWay_ ? keyTicks_ + 1 : 0;
    keyWay_ = way;
    const double climbed = std::min(1.0, static_cast<double>(keyTicks_) / hand::keyClimb);
    const double keys = way * (hand::keyTap + (hand::fastest - hand::keyTap) * climbed);
    const double rise = axis(input, Action::MoveUp, Action::MoveDown) + input.padMove.y;
    return {std::clamp(keys + input.padMove.x * hand::fastest, -hand::fastest, hand::fastest),
            std::clamp(rise, -1.0, 1.0) * tuning::paddleSpeed.y};
}

Vec2 PlayerInput::lead(const TickInput& input, const Paddle& paddle, Vec2 motion, bool reversed) {
    if (std::exchange(reversed_, reversed) != reversed) lead_.letGo();
    const Vec2 half = paddle.size / 2.0;
    const Vec2 pointed = *input.pointer - fieldOrigin;
    const Box reach{zone_.low + half, zone_.high - half};
    const Vec2 wanted = reversed ? zone_.low + zone_.high - pointed : pointed;
    const Vec2 place = pointer_ == Pointer::Places
                           ? nearestPoint(reach, wanted)
                           : lead_.follow(reach, paddle.position, wanted, reversed ? -motion : motion);
    const Vec2 way = place - paddle.position;
    const Vec2 velocity{speedOver(way.x, limits_.acceleration.x, share_),
                        speedOver(way.y, limits_.acceleration.y, share_)};
    return reversed ? -velocity : velocity;
}

void PlayerInput::showAim(const TickInput& input, Vec2 target) {
    const bool byKey = arrow_.shown() || input.isDown(Action::ServeByArrow);
    const bool byArrow = byKey || pointerAim_.shown() || input.aimDevice == Device::Gamepad;
    if (byArrow || aimsAtPointer(input)) shownAim_ = Aim{side_, target, !byArrow};
}

TickInput PlayerInput::toggled(TickInput input, const PlayerState& state) {
    if (!aids_.toggleServe || pours_) return input;
    for (const Action action : {Action::ServeByArrow, Action::ServeByPointer}) {
        const std::size_t i = actionIndex(action);
        const bool holds = action == Action::ServeByArrow || hand_ == Hand::Pointer;
        if (!holds && !latched_[i]) continue; // The press serves at once.
        const bool pressed = input.wasPressed(action);
        input.pressed[i] = pressed && !latched_[i] && state.serves;
        input.released[i] = pressed && latched_[i];
        if (!state.serves)
            latched_[i] = false; // Nothing can be served now, so aiming ends.
        else if (pressed)
            latched_.flip(i);
        input.down[i] = latched_[i];
    }
    return input;
}

bool PlayerInput::streams(const TickInput& input, const PlayerState& state) {
    const bool toggles = pours_ ? aids_.toggleAdding : aids_.toggleLaser && state.fires;
    heldTicks_ = input.serveIsDown() ? heldTicks_ + 1 : 0;
    if (!toggles) {
        streaming_ = false;
        return heldTicks_ > pourDelay;
    }
    const bool pressed = input.wasPressed(Action::ServeAtAim) || input.wasPressed(Action::ServeByArrow) ||
                         input.wasPressed(Action::ServeByPointer);
    if (pressed) streaming_ = !streaming_;
    return streaming_;
}

double PlayerInput::drawn(double wanted, const Paddle& paddle, const PlayerState& state) const {
    if (!aids_.guides() || !state.arrival) return wanted;
    constexpr double ramp = hand::assistFrom - hand::assistFull;
    const double urgency = std::clamp((hand::assistFrom - state.arrival->seconds) / ramp, 0.0, 1.0);
    const double weight = aids_.oneButton ? 1.0 : urgency * aids_.assist / 100.0;
    const double fastest = aids_.oneButton ? hand::followSpeed : hand::fastest;
    const double met = turn_ * hand::followOffset * paddle.size.x / 2.0;
    const double way = state.arrival->x - met - paddle.position.x;
    const double towards = std::clamp(speedOver(way, limits_.acceleration.x, share_), -fastest, fastest);
    const double own = std::clamp(wanted, -hand::fastest, hand::fastest);
    return own * (1.0 - (1.0 - hand::ownShare) * weight) + (state.reversed ? -towards : towards) * weight;
}

Command PlayerInput::oneButtonCommand(const TickInput& input, const Paddle& paddle,
                                      const PlayerState& state) {
    static_cast<void>(arrow_.tick(true, false)); // The arrow continues to sweep.
    Command command;
    command.moveX = commandValue(drawn(0.0, paddle, state));
    const Vec2 target = aim(input, paddle.position);
    command.aimX = commandValue(target.x);
    command.aimY = commandValue(target.y);
    shownAim_ = Aim{side_, target, false};
    if (input.wasPressed(Action::ServeAtAim)) {
        command.buttons |= Command::servePressed;
        turn_ = arrow_.degrees() / widestAim;
    }
    if (streams(input, state)) command.buttons |= Command::serveHeld;
    return command;
}

Command PlayerInput::command(const TickInput& held, const Paddle& paddle, PlayerState state) {
    if (aids_.oneButton) return oneButtonCommand(held, paddle, state);
    chooseHand(held);
    const TickInput input = toggled(held, state);
    pressPointer(input, state);
    const double swung = pointerAim_.tick(input.motion.x);
    const Vec2 pushed = push(input);
    const bool led = hand_ == Hand::Pointer;
    const Vec2 moved = led ? lead(input, paddle, input.motion - Vec2{swung, 0.0}, state.reversed) : pushed;
    Command command;
    command.moveX = commandValue(drawn(moved.x, paddle, state));
    command.moveY = commandValue(moved.y);

    // Computes the aim first, so that the tick of the release uses the arrow's last angle.
    const Vec2 target = aim(input, paddle.position);
    command.aimX = commandValue(target.x);
    command.aimY = commandValue(target.y);
    shownAim_.reset();
    if (state.serves) showAim(input, target);
    bool serves = arrow_.tick(input.isDown(Action::ServeByArrow), input.wasReleased(Action::ServeByArrow)) ||
                  input.wasPressed(Action::ServeAtAim);
    if (input.wasPressed(Action::ServeByPointer) && !servesOnRelease_) serves = true;
    if (!input.isDown(Action::ServeByPointer)) {
        pointerAim_.cancel();
        serves = std::exchange(servesOnRelease_, false) || serves;
    }
    if (serves) command.buttons |= Command::servePressed;
    if (streams(held, state)) command.buttons |= Command::serveHeld;
    return command;
}

} // namespace arkanong
