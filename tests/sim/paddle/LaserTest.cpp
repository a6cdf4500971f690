#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "sim/EitherSide.hpp"
#include "sim/rules/Bricks.hpp"

using namespace arkanong::test;

namespace {

const double beamX = brickPlace.x;

/// The side's paddle is below the column and its laser is on from the next tick.
Scene shining(Side side, const std::vector<Level::BrickPlace>& bricks,
              const std::vector<Level::HexagonPlace>& hexagons = {}, const MatchSettings& settings = {}) {
    std::vector<Level::BrickPlace> places = bricks;
    places.push_back({0, 4, BrickKind::Normal, 1});
    Scene scene = Scene::versus(levelOf(places, hexagons), settings);
    scene.drive(side, {beamX, scene.paddle(side).position.y});
    scene.give(side, PowerUp::Laser);
    scene.events.clear();
    scene.command(side).buttons = Command::serveHeld;
    return scene;
}

/// The row of the column nearest to the side.
int nearRow(Side side) { return side == Side::Blue ? tuning::brickRows - 1 : 0; }

const Beam& beam(const Scene& scene) { return scene.world.objects().beams.at(0); }

} // namespace

TEST_CASE("the laser is on while serve is held, and only with its power-up", "[sim]") {
    const Side side = eitherSide();
    Scene scene = shining(side, {});
    scene.step();
    CHECK(scene.count<LaserFired>() == 1); // Heard as soon as it is seen.
    scene.step(9);
    CHECK(scene.count<LaserFired>() == 1);
    REQUIRE(scene.world.objects().beams.size() == 1);
    CHECK(beam(scene).side == side);
    CHECK(scene.count<BallServed>() == 0);
    scene.command(side).buttons = 0;
    scene.step();
    CHECK(scene.world.objects().beams.empty());
    scene.command(side).buttons = Command::serveHeld;
    scene.step(5);
    CHECK(scene.count<LaserFired>() == 2);
    scene.step(traitsOf(PowerUp::Laser).ticks);
    CHECK(scene.world.objects().beams.empty());
    CHECK(scene.count<PowerUpEnded>() == 1);
}

TEST_CASE("a beam goes from the paddle's front straight to the first obstacle", "[sim]") {
    const Side side = eitherSide();
    SECTION("the opponent's shields") {
        Scene scene = shining(side, {});
        scene.drive(opponent(side), {100.0, scene.paddle(opponent(side)).position.y});
        const double face = goalLine(opponent(side)) + forward(opponent(side)) * tuning::shieldThickness;
        CHECK_THAT(beam(scene).to.y, WithinAbs(face, 1e-6));
        CHECK(scene.standingShields(opponent(side)) == tuning::shieldsOfRow);
    }
    SECTION("the far goal line, through a gap") {
        Scene scene = shining(side, {});
        scene.drive(opponent(side), {100.0, scene.paddle(opponent(side)).position.y});
        scene.clearBalls();
        scene.openGap(opponent(side), 3);
        scene.step();
        CHECK(beam(scene).to == Vec2{beam(scene).from.x, goalLine(opponent(side))});
        CHECK_THAT(beam(scene).from.x, WithinAbs(beamX, 2.0));
    }
    SECTION("the opponent's paddle") {
        Scene scene = shining(side, {});
        scene.step();
        const double surface = scene.paddle(opponent(side)).position.y + forward(opponent(side)) * 14.0;
        CHECK_THAT(beam(scene).to.y, WithinAbs(surface, 1e-6));
    }
    SECTION("a hexagon") {
        Scene scene = shining(side, {}, {hexagonAt({beamX, 360.0}, 60.0)});
        scene.step();
        const double surface = 360.0 - forward(side) * 60.0 * 0.8660254037844386;
        CHECK_THAT(beam(scene).to.y, WithinAbs(surface, 1e-3));
    }
    SECTION("the opponent's shield wall") {
        Scene scene = shining(side, {});
        scene.drive(opponent(side), {100.0, scene.paddle(opponent(side)).position.y});
        scene.give(opponent(side), PowerUp::ShieldWall);
        scene.step(60);
        const double face = tuning::shieldThickness + tuning::wallThickness;
        CHECK_THAT(beam(scene).to.y,
                   WithinAbs(goalLine(opponent(side)) + forward(opponent(side)) * face, 1e-6));
        CHECK(scene.standingShields(opponent(side), ShieldRow::Wall) == tuning::shieldsOfRow);
    }
}

