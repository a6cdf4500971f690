#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Bot.hpp"
#include "arkanong/sim/Lookahead.hpp"

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
constexpr double openWorth = 0.3; ///< It does not come to anything soon.
constexpr double vainWorth = 0.1; ///< It comes to what it cannot break.
constexpr double whim = 0.4;

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
    const Glimpse& glimpse = view.glimpse;
    const bool burning = owner == side_ && glimpse.ownHas(PowerUp::Fireball);
    const LookaheadLimits limits{2, 2.0, side_, burning ? std::optional(owner) : std::nullopt};
    const Vec2 velocity = directionFor(offset) * view.world.match().rallySpeed();
    const double radius = view.world.match().settings().ballRadius();
    const Flight flight = lookAhead(view.world, {from, velocity, radius}, goalLine(opponent(side_)), limits);
    const double slant = leaning().slant * std::abs(offset);
    if (flight.end == Flight::End::Paddle) return 0.0;
    if (flight.end == Flight::End::Line) {
        const bool opening = glimpse.enemyHas(PowerUp::Freeze) || glimpse.enemyHas(PowerUp::Narrow);
        const double run = std::abs(flight.position.x - glimpse.opponentAt.x) - glimpse.opponentWidth / 2;
        return leaning().gap *
                   (goalWorth + std::max(run, 0.0) / tuning::fieldSize.x + (opening ? openingWorth : 0.0)) +
               slant;
    }
    return (flight.firstBrick ? worthOfBrick(view, *flight.firstBrick, owner) : openWorth) + slant;
}

double Bot::worthOfBrick(const View& view, BrickId id, Side owner) const {
    const auto index = view.world.objects().brickIndex(id);
    if (!index) return openWorth;
    const BrickKind kind = view.world.objects().bricks[*index].kind;
    const Match& match = view.world.match();
    // Without conversion an enemy ball works for the enemy still.
    const Side worker = match.converts() ? side_ : owner;
    if (worker != side_) return match.mayBreak(kind, worker) ? 0.0 : openWorth;
    return match.mayBreak(kind, side_) ? leaning().brick * brickWorth * appeal(kind) : vainWorth;
}

} // namespace arkanong
