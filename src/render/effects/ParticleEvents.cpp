#include "arkanong/language/Translatable.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/effects/Particles.hpp"
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

/// The colour of the side that broke this brick; Blue's if none did.
sf::Color colourOfBreaker(const BrickBroken& event, const Palette& palette) {
    return palette.of(event.by.value_or(Side::Blue));
}

/// Adds the particles of an event.
struct Emitter {
    Particles& out;
    const Palette& palette;
    CardMarks& marks;

    void operator()(const BallServed& event) const {
        out.addSparks(event.at, normalized(event.velocity), 10, 240.0, palette.of(event.side));
        out.addRing(event.at, 26.0, 0.3, palette.of(event.side));
    }

    // A smash strikes a fan of hot sparks and a short, sharp ring; a cushion leaves a slow, faint one.
    void operator()(const BallHitPaddle& event) const {
        const sf::Color colour = palette.of(event.side);
        if (event.stroke == Stroke::Cushion) {
            out.addSparks(event.at, event.normal, 3, 70.0, colour);
            out.addRing(event.at, 44.0, 0.6, faded(colour, 0.45));
            return;
        }
        const int count = 5 + static_cast<int>(event.speed / 120.0);
        out.addSparks(event.at, event.normal, count, 130.0 + 0.25 * event.speed, colour);
        if (event.stroke != Stroke::Smash) return;
        out.addSparks(event.at, event.normal, 14, 560.0, palette.fire);
        out.addRing(event.at, 52.0, 0.16, palette.pale);
    }

    // A wave in the new owner's colour that runs out around the touch.
    void operator()(const BallConverted& event) const {
        const sf::Color colour = palette.of(event.newOwner);
        out.addRing(event.at, stealReach, 0.45, colour);
        out.addRing(event.at, 0.6 * stealReach, 0.35, blended(colour, palette.pale, 0.5));
        out.addBurst(event.at, 12, 240.0, colour);
    }

    void operator()(const BallHitWall& event) const {
        out.addSparks(event.at, event.normal, 5, 150.0, palette.hexagon);
    }

    void operator()(const BallHitBrick& event) const {
        out.addSparks(event.at, event.normal, 6, 160.0,
                      blended(palette.of(event.kind), palette.of(event.owner), 0.4));
        if (event.kind == BrickKind::Bumper) out.addRing(event.at, 34.0, 0.25, palette.of(event.kind));
    }

    void operator()(const BrickBroken& event) const {
        const sf::Color colour = palette.of(event.kind, event.tint);
        const sf::Color breaker = colourOfBreaker(event, palette);
        out.addShards(event.at, event.ballVelocity * momentumKept, colour);
        // A brick that no ball broke bursts in every direction.
        if (event.ballVelocity == Vec2{}) {
            out.addBurst(event.at, 16, 260.0, palette.amber);
        } else {
            const Vec2 way = normalized(event.ballVelocity);
            out.addSparks(event.at, way, 9, 300.0, breaker);
            out.addSparks(event.at, -way, 7, 220.0, palette.amber);
        }
        if (event.kind == BrickKind::Glass) out.addGlints(event.at, 9, 90.0, colour);
        out.addRing(event.at, 36.0, 0.45, blended(breaker, palette.amber, 0.6));
        if (const std::string* const name = out.nameOf(event.brick)) {
            addFirework(event.at, colour);
            return out.addWord({*name}, event.at, type::title, 1.4, blended(colour, palette.pale, 0.5));
        }
        if (event.points >= Particles::pointsWorthAWord)
            out.addWord({"+" + std::to_string(event.points)}, event.at, type::label, 0.8, palette.pale);
        if (event.combo >= comboWorthAFirework && event.combo % comboWorthAFirework == 0)
            addFirework(event.at, breaker);
    }

    /// A large burst for a combo.
    void addFirework(Vec2 at, sf::Color colour) const {
        out.addBurst(at, 26, 460.0, palette.amber);
        out.addBurst(at, 18, 300.0, colour);
        out.addGlints(at, 12, 130.0, palette.pale);
        out.addRing(at, 84.0, 0.55, colour);
    }

    void operator()(const BrickRegrown& event) const {
        const sf::Color colour = palette.of(BrickKind::Regrowing);
        out.addBurst(event.at, 10, 120.0, colour);
        out.addRing(event.at, 44.0, 0.4, colour);
    }

    void operator()(const BrickLaid& event) const {
        out.addBurst(event.at, 10, 120.0, palette.amber);
        out.addRing(event.at, 44.0, 0.4, palette.amber);
    }

    void operator()(const DroneHit& event) const {
        out.addSparks(event.at, event.normal, 6, 160.0, palette.of(event.side));
    }

    void operator()(const DroneSlept& event) const { out.addRing(event.at, 60.0, 0.5, palette.muted); }

