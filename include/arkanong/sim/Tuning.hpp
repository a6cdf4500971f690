#pragma once

#include "arkanong/math/Vec2.hpp"

// Every number of the game's rules has its one home here. Lengths in px, speeds in px/s, durations in ticks.
// The field's y axis points down; Blue defends the bottom, Red the top.

namespace arkanong::tuning {

// Time. The simulation knows no other clock than its tick.
inline constexpr int ticksPerSecond = 120;
inline constexpr double tickSeconds = 1.0 / ticksPerSecond;
constexpr int seconds(double s) { return static_cast<int>(s * ticksPerSecond + 0.5); }

// The field.
inline constexpr Vec2 fieldSize{960.0, 720.0};
inline constexpr double zoneDepth = 216.0; ///< A paddle stays within the outer 30 % of the field's height.
/// In the sandbox the border behind the paddle bounces, so the paddle leaves a ball room to get out from
/// there.
inline constexpr double sandboxZoneMargin = 20.0;

// Bricks stand in a grid centred in the field, a ball's width away from the zones.
inline constexpr int brickColumns = 14;
inline constexpr int brickRows = 9;          ///< Of most levels...
inline constexpr int fineBrickRows = 18;     ///< ...and of those with bricks half as high.
inline constexpr Vec2 brickSize{68.0, 27.0}; ///< A cell; bricks side by side leave no gap for physics.
inline constexpr Vec2 brickOrigin{(fieldSize.x - brickColumns * brickSize.x) / 2,
                                  (fieldSize.y - brickRows * brickSize.y) / 2};
inline constexpr int brickTints = 8; ///< Colours that a normal brick may have beside its own.

// Balls.
inline constexpr double ballRadius = 8.0;
inline constexpr double rallySpeed = 420.0;   ///< The speed that balls are drawn back to.
inline constexpr double rallyGrowth = 1.02;   ///< The rally speed's factor for each paddle hit...
inline constexpr double maximumSpeed = 900.0; ///< ...up to this.
inline constexpr double speedReturn =
    0.6; ///< Share of the difference to the rally speed made up in a second.
inline constexpr int maximumBallsOfASide = 6; ///< In play at once, in a match.
inline constexpr int sandboxBallLimit = 100000;
/// More balls than this in the sandbox, and all shrink so that together they cover no more of the field.
inline constexpr int sandboxRoom = 800;
inline constexpr double flatSine = 0.2; ///< |vy|/speed below this (11.5 degrees) is near-horizontal.
inline constexpr int flatPatience = seconds(1.5);  ///< So long may a path stay near-horizontal.
inline constexpr int idlePatience = seconds(4.5);  ///< So long may a ball meet nothing that counts.
inline constexpr int idleNudges = 1;               ///< When so many have not helped, it is taken back.
inline constexpr double nudgeLeast = 10.0;         ///< Degrees; a nudge turns a ball by this...
inline constexpr double nudgeMost = 25.0;          ///< ...to this,
inline constexpr double nudgeOffHorizontal = 20.0; ///< and then at least so far from the horizontal;
inline constexpr double nudgeOffVertical = 10.0;   ///< an idle ball also from the vertical.
/// So many contacts of one ball in one tick mean that it is caught between a moving hexagon and something
/// else.
inline constexpr int caughtContacts = 16;

// Paddles.
inline constexpr Vec2 paddleSize{126.0, 28.0}; ///< A bar with half-round ends.
inline constexpr double paddleSpeed = 640.0;
inline constexpr double paddleAcceleration = 6400.0; ///< px/s^2: top speed in a tenth of a second.
inline constexpr double paddleStart = 84.0; ///< From the goal line to the paddle's centre at a round's start.
inline constexpr double steeringDegrees = 60.0; ///< From straight, at the paddle's very ends.
inline constexpr double swipe = 0.35; ///< Share of the paddle's velocity that a touch adds to the ball.
inline constexpr double separationSpeed =
    60.0; ///< A ball leaves a paddle at least this much faster than it follows.
inline constexpr double frontCosine =
    0.5; ///< A normal within 60 degrees of straight ahead is the paddle's front.
inline constexpr double excessKept =
    0.5; ///< Share of a ball's speed above the rally speed that survives a touch.
inline constexpr double slowestShare =
    0.5; ///< No ball leaves a paddle slower than this share of the rally speed.
inline constexpr double asideShare =
    0.5; ///< Of its speed: at least so fast a ball passes a paddle that has a wall behind it.
inline constexpr int squeezeHits = 3; ///< So many touches of one ball in one tick mean that it is squeezed.

// Power-ups. How long each works and how often it comes: PowerUp.cpp.
inline constexpr unsigned badDropShare = 6; ///< One in so many is bad for who catches it.
inline constexpr Vec2 capsuleSize{40.0, 18.0};
inline constexpr double capsuleSpeed = 150.0; ///< px/s, straight towards the side that broke the brick.
inline constexpr double magnetSpeed = 260.0;  ///< At most so fast aside, towards the paddle's middle.
inline constexpr double wideFactor = 1.5;     ///< Of the paddle's width; wide and narrow multiply.
inline constexpr double narrowFactor = 0.65;
inline constexpr double widthChange = 3.0;      ///< px a tick.
inline constexpr double splitDegrees = 15.0;    ///< Between the ball's own course and each of the new ones'.
inline constexpr int stickyHold = seconds(2.5); ///< Then a held ball sets off by itself.
inline constexpr int beamBlow = seconds(0.25);  ///< A beam strikes a brick a blow this often.
inline constexpr double beamHalfWidth = 2.0;
inline constexpr double slowDepth = 300.0; ///< px from the goal line: so far Slow reaches...
inline constexpr double slowFactor = 0.5;  ///< ...and brings enemy balls to this share of the rally speed.
inline constexpr double fastFactor = 1.8;  ///< Overdrive's, up to maximumSpeed.
inline constexpr double paceReturn = 4.0;  ///< Like speedReturn, for balls under Slow or Overdrive.
inline constexpr double shieldWallDepth =
    60.0; ///< px behind the goal line: deeper than any ball that is not yet lost.
inline constexpr double blindSpotRadius = 130.0;
inline constexpr double blindSpotDepth = 310.0;  ///< Its centre, px from the goal line of who is to be blind.
inline constexpr double blindSpotMargin = 200.0; ///< Its centre keeps so far from the walls.

// Bricks.
inline constexpr int bombFuse = seconds(0.12); ///< From a bomb's breaking to its neighbours'.
inline constexpr int regrowth = seconds(9.0);
inline constexpr double bumperFactor = 1.35; ///< A bumper makes a ball so much faster than it came...
inline constexpr double bumperLeast = 1.2;   ///< ...and no slower than this share of the rally speed.

// Mutators.
inline constexpr double giantBallRadius = 13.0;
inline constexpr double fastRallySpeed = 600.0;
inline constexpr double mutatorSpin = 0.25; ///< Turns a second; every other hexagon turns the other way.

// Serving.
inline constexpr int reserveSize = 3;
inline constexpr int reserveReturn = seconds(8.0);  ///< One ball comes back to the reserve so often.
inline constexpr int lostBallReturn = seconds(3.0); ///< An own ball that was lost comes back after this.
inline constexpr int serveCooldown = seconds(0.3);
inline constexpr double serveDegrees = 70.0; ///< At most so far from straight towards the opponent.
inline constexpr int idleServe =
    seconds(5.0); ///< With no ball in play for so long, the match serves one itself.
inline constexpr int sandboxPourInterval = 5; ///< Ticks between two pourings while the button is held:
inline constexpr int sandboxPourShare = 64;   ///< one ball, and one more for each so many in play,
inline constexpr double pourPitch = 2.1;      ///< in rows across the paddle, so many radii apart.

// A match.
inline constexpr int shields = 5;
inline constexpr int shieldLimit = 9;
inline constexpr int countdown = seconds(3.0);
inline constexpr int finalRally = seconds(20.0);
inline constexpr int suddenDeathAt = seconds(180.0);
inline constexpr int suddenDeathLength = seconds(90.0);
inline constexpr int suddenDeathEnd = suddenDeathAt + suddenDeathLength;
inline constexpr int suddenDeathClimb = seconds(30.0); ///< The rally speed climbs to its cap in this time.
inline constexpr int sparkPatience =
    seconds(20.0);                    ///< With few bricks left so long, sparks break them one by one...
inline constexpr int sparkBricks = 3; ///< ...when so many or fewer are left...
inline constexpr int sparkInterval = seconds(2.0); ///< ...this often.
inline constexpr int stalledPatience =
    seconds(45.0); ///< With more left, so long after a side last broke one.

// Scores, before the combo's factor.
inline constexpr int brickPoints = 50;   ///< For each hit a brick could take when whole.
inline constexpr int shieldPoints = 500; ///< For an enemy shield.
inline constexpr int convertPoints = 20; ///< For turning an enemy ball.
inline constexpr int comboStep = 4;      ///< Breaks between two steps of the factor.
inline constexpr int comboFactorLimit = 8;

// The sandbox's overdrive: the first Arkanong's cheat key.
inline constexpr double overdriveFactor = 2.5;
inline constexpr double overdriveReturn = 4.0;     ///< Like speedReturn, while overdrive is held and...
inline constexpr int overdriveFade = seconds(1.5); ///< ...so long after.

// Events a tick: a hundred thousand balls must not drown those who listen.
inline constexpr int ballEventLimit = 64;        ///< BallsCollided, in every mode.
inline constexpr double softestHit = 1.0;        ///< px/s; balls that meet slower only rub.
inline constexpr int sandboxHitEventLimit = 256; ///< All hits together, in the sandbox.

} // namespace arkanong::tuning
