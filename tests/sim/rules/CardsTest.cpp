#include "arkanong/sim/tuning/Cards.hpp"

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "sim/CardScenes.hpp"
#include "sim/RandomPlay.hpp"

// The rules of cards for shields, goals and capsules, and of all together. Each test holds for either side.

using namespace arkanong::test;

TEST_CASE("with thief every fourth steal repairs a shield, and with magnet brings a capsule, too", "[sim]") {
    const Side side = eitherSide();
    const bool both = GENERATE(true, false);
    Scene scene = both ? holding(side, {Card::Thief, Card::Magnet}) : holding(side, {Card::Thief});
    scene.openGap(side, 0);
    for (int i = 1; i < cards::thiefSteals; ++i)
        steal(scene, side);
    CHECK(scene.count<ShieldRepaired>() == 0);
    steal(scene, side);
    CHECK(scene.count<ShieldRepaired>() == 1);
    CHECK(scene.count<CapsuleReleased>() == (both ? 1U : 0U));
    if (both) CHECK_FALSE(scene.all<CapsuleReleased>()[0].drop.bad);
}

TEST_CASE("with wrecker a smashed ball breaks the nearest standing shield, too", "[sim]") {
    const Side side = eitherSide(), by = opponent(side);
    const bool smashes = GENERATE(true, false);
    Scene scene = holding(by, {Card::Wrecker});
    scene.openGap(side, 1);
    scene.drive(by, {Scene::shieldX(0), scene.paddle(by).position.y});
    if (smashes) scene.move(by, 0, static_cast<int>(forward(by) * 520.0));
    scene.step(12);
    const Vec2 at = scene.paddle(by).position;
    scene.world.putBall({at.x, at.y + forward(by) * 40.0}, {0.0, -forward(by) * 420.0}, by);
    scene.step(6);
    scene.move(by, 0, 0);
    REQUIRE((scene.ball().stroke == Stroke::Smash) == smashes);
    REQUIRE(scene.stepUntil(300, [&] { return scene.count<ShieldBroken>() > 0; }));
    CHECK_FALSE(scene.stands(side, 0));
    CHECK(scene.stands(side, 2) != smashes); // Over the gap.
    for (const ShieldBroken& broken : scene.all<ShieldBroken>())
        CHECK(distance(broken.at, nearestPoint(scene.shield(side, broken.place).box, broken.at)) < 1e-9);
    CHECK(scene.standing(by).shieldsBroken == (smashes ? 3 : 2));
    CHECK(worked(scene, Card::Wrecker) == (smashes ? 1U : 0U));
}

TEST_CASE("with magnet a paddle that draws back calls the good capsules that fall to it", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Magnet});
    scene.world.putCapsule({300.0, 360.0}, {PowerUp::Wide, false}, side);
    scene.world.putCapsule({700.0, 360.0}, {PowerUp::Narrow, true}, side);
    const auto moved = [&](double speed) { // For a tick or two at about this speed, forward or back.
        scene.drive(side, {480.0, side == Side::Blue ? 650.0 : 70.0});
        scene.events.clear();
        scene.world.putCapsule({300.0, 360.0}, {PowerUp::Wide, false}, side);
        scene.move(side, 0, static_cast<int>(speed * forward(side)));
        scene.step(8);
        scene.move(side, 0, 0);
        return worked(scene, Card::Magnet);
    };
    CHECK(moved(300.0) == 0);
    CHECK(moved(10.0 - cards::magnetDraw) == 0);
    CHECK(moved(-10.0 - cards::magnetDraw) > 0);
    const double x = scene.world.objects().capsules.back().position.x;
    scene.step(30);
    CHECK(scene.world.objects().capsules.back().position.x > x + 40.0); // It keeps coming.
    for (const Capsule& capsule : scene.world.objects().capsules)
        CHECK(capsule.called != capsule.drop.bad);
}

TEST_CASE("with hoarder a steal gives running power-ups a second, up to twice their time", "[sim]") {
    const Side side = eitherSide();
    const bool has = GENERATE(true, false);
    Scene scene = has ? holding(side, {Card::Hoarder}) : Scene::versus();
    scene.give(side, PowerUp::Slow);
    scene.give(side, PowerUp::Narrow);
    steal(scene, side);
    const auto left = [&](PowerUp kind) { return scene.world.powers().ticksLeft(side, kind); };
    CHECK(left(PowerUp::Slow) == traitsOf(PowerUp::Slow).ticks - 20 + (has ? cards::hoarderGain : 0));
    CHECK(left(PowerUp::Narrow) == traitsOf(PowerUp::Narrow).ticks - 20);
    CHECK(left(PowerUp::Wide) == 0); // It does not run.
    CHECK(worked(scene, Card::Hoarder) == (has ? 1U : 0U));
    for (int i = 0; i < 30; ++i)
        steal(scene, side);
    CHECK(left(PowerUp::Slow) <= cards::hoarderFactor * traitsOf(PowerUp::Slow).ticks);
    CHECK(scene.world.brokenInvariant().empty());
}

TEST_CASE("with alchemist a bad capsule strikes the opponent", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Alchemist});
    scene.world.applyPowerUp({PowerUp::Freeze, true}, side, scene.events);
    CHECK_FALSE(scene.world.powers().active(side, PowerUp::Freeze));
    CHECK(scene.world.powers().active(opponent(side), PowerUp::Freeze));
}

