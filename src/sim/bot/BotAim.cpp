#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Field.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/bot/TrajectoryPrediction.hpp"

#include <algorithm>
#include <cmath>

// Where the computer sends a ball that it serves or meets.

namespace arkanong {

namespace {

constexpr double anyOffset = 0.4; ///< Who does not aim meets the ball anywhere from -this to this.

// What a direction is worth, before the temperament's weight, and as much as chance may add: whoever always
// does the best thing can be read.
constexpr double goalWorth = 0.7;    ///< A free way to the goal line; and 1 more for a field's width to run.
constexpr double openingWorth = 0.3; ///< More where the opponent is hindered.
constexpr double brickWorth = 0.85;
constexpr double openWorth = 0.3;   ///< It does not come to anything soon.
constexpr double vainWorth = 0.1;   ///< It comes to what it cannot break.
constexpr double walledShare = 0.5; ///< What a way to the goal line is worth where a shield wall stands.
constexpr double whim = 0.4;

/// Where x is after bouncing to and fro between the two.
double foldedBetween(double low, double high, double x) {
    while (x < low || x > high)
        x = x < low ? 2.0 * low - x : 2.0 * high - x;
    return x;
}

double appeal(BrickKind kind) {
    if (kind == BrickKind::Mystery) return 1.4;
    if (kind == BrickKind::Bomb) return 1.3;
    if (kind == BrickKind::Blue || kind == BrickKind::Red) return 1.15; // Nobody else takes it away.
    return 1.0;
}

} // namespace

double Bot::chooseOffset(const View& view, Vec2 from, Side owner, double widest) {
    const int choices = skill().aimChoices;
    if (choices == 0) return random_.between(-anyOffset, anyOffset);
    double best = 0.0;
    double bestWorth = -1.0;
    for (int i = 0; i < choices; ++i) {
        const double offset = widest * (2.0 * i / (choices - 1) - 1.0);
        const double worth = worthOfDirection(view, from, owner, offset) + random_.between(0.0, whim);
        if (worth > bestWorth) {
            bestWorth = worth;
            best = offset;
        }
    }
    return best;
}

Vec2 Bot::directionFor(double offset) const {
    const Rotation turn = rotationFromDegrees(offset * tuning::steeringDegrees);
    return {turn.sine, forward(side_) * turn.cosine};
}

double Bot::worthOfDirection(const View& view, Vec2 from, Side owner, double offset) const {
    const bool burning = owner == side_ && view.percept.ownHas(PowerUp::Fireball);
    const LookaheadLimits limits{2, 2.0, side_, burning ? std::optional(owner) : std::nullopt};
    const Vec2 velocity = directionFor(offset) * view.world.match().rallySpeed();
    const double radius = view.world.match().settings().ballRadius();
    // Only as far as the opponent's zone: in there stands nothing but its paddle, and that is seen late.
    const double border = goalLine(opponent(side_)) - forward(side_) * (tuning::zoneDepth + radius);
    const PredictedTrajectory trajectory = lookAhead(view.world, {from, velocity, radius}, border, limits);
    const double slant = weights().slant * std::abs(offset);
    if (trajectory.end == PredictedTrajectory::End::Line)
        return worthOfShot(view, trajectory, radius) + slant;
    return (trajectory.firstBrick ? worthOfBrick(view, *trajectory.firstBrick, owner) : openWorth) + slant;
}

double Bot::worthOfShot(const View& view, const PredictedTrajectory& trajectory, double radius) const {
    const Percept& percept = view.percept;
    if (!isOpen(view.world.match().settings().mode, opponent(side_))) return openWorth;
    const double ahead = std::abs((percept.opponentAt.y - trajectory.position.y) / trajectory.velocity.y);
    const double x = foldedBetween(radius, tuning::fieldSize.x - radius,
                                   trajectory.position.x + trajectory.velocity.x * ahead);
    const double run = std::abs(x - percept.opponentAt.x) - percept.opponentWidth / 2;
    if (run < 0.0) return 0.0;
    const bool opening = percept.enemyHas(PowerUp::Freeze) || percept.enemyHas(PowerUp::Narrow);
    const bool walled = view.world.objects().hasShieldWall(opponent(side_));
    const double worth = goalWorth + run / tuning::fieldSize.x + (opening ? openingWorth : 0.0);
    return weights().gap * (walled ? walledShare * worth : worth);
}

double Bot::worthOfBrick(const View& view, BrickId id, Side owner) const {
    const auto index = view.world.objects().brickIndex(id);
    if (!index) return openWorth;
    const BrickKind kind = view.world.objects().bricks[*index].kind;
    const Match& match = view.world.match();
    // Without conversion an enemy ball works for the enemy still.
    const Side worker = match.converts() ? side_ : owner;
    if (worker != side_) return match.mayBreak(kind, worker) ? 0.0 : openWorth;
    return match.mayBreak(kind, side_) ? weights().brick * brickWorth * appeal(kind) : vainWorth;
}

} // namespace arkanong
