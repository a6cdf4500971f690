#pragma once

#include <variant>
#include <vector>

namespace arkanong {

/// Something that happened in a step: one of these structs, which Event.hpp defines. A header that only passes events on
/// needs no more than their names.
using Event = std::variant<
    struct BallServed, struct BallHitPaddle, struct BallConverted, struct BallHitWall, struct BallHitBrick,
    struct BrickBroken, struct BrickRegrown, struct BombExploded, struct BallSplit, struct LaserHitBrick,
    struct LaserFired, struct CapsuleReleased, struct CapsuleCaught, struct CapsuleMissed,
    struct PowerUpBegan, struct PowerUpEnded, struct BallHeld, struct BallHitShield, struct ShieldBroken,
    struct ShieldRepaired, struct ShieldsRestored, struct LifeGained, struct BossWarned, struct BossActed,
    struct BossRested, struct BossPhaseBegan, struct BrickLaid, struct DroneHit, struct DroneSlept,
    struct DroneWoke, struct BallTurnedBack, struct CardWorked, struct ChargeStopped, struct BallHitHexagon,
    struct BallsCollided, struct GoalScored, struct LifeLost, struct BallLost, struct BallTakenBack,
    struct ReserveGrew, struct BallNudged, struct CountdownTicked, struct FieldRising,
    struct SuddenDeathBegan, struct MatchEnded, struct MomentumFilled, struct SuperBegan, struct SuperEnded>;
/// Events in the order in which they happen.
using Events = std::vector<Event>;

} // namespace arkanong
