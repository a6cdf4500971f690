#include "arkanong/session/MatchStateText.hpp"

#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>

namespace arkanong {

namespace {

std::string counted(std::size_t count, std::string_view one) {
    return std::to_string(count) + ' ' + std::string(one) + (count == 1 ? "" : "s");
}

std::string called(Side side, std::optional<Side> own) { return side == own ? "You" : displayName(side); }

std::size_t ballsOf(const ObjectManager& objects, Side side) {
    const auto own = [side](const Ball& ball) { return ball.owner == side; };
    const auto held = [side](const HeldBall& ball) { return ball.side == side; };
    return static_cast<std::size_t>(std::count_if(objects.balls.begin(), objects.balls.end(), own) +
                                    std::count_if(objects.held.begin(), objects.held.end(), held));
}

std::string secondsText(int ticks) {
    return counted(static_cast<std::size_t>((ticks + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond),
                   "second");
}

/// "You: 2 balls in play and 3 to serve, 4 shields, 1200 points. Wide for 12 seconds."
std::string sideState(const World& world, Side side, std::optional<Side> own) {
    const ObjectManager& objects = world.objects();
    const Standing& standing = world.match().standing(side);
    std::string text = called(side, own) + ": " + counted(ballsOf(objects, side), "ball") + " in play and " +
                       std::to_string(standing.reserve) + " to serve, ";
    const int shields = objects.shieldsOf(side, ShieldRow::Line) + objects.shieldsOf(side, ShieldRow::Wall);
    text += counted(static_cast<std::size_t>(shields), "shield") + ", " +
            counted(static_cast<std::size_t>(standing.score), "point") + '.';
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const auto kind = static_cast<PowerUp>(i);
        const int left = world.powers().ticksLeft(side, kind);
        if (left > 0) text += ' ' + displayName(traitsOf(kind).name) + " for " + secondsText(left) + '.';
    }
    return text;
}

} // namespace

std::string scoreText(const Match& match, std::optional<Side> own) {
    const Side first = own.value_or(Side::Blue);
    const auto part = [&](Side side) {
        return called(side, own) + ' ' + std::to_string(match.standing(side).goals);
    };
    return part(first) + ", " + part(opponent(first));
}

std::string matchState(const World& world, std::optional<Side> own) {
    const Match& match = world.match();
    const Side first = own.value_or(Side::Blue);
    const bool alone = world.objects().paddle(opponent(first)) == nullptr;
    std::string text;
    if (match.settings().mode == Mode::Solo)
        text = std::to_string(match.standing(Side::Blue).lives) + " lives left";
    else if (!alone)
        text = "Goals: " + scoreText(match, own);
    text += (text.empty() ? "" : ".\n") + sideState(world, first, own);
    if (!alone) text += '\n' + sideState(world, opponent(first), own);
    if (match.phase() == Phase::Play && match.ticksLeft() > 0)
        text += "\nSudden death in " + secondsText(match.ticksLeft()) + '.';
    return text;
}

} // namespace arkanong