TEST_CASE("a beam hits a brick every quarter of a second", "[sim]") {
    const Side side = eitherSide();
    Scene scene = shining(side, {{middleColumn, nearRow(side), BrickKind::Hard, 3}});
    scene.step(tuning::beamBlow - 1);
    CHECK(scene.count<LaserHitBrick>() == 0);
    scene.step();
    REQUIRE(scene.count<LaserHitBrick>() == 1);
    CHECK(scene.all<LaserHitBrick>()[0].hitsLeft == 2);
    CHECK(scene.all<LaserHitBrick>()[0].by == side);
    CHECK(beam(scene).brick == scene.all<LaserHitBrick>()[0].brick);
    scene.step(2 * tuning::beamBlow);
    CHECK(scene.count<LaserHitBrick>() == 3);
    REQUIRE(scene.count<BrickBroken>() == 1);
    CHECK(scene.all<BrickBroken>()[0].by == side);
    CHECK(scene.standing(side).score == scene.all<BrickBroken>()[0].points);
    scene.step();
    CHECK_FALSE(beam(scene).brick.has_value());
}

TEST_CASE("a beam breaks glass, splitters, mystery bricks and its own colour like any brick", "[sim]") {
    const Side side = eitherSide();
    const BrickKind own = side == Side::Blue ? BrickKind::Blue : BrickKind::Red;
    for (const BrickKind kind : {BrickKind::Glass, BrickKind::Splitter, BrickKind::Mystery, own}) {
        Scene scene = shining(side, {{middleColumn, nearRow(side), kind, 1}});
        scene.step(tuning::beamBlow);
        CHECK(scene.count<BrickBroken>() == 1);
        CHECK(bricksLeft(scene) == 0);
        CHECK(scene.count<BallSplit>() == 0);
        // While a power-up is running, a mystery brick may be empty.
        CHECK(scene.count<CapsuleReleased>() <= (kind == BrickKind::Mystery ? 1U : 0U));
    }
}

TEST_CASE("a beam has no effect on steel, bumpers and the other side's colour", "[sim]") {
    const Side side = eitherSide();
    const BrickKind enemy = side == Side::Blue ? BrickKind::Red : BrickKind::Blue;
    for (const BrickKind kind : {BrickKind::Steel, BrickKind::Bumper, enemy}) {
        const int behind = nearRow(side) + static_cast<int>(forward(side));
        Scene scene = shining(
            side, {{middleColumn, nearRow(side), kind, 1}, {middleColumn, behind, BrickKind::Normal, 1}});
        scene.step(4 * tuning::beamBlow);
        CHECK(bricksLeft(scene) == 2);
        CHECK(scene.count<LaserHitBrick>() == 0);
    }
}

TEST_CASE("a beam sets off a bomb, and the bricks that it breaks count for the side", "[sim]") {
    const Side side = eitherSide();
    Scene scene = shining(side, {{middleColumn, nearRow(side), BrickKind::Bomb, 1},
                                 {middleColumn - 1, nearRow(side), BrickKind::Normal, 1}});
    scene.step(tuning::beamBlow + tuning::bombFuse);
    CHECK(scene.count<BombExploded>() == 1);
    CHECK(scene.count<BrickBroken>() == 2);
    CHECK(scene.standing(side).bricksBroken == 2);
}