    void operator()(const BallTurnedBack& event) const { out.addRing(event.at, 34.0, 0.4, palette.amber); }

    void operator()(const CardWorked& event) const {
        if (!marks.note(event.side, event.card)) return;
        const sf::Color colour = palette.of(event.side);
        out.addRing(event.at, 46.0, CardMarks::length, colour);
        out.addWord({std::string(traitsOf(event.card).name), "card"}, event.at, type::label,
                    CardMarks::length, colour);
    }

    void operator()(const ChargeStopped& event) const {
        out.addBurst(event.at, 24, 420.0, palette.amber);
        out.addRing(event.at, 100.0, 0.4, palette.of(event.side));
        out.startShake(bombShake);
    }

    void operator()(const BombExploded& event) const {
        const sf::Color colour = palette.of(BrickKind::Bomb);
        out.addBurst(event.at, 34, 520.0, colour);
        out.addBurst(event.at, 14, 260.0, palette.fire);
        out.addShards(event.at, {}, palette.fire);
        out.addRing(event.at, 118.0, 0.5, colour);
        out.addRing(event.at, 70.0, 0.35, palette.pale);
        out.startShake(bombShake);
    }

    void operator()(const BallSplit& event) const {
        const sf::Color colour = palette.of(event.owner);
        out.addGlints(event.at, 5, 60.0, palette.pale);
        out.addRing(event.at, 40.0, 0.35, colour);
        out.addRing(event.at, 22.0, 0.25, palette.pale);
    }

    void operator()(const LaserHitBrick& event) const {
        const Vec2 struck = event.at - Vec2{0.0, forward(event.by) * tuning::brickSize.y / 2.0};
        const Vec2 back{0.0, -forward(event.by)};
        out.addSparks(struck, back, 10, 260.0, palette.of(event.by));
        out.addSparks(struck, back, 6, 180.0, palette.of(event.kind));
        out.addRing(struck, 22.0, 0.25, palette.of(event.by));
    }

    void operator()(const LaserFired& event) const {
        out.addSparks(event.at, {0.0, forward(event.side)}, 6, 220.0, palette.of(event.side));
    }

    void operator()(const CapsuleReleased& event) const {
        const sf::Color colour = event.drop.bad ? palette.bad : palette.good;
        out.addRing(event.at, 30.0, 0.4, colour);
        out.addGlints(event.at, 4, 40.0, colour);
    }

    void operator()(const CapsuleCaught& event) const {
        const Vec2 ahead{0.0, forward(event.by)};
        const sf::Color colour = event.drop.bad ? palette.bad : palette.good;
        out.addRing(event.at, 60.0, 0.45, colour);
        if (event.drop.bad) {
            out.addBurst(event.at, 22, 300.0, colour);
            out.addShards(event.at, ahead * 60.0, colour);
        } else {
            out.addSparks(event.at, ahead, 18, 300.0, palette.amber);
            out.addGlints(event.at, 14, 110.0, palette.amber);
            out.addRing(event.at, 36.0, 0.35, palette.amber);
        }
    }

    void operator()(const CapsuleMissed& event) const {
        out.addRing(event.at, 24.0, 0.35, faded(event.drop.bad ? palette.bad : palette.good, 0.6));
    }

    void operator()(const BallHeld& event) const {
        out.addSparks(event.at, {0.0, forward(event.side)}, 6, 110.0, palette.goo);
        out.addRing(event.at, 24.0, 0.3, palette.goo);
    }

    void operator()(const BallHitShield& event) const {
        out.addSparks(event.at, event.normal, 4, 130.0, palette.of(event.side));
    }

    void operator()(const ShieldBroken& event) const {
        const bool line = event.row == ShieldRow::Line;
        const sf::Color colour = palette.of(event.side);
        const double inward = forward(event.side);
        const double depth =
            line ? tuning::shieldThickness / 2.0 : tuning::shieldThickness + tuning::wallThickness / 2.0;
        const Vec2 middle{(event.place + 0.5) * tuning::shieldWidth, goalLine(event.side) + inward * depth};
        out.addGlass(middle, tuning::shieldWidth - 12.0, event.at, inward, line ? 26 : 14, colour);
        out.addSparks(event.at, {0.0, inward}, 16, 380.0, palette.pale);
        out.addRing(event.at, 95.0, 0.5, palette.pale);
        if (line) out.startShake(shieldShake);
    }

    void operator()(const ShieldRepaired& event) const {
        const Vec2 inward{0.0, forward(event.side)};
        const Vec2 middle{(event.place + 0.5) * tuning::shieldWidth,
                          goalLine(event.side) + inward.y * tuning::shieldThickness};
        for (const double x : {-60.0, -20.0, 20.0, 60.0})
            out.addSparks(middle + Vec2{x, 0.0}, inward, 4, 160.0, palette.of(event.side));
        out.addGlints(middle, 6, 60.0, palette.pale);
    }

