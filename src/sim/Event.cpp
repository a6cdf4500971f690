#include "arkanong/sim/Event.hpp"

#include <array>

namespace arkanong {

namespace {

/// One decimal, always with a point: printf would use the system's locale.
std::string text(double number) {
    const bool negative = number < -0.05;
    const auto tenths = static_cast<long long>((number < 0.0 ? -number : number) * 10.0 + 0.5);
    return (negative ? "-" : "") + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string text(Vec2 v) { return text(v.x) + "," + text(v.y); }

std::string text(const PowerUpDrop& drop) {
    return (drop.bad ? "bad " : "") + std::string(traitsOf(drop.kind).name);
}

template <typename Id>
std::string number(Id id) {
    return std::to_string(static_cast<std::uint32_t>(id));
}

struct Describer {
    std::string operator()(const BallServed& e) const {
        return "BallServed at " + text(e.at) + " velocity " + text(e.velocity) + " by " + nameOf(e.side);
    }
    std::string operator()(const BallHitPaddle& e) const {
        return "BallHitPaddle at " + text(e.at) + " speed " + text(e.speed) + " side " + nameOf(e.side);
    }
    std::string operator()(const BallConverted& e) const {
        return "BallConverted at " + text(e.at) + " to " + nameOf(e.newOwner);
    }
    std::string operator()(const BallHitWall& e) const {
        return "BallHitWall at " + text(e.at) + " speed " + text(e.speed);
    }
    std::string operator()(const BallHitBrick& e) const {
        return "BallHitBrick at " + text(e.at) + " speed " + text(e.speed) + " brick " + number(e.brick) +
               " " + nameOf(e.kind) + " left " + std::to_string(e.hitsLeft) + " by " + nameOf(e.owner);
    }
    std::string operator()(const BrickBroken& e) const {
        const std::string brick = "BrickBroken at " + text(e.at);
        if (e.bySpark) return brick + " by spark";
        return brick + " by " + nameOf(e.by) + " combo " + std::to_string(e.combo) + " points " +
               std::to_string(e.points);
    }
    std::string operator()(const BrickRegrown& e) const {
        return "BrickRegrown at " + text(e.at) + " brick " + number(e.brick);
    }
    std::string operator()(const BombExploded& e) const { return "BombExploded at " + text(e.at); }
    std::string operator()(const BallSplit& e) const {
        return "BallSplit at " + text(e.at) + " owner " + nameOf(e.owner);
    }
    std::string operator()(const LaserHitBrick& e) const {
        return "LaserHitBrick at " + text(e.at) + " brick " + number(e.brick) + " " + nameOf(e.kind) +
               " left " + std::to_string(e.hitsLeft) + " by " + nameOf(e.by);
    }
    std::string operator()(const LaserFired& e) const {
        return "LaserFired at " + text(e.at) + " side " + nameOf(e.side);
    }
    std::string operator()(const CapsuleReleased& e) const {
        return "CapsuleReleased at " + text(e.at) + " " + text(e.drop) + " towards " + nameOf(e.towards);
    }
    std::string operator()(const CapsuleCaught& e) const {
        return "CapsuleCaught at " + text(e.at) + " " + text(e.drop) + " by " + nameOf(e.by);
    }
    std::string operator()(const CapsuleMissed& e) const {
        return "CapsuleMissed at " + text(e.at) + " " + text(e.drop) + " towards " + nameOf(e.towards);
    }
    std::string operator()(const PowerUpBegan& e) const {
        return "PowerUpBegan " + std::string(traitsOf(e.kind).name) + " side " + nameOf(e.side);
    }
    std::string operator()(const PowerUpEnded& e) const {
        return "PowerUpEnded " + std::string(traitsOf(e.kind).name) + " side " + nameOf(e.side);
    }
    std::string operator()(const BallHeld& e) const {
        return "BallHeld at " + text(e.at) + " side " + nameOf(e.side);
    }
    std::string operator()(const ShieldWallHit& e) const {
        return "ShieldWallHit at " + text(e.at) + " side " + nameOf(e.side);
    }
    std::string operator()(const ShieldGained& e) const {
        return "ShieldGained side " + nameOf(e.side) + " left " + std::to_string(e.left);
    }
    std::string operator()(const BossAbilityUsed& e) const {
        return "TrickPlayed " + std::string(traitsOf(e.kind).name) + " by " + nameOf(e.by);
    }
    std::string operator()(const BallHitHexagon& e) const {
        return "BallHitHexagon at " + text(e.at) + " speed " + text(e.speed) + " hexagon " +
               number(e.hexagon);
    }
    std::string operator()(const BallsCollided& e) const {
        return "BallsCollided at " + text(e.at) + " speed " + text(e.speed);
    }
    std::string operator()(const ShieldLost& e) const {
        return "ShieldLost at " + text(e.at) + " side " + nameOf(e.side) + " left " + std::to_string(e.left);
    }
    std::string operator()(const BallLost& e) const {
        return "BallLost at " + text(e.at) + " owner " + nameOf(e.owner);
    }
    std::string operator()(const BallTakenBack& e) const {
        return "BallTakenBack at " + text(e.at) + " owner " + nameOf(e.owner);
    }
    std::string operator()(const ReserveGrew& e) const {
        return "ReserveGrew side " + nameOf(e.side) + " reserve " + std::to_string(e.reserve);
    }
    std::string operator()(const BallNudged& e) const { return "BallNudged at " + text(e.at); }
    std::string operator()(const CountdownTicked& e) const {
        return "CountdownTicked " + std::to_string(e.secondsLeft);
    }
    std::string operator()(const FinalRallyBegan&) const { return "FinalRallyBegan"; }
    std::string operator()(const SuddenDeathBegan&) const { return "SuddenDeathBegan"; }
    std::string operator()(const MatchEnded& e) const {
        return "MatchEnded winner " + (e.winner ? nameOf(*e.winner) : std::string("nobody"));
    }
};

} // namespace

std::string nameOf(Side side) { return side == Side::Blue ? "blue" : "red"; }

std::string nameOf(BrickKind kind) {
    constexpr std::array<const char*, brickKindCount> names{"normal", "hard",      "steel",  "glass",
                                                            "bomb",   "splitter",  "blue",   "red",
                                                            "bumper", "regrowing", "mystery"};
    return names[static_cast<std::size_t>(kind)];
}

std::string describe(const Event& event) { return std::visit(Describer{}, event); }

} // namespace arkanong
