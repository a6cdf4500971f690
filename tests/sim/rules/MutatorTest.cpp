#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

MatchSettings with(Mutator mutator) {
    MatchSettings settings;
    settings.mutators.set(mutator, true);
    return settings;
}

const Level twoBricks = levelOf({{7, 4, BrickKind::Normal, 1}, {0, 0, BrickKind::Mystery, 1}});

Level withDrops() {
    Level level = twoBricks;
    level.bricks[0].drop = PowerUpDrop{PowerUp::Wide, false};
    level.dropChance = 0.2;
    return level;
}

} // namespace

TEST_CASE("a set of mutators has exactly those that were set", "[sim]") {
    Mutators mutators;
    CHECK(mutators.bits() == 0);
    for (std::size_t i = 0; i < mutatorCount; ++i) {
        const auto mutator = static_cast<Mutator>(i);
        CHECK_FALSE(mutators.has(mutator));
        mutators.set(mutator, true);
        mutators.set(mutator, true);
        CHECK(mutators.has(mutator));
        CHECK(mutators.bits() == (2U << i) - 1U);
        CHECK(Mutators::fromBits(mutators.bits()).has(mutator));
    }
    mutators.set(Mutator::PurePong, false);
    CHECK_FALSE(mutators.has(Mutator::PurePong));
    CHECK(mutators.has(Mutator::GiantBalls));
}

TEST_CASE("more balls: twice the reserve, twice as fast to return, twice as many in play", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(twoBricks, with(Mutator::MoreBalls));
    CHECK(scene.standing(side).reserve == 2 * tuning::reserveSize);
    CHECK(scene.world.match().mayServe(side, 11));
    CHECK_FALSE(scene.world.match().mayServe(side, 12));
    scene.serve(side, seenBy(side, Vec2{480.0, 300.0}));
    CHECK(scene.standing(side).reserveTimer == tuning::reserveReturn / 2 - 1);
    for (int i = 0; i < 3; ++i) {
        scene.step(tuning::serveCooldown);
        scene.serve(side, seenBy(side, Vec2{480.0 + 50.0 * i, 300.0}));
    }
    scene.give(side, PowerUp::Multiball);
    CHECK(scene.world.objects().ballsOf(side) == 12);
}

TEST_CASE("spinning hexagons: hexagons that stand still spin, in alternating directions", "[sim]") {
    std::vector<Level::HexagonPlace> hexagons{
        hexagonAt({200.0, 360.0}, 40.0), hexagonAt({480.0, 360.0}, 40.0), hexagonAt({760.0, 360.0}, 40.0)};
    hexagons[1].spin = 0.7;
    Scene scene = Scene::versus(levelOf({}, hexagons), with(Mutator::SpinningHexagons));
    CHECK(scene.world.objects().hexagons[0].spin == tuning::mutatorSpin);
    CHECK(scene.world.objects().hexagons[1].spin == 0.7);
    CHECK(scene.world.objects().hexagons[2].spin == -tuning::mutatorSpin);
    const double before = scene.world.objects().hexagons[0].turns;
    scene.step(12);
    CHECK_THAT(scene.world.objects().hexagons[0].turns - before, WithinAbs(0.025, 1e-9));
}

TEST_CASE("pure pong: no bricks, and no final rally for lack of them", "[sim]") {
    Scene scene = Scene::versus(twoBricks, with(Mutator::PurePong));
    CHECK(scene.world.objects().bricks.empty());
    scene.step(100);
    CHECK(scene.world.match().phase() == Phase::Play);
}

TEST_CASE("no conversion: a touch changes the ball's direction, not its owner", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(twoBricks, with(Mutator::NoConversion));
    scene.drop(side, opponent(side));
    scene.step(20);
    CHECK(scene.count<BallHitPaddle>() == 1);
    CHECK(scene.count<BallConverted>() == 0);
    CHECK(scene.ball().owner == opponent(side));
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    CHECK(scene.standing(side).score == 0);
}

TEST_CASE("fast rally: the rally starts faster and is reset to that speed", "[sim]") {
    Scene scene = Scene::versus(twoBricks, with(Mutator::FastRally));
    CHECK(scene.world.match().rallySpeed() == tuning::fastRallySpeed);
    scene.serve(Side::Blue, {480.0, 0.0});
    CHECK_THAT(length(scene.all<BallServed>().at(0).velocity), WithinAbs(tuning::fastRallySpeed, 1e-9));
}