    void operator()(const BallHitHexagon& event) const {
        out.addSparks(event.at, event.normal, 7, 170.0, palette.hexagon);
    }

    void operator()(const BallsCollided& event) const {
        out.addSparks(event.at, event.normal, 2, 120.0, palette.pale);
        out.addSparks(event.at, -event.normal, 2, 120.0, palette.pale);
    }

    // The whole line bursts: sparks in the scorer's colour, glass in the colour of the line's side.
    void operator()(const GoalScored& event) const {
        const bool decides = event.needed == 0;
        const Side line = opponent(event.by);
        const sf::Color colour = palette.of(event.by);
        const Vec2 inward{0.0, forward(line)};
        const Vec2 middle{tuning::fieldSize.x / 2.0,
                          goalLine(line) + inward.y * tuning::shieldThickness / 2.0};
        out.addGlass(middle, tuning::fieldSize.x - 20.0, event.at, inward.y, decides ? 90 : 54,
                     palette.of(line));
        for (double x = goalPost / 2.0; x < tuning::fieldSize.x; x += goalPost)
            out.addSparks({x, middle.y}, inward, decides ? 6 : 4, decides ? 520.0 : 380.0, colour);
        out.addSparks(event.at, inward, 24, 460.0, palette.pale);
        out.addRing(event.at, 150.0, 0.7, colour);
        out.addRing(event.at, 84.0, 0.5, palette.pale);
        out.startShake(goalShake);
        if (!decides)
            return out.addWord({translatable("GOAL")},
                               {event.at.x, goalLine(line) + inward.y * (tuning::zoneDepth + wordGap)},
                               type::heading, 1.0, colour);
        out.addRing(event.at, 260.0, 0.9, colour);
        out.addGlints(event.at, 16, 160.0, palette.pale);
    }

    void operator()(const LifeLost& event) const {
        const Side side = event.at.y > tuning::fieldSize.y / 2.0 ? Side::Blue : Side::Red;
        const sf::Color colour = palette.of(side);
        const Vec2 inward{0.0, forward(side)};
        out.addSparks(event.at, inward, 36, 420.0, colour);
        out.addSparks(event.at, inward, 14, 260.0, palette.pale);
        out.addRing(event.at, 130.0, 0.7, colour);
        out.addRing(event.at, 70.0, 0.5, palette.pale);
        out.addWord({translatable("LIFE LOST")},
                    {event.at.x, goalLine(side) + inward.y * (tuning::zoneDepth + wordGap)}, type::heading,
                    1.4, colour);
        out.startShake(goalShake);
    }

    void operator()(const BallLost& event) const {
        out.addRing(event.at, 30.0, 0.35, palette.of(event.owner));
    }

    template <typename Other>
    void operator()(const Other&) const {}
};

/// Adds the flash of an event, if the limit allows it.
struct Flasher {
    Particles& out;
    const Palette& palette;
    FlashLimit& light;

    void operator()(const BallConverted& event) const {
        constexpr double radius = 56.0;
        constexpr double life = 0.3;
        if (light.mayLight(discArea(radius))) out.addGlow(event.at, palette.of(event.newOwner), radius, life);
    }

    void operator()(const BrickBroken& event) const {
        if (light.mayLight(discArea(glowRadius)))
            out.addGlow(event.at, colourOfBreaker(event, palette), glowRadius);
    }

    void operator()(const BombExploded& event) const {
        constexpr double radius = 102.0;
        if (light.mayFlash()) out.addGlow(event.at, palette.of(BrickKind::Bomb), radius);
    }

    void operator()(const BallSplit& event) const {
        if (light.mayLight(discArea(glowRadius))) out.addGlow(event.at, palette.of(event.owner), glowRadius);
    }

    void operator()(const LaserFired& event) const {
        constexpr double radius = 26.0;
        if (light.mayLight(discArea(radius))) out.addGlow(event.at, palette.of(event.side), radius);
    }

    void operator()(const ShieldBroken& event) const {
        if (light.mayLight(discArea(glowRadius))) out.addGlow(event.at, palette.of(event.side), glowRadius);
    }

    void operator()(const GoalScored& event) const {
        constexpr double radius = 90.0;
        if (light.mayFlash()) out.addGlow(event.at, palette.of(event.by), radius);
    }

    void operator()(const LifeLost& event) const {
        constexpr double radius = 64.0;
        if (light.mayFlash()) out.addGlow(event.at, palette.pale, radius);
    }

    template <typename Other>
    void operator()(const Other&) const {}
};

} // namespace

void Particles::notice(const std::vector<Event>& events, FlashLimit& light) {
    const Emitter emitter{*this, palette_, cardMarks_};
    const Flasher flasher{*this, palette_, light};
    for (const Event& event : events) {
        std::visit(emitter, event);
        if (mayLight()) std::visit(flasher, event);
    }
}

} // namespace arkanong
