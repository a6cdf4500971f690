#include "Catch.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

TEST_CASE("building fills the field with the level's objects", "[sim]") {
    CollisionManager collisions;
    ObjectManager objects;
    Level::HexagonPlace hexagon = hexagonAt({300.0, 350.0}, 55.0);
    hexagon.turns = 1.75;
    objects.build(
        levelOf({{0, 0, BrickKind::Normal, 1}, {13, 8, BrickKind::Hard, 3}, {5, 5, BrickKind::Steel, 1}},
                {hexagon}),
        {Side::Blue, Side::Red}, true, collisions);
    REQUIRE(objects.bricks.size() == 3);
    CHECK(objects.bricks[0].centre == Vec2{38.0, 252.0});
    CHECK(objects.bricks[1].centre == Vec2{922.0, 468.0});
    CHECK(objects.bricks[1].hitsWhole == 3);
    CHECK(objects.breakableBricks() == 2);
    REQUIRE(objects.hexagons.size() == 1);
    CHECK_THAT(objects.hexagons[0].turns, WithinAbs(-0.25, 1e-15));
    CHECK(objects.paddle(Side::Blue)->position == Vec2{480.0, 636.0});
    CHECK(objects.paddle(Side::Red)->position == Vec2{480.0, 84.0});
    CHECK(objects.balls.empty());
    for (const Side side : {Side::Blue, Side::Red}) {
        CHECK(objects.shieldsOf(side, ShieldRow::Line) == tuning::shieldsOfRow);
        CHECK(objects.shieldsOf(side, ShieldRow::Wall) == 0);
    }

    SECTION("and building again leaves nothing behind") {
        objects.addBall({1.0, 2.0}, {}, Side::Blue, 8.0);
        objects.build({}, {Side::Blue}, false, collisions);
        CHECK(objects.shieldsOf(Side::Blue, ShieldRow::Line) == 0);
        CHECK(objects.shields.size() == 2 * tuning::shieldsOfRow);
        CHECK(objects.balls.empty());
        CHECK(objects.bricks.empty());
        CHECK(objects.paddle(Side::Red) == nullptr);
    }
}

TEST_CASE("bricks are found by id, also after others are removed", "[sim]") {
    CollisionManager collisions;
    ObjectManager objects;
    std::vector<Level::BrickPlace> places;
    for (int i = 0; i < 10; ++i)
        places.push_back({i, 2, BrickKind::Normal, 1});
    objects.build(levelOf(places), {Side::Blue}, false, collisions);
    const BrickId third = objects.bricks[3].id;
    const BrickId last = objects.bricks[9].id;
    const ObstacleIndex shape = objects.bricks[3].obstacle;
    objects.removeBrick(3, collisions);
    CHECK_FALSE(objects.brickIndex(third).has_value());
    CHECK(objects.brickIndex(last) == std::optional<std::size_t>(8));
    CHECK_FALSE(collisions.obstacle(shape).alive);
}

TEST_CASE("no ball's id is reused", "[sim]") {
    ObjectManager objects;
    objects.addBall({}, {}, Side::Blue, 8.0);
    const BallId first = objects.balls[0].id;
    objects.balls.clear();
    CHECK(objects.addBall({}, {}, Side::Red, 8.0).id > first);
}

TEST_CASE("encoding and decoding an obstacle's tag gives the same tag", "[sim]") {
    using Kind = ObstacleTag::Kind;
    const Kind kind = GENERATE(Kind::Paddle, Kind::Brick, Kind::Hexagon, Kind::Shield, Kind::Polygon);
    const std::uint32_t id = GENERATE(0U, 1U, 125U, 0xffffffU);
    const ObstacleTag back = ObstacleTag::decoded(ObstacleTag{kind, id}.encoded());
    CHECK(back.kind == kind);
    CHECK(back.id == id);
}

TEST_CASE("remembered positions are those before the movement", "[sim]") {
    CollisionManager collisions;
    ObjectManager objects;
    objects.build(levelOf({}, {hexagonAt({300.0, 350.0}, 50.0)}), {Side::Blue}, false, collisions);
    objects.rememberPositions();
    objects.paddles[0].position.x += 3.0;
    objects.hexagons[0].turns = 0.1;
    CHECK(objects.paddles[0].previous.x == 480.0);
    CHECK(objects.hexagons[0].previousTurns == 0.0);
}

