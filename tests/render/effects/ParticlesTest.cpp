#include "arkanong/render/effects/Particles.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "render/Textures.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

constexpr Vec2 atLine{480.0, 0.0}; ///< Of Red.

BrickBroken broken(Vec2 velocity, int combo = 1) {
    return {middle, velocity, BrickId{1}, BrickKind::Normal, Side::Blue, combo, 50};
}

/// The mean position of the particles with this sprite.
Vec2 meanPlace(const Particles& particles, Sprite sprite) {
    TextureManager textures = gameTextures();
    particles.draw(textures);
    Vec2 sum;
    const auto quads = quadsOf(textures, Layer::FieldGlow, sprite);
    for (const QuadSeen& seen : quads)
        sum += seen.centre();
    REQUIRE_FALSE(quads.empty());
    return sum / static_cast<double>(quads.size());
}

} // namespace

TEST_CASE("sparks fly away from the surface", "[render]") {
    const Vec2 normal = GENERATE(Vec2{1.0, 0.0}, Vec2{-1.0, 0.0}, Vec2{0.0, 1.0}, Vec2{0.0, -1.0});
    Particles particles(defaultPalette());
    particles.notice({BallHitPaddle{middle, normal, 500.0, Side::Blue}}, freshLight());
    particles.advance(0.1);
    CHECK(dot(meanPlace(particles, Sprite::Spark) - middle, normal) > 5.0);
}

TEST_CASE("a broken brick's shards keep the ball's direction", "[render]") {
    const Vec2 velocity = GENERATE(Vec2{600.0, 0.0}, Vec2{-300.0, 500.0});
    Particles particles(defaultPalette());
    particles.notice({broken(velocity)}, freshLight());
    particles.advance(0.1);
    CHECK(dot(meanPlace(particles, Sprite::Shard) - middle, normalized(velocity)) > 5.0);
}

TEST_CASE("only many points are told on the field, at most three at once, and no combo is", "[render]") {
    Particles particles(defaultPalette());
    const auto breakFor = [&](int points, double x) {
        BrickBroken event = broken({0.0, -400.0}, 7);
        event.points = points;
        event.at.x = x;
        particles.notice({event}, freshLight());
    };
    breakFor(Particles::pointsWorthAWord - 1, 100.0);
    CHECK(particles.wordCount() == 0);
    for (const double x : {100.0, 300.0, 500.0, 700.0, 850.0})
        breakFor(Particles::pointsWorthAWord, x);
    CHECK(particles.wordCount() == 3);
}

TEST_CASE("a card's name appears where the card has an effect, at most once in some seconds", "[render]") {
    ViewSettings calm;
    calm.reducedMotion = GENERATE(true, false);
    Particles particles(defaultPalette(), calm);
    const CardWorked thief{middle, Side::Red, Card::Thief};
    particles.notice({thief, thief}, freshLight());
    CHECK(particles.wordCount() == 1);
    CHECK(particles.ringCount() == 1);
    CHECK(particles.particleCount() == 0);
    CHECK(particles.cardMarks().left(Side::Red, Card::Thief) == 1.0);
    CHECK(particles.cardMarks().left(Side::Blue, Card::Thief) == 0.0);
    particles.advance(CardMarks::length);
    CHECK(particles.wordCount() == 0);
    CHECK(particles.cardMarks().left(Side::Red, Card::Thief) == 0.0);
    particles.notice({thief}, freshLight());
    CHECK(particles.wordCount() == 0);
    particles.notice({CardWorked{middle, Side::Blue, Card::Thief}}, freshLight());
    CHECK(particles.wordCount() == 1);
    particles.advance(CardMarks::pause);
    particles.notice({thief}, freshLight());
    CHECK(particles.wordCount() == 1);
}

