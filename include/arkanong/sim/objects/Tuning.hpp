#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstddef>

// All numbers of the game's rules. Lengths in px, speeds in px/s, durations in ticks. The field's y axis
// points down; Blue defends the bottom, Red the top.

namespace arkanong::tuning {

// Time. The tick is the simulation's only clock.
inline constexpr int ticksPerSecond = 120;
inline constexpr double tickSeconds = 1.0 / ticksPerSecond;
constexpr int seconds(double s) { return static_cast<int>(s * ticksPerSecond + 0.5); }

// The field.
inline constexpr Vec2 fieldSize{960.0, 720.0};
inline constexpr double zoneDepth = 216.0; ///< A paddle stays within the outer 30 % of the field.
/// In the sandbox the border behind the paddle bounces, so the paddle leaves room there for a ball to get
/// out.
inline constexpr double sandboxZoneMargin = 20.0;

// Bricks stand in a grid centred in the field, a ball's width away from the zones.
inline constexpr int brickColumns = 14;
inline constexpr int brickRows = 9;          ///< In most levels.
inline constexpr int fineBrickRows = 18;     ///< In levels with bricks of half the height.
inline constexpr Vec2 brickSize{68.0, 27.0}; ///< The size of a cell; adjacent bricks leave no gap.
inline constexpr Vec2 brickOrigin{(fieldSize.x - brickColumns * brickSize.x) / 2,
                                  (fieldSize.y - brickRows * brickSize.y) / 2};
inline constexpr int brickTints = 8; ///< Colours for normal bricks besides the default.

// Balls.
inline constexpr double ballRadius = 8.0;
inline constexpr double rallySpeed = 420.0;   ///< The speed that balls return to.
inline constexpr double rallyGrowth = 1.02;   ///< Factor on the rally speed for each paddle hit.
inline constexpr double maximumSpeed = 900.0; ///< Limit of the rally speed, and of balls in a match.
inline constexpr double speedReturn =
    0.6; ///< Share of the difference to the rally speed made up in a second.
inline constexpr int maximumBallsOfASide = 6; ///< In play at once, in a match.
inline constexpr int sandboxBallLimit = 100000;
/// With more balls than this in the sandbox all of them shrink, so that their total area stays the same.
inline constexpr int sandboxRoom = 800;
inline constexpr double flatSine = 0.2; ///< |vy|/speed below this (11.5 degrees) is near-horizontal.
inline constexpr int flatPatience = seconds(1.5); ///< A path may stay near-horizontal for this long.
inline constexpr int idlePatience = seconds(4.5); ///< A ball may make no progress for this long.
inline constexpr int idleNudges = 1;              ///< After this many nudges without progress a ball is
                                                  ///< taken back.
inline constexpr double stayDistance = 100.0;     ///< px; a ball that stays nearer to one place than this for
                                                  ///< stayPatience is nudged, after twice that taken back,
                                                  ///< whatever it breaks there.
inline constexpr int stayPatience = seconds(4.75); ///< See stayDistance.
inline constexpr double twinDistance = 2.0; ///< px; balls nearer than this, with velocities nearer than
inline constexpr double twinSpeed = 5.0;    ///< this, px/s, would fly on as one.
inline constexpr double nudgeLeast = 10.0;  ///< Degrees: the least that a nudge rotates a ball.
inline constexpr double nudgeMost = 25.0;   ///< Degrees: the most that a nudge rotates a ball.
inline constexpr double nudgeOffHorizontal = 20.0; ///< Degrees: the least angle from the horizontal after a
                                                   ///< nudge.
inline constexpr double nudgeOffVertical = 10.0;   ///< Degrees: an idle ball's least angle from the vertical
                                                   ///< after a nudge.
/// A ball with this many contacts in one tick is caught between a moving hexagon and something else.
inline constexpr int caughtContacts = 16;

// Paddles.
inline constexpr Vec2 paddleSize{126.0, 28.0}; ///< A bar with half-round ends.
/// Along each axis: from wall to wall in a third of a second. Forward it stays slower than a smashed ball.
inline constexpr Vec2 paddleSpeed{3000.0, 520.0};
inline constexpr double paddleSetOff = 0.06;    ///< s from rest to the top speed.
inline constexpr double paddleStart = 84.0;     ///< From the goal line to the paddle's centre at the start.
inline constexpr double steeringDegrees = 60.0; ///< From straight ahead, at the paddle's ends.
inline constexpr double swipe = 0.35;       ///< Share of the paddle's sideways velocity added to the ball.
inline constexpr double swipeSpeed = 640.0; ///< A faster paddle swipes no harder.
inline constexpr double smashLeast = 120.0; ///< A paddle this fast forward smashes, this fast back cushions.
inline constexpr double smashFull = 480.0;  ///< At this speed forward or back the effect is whole.
inline constexpr double smashFactor = 1.4;  ///< On a ball's speed, at most.
inline constexpr double cushionFactor = 0.65; ///< On a ball's speed, at least.
inline constexpr double separationSpeed =
    60.0; ///< A ball leaves a paddle at least this much faster than the paddle follows.
inline constexpr double frontCosine =
    0.5; ///< A normal within 60 degrees of straight ahead is the paddle's front.
inline constexpr double excessKept =
    0.5; ///< Share of a ball's speed above the rally speed that is kept after a touch.
inline constexpr double slowestShare =
    0.5;                              ///< No ball leaves a paddle slower than this share of the rally speed.
inline constexpr int squeezeHits = 3; ///< This many touches of one ball in one tick mean that it is squeezed.

// Power-ups. Durations and frequencies are in PowerUp.cpp.
inline constexpr unsigned badDropShare = 6; ///< One drop in this many is bad for the catcher.
inline constexpr Vec2 capsuleSize{40.0, 18.0};
inline constexpr double capsuleSpeed = 150.0; ///< px/s, straight towards the side that broke the brick.
inline constexpr double magnetSpeed = 260.0;  ///< The most that a magnet moves a capsule sideways.
inline constexpr double wideFactor = 1.5;     ///< On the paddle's width; wide and narrow multiply.
inline constexpr double narrowFactor = 0.65;
inline constexpr double widthChange = 3.0;      ///< px a tick.
inline constexpr double splitDegrees = 15.0;    ///< Between the ball's own direction and each new ball's.
inline constexpr int stickyHold = seconds(2.5); ///< Then a held ball is released.
inline constexpr int beamBlow = seconds(0.25);  ///< A beam hits a brick this often.
inline constexpr double beamHalfWidth = 2.0;
inline constexpr double slowDepth = 300.0; ///< Slow works up to this distance from the goal line, px.
inline constexpr double slowFactor = 0.5;  ///< Slow: target speed as a share of the rally speed.
inline constexpr double fastFactor = 1.8;  ///< Overdrive: target speed likewise, up to maximumSpeed.
inline constexpr double paceReturn = 4.0;  ///< Like speedReturn, for balls under Slow or Overdrive.
inline constexpr double blindSpotRadius = 130.0;
inline constexpr double blindSpotDepth = 310.0;  ///< Its centre, px from the goal line of the hindered side.
inline constexpr double blindSpotMargin = 200.0; ///< The least distance of its centre from the side walls.

// Bricks.
inline constexpr int bombFuse = seconds(0.12); ///< From a bomb's breaking to its explosion.
inline constexpr int regrowth = seconds(9.0);
inline constexpr double bumperFactor = 1.35; ///< Factor of a bumper on a ball's speed.
inline constexpr double bumperLeast = 1.2;   ///< Least speed after a bumper, as a share of the rally speed.

inline constexpr std::size_t riseShare = 5;   ///< The field rises again when one brick in this many is left.
inline constexpr int riseTime = seconds(2.5); ///< From its first brick to its last.
inline constexpr double riseGrowth = 1.06;    ///< Factor of each rise on the rally speed.

// Mutators.
inline constexpr double giantBallRadius = 13.0;
inline constexpr double fastRallySpeed = 600.0;
inline constexpr double mutatorSpin = 0.25; ///< turns/s; hexagons spin in alternating directions.

// Serving.
inline constexpr int reserveSize = 3;
inline constexpr int reserveReturn = seconds(8.0);  ///< A ball returns to the reserve this often.
inline constexpr int lostBallReturn = seconds(3.0); ///< After this a lost ball returns to its owner.
inline constexpr int serveCooldown = seconds(0.3);
inline constexpr double serveDegrees = 70.0; ///< The most from straight ahead.
inline constexpr int idleServe =
    seconds(5.0); ///< After this long without a ball in play, the match serves one.
inline constexpr int sandboxPourInterval = 5; ///< Ticks between two pourings while the button is held.
inline constexpr int sandboxPourShare = 64;   ///< A pouring is one ball, and one more for each this many in
                                              ///< play.
inline constexpr double pourPitch = 2.1;      ///< Spacing of poured balls, in radii.

// Shields: a row of plates before each goal line.
inline constexpr int shieldsOfRow = 6;
inline constexpr double shieldWidth = fieldSize.x / shieldsOfRow;
inline constexpr double shieldThickness = 14.0; ///< From the goal line into the field.
inline constexpr double wallThickness = 10.0;   ///< Of a shield wall, the second row before the first.
inline constexpr double shieldSine = 0.5;       ///< A ball leaves a shield at least this steeply: 30 degrees.
inline constexpr int shieldTouches = 2;         ///< A ball meets the shields of a line at most this often
                                                ///< without leaving the zone.
inline constexpr int ownShieldTouches = 3;      ///< A ball that has bounced off its own side's shields this
                                                ///< often, and met nothing else, makes no progress.

// A match.
inline constexpr int goals = 5; ///< The goals that decide a match, unless it is set otherwise.
inline constexpr int goalLimit = 9;
inline constexpr int lives = 5; ///< In Solo.
inline constexpr int lifeLimit = 9;
inline constexpr int countdown = seconds(3.0);
inline constexpr int suddenDeathAt = seconds(150.0);
inline constexpr int suddenDeathLength = seconds(90.0);
inline constexpr int suddenDeathEnd = suddenDeathAt + suddenDeathLength;
inline constexpr int suddenDeathClimb = seconds(30.0); ///< The rally speed climbs to its maximum in this
                                                       ///< time.
inline constexpr int sparkPatience = seconds(20.0); ///< With sparkBricks or fewer left for this long, sparks
                                                    ///< break them one by one.
inline constexpr int sparkBricks = 3;               ///< See sparkPatience.
inline constexpr int sparkInterval = seconds(2.0);  ///< Time between two sparks.
inline constexpr int stalledPatience =
    seconds(45.0); ///< With more bricks left: this long after a side last broke one, sparks begin.

// Scores, before the combo factor.
inline constexpr int brickPoints = 50;   ///< For each hit that a brick takes.
inline constexpr int shieldPoints = 100; ///< For an enemy shield.
inline constexpr int goalPoints = 500;
inline constexpr int convertPoints = 20; ///< For converting an enemy ball.
inline constexpr int comboStep = 4;      ///< Bricks between two steps of the factor.
inline constexpr int comboFactorLimit = 8;

// The sandbox's overdrive: the cheat key of the first Arkanong.
inline constexpr double overdriveFactor = 2.5;
inline constexpr double overdriveReturn = 4.0;     ///< Like speedReturn, while overdrive is held and during
                                                   ///< overdriveFade.
inline constexpr int overdriveFade = seconds(1.5); ///< Overdrive's effect lasts this long after its release.

// Limits on events a tick, so that a hundred thousand balls do not flood their readers.
inline constexpr int ballEventLimit = 64;        ///< BallsCollided, in every mode.
inline constexpr double softestHit = 1.0;        ///< px/s; slower collisions of balls are not reported.
inline constexpr int sandboxHitEventLimit = 256; ///< All hits together, in the sandbox.

} // namespace arkanong::tuning
