#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/CardSet.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>
#include <string>

// Events: what happened in a step, for sounds, particles, the display and tests. They are plain values
// without references into the World. `at` is the position on the field, px; `speed` is the approach speed
// along the contact's normal, px/s; `normal` points away from the surface that was hit, length 1.

namespace arkanong {

struct BallServed {
    Vec2 at;
    Vec2 velocity;
    Side side;
};
struct BallHitPaddle {
    Vec2 at;
    Vec2 normal;
    double speed;
    Side side;
    Side owner = Side::Blue; ///< Owner of the ball before the touch.
    Vec2 ballVelocity{};     ///< The ball's velocity before the touch, px/s.
    Stroke stroke = Stroke::Plain;
    Vec2
        leaving{}; ///< The velocity with which the ball leaves the paddle if the paddle does not hold it, px/s.
};
/// A paddle converted an enemy ball. Follows the BallHitPaddle of the same touch.
struct BallConverted {
    Vec2 at;
    Side newOwner;
};
struct BallHitWall {
    Vec2 at;
    Vec2 normal;
    double speed;
};
/// A brick was hit. hitsLeft is the count after the hit (steel: always 1).
struct BallHitBrick {
    Vec2 at;
    Vec2 normal;
    double speed;
    BrickId brick;
    BrickKind kind;
    int hitsLeft;
    Side owner;
};
struct BrickBroken {
    Vec2 at; ///< The brick's centre.
    Vec2 ballVelocity;
    BrickId brick;
    BrickKind kind;
    std::optional<Side> by; ///< Empty for the anti-stall spark and a charging Minotaur: no side scores.
    int combo; ///< Bricks that this side has broken since its paddle last touched a ball, this one included;
               ///< 0 if no side broke it.
    int points;
    int tint = 0; ///< The brick's tint, see Level::BrickPlace.
};
/// A broken brick has returned.
struct BrickRegrown {
    Vec2 at; ///< Its centre.
    BrickId brick;
};
/// A bomb exploded; the BrickBroken events of its neighbours follow.
struct BombExploded {
    Vec2 at;
};
/// A splitter was broken and the ball split in two.
struct BallSplit {
    Vec2 at;
    Side owner;
};
/// A laser beam hit a brick; hitsLeft as in BallHitBrick.
struct LaserHitBrick {
    Vec2 at;
    BrickId brick;
    BrickKind kind;
    int hitsLeft;
    Side by;
};
/// A laser was switched on.
struct LaserFired {
    Vec2 at; ///< Where the beam leaves the paddle.
    Side side;
};
/// A broken brick released its capsule.
struct CapsuleReleased {
    Vec2 at;
    PowerUpDrop drop;
    Side towards;
};
struct CapsuleCaught {
    Vec2 at;
    PowerUpDrop drop;
    Side by;
};
/// A capsule fell past the goal line.
struct CapsuleMissed {
    Vec2 at;
    PowerUpDrop drop;
    Side towards;
};
/// A power-up took effect on `side`, or its time was renewed.
struct PowerUpBegan {
    Side side;
    PowerUp kind;
};
struct PowerUpEnded {
    Side side;
    PowerUp kind;
};
/// A sticky paddle caught the ball. It leaves with a BallServed.
struct BallHeld {
    Vec2 at;
    Side side;
};
/// A ball bounced off a shield of `side` without breaking it.
struct BallHitShield {
    Vec2 at;
    Vec2 normal;
    double speed;
    Side side;
};
/// A ball broke a shield of `side` and bounced off.
struct ShieldBroken {
    Vec2 at;
    Side side;
    ShieldRow row;
    int place; ///< See Shield.
    int left;  ///< Shields of the row that still stand.
};
/// A power-up repaired a broken shield.
struct ShieldRepaired {
    Side side;
    int place; ///< See Shield.
};
/// All shields of a side's line stand again, after a goal.
struct ShieldsRestored {
    Side side;
};
/// In Solo: Blue gained a life.
struct LifeGained {
    int left;
};
/// A boss will act in about a second (Bosses.hpp). The Queen never does, and the Foreman lays his bricks unannounced.
struct BossWarned {
    Boss boss;
    Side side;
    int phase;
};
/// A boss's act begins: the Clockmaker reverses balls, the Minotaur charges, Umbra darkens the field.
struct BossActed {
    Boss boss;
    Side side;
    int phase;
};
/// The act is over: balls fly forwards again, the Minotaur is back in its zone, the field is lit.
struct BossRested {
    Boss boss;
    Side side;
};
/// A boss has conceded enough goals for its second or third phase. In the finale: its turn has begun, and it is in its
/// second phase at once.
struct BossPhaseBegan {
    Boss boss;
    Side side;
    int phase;
};
/// A Foreman laid a brick, normal or steel, or Card::Mason a normal one.
struct BrickLaid {
    Vec2 at; ///< Its centre.
    BrickId brick;
    BrickKind kind;
    Side by;
};
/// A ball bounced off the front of one of the Queen's drones.
struct DroneHit {
    Vec2 at;
    Vec2 normal;
    double speed;
    Side side;
    int drone;    ///< See Drone::number.
    int hitsLeft; ///< Until it falls asleep.
    Side owner;   ///< Owner of the ball before the touch.
};
struct DroneSlept {
    Vec2 at; ///< Its centre.
    Side side;
    int drone;
};
/// A drone woke up, or appeared with a new phase.
struct DroneWoke {
    Vec2 at; ///< Its centre.
    Side side;
    int drone;
};
/// The Clockmaker turned a ball back along its path, or forwards again.
struct BallTurnedBack {
    Vec2 at;
    Vec2 velocity; ///< Afterwards.
    Side owner;
};
/// A card had an effect at this position. Cards that have an effect all the time report nothing.
struct CardWorked {
    Vec2 at;
    Side side; ///< The side that has the card.
    Card card;
};
/// The charging Minotaur ran into an unbreakable obstacle and is stunned.
struct ChargeStopped {
    Vec2 at; ///< The centre of its paddle.
    Side side;
};
struct BallHitHexagon {
    Vec2 at;
    Vec2 normal;
    double speed;
    HexagonId hexagon;
};
struct BallsCollided {
    Vec2 at;
    Vec2 normal;
    double speed;
};
/// A ball of `by` crossed the opponent's goal line.
struct GoalScored {
    Vec2 at;
    Side by;
    int goals;                     ///< Of `by`, this one included.
    int needed;                    ///< Goals that `by` still needs to win; 0 if this one decides the match.
    Stroke stroke = Stroke::Plain; ///< The last touch of the ball by a paddle.
};
/// In Solo: the last ball in play crossed the goal line.
struct LifeLost {
    Vec2 at;
    int left;
};
/// A ball crossed a goal line and is removed, whether or not that was a goal.
struct BallLost {
    Vec2 at;
    Side owner;
};
/// A stuck ball was recalled: it costs nothing and returns to its owner's reserve.
struct BallTakenBack {
    Vec2 at;
    Side owner;
};
/// A ball returned to a side's reserve.
struct ReserveGrew {
    Side side;
    int reserve;
};
/// The anti-stall rules changed the direction of a ball in a loop or on a near-horizontal path.
struct BallNudged {
    Vec2 at;
};
/// The countdown before the first serve: 3, 2, 1, then 0 when play begins.
struct CountdownTicked {
    int secondsLeft;
};
/// Few bricks are left, and the level's bricks begin to return one by one.
struct FieldRising {};
struct SuddenDeathBegan {};
struct MatchEnded {
    Side winner;
    std::optional<Side> loser{}; ///< Empty if a level of Solo was cleared, and in the finale.
};
/// The side has stolen enough balls for a super.
struct MomentumFilled {
    Side side;
};
struct SuperBegan {
    Side side;
};
struct SuperEnded {
    Side side;
};

/// One line for logs and tests, e.g. "BrickBroken at 480.0,360.0 by blue combo 3 points 50".
std::string describe(const Event& event);

} // namespace arkanong