TEST_CASE("a beam converts the nearest enemy ball on it, which shields what is behind", "[sim]") {
    const Side side = eitherSide();
    Scene scene = shining(side, {{middleColumn, nearRow(side), BrickKind::Normal, 1}});
    const double y = scene.paddle(side).position.y;
    scene.world.putBall({beamX + 9.0, y + forward(side) * 90.0}, {0.0, forward(side) * 60.0}, opponent(side));
    scene.world.putBall({beamX + 11.5, y + forward(side) * 60.0}, {0.0, forward(side) * 60.0},
                        opponent(side));
    scene.step();
    CHECK(scene.ball(0).owner == side);
    CHECK(scene.ball(1).owner == opponent(side));
    REQUIRE(scene.count<BallConverted>() == 1);
    CHECK(scene.all<BallConverted>()[0].newOwner == side);
    CHECK(scene.standing(side).conversions == 1);
    CHECK(beam(scene).ball == scene.ball(0).id);
    CHECK_THAT(beam(scene).to.y, WithinAbs(scene.ball(0).position.y, 4.0));
    // Its own balls let the beam through.
    scene.step();
    CHECK_FALSE(beam(scene).ball.has_value());
    CHECK(beam(scene).brick.has_value());
}

TEST_CASE("a beam does not reach a ball behind a brick or behind the paddle", "[sim]") {
    const Side side = eitherSide();
    Scene scene = shining(side, {{middleColumn, nearRow(side), BrickKind::Steel, 1}});
    scene.world.putBall({beamX, brickCentre(middleColumn, 4).y}, {0.0, forward(side) * 10.0}, opponent(side));
    scene.world.putBall({beamX, scene.paddle(side).position.y - forward(side) * 40.0}, {300.0, 0.0},
                        opponent(side));
    scene.step(5);
    CHECK(scene.count<BallConverted>() == 0);
}

TEST_CASE("without conversion an enemy ball stops a beam and keeps its owner", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.mutators.set(Mutator::NoConversion, true);
    Scene scene = shining(side, {}, {}, settings);
    scene.world.putBall({beamX, scene.paddle(side).position.y + forward(side) * 60.0}, {}, opponent(side));
    scene.step();
    CHECK(scene.ball().owner == opponent(side));
    CHECK(beam(scene).ball == scene.ball().id);
    CHECK(scene.count<BallConverted>() == 0);
}

TEST_CASE("in the beams of both sides a ball keeps its owner and scores no points", "[sim]") {
    const Side owner = eitherSide();
    Scene scene = shining(Side::Blue, {});
    scene.drive(Side::Red, {beamX, scene.paddle(Side::Red).position.y});
    scene.give(Side::Red, PowerUp::Laser);
    scene.command(Side::Red).buttons = Command::serveHeld;
    scene.events.clear();
    scene.clearBalls();
    scene.world.putBall({beamX, 360.0}, {0.0, 10.0}, owner);
    scene.step(20);
    CHECK(scene.world.objects().beams.size() == 2);
    CHECK(scene.ball().owner == owner);
    CHECK(scene.count<BallConverted>() == 0);
}

TEST_CASE("two beams on the same brick break it once", "[sim]") {
    Scene scene = shining(Side::Blue, {{middleColumn, 4, BrickKind::Normal, 1}});
    scene.drive(Side::Red, {beamX, scene.paddle(Side::Red).position.y});
    scene.command(Side::Blue).buttons = 0;
    scene.step();
    REQUIRE(scene.count<BrickBroken>() == 1); // Blue's laser has been on all the time.
    Scene both = shining(Side::Blue, {{middleColumn, 4, BrickKind::Hard, 3}});
    both.command(Side::Blue).buttons = 0;
    both.drive(Side::Red, {beamX, both.paddle(Side::Red).position.y});
    both.give(Side::Blue, PowerUp::Laser);
    both.give(Side::Red, PowerUp::Laser);
    both.command(Side::Blue).buttons = both.command(Side::Red).buttons = Command::serveHeld;
    both.step(3 * tuning::beamBlow);
    CHECK(both.count<BrickBroken>() == 1);
    CHECK(both.count<LaserHitBrick>() == 3);
    CHECK(both.world.brokenInvariant() == "");
}

TEST_CASE("no laser is on before the match begins or after its end", "[sim]") {
    Scene scene({});
    scene.give(Side::Blue, PowerUp::Laser);
    scene.command(Side::Blue).buttons = Command::serveHeld;
    scene.step();
    CHECK(scene.world.objects().beams.empty());
    scene.begin();
    scene.step();
    CHECK(scene.world.objects().beams.size() == 1);
}