TEST_CASE("power rain: every brick holds a power-up; no power-ups: not even a mystery brick does", "[sim]") {
    const bool rain = GENERATE(true, false);
    Scene scene = Scene::versus(withDrops(), with(rain ? Mutator::PowerRain : Mutator::NoPowerUps));
    scene.shoot(Side::Blue, brickCentre(7, 4));
    scene.step(20);
    scene.shoot(Side::Red, brickCentre(0, 0));
    scene.step(20);
    CHECK(scene.count<BrickBroken>() == 2);
    CHECK(scene.count<CapsuleReleased>() == (rain ? 2U : 0U));
    // Without power-ups there are no mystery bricks.
    CHECK((scene.all<BrickBroken>()[1].kind == BrickKind::Mystery) == rain);
}

TEST_CASE("no power-ups overrides power rain", "[sim]") {
    MatchSettings settings = with(Mutator::PowerRain);
    settings.mutators.set(Mutator::NoPowerUps, true);
    const Level level = mutated(withDrops(), settings.mutators);
    CHECK(level.dropChance == 0.0);
    CHECK_FALSE(level.bricks[0].drop.has_value());
}

TEST_CASE("without mutators a level stays as it is", "[sim]") {
    CHECK(levelHash(mutated(withDrops(), {})) == levelHash(withDrops()));
}

TEST_CASE("giant balls are lost when completely beyond the goal line, like others", "[sim]") {
    const Side line = eitherSide();
    Scene scene = Scene::versus({}, with(Mutator::GiantBalls));
    const double r = tuning::giantBallRadius;
    scene.openGap(line, 0);
    scene.world.putBall({80.0, goalLine(line) + forward(line) * 20.0}, {0.0, -420.0 * forward(line)},
                        opponent(line));
    CHECK(scene.ball().radius == r);
    REQUIRE(scene.stepUntil(60, [&] { return scene.ballCount() == 0; }));
    CHECK_THAT(scene.all<BallLost>().at(0).at.y, WithinAbs(goalLine(line) - forward(line) * r, 1e-9));
}

TEST_CASE("giant balls fit between a paddle and the bricks or hexagons before it", "[sim]") {
    const Side side = eitherSide();
    const MatchSettings settings = with(Mutator::GiantBalls);
    const Box zone = zoneOf(settings, side);
    const double inner = side == Side::Blue ? zone.low.y : zone.high.y;
    const double toBricks = std::abs(brickCentre(0, side == Side::Blue ? 8 : 0).y - inner) - 13.5;
    CHECK(toBricks >= 2.0 * tuning::giantBallRadius);
    // Hexagons keep an ordinary ball's diameter away from the ordinary zone.
    const double ordinary = side == Side::Blue ? zoneOf({}, side).low.y : zoneOf({}, side).high.y;
    CHECK(std::abs(ordinary - inner) + 2.0 * usualRadius >= 2.0 * tuning::giantBallRadius);
}

TEST_CASE("a giant ball served at the zone's edge against steel gets away", "[sim]") {
    const Side side = eitherSide();
    const int x = GENERATE(-640, 0, 640);
    std::vector<Level::BrickPlace> wall;
    for (int column = 0; column < tuning::brickColumns; ++column)
        for (const int row : {0, tuning::brickRows - 1})
            wall.push_back({column, row, BrickKind::Steel, 1});
    Scene scene = Scene::versus(levelOf(wall), with(Mutator::GiantBalls));
    scene.drive(side, seenBy(side, Vec2{480.0, 500.0}));
    scene.move(side, x, side == Side::Blue ? -640 : 640);
    scene.serve(side, seenBy(side, Vec2{480.0, 300.0}));
    for (int tick = 0; tick < 3 * tuning::ticksPerSecond; ++tick) {
        scene.step();
        CAPTURE(tick);
        REQUIRE(scene.world.brokenInvariant() == "");
        REQUIRE(scene.world.collisions().contactCount() < 60);
    }
}

TEST_CASE("a giant ball in a gap too narrow for it, between a moving hexagon and a wall, escapes", "[sim]") {
    for (int i = 0; i < 20; ++i) {
        Level::HexagonPlace place = hexagonAt({600.0, 360.0}, 60.0);
        place.turns = i / 20.0;
        place.pathEnd = {882.0, 360.0}; // Up to an ordinary ball's diameter from the wall.
        place.pathSpeed = 300.0;
        Scene scene = Scene::versus(levelOf({}, {place}), with(Mutator::GiantBalls));
        while (scene.world.objects().hexagons[0].centre.x > 700.0 ||
               scene.world.objects().hexagons[0].returning)
            scene.step();
        scene.world.putBall({947.0, 332.0 + 3.0 * i}, {0.0, 0.0}, Side::Blue);
        scene.stepSoundly(120);
    }
}