TEST_CASE("a level's hash depends on everything that the simulation uses, not on names", "[sim]") {
    const Level level = levelOf({{1, 2, BrickKind::Hard, 2}}, {hexagonAt({300.0, 350.0}, 50.0)});
    Level other = level;
    other.name = "Another";
    other.world = "World 9";
    CHECK(levelHash(level) == levelHash(other));
    SECTION("a brick's position") { other.bricks[0].row = 3; }
    SECTION("a brick's kind") { other.bricks[0].kind = BrickKind::Steel; }
    SECTION("a brick's hits") { other.bricks[0].hits = 3; }
    SECTION("a hexagon's spin") { other.hexagons[0].spin = 0.1; }
    SECTION("a hexagon's path") { other.hexagons[0].pathEnd.x += 1.0; }
    SECTION("one hexagon less") { other.hexagons.clear(); }
    CHECK(levelHash(level) != levelHash(other));
}

TEST_CASE("every event is described in one stable line", "[sim]") {
    CHECK(describe(BrickBroken{{480.0, 360.0}, {}, BrickId{3}, BrickKind::Hard, Side::Blue, 3, 50}) ==
          "BrickBroken at 480.0,360.0 by blue combo 3 points 50");
    CHECK(describe(BrickBroken{{480.0, 360.0}, {}, BrickId{3}, BrickKind::Hard, std::nullopt, 0, 0}) ==
          "BrickBroken at 480.0,360.0 by spark");
    CHECK(describe(BallServed{{1.25, -0.04}, {-3.16, 420.0}, Side::Red}) ==
          "BallServed at 1.3,0.0 velocity -3.2,420.0 by red");
    CHECK(describe(BallHitBrick{{1.0, 2.0}, {}, 99.96, BrickId{7}, BrickKind::Steel, 1, Side::Red}) ==
          "BallHitBrick at 1.0,2.0 speed 100.0 brick 7 steel left 1 by red");
    CHECK(describe(BallHitPaddle{{1.0, 2.0}, {}, 5.0, Side::Red}) ==
          "BallHitPaddle at 1.0,2.0 speed 5.0 side red");
    CHECK(describe(BallConverted{{1.0, 2.0}, Side::Blue}) == "BallConverted at 1.0,2.0 to blue");
    CHECK(describe(BallHitWall{{1.0, 2.0}, {}, 5.0}) == "BallHitWall at 1.0,2.0 speed 5.0");
    CHECK(describe(BallHitHexagon{{1.0, 2.0}, {}, 5.0, HexagonId{2}}) ==
          "BallHitHexagon at 1.0,2.0 speed 5.0 hexagon 2");
    CHECK(describe(BallsCollided{{1.0, 2.0}, {}, 5.0}) == "BallsCollided at 1.0,2.0 speed 5.0");
    CHECK(describe(GoalScored{{1.0, 2.0}, Side::Blue, 2, 3}) ==
          "GoalScored at 1.0,2.0 by blue goals 2 needed 3");
    CHECK(describe(LifeLost{{1.0, 2.0}, 4}) == "LifeLost at 1.0,2.0 left 4");
    CHECK(describe(BallLost{{1.0, 2.0}, Side::Blue}) == "BallLost at 1.0,2.0 owner blue");
    CHECK(describe(BallTakenBack{{1.0, 2.0}, Side::Red}) == "BallTakenBack at 1.0,2.0 owner red");
    CHECK(describe(ReserveGrew{Side::Red, 2}) == "ReserveGrew side red reserve 2");
    CHECK(describe(BallNudged{{1.0, 2.0}}) == "BallNudged at 1.0,2.0");
    CHECK(describe(CountdownTicked{3}) == "CountdownTicked 3");
    CHECK(describe(FieldRising{}) == "FieldRising");
    CHECK(describe(SuddenDeathBegan{}) == "SuddenDeathBegan");
    CHECK(describe(MatchEnded{Side::Red}) == "MatchEnded winner red");
}

