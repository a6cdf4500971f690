#include "arkanong/sim/Zones.hpp"

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

namespace arkanong {

Box arenaOf(const MatchSettings& settings) {
    const double ball = 2.0 * settings.largestBall();
    const double above = isOpen(settings.mode, Side::Red) ? ball : 0.0;
    const double below = isOpen(settings.mode, Side::Blue) ? ball : 0.0;
    return {{0.0, -above}, {tuning::fieldSize.x, tuning::fieldSize.y + below}};
}

Box zoneOf(const MatchSettings& settings, Side side) {
    const double spare = 2.0 * (settings.largestBall() - tuning::ballRadius);
    const double margin = settings.mode == Mode::Sandbox  ? tuning::sandboxZoneMargin + spare
                          : settings.mode == Mode::Versus ? tuning::shieldThickness
                                                          : 0.0;
    const double outer = goalLine(side) + forward(side) * margin;
    const double inner = goalLine(side) + forward(side) * (tuning::zoneDepth - spare);
    return boxOf({0.0, outer}, {tuning::fieldSize.x, inner});
}

PaddleLimits paddleLimits(Mode mode) {
    if (mode == Mode::Versus) return {tuning::paddleSpeed, tuning::paddleSpeed / tuning::paddleSetOff};
    constexpr double atOnce = 2.0 * commandLimit / tuning::tickSeconds;
    return {{commandLimit, commandLimit}, {atOnce, atOnce}};
}

} // namespace arkanong
