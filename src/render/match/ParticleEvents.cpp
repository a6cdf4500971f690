#include "arkanong/render/Style.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/match/Particles.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

// The particle effects of each event.

namespace arkanong {

namespace {

constexpr double goalShake = 0.35; ///< Seconds.
constexpr double shieldShake = 0.22;
constexpr double bombShake = 0.2;
constexpr int comboWorthAFirework = 5; ///< Also every multiple of it.
constexpr double goalPost = 40.0;      ///< px between two sources of sparks on a goal line.
constexpr double wordGap = 28.0; ///< px between a paddle's zone and a word: clear of the words in the middle.
constexpr double stealReach = 90.0;   ///< px that the wave of a converted ball runs.
constexpr double glowRadius = 38.0;   ///< px.
constexpr double momentumKept = 0.45; ///< Fraction of the ball's velocity that the shards take over.

} // namespace

void Particles::notice(const std::vector<Event>& events, FlashLimit& light) {
    const bool lit = mayLight();
    for (const Event& event : events)
        std::visit(
            [&](const auto& fact) {
                on(fact);
                if (lit) lightUp(fact, light);
            },
            event);
}

void Particles::on(const BallServed& event) {
    addSparks(event.at, normalized(event.velocity), 10, 240.0, palette_.of(event.side));
    addRing(event.at, 26.0, 0.3, palette_.of(event.side));
}

// A smash strikes a fan of hot sparks and a short, sharp ring; a cushion leaves a slow, faint one.
void Particles::on(const BallHitPaddle& event) {
    const sf::Color colour = palette_.of(event.side);
    if (event.stroke == Stroke::Cushion) {
        addSparks(event.at, event.normal, 3, 70.0, colour);
        addRing(event.at, 44.0, 0.6, faded(colour, 0.45));
        return;
    }
    const int count = 5 + static_cast<int>(event.speed / 120.0);
    addSparks(event.at, event.normal, count, 130.0 + 0.25 * event.speed, colour);
    if (event.stroke != Stroke::Smash) return;
    addSparks(event.at, event.normal, 14, 560.0, palette_.fire);
    addRing(event.at, 52.0, 0.16, palette_.pale);
}

// A wave in the new owner's colour that runs out around the touch.
void Particles::on(const BallConverted& event) {
    const sf::Color colour = palette_.of(event.newOwner);
    addRing(event.at, stealReach, 0.45, colour);
    addRing(event.at, 0.6 * stealReach, 0.35, blended(colour, palette_.pale, 0.5));
    addBurst(event.at, 12, 240.0, colour);
}

void Particles::on(const BallHitWall& event) {
    addSparks(event.at, event.normal, 5, 150.0, palette_.hexagon);
}

void Particles::on(const BallHitBrick& event) {
    addSparks(event.at, event.normal, 6, 160.0,
              blended(palette_.of(event.kind), palette_.of(event.owner), 0.4));
    if (event.kind == BrickKind::Bumper) addRing(event.at, 34.0, 0.25, palette_.of(event.kind));
}

void Particles::on(const BrickBroken& event) {
    const sf::Color colour = palette_.of(event.kind, event.tint);
    addShards(event.at, event.ballVelocity * momentumKept, colour);
    // A brick that no ball broke bursts in every direction.
    if (event.ballVelocity == Vec2{}) {
        addBurst(event.at, 16, 260.0, palette_.amber);
    } else {
        const Vec2 way = normalized(event.ballVelocity);
        addSparks(event.at, way, 9, 300.0, palette_.of(event.by));
        addSparks(event.at, -way, 7, 220.0, palette_.amber);
    }
    if (event.kind == BrickKind::Glass) addGlints(event.at, 9, 90.0, colour);
    addRing(event.at, 36.0, 0.45, blended(palette_.of(event.by), palette_.amber, 0.6));
    if (event.points >= pointsWorthAWord)
        addWord("+" + std::to_string(event.points), event.at, type::label, 0.8, palette_.pale);
    if (event.combo >= comboWorthAFirework && event.combo % comboWorthAFirework == 0)
        addFirework(event.at, palette_.of(event.by));
}

void Particles::addFirework(Vec2 at, sf::Color colour) {
    addBurst(at, 26, 460.0, palette_.amber);
    addBurst(at, 18, 300.0, colour);
    addGlints(at, 12, 130.0, palette_.pale);
    addRing(at, 84.0, 0.55, colour);
}

void Particles::on(const BrickRegrown& event) {
    const sf::Color colour = palette_.of(BrickKind::Regrowing);
    addBurst(event.at, 10, 120.0, colour);
    addRing(event.at, 44.0, 0.4, colour);
}

void Particles::on(const BrickLaid& event) {
    addBurst(event.at, 10, 120.0, palette_.amber);
    addRing(event.at, 44.0, 0.4, palette_.amber);
}

void Particles::on(const DroneHit& event) {
    addSparks(event.at, event.normal, 6, 160.0, palette_.of(event.side));
}

void Particles::on(const DroneSlept& event) { addRing(event.at, 60.0, 0.5, palette_.muted); }

void Particles::on(const BallTurnedBack& event) { addRing(event.at, 34.0, 0.4, palette_.amber); }

void Particles::on(const CardWorked& event) {
    if (!cardMarks_.note(event.side, event.card)) return;
    const sf::Color colour = palette_.of(event.side);
    addRing(event.at, 46.0, CardMarks::length, colour);
    addWord(inCapitals(traitsOf(event.card).name), event.at, type::label, CardMarks::length, colour);
}

void Particles::on(const ChargeStopped& event) {
    addBurst(event.at, 24, 420.0, palette_.amber);
    addRing(event.at, 100.0, 0.4, palette_.of(event.side));
    startShake(bombShake);
}

void Particles::on(const BombExploded& event) {
    const sf::Color colour = palette_.of(BrickKind::Bomb);
    addBurst(event.at, 34, 520.0, colour);
    addBurst(event.at, 14, 260.0, palette_.fire);
    addShards(event.at, {}, palette_.fire);
    addRing(event.at, 118.0, 0.5, colour);
    addRing(event.at, 70.0, 0.35, palette_.pale);
    startShake(bombShake);
}

void Particles::on(const BallSplit& event) {
    const sf::Color colour = palette_.of(event.owner);
    addGlints(event.at, 5, 60.0, palette_.pale);
    addRing(event.at, 40.0, 0.35, colour);
    addRing(event.at, 22.0, 0.25, palette_.pale);
}

void Particles::on(const LaserHitBrick& event) {
    const Vec2 struck = event.at - Vec2{0.0, forward(event.by) * tuning::brickSize.y / 2.0};
    const Vec2 back{0.0, -forward(event.by)};
    addSparks(struck, back, 10, 260.0, palette_.of(event.by));
    addSparks(struck, back, 6, 180.0, palette_.of(event.kind));
    addRing(struck, 22.0, 0.25, palette_.of(event.by));
}

void Particles::on(const LaserFired& event) {
    addSparks(event.at, {0.0, forward(event.side)}, 6, 220.0, palette_.of(event.side));
}

void Particles::on(const CapsuleReleased& event) {
    const sf::Color colour = event.drop.bad ? palette_.bad : palette_.good;
    addRing(event.at, 30.0, 0.4, colour);
    addGlints(event.at, 4, 40.0, colour);
}

void Particles::on(const CapsuleCaught& event) {
    const Vec2 ahead{0.0, forward(event.by)};
    const sf::Color colour = event.drop.bad ? palette_.bad : palette_.good;
    addRing(event.at, 60.0, 0.45, colour);
    if (event.drop.bad) {
        addBurst(event.at, 22, 300.0, colour);
        addShards(event.at, ahead * 60.0, colour);
    } else {
        addSparks(event.at, ahead, 18, 300.0, palette_.amber);
        addGlints(event.at, 14, 110.0, palette_.amber);
        addRing(event.at, 36.0, 0.35, palette_.amber);
    }
}

void Particles::on(const CapsuleMissed& event) {
    addRing(event.at, 24.0, 0.35, faded(event.drop.bad ? palette_.bad : palette_.good, 0.6));
}

void Particles::on(const BallHeld& event) {
    addSparks(event.at, {0.0, forward(event.side)}, 6, 110.0, palette_.goo);
    addRing(event.at, 24.0, 0.3, palette_.goo);
}

void Particles::on(const BallHitShield& event) {
    addSparks(event.at, event.normal, 4, 130.0, palette_.of(event.side));
}

void Particles::on(const ShieldBroken& event) {
    const bool line = event.row == ShieldRow::Line;
    const sf::Color colour = palette_.of(event.side);
    const double inward = forward(event.side);
    const double depth =
        line ? tuning::shieldThickness / 2.0 : tuning::shieldThickness + tuning::wallThickness / 2.0;
    const Vec2 middle{(event.place + 0.5) * tuning::shieldWidth, goalLine(event.side) + inward * depth};
    addGlass(middle, tuning::shieldWidth - 12.0, event.at, inward, line ? 26 : 14, colour);
    addSparks(event.at, {0.0, inward}, 16, 380.0, palette_.pale);
    addRing(event.at, 95.0, 0.5, palette_.pale);
    if (line) startShake(shieldShake);
}

void Particles::on(const ShieldRepaired& event) {
    const Vec2 inward{0.0, forward(event.side)};
    const Vec2 middle{(event.place + 0.5) * tuning::shieldWidth,
                      goalLine(event.side) + inward.y * tuning::shieldThickness};
    for (const double x : {-60.0, -20.0, 20.0, 60.0})
        addSparks(middle + Vec2{x, 0.0}, inward, 4, 160.0, palette_.of(event.side));
    addGlints(middle, 6, 60.0, palette_.pale);
}

void Particles::on(const BallHitHexagon& event) {
    addSparks(event.at, event.normal, 7, 170.0, palette_.hexagon);
}

void Particles::on(const BallsCollided& event) {
    addSparks(event.at, event.normal, 2, 120.0, palette_.pale);
    addSparks(event.at, -event.normal, 2, 120.0, palette_.pale);
}

// The whole line bursts; sparks show who scored, glass whose line it was.
void Particles::on(const GoalScored& event) {
    const bool decides = event.needed == 0;
    const Side line = opponent(event.by);
    const sf::Color colour = palette_.of(event.by);
    const Vec2 inward{0.0, forward(line)};
    const Vec2 middle{tuning::fieldSize.x / 2.0, goalLine(line) + inward.y * tuning::shieldThickness / 2.0};
    addGlass(middle, tuning::fieldSize.x - 20.0, event.at, inward.y, decides ? 90 : 54, palette_.of(line));
    for (double x = goalPost / 2.0; x < tuning::fieldSize.x; x += goalPost)
        addSparks({x, middle.y}, inward, decides ? 6 : 4, decides ? 520.0 : 380.0, colour);
    addSparks(event.at, inward, 24, 460.0, palette_.pale);
    addRing(event.at, 150.0, 0.7, colour);
    addRing(event.at, 84.0, 0.5, palette_.pale);
    startShake(goalShake);
    if (!decides)
        return addWord("GOAL", {event.at.x, goalLine(line) + inward.y * (tuning::zoneDepth + wordGap)},
                       type::heading, 1.0, colour);
    addRing(event.at, 260.0, 0.9, colour);
    addGlints(event.at, 16, 160.0, palette_.pale);
}

void Particles::on(const LifeLost& event) {
    const Side side = event.at.y > tuning::fieldSize.y / 2.0 ? Side::Blue : Side::Red;
    const sf::Color colour = palette_.of(side);
    const Vec2 inward{0.0, forward(side)};
    addSparks(event.at, inward, 36, 420.0, colour);
    addSparks(event.at, inward, 14, 260.0, palette_.pale);
    addRing(event.at, 130.0, 0.7, colour);
    addRing(event.at, 70.0, 0.5, palette_.pale);
    addWord("LIFE LOST", {event.at.x, goalLine(side) + inward.y * (tuning::zoneDepth + wordGap)},
            type::heading, 1.4, colour);
    startShake(goalShake);
}

void Particles::on(const BallLost& event) { addRing(event.at, 30.0, 0.35, palette_.of(event.owner)); }

void Particles::lightUp(const BallHitPaddle& event, FlashLimit& light) {
    if (event.stroke == Stroke::Plain || !light.mayLight(discArea(glowRadius))) return;
    if (event.stroke == Stroke::Smash) return addGlow(event.at, palette_.pale, glowRadius, 0.12);
    constexpr double softly = 0.5; // Seconds.
    addGlow(event.at, faded(palette_.of(event.side), 0.5), glowRadius, softly);
}

void Particles::lightUp(const BallConverted& event, FlashLimit& light) {
    constexpr double radius = 56.0;
    constexpr double life = 0.3;
    if (light.mayLight(discArea(radius))) addGlow(event.at, palette_.of(event.newOwner), radius, life);
}

void Particles::lightUp(const BrickBroken& event, FlashLimit& light) {
    if (light.mayLight(discArea(glowRadius))) addGlow(event.at, palette_.of(event.by), glowRadius);
}

void Particles::lightUp(const BombExploded& event, FlashLimit& light) {
    constexpr double radius = 102.0;
    if (light.mayFlash()) addGlow(event.at, palette_.of(BrickKind::Bomb), radius);
}

void Particles::lightUp(const BallSplit& event, FlashLimit& light) {
    if (light.mayLight(discArea(glowRadius))) addGlow(event.at, palette_.of(event.owner), glowRadius);
}

void Particles::lightUp(const LaserFired& event, FlashLimit& light) {
    constexpr double radius = 26.0;
    if (light.mayLight(discArea(radius))) addGlow(event.at, palette_.of(event.side), radius);
}

void Particles::lightUp(const ShieldBroken& event, FlashLimit& light) {
    if (light.mayLight(discArea(glowRadius))) addGlow(event.at, palette_.of(event.side), glowRadius);
}

void Particles::lightUp(const GoalScored& event, FlashLimit& light) {
    constexpr double radius = 90.0;
    if (light.mayFlash()) addGlow(event.at, palette_.of(event.by), radius);
}

void Particles::lightUp(const LifeLost& event, FlashLimit& light) {
    constexpr double radius = 64.0;
    if (light.mayFlash()) addGlow(event.at, palette_.pale, radius);
}

} // namespace arkanong