TEST_CASE("events of bricks and power-ups are described in one line, too", "[sim]") {
    const PowerUpDrop drop{PowerUp::ShieldWall, false};
    CHECK(describe(BrickRegrown{{1.0, 2.0}, BrickId{4}}) == "BrickRegrown at 1.0,2.0 brick 4");
    CHECK(describe(BombExploded{{1.0, 2.0}}) == "BombExploded at 1.0,2.0");
    CHECK(describe(BallSplit{{1.0, 2.0}, Side::Red}) == "BallSplit at 1.0,2.0 owner red");
    CHECK(describe(LaserHitBrick{{1.0, 2.0}, BrickId{4}, BrickKind::Bomb, 0, Side::Blue}) ==
          "LaserHitBrick at 1.0,2.0 brick 4 bomb left 0 by blue");
    CHECK(describe(LaserFired{{1.0, 2.0}, Side::Red}) == "LaserFired at 1.0,2.0 side red");
    CHECK(describe(CapsuleReleased{{1.0, 2.0}, drop, Side::Red}) ==
          "CapsuleReleased at 1.0,2.0 shield wall towards red");
    CHECK(describe(CapsuleCaught{{1.0, 2.0}, {PowerUp::Freeze, true}, Side::Blue}) ==
          "CapsuleCaught at 1.0,2.0 bad freeze by blue");
    CHECK(describe(CapsuleMissed{{1.0, 2.0}, drop, Side::Red}) ==
          "CapsuleMissed at 1.0,2.0 shield wall towards red");
    CHECK(describe(PowerUpBegan{Side::Red, PowerUp::BlindSpot}) == "PowerUpBegan blind spot side red");
    CHECK(describe(PowerUpEnded{Side::Red, PowerUp::BlindSpot}) == "PowerUpEnded blind spot side red");
    CHECK(describe(BallHeld{{1.0, 2.0}, Side::Red}) == "BallHeld at 1.0,2.0 side red");
    CHECK(describe(BallHitShield{{1.0, 2.0}, {}, 5.0, Side::Blue}) ==
          "BallHitShield at 1.0,2.0 speed 5.0 side blue");
    CHECK(describe(ShieldBroken{{1.0, 2.0}, Side::Blue, ShieldRow::Line, 3, 5}) ==
          "ShieldBroken at 1.0,2.0 side blue row line place 3 left 5");
    CHECK(describe(ShieldBroken{{1.0, 2.0}, Side::Red, ShieldRow::Wall, 0, 0}) ==
          "ShieldBroken at 1.0,2.0 side red row wall place 0 left 0");
    CHECK(describe(ShieldRepaired{Side::Blue, 2}) == "ShieldRepaired side blue place 2");
    CHECK(describe(ShieldsRestored{Side::Red}) == "ShieldsRestored side red");
    CHECK(describe(LifeGained{6}) == "LifeGained left 6");
    CHECK(describe(BossWarned{Boss::Umbra, Side::Red, 1}) == "BossWarned umbra side red");
    CHECK(describe(BossActed{Boss::Clockmaker, Side::Red, 2}) == "BossActed clockmaker side red phase 2");
    CHECK(describe(BossRested{Boss::Minotaur, Side::Blue}) == "BossRested minotaur side blue");
    CHECK(describe(BossPhaseBegan{Boss::Queen, Side::Red, 3}) == "BossPhaseBegan queen side red phase 3");
    CHECK(describe(BrickLaid{{1.0, 2.0}, BrickId{7}, BrickKind::Steel, Side::Red}) ==
          "BrickLaid at 1.0,2.0 brick 7 steel by red");
    CHECK(describe(DroneHit{{1.0, 2.0}, {}, 5.0, Side::Red, 1, 2, Side::Blue}) ==
          "DroneHit at 1.0,2.0 speed 5.0 drone 1 left 2 side red");
    CHECK(describe(DroneSlept{{1.0, 2.0}, Side::Red, 0}) == "DroneSlept at 1.0,2.0 drone 0 side red");
    CHECK(describe(DroneWoke{{1.0, 2.0}, Side::Red, 0}) == "DroneWoke at 1.0,2.0 drone 0 side red");
    CHECK(describe(BallTurnedBack{{1.0, 2.0}, {3.0, 4.0}, Side::Blue}) ==
          "BallTurnedBack at 1.0,2.0 velocity 3.0,4.0 owner blue");
    CHECK(describe(MomentumFilled{Side::Blue}) == "MomentumFilled side blue");
    CHECK(describe(SuperBegan{Side::Red}) == "SuperBegan side red");
    CHECK(describe(SuperEnded{Side::Red}) == "SuperEnded side red");
    CHECK(describe(ChargeStopped{{1.0, 2.0}, Side::Red}) == "ChargeStopped at 1.0,2.0 side red");
}
