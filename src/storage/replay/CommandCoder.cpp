#include "CommandCoder.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// The kinds of CodeContexts.
namespace commandcode {
enum Kind : std::uint32_t { AsGuessed = 32, Differences, Buttons };
} // namespace commandcode

constexpr double aimDistance = 130.0; ///< px from the paddle, of people who aim straight ahead.

constexpr std::array<std::int16_t Command::*, 4> members{&Command::moveX, &Command::moveY, &Command::aimX,
                                                         &Command::aimY};

/// The velocity with which a hand covers this distance, and the inverse: see PlayerInput.
double velocityOver(double way, double acceleration) {
    const double size = std::abs(way);
    const double speed = std::min(std::sqrt(acceleration * size), size * tuning::ticksPerSecond);
    return way < 0.0 ? -speed : speed;
}
double wayOf(double velocity, double acceleration) {
    const double size = std::abs(velocity);
    const double way = std::max(size * size / acceleration, size / tuning::ticksPerSecond);
    return velocity < 0.0 ? -way : way;
}

std::uint32_t bitsIn(std::uint32_t number) {
    std::uint32_t bits = 0;
    for (; number > 0; number >>= 1U)
        ++bits;
    return bits;
}

std::uint32_t sizeOf(std::int32_t difference) {
    return bitsIn(static_cast<std::uint32_t>(difference < 0 ? -difference : difference));
}

std::uint32_t near(std::int32_t difference) {
    return static_cast<std::uint32_t>(std::clamp(difference, -4, 4) + 4);
}

} // namespace

CommandCoder::Guesses CommandCoder::guessMove(const Field& field, double paddle, double acceleration) const {
    return {field.last, commandValue(2.0 * field.last - field.before),
            commandValue(velocityOver(field.pointer - paddle, acceleration)),
            commandValue(velocityOver(field.pointer + field.motion - paddle, acceleration)), 0};
}

CommandCoder::Guesses CommandCoder::guessAim(const Field& field, double paddle, double ahead) const {
    return {field.last, commandValue(paddle + ahead), commandValue(2.0 * field.last - field.before),
            commandValue(field.last + paddle - field.paddle), field.before};
}

std::size_t CommandCoder::bestOf(const Field& field) {
    return static_cast<std::size_t>(std::min_element(field.misses.begin(), field.misses.end()) -
                                    field.misses.begin());
}

std::int16_t CommandCoder::passField(std::size_t index, std::int16_t value, const Guesses& guesses) {
    const Field& field = fields_[index];
    const std::size_t best = bestOf(field);
    const std::int16_t guess = guesses[best];
    const auto which = static_cast<std::uint32_t>(index * 2 + sideIndex(side_));
    const auto off = [&](std::size_t way) { return near(guesses[way] - guess); };
    const std::uint32_t way = which << 4U | static_cast<std::uint32_t>(best);
    const std::uint32_t calm = std::min(field.calm, 40U);
    const std::int32_t found = coder_->signedNumber(
        value - guess,
        CodeContexts(commandcode::Differences, which, which << 8U | calm, way << 8U | sizeOf(field.surprise),
                     way << 16U | off(0) << 12U | off(1) << 8U | off(2) << 4U | off(3),
                     way << 8U | near(field.surprise) << 4U | std::min(calm, 3U),
                     way << 16U | sizeOf(field.last) << 8U | std::min(calm, 7U)));
    // Modulo 2^16: a broken code can name any difference, and the sum of two numbers of 32 bits can be too large.
    return static_cast<std::int16_t>(static_cast<std::uint32_t>(guess) + static_cast<std::uint32_t>(found));
}

void CommandCoder::learn(Field& field, std::int16_t value, const Guesses& guesses, double paddle,
                         double acceleration) const {
    const std::int32_t difference = value - guesses[bestOf(field)];
    field.calm = difference == 0 ? field.calm + 1 : 0;
    if (difference != 0) field.surprise = difference;
    for (std::size_t i = 0; i < ways; ++i)
        field.misses[i] = field.misses[i] * 7 / 8 + 32 * sizeOf(value - guesses[i]);
    field.before = field.last;
    field.last = value;
    field.paddle = paddle;
    if (acceleration == 0.0) return;
    const double pointer = paddle + wayOf(value, acceleration);
    field.motion = pointer - field.pointer;
    field.pointer = pointer;
}

Command CommandCoder::pass(const Command& command, const World& world) {
    const Paddle* const paddle = world.objects().paddle(side_);
    const Vec2 at = paddle != nullptr ? paddle->position : Vec2{};
    const std::array<Guesses, fields> guesses{guessMove(fields_[0], at.x, limits_.acceleration.x),
                                              guessMove(fields_[1], at.y, limits_.acceleration.y),
                                              guessAim(fields_[2], at.x, 0.0),
                                              guessAim(fields_[3], at.y, aimDistance * forward(side_))};
    Command guess;
    for (std::size_t i = 0; i < fields; ++i)
        guess.*members[i] = guesses[i][bestOf(fields_[i])];
    guess.buttons = static_cast<std::uint8_t>(buttons_ & ~unsigned{Command::servePressed});
    if (computer_) guess = computer_->think(world);

    const auto side = static_cast<std::uint32_t>(sideIndex(side_) | (computer_ ? 2U : 0U));
    const std::uint32_t calmX = std::min(fields_[0].calm, 40U), calmY = std::min(fields_[1].calm, 40U);
    const auto best = static_cast<std::uint32_t>(bestOf(fields_[0]) * ways + bestOf(fields_[1]));
    const bool asGuessed = coder_->flag(
        command == guess,
        CodeContexts(commandcode::AsGuessed, side, side | calmX << 2U, side | calmX << 2U | calmY << 8U,
                     side | best << 2U | std::min(calmX, 3U) << 8U, side | (history_ & 0xFFU) << 2U,
                     side | (history_ & 0xFFFFFU) << 2U));
    history_ = history_ << 1U | (asGuessed ? 0U : 1U);
    Command passed = guess;
    if (!asGuessed) {
        for (std::size_t i = 0; i < fields; ++i)
            passed.*members[i] = passField(i, command.*members[i], guesses[i]);
        passed.buttons = static_cast<std::uint8_t>(
            coder_->symbol(command.buttons, 8,
                           CodeContexts(commandcode::Buttons, side, side | std::uint32_t{buttons_} << 1U)));
    }
    for (std::size_t i = 0; i < fields; ++i)
        learn(fields_[i], passed.*members[i], guesses[i], i % 2 == 0 ? at.x : at.y,
              i == 0 ? limits_.acceleration.x : (i == 1 ? limits_.acceleration.y : 0.0));
    buttons_ = passed.buttons;
    return passed;
}

} // namespace arkanong
