#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/bot/TrajectoryPrediction.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <cmath>

// Aiming of balls that the computer serves or meets.

namespace arkanong {

namespace {

constexpr double anyOffset = 0.4; ///< Without aiming it meets the ball anywhere from -this to this.

// The worth of a direction, before the personality's weights, and the random part that keeps it from being
// predictable.
constexpr double goalPathWorth = 0.7; ///< An open path to the goal line; 1 more if the opponent is a field's
                                      ///< width away.
constexpr double openingWorth = 0.3;  ///< Added while the opponent is hindered.
constexpr double brickWorth = 0.85;
constexpr double openWorth = 0.3;   ///< The ball hits nothing soon.
constexpr double vainWorth = 0.1;   ///< The ball hits a brick that it cannot break.
constexpr double gapWorth = 0.5;    ///< Added where no shield stands.
constexpr double walledShare = 0.5; ///< Factor where a shield wall stands.
constexpr double whim = 0.4;

double appeal(BrickKind kind) {
    if (kind == BrickKind::Mystery) return 1.4;
    if (kind == BrickKind::Bomb) return 1.3;
    if (kind == BrickKind::Blue || kind == BrickKind::Red) return 1.15; // The opponent cannot break it.
    return 1.0;
}

} // namespace

Vec2 steered(Side side, double offset) {
    const Rotation turn = rotationFromDegrees(offset * tuning::steeringDegrees);
    return {turn.sine, forward(side) * turn.cosine};
}

double Bot::chooseOffset(const View& view, Vec2 from, Side owner, double widest) {
    constexpr double fewest = 2.0; // A single direction would be a worse aim than none.
    const double wanted = skill_.aimChoices;
    const int choices = wanted < fewest ? 2 * wholeOf(wanted / fewest) : wholeOf(wanted);
    // In the dark it sees no brick to aim at.
    if (choices == 0 || view.world.inTheDark(side_)) return random_.between(-anyOffset, anyOffset);
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

double Bot::worthOfDirection(const View& view, Vec2 from, Side owner, double offset) const {
    const bool burning = owner == side_ && view.percept.ownHas(PowerUp::Fireball);
    const LookaheadLimits limits{2, 2.0, side_, burning ? std::optional(owner) : std::nullopt};
    const Vec2 velocity = steered(side_, offset) * view.world.match().rallySpeed();
    const double radius = view.world.match().settings().ballRadius();
    // Only up to the opponent's zone, where only its paddle is, which is seen late.
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
    const double x = betweenWalls(trajectory.position.x + trajectory.velocity.x * ahead, radius);
    // A Minotaur that is out of its zone leaves its whole line open behind it.
    const bool away = (percept.opponentAt.y - trajectory.position.y) * forward(side_) < 0.0;
    const double run =
        away ? tuning::fieldSize.x : std::abs(x - percept.opponentAt.x) - percept.opponentWidth / 2;
    if (run < 0.0) return 0.0;
    const bool opening = percept.enemyHas(PowerUp::Freeze) || percept.enemyHas(PowerUp::Narrow);
    const ObjectManager& objects = view.world.objects();
    const Shield* const shield = objects.shieldAt(opponent(side_), ShieldRow::Line, x);
    if (shield != nullptr && shield->post) return 0.0;
    const bool walled = objects.shieldAt(opponent(side_), ShieldRow::Wall, x) != nullptr;
    const double worth = goalPathWorth + run / tuning::fieldSize.x + (opening ? openingWorth : 0.0) +
                         (shield != nullptr ? 0.0 : gapWorth);
    return weights().gap * (walled ? walledShare * worth : worth);
}

double Bot::worthOfBrick(const View& view, BrickId id, Side owner) const {
    const auto index = view.world.objects().brickIndex(id);
    if (!index) return openWorth;
    const Brick& brick = view.world.objects().bricks[*index];
    const BrickKind kind = brick.kind;
    if (brick.laid && depthOf(brick.centre.y) < tuning::fieldSize.y / 2) return vainWorth; // Its own wall.
    const Match& match = view.world.match();
    // Without conversion an enemy ball still plays for the enemy.
    const Side worker = match.converts() ? side_ : owner;
    if (worker != side_) return match.mayBreak(kind, worker) ? 0.0 : openWorth;
    return match.mayBreak(kind, side_) ? weights().brick * brickWorth * appeal(kind) : vainWorth;
}

} // namespace arkanong
