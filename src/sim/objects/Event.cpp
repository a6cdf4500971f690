#include "arkanong/sim/objects/Event.hpp"

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

namespace arkanong {

namespace {

/// One decimal, always with a point: printf would use the system's locale.
std::string text(double number) {
    const bool negative = number < -0.05;
    const auto tenths = static_cast<long long>((number < 0.0 ? -number : number) * 10.0 + 0.5);
    return (negative ? "-" : "") + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}
std::string text(int number) { return std::to_string(number); }
std::string text(Vec2 v) { return text(v.x) + "," + text(v.y); }
std::string text(Side side) { return nameOf(side); }
std::string text(BrickKind kind) { return nameOf(kind); }
std::string text(PowerUp kind) { return std::string(traitsOf(kind).name); }
std::string text(const PowerUpDrop& drop) { return (drop.bad ? "bad " : "") + text(drop.kind); }
std::string text(BrickId id) { return std::to_string(static_cast<std::uint32_t>(id)); }
std::string text(ShieldRow row) { return row == ShieldRow::Line ? "line" : "wall"; }
std::string text(Boss boss) { return std::string(nameOf(boss)); }
std::string text(Card card) { return std::string(traitsOf(card).name); }
std::string text(HexagonId id) { return std::to_string(static_cast<std::uint32_t>(id)); }
std::string text(const char* word) { return word; }

/// The words and values, separated by spaces.
template <typename... Rest>
std::string line(const char* first, const Rest&... rest) {
    return (std::string(first) + ... + (' ' + text(rest)));
}

struct Describer {
    std::string operator()(const BallServed& e) const {
        return line("BallServed at", e.at, "velocity", e.velocity, "by", e.side);
    }
    std::string operator()(const BallHitPaddle& e) const {
        const char* const stroke = e.stroke == Stroke::Smash     ? " smash"
                                   : e.stroke == Stroke::Cushion ? " cushion"
                                                                 : "";
        return line("BallHitPaddle at", e.at, "speed", e.speed, "side", e.side) + stroke;
    }
    std::string operator()(const BallConverted& e) const {
        return line("BallConverted at", e.at, "to", e.newOwner);
    }
    std::string operator()(const BallHitWall& e) const {
        return line("BallHitWall at", e.at, "speed", e.speed);
    }
    std::string operator()(const BallHitBrick& e) const {
        return line("BallHitBrick at", e.at, "speed", e.speed, "brick", e.brick, e.kind, "left", e.hitsLeft,
                    "by", e.owner);
    }
    std::string operator()(const BrickBroken& e) const {
        if (!e.by) return line("BrickBroken at", e.at, "by spark");
        return line("BrickBroken at", e.at, "by", *e.by, "combo", e.combo, "points", e.points);
    }
    std::string operator()(const BrickRegrown& e) const {
        return line("BrickRegrown at", e.at, "brick", e.brick);
    }
    std::string operator()(const BombExploded& e) const { return line("BombExploded at", e.at); }
    std::string operator()(const BallSplit& e) const { return line("BallSplit at", e.at, "owner", e.owner); }
    std::string operator()(const LaserHitBrick& e) const {
        return line("LaserHitBrick at", e.at, "brick", e.brick, e.kind, "left", e.hitsLeft, "by", e.by);
    }
    std::string operator()(const LaserFired& e) const { return line("LaserFired at", e.at, "side", e.side); }
    std::string operator()(const CapsuleReleased& e) const {
        return line("CapsuleReleased at", e.at, e.drop, "towards", e.towards);
    }
    std::string operator()(const CapsuleCaught& e) const {
        return line("CapsuleCaught at", e.at, e.drop, "by", e.by);
    }
    std::string operator()(const CapsuleMissed& e) const {
        return line("CapsuleMissed at", e.at, e.drop, "towards", e.towards);
    }
    std::string operator()(const PowerUpBegan& e) const {
        return line("PowerUpBegan", e.kind, "side", e.side);
    }
    std::string operator()(const PowerUpEnded& e) const {
        return line("PowerUpEnded", e.kind, "side", e.side);
    }
    std::string operator()(const BallHeld& e) const { return line("BallHeld at", e.at, "side", e.side); }
    std::string operator()(const BallHitShield& e) const {
        return line("BallHitShield at", e.at, "speed", e.speed, "side", e.side);
    }
    std::string operator()(const ShieldBroken& e) const {
        return line("ShieldBroken at", e.at, "side", e.side, "row", e.row, "place", e.place, "left", e.left);
    }
    std::string operator()(const ShieldRepaired& e) const {
        return line("ShieldRepaired side", e.side, "place", e.place);
    }
    std::string operator()(const ShieldsRestored& e) const { return line("ShieldsRestored side", e.side); }
    std::string operator()(const LifeGained& e) const { return line("LifeGained left", e.left); }
    std::string operator()(const BossWarned& e) const { return line("BossWarned", e.boss, "side", e.side); }
    std::string operator()(const BossActed& e) const {
        return line("BossActed", e.boss, "side", e.side, "phase", e.phase);
    }
    std::string operator()(const BossRested& e) const { return line("BossRested", e.boss, "side", e.side); }
    std::string operator()(const BossPhaseBegan& e) const {
        return line("BossPhaseBegan", e.boss, "side", e.side, "phase", e.phase);
    }
    std::string operator()(const BrickLaid& e) const {
        return line("BrickLaid at", e.at, "brick", e.brick, e.kind, "by", e.by);
    }
    std::string operator()(const DroneHit& e) const {
        return line("DroneHit at", e.at, "speed", e.speed, "drone", e.drone, "left", e.hitsLeft, "side",
                    e.side);
    }
    std::string operator()(const DroneSlept& e) const {
        return line("DroneSlept at", e.at, "drone", e.drone, "side", e.side);
    }
    std::string operator()(const DroneWoke& e) const {
        return line("DroneWoke at", e.at, "drone", e.drone, "side", e.side);
    }
    std::string operator()(const BallTurnedBack& e) const {
        return line("BallTurnedBack at", e.at, "velocity", e.velocity, "owner", e.owner);
    }
    std::string operator()(const CardWorked& e) const {
        return line("CardWorked at", e.at, "side", e.side, "card", e.card);
    }
    std::string operator()(const ChargeStopped& e) const {
        return line("ChargeStopped at", e.at, "side", e.side);
    }
    std::string operator()(const BallHitHexagon& e) const {
        return line("BallHitHexagon at", e.at, "speed", e.speed, "hexagon", e.hexagon);
    }
    std::string operator()(const BallsCollided& e) const {
        return line("BallsCollided at", e.at, "speed", e.speed);
    }
    std::string operator()(const GoalScored& e) const {
        return line("GoalScored at", e.at, "by", e.by, "goals", e.goals, "needed", e.needed);
    }
    std::string operator()(const LifeLost& e) const { return line("LifeLost at", e.at, "left", e.left); }
    std::string operator()(const BallLost& e) const { return line("BallLost at", e.at, "owner", e.owner); }
    std::string operator()(const BallTakenBack& e) const {
        return line("BallTakenBack at", e.at, "owner", e.owner);
    }
    std::string operator()(const ReserveGrew& e) const {
        return line("ReserveGrew side", e.side, "reserve", e.reserve);
    }
    std::string operator()(const BallNudged& e) const { return line("BallNudged at", e.at); }
    std::string operator()(const CountdownTicked& e) const { return line("CountdownTicked", e.secondsLeft); }
    std::string operator()(const FieldRising&) const { return "FieldRising"; }
    std::string operator()(const SuddenDeathBegan&) const { return "SuddenDeathBegan"; }
    std::string operator()(const MatchEnded& e) const { return "MatchEnded winner " + text(e.winner); }
    std::string operator()(const MomentumFilled& e) const { return line("MomentumFilled side", e.side); }
    std::string operator()(const SuperBegan& e) const { return line("SuperBegan side", e.side); }
    std::string operator()(const SuperEnded& e) const { return line("SuperEnded side", e.side); }
};

} // namespace

std::string describe(const Event& event) { return std::visit(Describer{}, event); }

} // namespace arkanong