TEST_CASE("no word ever enters a paddle's zone", "[render]") {
    const double y = GENERATE(0.0, 30.0, 230.0, 360.0, 500.0, 690.0, 720.0);
    Particles particles(defaultPalette());
    BrickBroken event = broken({0.0, -400.0});
    event.points = 500;
    event.at = {480.0, y};
    particles.notice({event, GoalScored{{100.0, y}, Side::Blue, 1, 2}, LifeLost{{900.0, y}, 1}},
                     freshLight());
    CHECK(particles.wordCount() == 3);
    TextureManager textures = gameTextures();
    for (int i = 0; i < 120; ++i) {
        textures.clear();
        particles.draw(textures);
        for (std::size_t q = 0; q < quadCount(textures, Layer::Field); ++q) {
            const QuadSeen letter = quad(textures, Layer::Field, q);
            if (shows(textures, letter, Sprite::Glow)) continue; // Their shade.
            CHECK(letter.topLeft.y > tuning::zoneDepth);
            CHECK(letter.bottomRight.y < tuning::fieldSize.y - tuning::zoneDepth);
        }
        particles.advance(frame);
    }
}

TEST_CASE("a smash strikes a short, sharp ring and hot sparks, a cushion a slow ring", "[render]") {
    const auto after = [](Stroke stroke, double seconds) {
        Particles particles(defaultPalette());
        particles.notice(
            {BallHitPaddle{middle, {0.0, -1.0}, 500.0, Side::Blue, Side::Red, {0.0, 500.0}, stroke}},
            freshLight());
        particles.advance(seconds);
        return particles;
    };
    CHECK(after(Stroke::Plain, 0.05).ringCount() == 0);
    CHECK(after(Stroke::Smash, 0.05).ringCount() == 1);
    CHECK(after(Stroke::Smash, 0.2).ringCount() == 0);
    CHECK(after(Stroke::Cushion, 0.4).ringCount() == 1);
    CHECK(after(Stroke::Smash, 0.05).particleCount() > after(Stroke::Plain, 0.05).particleCount() + 10);
    CHECK(after(Stroke::Cushion, 0.05).particleCount() < after(Stroke::Plain, 0.05).particleCount());
}

TEST_CASE("a steal sends a wave in the new owner's colour over a short radius", "[render]") {
    const Side owner = GENERATE(Side::Blue, Side::Red);
    Particles particles(defaultPalette());
    particles.notice({BallConverted{middle, owner}}, freshLight());
    particles.advance(0.3);
    TextureManager textures = gameTextures();
    particles.draw(textures);
    const auto rings = quadsOf(textures, Layer::FieldGlow, Sprite::Ring);
    REQUIRE(rings.size() == 2);
    CHECK(rings[0].colour.r == defaultPalette().of(owner).r);
    const double radius = (rings[0].topRight.x - rings[0].topLeft.x) / 2.0;
    CHECK(radius > 60.0);
    CHECK(radius < 130.0);
}

TEST_CASE("every fifth brick of a combo starts a firework", "[render]") {
    const auto sparks = [](int combo) {
        Particles particles(defaultPalette());
        particles.notice({broken({0.0, -400.0}, combo)}, freshLight());
        return particles.particleCount();
    };
    for (const int combo : {5, 10, 25})
        CHECK(sparks(combo) > sparks(combo - 1) + 40);
    CHECK(sparks(6) == sparks(4));
}

TEST_CASE("a storm of events never exceeds the pools and allocates nothing", "[render]") {
    Particles particles(defaultPalette());
    for (int i = 0; i < 1000; ++i)
        particles.notice({broken({300.0, 0.0}, 9), GoalScored{atLine, Side::Blue, 1, 4}}, freshLight());
    CHECK(particles.particleCount() <= Particles::particleLimit);
    CHECK(particles.particleCount() > Particles::particleLimit / 2);
    CHECK(particles.ringCount() == Particles::ringLimit);
    CHECK(particles.wordCount() == Particles::wordLimit);
}

TEST_CASE("everything is gone after two seconds", "[render]") {
    Particles particles(defaultPalette());
    particles.notice({broken({300.0, 0.0}, 9), GoalScored{atLine, Side::Blue, 1, 4}}, freshLight());
    for (int i = 0; i < 120; ++i)
        particles.advance(frame);
    CHECK(particles.particleCount() == 0);
    CHECK(particles.ringCount() == 0);
    CHECK(particles.wordCount() == 0);
    CHECK(particles.shake() == Vec2{});
}

