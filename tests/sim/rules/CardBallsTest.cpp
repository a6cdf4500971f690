#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "sim/CardScenes.hpp"

// The rules of cards for balls. Each test holds for either side.

using namespace arkanong::test;

TEST_CASE("with piercing a ball goes through the first brick after a touch of the paddle", "[sim]") {
    const Side side = eitherSide();
    const bool has = GENERATE(true, false);
    const int near = side == Side::Blue ? 8 : 0, next = side == Side::Blue ? 7 : 1;
    Scene scene = Scene::versus(levelOf(manyBricks({brickAt(7, near), brickAt(7, next)})),
                                has ? withCards(side, {Card::Piercing}) : MatchSettings{});
    scene.drop(side, side, 4.0);
    REQUIRE(scene.stepUntil(200, [&] { return scene.count<BrickBroken>() > 0; }));
    CHECK((scene.ball().velocity.y * forward(side) > 0.0) == has);
    scene.step(30);
    CHECK((scene.ball().velocity.y * forward(side) < 0.0));
    CHECK(scene.count<BrickBroken>() == (has ? 2U : 1U));
    CHECK(worked(scene, Card::Piercing) == (has ? 1U : 0U));
}

TEST_CASE("with velvet a cushioned ball is held for half a second", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Velvet});
    scene.move(side, 0, static_cast<int>(-forward(side) * 300.0));
    scene.drop(side, side, 0.0, 600.0, 30.0);
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<BallHeld>() == 1; }));
    scene.move(side, 0, 0);
    scene.step(cards::velvetHold - 2);
    CHECK(scene.ballCount() == 0);
    scene.step(4);
    CHECK(scene.ballCount() == 1);
}

TEST_CASE("velvet's half a second does not wait for a ball that the other side has held before", "[sim]") {
    const Side side = eitherSide();
    const Side other = opponent(side);
    Scene scene = holding(side, {Card::Velvet});
    scene.give(other, PowerUp::Sticky);
    scene.drop(other, other);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() == 1; }));
    scene.move(side, 0, static_cast<int>(-forward(side) * 300.0));
    scene.drop(side, side, 0.0, 600.0, 30.0);
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<BallHeld>() == 2; }));
    scene.move(side, 0, 0);
    scene.step(cards::velvetHold + 2);
    CHECK(scene.world.objects().held.size() == 1);
    CHECK(scene.ballCount() == 1);
}

TEST_CASE("serves by card: twins, a family, and a swift one", "[sim]") {
    const Side side = eitherSide();
    const auto served = [&](std::initializer_list<Card> cards) {
        Scene scene = holding(side, cards);
        scene.serve(side, {480.0, 360.0});
        std::vector<double> radii;
        for (const Ball& ball : scene.world.objects().balls)
            radii.push_back(ball.radius);
        CHECK(scene.standing(side).reserve == 2);
        return radii;
    };
    CHECK(served({}) == std::vector<double>{8.0});
    CHECK(served({Card::Twins}) == std::vector<double>{6.0, 6.0});
    CHECK(served({Card::Giant}) == std::vector<double>{8.0});
    CHECK(served({Card::Twins, Card::Giant}) == std::vector<double>{12.0, 6.0, 6.0});
    Scene scene = holding(side, {Card::SwiftServe});
    scene.serve(side, {480.0, 360.0});
    CHECK_THAT(length(scene.all<BallServed>()[0].velocity), WithinAbs(630.0, 1e-9));
}

TEST_CASE("with pinball side walls and hexagons make own balls faster, up to the limit", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Pinball}, levelOf({}, {hexagonAt({480.0, 360.0}, 48.0)}));
    const Vec2 slanted{-500.0, forward(side) * 120.0};
    scene.world.putBall({30.0, 360.0}, slanted, side);
    scene.world.putBall({930.0, 360.0}, {-slanted.x, slanted.y}, opponent(side));
    scene.world.putBall({560.0, 360.0}, slanted, side);
    scene.world.putBall({400.0, 360.0}, {-slanted.x, slanted.y}, opponent(side));
    scene.step(12);
    CHECK(length(scene.ball(0).velocity) > 1.04 * length(scene.ball(1).velocity));
    CHECK(length(scene.ball(2).velocity) > 1.04 * length(scene.ball(3).velocity));
    CHECK(worked(scene, Card::Pinball) == 2);
    scene.clearBalls();
    scene.world.putBall({20.0, 360.0}, {-890.0, 0.0}, side);
    scene.step(4);
    CHECK(length(scene.ball().velocity) <= tuning::maximumSpeed);
}

TEST_CASE("with ghost own balls fly on through bricks on the own half", "[sim]") {
    const Side side = eitherSide();
    const int own = side == Side::Blue ? 8 : 0;
    Scene scene = holding(side, {Card::Ghost}, levelOf({brickAt(2, own), brickAt(2, 8 - own)}));
    scene.shoot(side, brickCentre(2, own));
    scene.step(20);
    CHECK(scene.count<BrickBroken>() == 1);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    scene.step(60);
    CHECK(scene.count<BrickBroken>() == 2);
    CHECK(scene.ball().velocity.y * forward(side) < 0.0);
}

TEST_CASE("with giant a smashed ball grows as soon as it has left the paddle, another one does not",
          "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Giant});
    scene.drop(side, side);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHitPaddle>() == 1; }));
    scene.step(30);
    CHECK(scene.ball().radius == usualRadius); // No smash.
    scene.clearBalls();
    scene.move(side, 0, static_cast<int>(forward(side) * 520.0));
    scene.step(12);
    scene.drop(side, side);
    REQUIRE(scene.stepUntil(12, [&] { return scene.ball().stroke == Stroke::Smash; }));
    scene.move(side, 0, 0);
    scene.stepSoundly(20);
    CHECK(scene.ball().radius == scene.world.match().settings().giantRadius());
    CHECK(worked(scene, Card::Giant) == 1);
}

