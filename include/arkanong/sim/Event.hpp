#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Objects.hpp"
#include "arkanong/sim/PowerUp.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

// What happened in a step: past-tense facts for sounds, particles, the display and tests. Values only;
// nothing here refers back into the World. `at` is where on the field it happened, px; `speed` is the speed
// at which the two things met along the contact's normal, px/s; `normal` points away from what was touched,
// length 1.

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
    Side owner = Side::Blue; ///< The ball's, before the touch...
    Vec2 ballVelocity{};     ///< ...and its velocity then.
};
/// A paddle's touch turned an enemy ball. Comes after the BallHitPaddle of the same touch.
struct BallConverted {
    Vec2 at;
    Side newOwner;
};
struct BallHitWall {
    Vec2 at;
    Vec2 normal;
    double speed;
};
/// The brick was hit; hitsLeft counts after the hit (steel: always 1).
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
    Side by;   ///< Meaningless for a spark.
    int combo; ///< Bricks this side has broken since its paddle was last touched, this one included; 0 for a
               ///< spark.
    int points;
    bool bySpark; ///< Broken by the match itself because hardly any were left: nobody's, no points.
    int tint = 0; ///< The brick's.
};
/// A brick that was broken is back.
struct BrickRegrown {
    Vec2 at; ///< Its centre.
    BrickId brick;
};
/// A bomb took its neighbours; their BrickBroken follow.
struct BombExploded {
    Vec2 at;
};
/// The ball that broke a splitter left as two.
struct BallSplit {
    Vec2 at;
    Side owner;
};
/// A beam struck a brick, one blow; hitsLeft as in BallHitBrick.
struct LaserHitBrick {
    Vec2 at;
    BrickId brick;
    BrickKind kind;
    int hitsLeft;
    Side by;
};
/// A beam began to shine.
struct LaserFired {
    Vec2 at; ///< Where it leaves the paddle.
    Side side;
};
/// A broken brick let its capsule go.
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
/// It fell past the goal line.
struct CapsuleMissed {
    Vec2 at;
    PowerUpDrop drop;
    Side towards;
};
/// A power-up began to work on `side`, or began anew.
struct PowerUpBegan {
    Side side;
    PowerUp kind;
};
struct PowerUpEnded {
    Side side;
    PowerUp kind;
};
/// A sticky paddle took the ball. It leaves with a BallServed.
struct BallHeld {
    Vec2 at;
    Side side;
};
/// A ball was turned back by a shield wall, which is gone.
struct ShieldWallHit {
    Vec2 at;
    Side side;
};
/// `side` gained a shield.
struct ShieldGained {
    Side side;
    int left;
};
/// A boss played its trick: its capsule without a capsule. Its PowerUpBegan follows.
struct BossAbilityUsed {
    Side by;
    PowerUp kind;
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
/// A ball crossed a goal line and cost `side` a shield.
struct ShieldLost {
    Vec2 at;
    Side side;
    int left;
};
/// A ball crossed a goal line and is gone, whether or not it cost a shield.
struct BallLost {
    Vec2 at;
    Side owner;
};
/// A ball that no nudge could free was taken off the field; it costs nothing and comes back to its owner's
/// reserve.
struct BallTakenBack {
    Vec2 at;
    Side owner;
};
/// A ball came back to a side's reserve.
struct ReserveGrew {
    Side side;
    int reserve;
};
/// A ball in a loop or on a flat path was given another direction.
struct BallNudged {
    Vec2 at;
};
/// The countdown before the first serve: 3, 2, 1, then 0 when play begins.
struct CountdownTicked {
    int secondsLeft;
};
struct FinalRallyBegan {};
struct SuddenDeathBegan {};
struct MatchEnded {
    std::optional<Side> winner; ///< Empty only where the mode has no winner.
};

using Event = std::variant<BallServed, BallHitPaddle, BallConverted, BallHitWall, BallHitBrick, BrickBroken,
                           BrickRegrown, BombExploded, BallSplit, LaserHitBrick, LaserFired, CapsuleReleased,
                           CapsuleCaught, CapsuleMissed, PowerUpBegan, PowerUpEnded, BallHeld, ShieldWallHit,
                           ShieldGained, BossAbilityUsed, BallHitHexagon, BallsCollided, ShieldLost, BallLost,
                           BallTakenBack, ReserveGrew, BallNudged, CountdownTicked, FinalRallyBegan,
                           SuddenDeathBegan, MatchEnded>;

/// "blue" or "red".
std::string nameOf(Side side);
/// "normal", "hard", "steel"...
std::string nameOf(BrickKind kind);

/// One line for logs and tests, e.g. "BrickBroken at 480.0,360.0 by blue combo 3 points 50".
std::string describe(const Event& event);

} // namespace arkanong