TEST_CASE("only goals, broken shields and bombs shake the screen, goals most, and all briefly", "[render]") {
    Particles particles(defaultPalette());
    particles.notice({broken({300.0, 0.0}, 9), BallHitWall{middle, {1.0, 0.0}, 900.0}}, freshLight());
    CHECK(particles.shake() == Vec2{});
    particles.notice({GoalScored{atLine, Side::Blue, 1, 4}}, freshLight());
    CHECK(length(particles.shake()) > 1.0);
    CHECK(length(particles.shake()) < 10.0);
    particles.advance(0.4);
    CHECK(particles.shake() == Vec2{});
    const Event lesser =
        GENERATE(Event(BombExploded{middle}), Event(ShieldBroken{atLine, Side::Red, ShieldRow::Line, 2, 5}));
    particles.notice({lesser}, freshLight());
    CHECK(length(particles.shake()) > 0.5);
    CHECK(length(particles.shake()) < 3.0);
    particles.advance(0.25);
    CHECK(particles.shake() == Vec2{});
}

TEST_CASE("with reduced motion there are no shards and no shake, and words do not move", "[render]") {
    Particles particles(defaultPalette(), calmView);
    Particles lively(defaultPalette());
    const std::vector<Event> events{broken({300.0, 0.0}), GoalScored{atLine, Side::Blue, 1, 4}};
    particles.notice(events, freshLight());
    lively.notice(events, freshLight());
    CHECK(particles.shake() == Vec2{});
    CHECK(particles.particleCount() < lively.particleCount() / 2);
    TextureManager before = gameTextures();
    particles.draw(before);
    CHECK(quadsOf(before, Layer::FieldGlow, Sprite::Shard).empty());
    particles.advance(0.3);
    TextureManager after = gameTextures();
    particles.draw(after);
    CHECK(quad(after, Layer::Field, 0).topLeft == quad(before, Layer::Field, 0).topLeft);
}

TEST_CASE("sparks beyond the walls are removed", "[render]") {
    Particles particles(defaultPalette());
    particles.notice({BallHitPaddle{{959.0, 300.0}, {1.0, 0.0}, 900.0, Side::Blue}}, freshLight());
    particles.advance(0.1);
    CHECK(particles.particleCount() == 0);
}

TEST_CASE("a brick that no ball broke bursts in every direction", "[render]") {
    Particles particles(defaultPalette());
    particles.notice({broken({})}, freshLight());
    particles.advance(0.1);
    TextureManager textures = gameTextures();
    particles.draw(textures);
    int quarters[4] = {};
    for (const QuadSeen& seen : quadsOf(textures, Layer::FieldGlow, Sprite::Spark)) {
        const Vec2 way = seen.centre() - middle;
        CHECK(length(way) > 1.0);
        ++quarters[(way.x > 0.0 ? 1 : 0) + (way.y > 0.0 ? 2 : 0)];
    }
    for (const int quarter : quarters)
        CHECK(quarter > 0);
}

TEST_CASE("every kind of event has a visible effect", "[render]") {
    const Event event = GENERATE(
        Event(BrickRegrown{middle, BrickId{1}}), Event(BombExploded{middle}),
        Event(BallSplit{middle, Side::Blue}),
        Event(LaserHitBrick{middle, BrickId{1}, BrickKind::Hard, 1, Side::Blue}),
        Event(LaserFired{middle, Side::Red}),
        Event(CapsuleReleased{middle, {PowerUp::Wide, false}, Side::Blue}),
        Event(CapsuleCaught{middle, {PowerUp::Wide, false}, Side::Blue}),
        Event(CapsuleMissed{middle, {PowerUp::Wide, false}, Side::Blue}), Event(BallHeld{middle, Side::Blue}),
        Event(BallHitShield{{480.0, 706.0}, {0.0, -1.0}, 500.0, Side::Blue}),
        Event(ShieldBroken{{480.0, 706.0}, Side::Blue, ShieldRow::Wall, 2, 5}),
        Event(ShieldRepaired{Side::Red, 3}), Event(GoalScored{atLine, Side::Blue, 5, 0}),
        Event(LifeLost{{480.0, 720.0}, 2}));
    INFO(describe(event));
    Particles particles(defaultPalette());
    particles.notice({event}, freshLight());
    CHECK(particles.particleCount() + particles.ringCount() > 0);
    for (int i = 0; i < 120; ++i)
        particles.advance(frame);
    CHECK(particles.particleCount() + particles.ringCount() + particles.wordCount() == 0);
}