TEST_CASE("a giant is small again in the tick after a paddle has touched it", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Giant});
    scene.move(side, 0, static_cast<int>(forward(side) * 520.0));
    scene.step(12);
    scene.drop(side, side);
    REQUIRE(scene.stepUntil(40, [&] { return scene.ball().radius > usualRadius; }));
    scene.move(side, 0, 0);
    const std::size_t touches = scene.count<BallHitPaddle>();
    REQUIRE(scene.stepUntil(600, [&] { return scene.count<BallHitPaddle>() > touches; }));
    CHECK(scene.ball().radius == usualRadius);
}

TEST_CASE("an enemy's smashed ball that becomes the side's without its paddle is no giant", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    Scene scene = holding(side, {Card::Giant, Card::Anchor, Card::SparePlate});
    for (const int place : {0, 1, 4})
        REQUIRE(scene.world.breakShield(side, place, scene.events));
    scene.drive(other, {Scene::shieldX(5), scene.paddle(other).position.y});
    scene.move(other, 0, static_cast<int>(forward(other) * 520.0));
    scene.step(12);
    scene.drop(other, other);
    REQUIRE(scene.stepUntil(12, [&] { return scene.ball().stroke == Stroke::Smash; }));
    scene.move(other, 0, 0);
    REQUIRE(scene.stepUntil(300, [&] { return worked(scene, Card::Toll) == 1; }));
    scene.step(30);
    REQUIRE(scene.ball().owner == side);
    CHECK(scene.ball().radius == usualRadius);
}

TEST_CASE("with anchor enemy balls are slower on the own half while the paddle stands still", "[sim]") {
    const Side side = eitherSide();
    const bool moves = GENERATE(true, false);
    Scene scene = holding(side, {Card::Anchor});
    if (moves) scene.move(side, 60, 0);
    scene.step(8);
    const double y = 360.0 - forward(side) * 40.0, beyond = 360.0 + forward(side) * 40.0;
    scene.world.putBall({200.0, y}, {420.0, 0.0}, opponent(side));
    scene.world.putBall({200.0, beyond}, {420.0, 0.0}, opponent(side));
    scene.world.putBall({500.0, y}, {420.0, 0.0}, side);
    scene.step(40);
    CHECK((length(scene.ball(0).velocity) < 350.0) != moves);
    CHECK_THAT(length(scene.ball(1).velocity), WithinAbs(420.0, 1.0));
    CHECK_THAT(length(scene.ball(2).velocity), WithinAbs(420.0, 1.0));
    CHECK(worked(scene, Card::Anchor) == (moves ? 0U : 1U));
}

TEST_CASE("the anchor holds from the tick in which the paddle stands to that in which it moves", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Anchor});
    scene.step(2);
    CHECK_FALSE(scene.world.cards(side).anchored); // No enemy ball is on the half.
    scene.world.putBall({200.0, 360.0 - forward(side) * 40.0}, {0.0, 0.0}, opponent(side));
    scene.step();
    CHECK(scene.world.cards(side).anchored);
    scene.move(side, 640, 0);
    scene.step();
    CHECK_FALSE(scene.world.cards(side).anchored);
    scene.move(side, 0, 0);
    REQUIRE(scene.stepUntil(60, [&] { return scene.paddle(side).velocity == Vec2{}; }));
    CHECK(scene.world.cards(side).anchored);
}

TEST_CASE("with last stand every ball that the paddle meets is smashed at full strength", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::LastStand});
    const auto speedAfter = [&](int moveY) {
        scene.clearBalls();
        scene.drive(side, {480.0, side == Side::Blue ? 660.0 : 60.0});
        scene.move(side, 0, moveY);
        scene.step(4);
        scene.drop(side, side);
        scene.stepUntil(30, [&] { return scene.ball().velocity.y * forward(side) > 0.0; });
        scene.move(side, 0, 0);
        return length(scene.ball().velocity);
    };
    for (int place = 0; place < tuning::shieldsOfRow - cards::lastStandShields - 1; ++place)
        scene.openGap(side, place);
    const double plain = speedAfter(0);
    CHECK(scene.ball().stroke == Stroke::Plain);
    CHECK(worked(scene, Card::LastStand) == 0);
    scene.world.breakShield(side, tuning::shieldsOfRow - cards::lastStandShields - 1, scene.events);
    CHECK(speedAfter(0) > 1.3 * plain);
    CHECK(scene.ball().stroke == Stroke::Smash);
    CHECK(worked(scene, Card::LastStand) == 1);
    speedAfter(static_cast<int>(-forward(side) * 300.0)); // Drawing back.
    CHECK(scene.ball().stroke == Stroke::Smash);
}

TEST_CASE("with piercing and wrecker a smashed ball goes through all bricks", "[sim]") {
    const Side side = eitherSide();
    std::vector<Level::BrickPlace> column;
    for (int row = 0; row < 9; ++row)
        column.push_back(brickAt(6, row, BrickKind::Hard, 3)),
            column.push_back(brickAt(7, row, BrickKind::Hard, 3));
    Scene scene = holding(side, {Card::Piercing, Card::Wrecker}, levelOf(column));
    scene.move(side, 0, static_cast<int>(forward(side) * 520.0));
    scene.step(12);
    scene.drop(side, side);
    REQUIRE(scene.stepUntil(12, [&] { return scene.ball().stroke == Stroke::Smash; }));
    scene.move(side, 0, 0);
    scene.step(70);
    CHECK(scene.count<BrickBroken>() >= 9);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
}