TEST_CASE("with sniper there is a laser for a moment every ten seconds", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Sniper});
    scene.step(cards::sniperInterval - 1);
    CHECK_FALSE(scene.world.powers().active(side, PowerUp::Laser));
    scene.step(2);
    CHECK(scene.world.powers().active(side, PowerUp::Laser));
    scene.step(cards::sniperShot + 1);
    CHECK_FALSE(scene.world.powers().active(side, PowerUp::Laser));
}

TEST_CASE("with fog a broken shield hides a part of the field from the opponent", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Fog});
    scene.sendOut(opponent(side), side);
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<ShieldBroken>() == 1; }));
    scene.step();
    CHECK(scene.world.powers().active(opponent(side), PowerUp::BlindSpot));
    scene.step(cards::fog + 1);
    CHECK_FALSE(scene.world.powers().active(opponent(side), PowerUp::BlindSpot));
}

TEST_CASE("the spare plate is the first shield hit after a goal conceded, and does not break", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::SparePlate});
    const auto hit = [&](double x) {
        scene.sendOut(side, opponent(side), x);
        scene.step(20);
        scene.clearBalls();
    };
    hit(80.0);
    CHECK(scene.standingShields(side) == 5);
    hit(80.0); // A goal.
    CHECK(scene.standing(opponent(side)).goals == 1);
    scene.step(2);
    CHECK(worked(scene, Card::SparePlate) == 0);
    const int before = scene.standingShields(side);
    hit(240.0);
    CHECK(scene.standingShields(side) == before);
    CHECK(worked(scene, Card::SparePlate) == 1);
    hit(240.0);
    CHECK(scene.standingShields(side) == before - 1);
}

TEST_CASE("with anchor and spare plate a ball that breaks one of the last shields changes sides", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Anchor, Card::SparePlate});
    const auto hit = [&](int place) {
        scene.clearBalls();
        scene.sendOut(side, opponent(side), Scene::shieldX(place));
        scene.step(20);
    };
    for (const int place : {0, 1, 4, 5}) { // The paddle is before the others.
        hit(place);
        REQUIRE_FALSE(scene.stands(side, place));
        CHECK((scene.ball().owner == side) == (place == 5));
    }
    CHECK(worked(scene, Card::Toll) == 1);
}

TEST_CASE("cards are for matches of two sides: alone they do nothing", "[sim]") {
    MatchSettings settings;
    settings.mode = GENERATE(Mode::Solo, Mode::Sandbox);
    const std::uint32_t all = (1U << cardCount) - 1U;
    settings.cards.fill(CardSet::fromBits(all));
    Scene scene(levelOf(manyBricks({})), settings);
    Random random(3);
    for (int tick = 0; tick < 2 * cards::sniperInterval; ++tick) {
        stir(scene, random);
        scene.step();
    }
    CHECK(scene.count<CardWorked>() == 0);
    CHECK(scene.count<BrickLaid>() == 0);
    for (const Ball& ball : scene.world.objects().balls)
        CHECK(ball.radius <= usualRadius);
}

TEST_CASE("a ball that the Queen's drone steals counts for thief", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings = withCards(side, {Card::Thief});
    settings.bosses[sideIndex(side)] = Boss::Queen;
    Scene scene = Scene::versus({}, settings);
    scene.openGap(side, 0);
    scene.step(2);
    steal(scene, side); // A drone sleeps after three hits.
    for (int i = 1; i < cards::thiefSteals; ++i) {
        CHECK(scene.count<ShieldRepaired>() == 0);
        const Vec2 drone = scene.world.objects().drones[0].position;
        scene.world.putBall(drone + Vec2{0.0, forward(side) * 40.0}, {0.0, -forward(side) * 420.0},
                            opponent(side));
        scene.step(10);
        scene.clearBalls();
    }
    CHECK(worked(scene, Card::Thief) == 1);
    CHECK(scene.count<ShieldRepaired>() == 1);
}

TEST_CASE("every pair of cards plays at random without a breach, and a copy agrees to the bit", "[sim]") {
    constexpr int ticks = 300;
    Random random(20261123);
    for (std::size_t one = 0; one < cardCount; ++one) {
        for (std::size_t other = one + 1; other < cardCount; ++other) {
            MatchSettings settings = randomSettings(random);
            settings.mode = Mode::Versus;
            for (CardSet& set : settings.cards) {
                set.add(static_cast<Card>(one));
                set.add(static_cast<Card>(other));
            }
            Scene scene(randomLevel(random), settings, random.next());
            CAPTURE(traitsOf(static_cast<Card>(one)).name, traitsOf(static_cast<Card>(other)).name);
            scene.begin();
            for (int tick = 0; tick < ticks; ++tick) {
                stir(scene, random);
                scene.step();
                const std::string wrong = scene.world.brokenInvariant();
                if (!wrong.empty()) FAIL(wrong << " in tick " << tick);
            }
            Scene copy = scene;
            scene.step(60);
            copy.step(60);
            REQUIRE(scene.world.stateHash() == copy.world.stateHash());
        }
    }
}