TEST_CASE("a good catch sparkles, a bad one does not", "[render]") {
    const auto glints = [](bool bad) {
        Particles particles(defaultPalette());
        particles.notice({CapsuleCaught{middle, {PowerUp::Freeze, bad}, Side::Blue}}, freshLight());
        TextureManager textures = gameTextures();
        particles.draw(textures);
        return quadsOf(textures, Layer::FieldGlow, Sprite::Glint).size();
    };
    CHECK(glints(false) > 8);
    CHECK(glints(true) == 0);
}

TEST_CASE("no spark and no word lies above a ball", "[render]") {
    Particles particles(defaultPalette());
    particles.notice({broken({300.0, 0.0}, 9), BombExploded{middle}, GoalScored{atLine, Side::Blue, 1, 4}},
                     freshLight());
    particles.advance(0.05);
    TextureManager textures = gameTextures();
    particles.draw(textures);
    for (const Layer layer : {Layer::Balls, Layer::Overlay, Layer::OverlayGlow})
        CHECK(quadCount(textures, layer) == 0);
}

TEST_CASE("of words that would lie on each other the later is drawn, and none where another text stands",
          "[render]") {
    Particles particles(defaultPalette());
    BrickBroken event = broken({0.0, -400.0}, 2);
    std::vector<DrawnText> texts;
    const auto drawn = [&](const std::vector<Box>& keptClear = {}) {
        TextureManager textures = gameTextures();
        texts.clear();
        textures.type().noted = &texts;
        particles.draw(textures, keptClear);
        return texts.size();
    };
    event.points = 400;
    particles.notice({event}, freshLight());
    particles.advance(0.1);
    CHECK(drawn() == 1);
    event.points = 500;
    particles.notice({event}, freshLight());
    REQUIRE(drawn() == 1);
    CHECK(texts[0].text == "+500");
    event.at += Vec2{200.0, 0.0};
    particles.notice({event}, freshLight());
    CHECK(drawn() == 2);
    CHECK(drawn({Box{{0.0, 0.0}, tuning::fieldSize}}) == 0);
}

TEST_CASE("a broken shield's glass flies into the field, most of it from where the ball hit", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Vec2 at{430.0, goalLine(side) + forward(side) * tuning::shieldThickness};
    Particles particles(defaultPalette());
    particles.notice({ShieldBroken{at, side, ShieldRow::Line, 2, 5}}, freshLight());
    particles.advance(0.1);
    TextureManager textures = gameTextures();
    particles.draw(textures);
    const auto shards = quadsOf(textures, Layer::FieldGlow, Sprite::Shard);
    CHECK(shards.size() > 15);
    for (const QuadSeen& shard : shards) {
        CHECK((shard.centre().y - goalLine(side)) * forward(side) > 0.0);
        CHECK(shard.centre().x > 280.0);
        CHECK(shard.centre().x < 520.0);
    }
    CHECK(particles.wordCount() == 0); // One sees it.
}

TEST_CASE("a goal bursts from the whole line, the last harder, and its word spares the zones", "[render]") {
    const auto glass = [](int needed) {
        Particles particles(defaultPalette());
        particles.notice({GoalScored{atLine, Side::Blue, 1, needed}}, freshLight());
        TextureManager textures = gameTextures();
        particles.draw(textures);
        for (std::size_t i = 0; i < quadCount(textures, Layer::Field); ++i) {
            const QuadSeen letter = quad(textures, Layer::Field, i);
            if (shows(textures, letter, Sprite::Glow)) continue; // Their shade.
            CHECK(letter.topLeft.y > tuning::zoneDepth);
            CHECK(letter.bottomRight.y < tuning::fieldSize.y - tuning::zoneDepth);
        }
        return quadsOf(textures, Layer::FieldGlow, Sprite::Shard);
    };
    const auto pieces = glass(3);
    for (double x = 0.0; x < tuning::fieldSize.x; x += 160.0)
        CHECK(std::any_of(pieces.begin(), pieces.end(), [x](const QuadSeen& seen) {
            return seen.centre().x >= x && seen.centre().x < x + 160.0;
        }));
    CHECK(glass(0).size() > pieces.size());
}
