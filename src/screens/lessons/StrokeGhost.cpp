#include "arkanong/screens/lessons/StrokeGhost.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double fall = 230.0; ///< px/s.
constexpr double smashed = 480.0;
constexpr double cushioned = 120.0;
constexpr double strokeSpeed = 260.0; ///< px/s, of the paddle.
constexpr double strokeReach = 32.0;  ///< px to both sides of the touch.
constexpr double fading = 0.25;       ///< Seconds.
constexpr double paleness = 0.5;
constexpr double apart = 210.0; ///< px between the middles of the player's paddle and the ghost.

} // namespace

StrokeGhost StrokeGhost::at(double seconds) {
    const double strokes = std::floor(seconds / period);
    const double now = seconds - strokes * period;
    const bool smashes = std::fmod(strokes, 2.0) == 0.0;
    const double since = now - touch;
    const double leaves = smashes ? smashed : cushioned;
    const double way = smashes ? 1.0 : -1.0;
    return {smashes ? Stroke::Smash : Stroke::Cushion,
            way * std::clamp(strokeSpeed * since, -strokeReach, strokeReach),
            since < 0.0 ? -fall * since : leaves * since,
            std::clamp(std::min(now, period - now) / fading, 0.0, 1.0)};
}

void StrokeGhost::draw(TextureManager& textures, const Palette& palette, Vec2 place) const {
    const double up = forward(Side::Blue);
    const sf::Color colour = faded(palette.blue, paleness * opacity);
    const Vec2 paddle = place + Vec2{0.0, up * paddleAhead};
    const double touching = tuning::paddleSize.y / 2.0 + tuning::ballRadius;
    const Vec2 ball = place + Vec2{0.0, up * (touching + ballAhead)};
    textures.drawRow(Layer::Field, paddleSprites, tuning::paddleSize.x - 2.0 * paddleEnd, paddle, colour);
    textures.draw(Layer::Field, Sprite::BallBlue, ball, colour, tuning::ballRadius / paintedBallRadius);
    // Arrows at both ends show which way the paddle moves.
    const double ahead = stroke == Stroke::Smash ? up : -up;
    for (const double end : {-1.0, 1.0})
        textures.draw(Layer::Field, Sprite::Chevron,
                      {paddle + Vec2{end * (tuning::paddleSize.x / 2.0 + 16.0), 0.0},
                       {1.4, 1.4},
                       rotationFromTurns(0.25 * ahead)},
                      faded(palette.amber, opacity));
}

Vec2 ghostPlaceBeside(const Paddle& paddle) {
    const double aside = paddle.position.x < tuning::fieldSize.x / 2.0 ? apart : -apart;
    return {paddle.position.x + aside, goalLine(Side::Blue) + forward(Side::Blue) * tuning::paddleStart};
}

} // namespace arkanong
