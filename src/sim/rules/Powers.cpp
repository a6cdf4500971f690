#include "arkanong/sim/rules/Powers.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Shields.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

namespace arkanong {

namespace {

void multiplyBalls(Field& field, Side side, Events& events) {
    const std::size_t before = field.objects.balls.size();
    for (std::size_t i = 0; i < before; ++i) {
        const Ball ball = field.objects.balls[i];
        if (ball.owner != side) continue;
        for (const double turn : {-forward(side), forward(side)}) {
            if (field.objects.ballsOf(side) >= field.match.settings().ballLimit()) return;
            const Vec2 velocity = rotate(ball.velocity, rotationFromDegrees(turn * tuning::splitDegrees));
            Ball& other = field.objects.addBall(ball.position, velocity, side, ball.radius);
            other.usualRadius = ball.usualRadius;
            other.passing = ball.passing;
            events.push_back(BallSplit{ball.position, side});
        }
    }
}

} // namespace

void applyPowerUp(Field& field, PowerUpDrop drop, Side catcher, Events& events) {
    if (drop.bad && field.has(catcher, Card::Alchemist)) {
        drop.bad = false;
        report(Card::Alchemist, catcher, field.objects.paddle(catcher)->position, events);
    }
    const bool strikesOpponent = traitsOf(drop.kind).hinders && !drop.bad;
    const Side side = strikesOpponent ? opponent(catcher) : catcher;
    events.push_back(PowerUpBegan{side, drop.kind});
    if (drop.kind == PowerUp::Multiball) return multiplyBalls(field, side, events);
    if (drop.kind == PowerUp::ExtraShield) return repairShield(field, side, events);
    if (drop.kind == PowerUp::ShieldWall) field.objects.returnShields(side, ShieldRow::Wall);
    if (drop.kind == PowerUp::BlindSpot) placeBlindSpot(field, side);
    field.powers.start(side, drop.kind);
}

void placeBlindSpot(Field& field, Side side) {
    const double margin = tuning::blindSpotMargin;
    const double x = field.random.between(margin, tuning::fieldSize.x - margin);
    field.powers.placeBlindSpot(side, {x, goalLine(side) + forward(side) * tuning::blindSpotDepth});
}

} // namespace arkanong
