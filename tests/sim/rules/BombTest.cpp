#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/Sparks.hpp"
#include "sim/EitherSide.hpp"
#include "sim/rules/Bricks.hpp"

using namespace arkanong::test;

namespace {

using Places = std::vector<Level::BrickPlace>;

bool stands(const Scene& scene, int column, int row) {
    const std::vector<Brick>& bricks = scene.world.objects().bricks;
    return std::any_of(bricks.begin(), bricks.end(),
                       [&](const Brick& brick) { return brick.centre == brickCentre(column, row); });
}

/// The ticks in which bombs exploded, counted from the next one.
std::vector<int> explosions(Scene& scene, int ticks) {
    std::vector<int> found;
    for (int tick = 1; tick <= ticks; ++tick) {
        const std::size_t before = scene.count<BombExploded>();
        scene.step();
        for (std::size_t i = before; i < scene.count<BombExploded>(); ++i)
            found.push_back(tick);
    }
    return found;
}

} // namespace

TEST_CASE("a bomb breaks its eight neighbours, however hard, and nothing else", "[sim]") {
    const Side side = eitherSide();
    Places places{farAway};
    for (int x = 5; x <= 9; ++x)
        for (int y = 2; y <= 6; ++y)
            if (x != 7 || y < 3 || y > 5) places.push_back({x, y, BrickKind::Hard, 3});
    places.push_back({7, 4, BrickKind::Bomb, 1});
    // The same column has the ball's way in and two bricks that never break.
    places.push_back({7, 4 + static_cast<int>(forward(side)), BrickKind::Steel, 1});
    Scene scene = Scene::versus(levelOf(places));
    scene.world.putBall(brickCentre(7, 4) + Vec2{0.0, -forward(side) * 24.0}, {0.0, forward(side) * 420.0},
                        side);
    REQUIRE(scene.stepUntil(5, [&] { return scene.count<BrickBroken>() > 0; }));
    CHECK(scene.count<BombExploded>() == 0);
    const std::size_t standing = scene.brickCount();
    scene.step(tuning::bombFuse);
    REQUIRE(scene.count<BombExploded>() == 1);
    CHECK(scene.all<BombExploded>()[0].at == brickCentre(7, 4));
    CHECK(scene.brickCount() == standing - 6);
    for (const int x : {5, 9})
        for (int y = 2; y <= 6; ++y)
            CHECK(stands(scene, x, y));
    for (const int x : {6, 7, 8})
        for (const int y : {2, 6})
            CHECK(stands(scene, x, y));
    for (const int x : {6, 8})
        for (const int y : {3, 4, 5})
            CHECK_FALSE(stands(scene, x, y));
    CHECK(stands(scene, 7, 4 + static_cast<int>(forward(side))));
}

TEST_CASE("bricks broken by a bomb score for the side that set it off, as one combo, and release their "
          "drops",
          "[sim]") {
    const Side side = eitherSide();
    Places places{
        farAway, {7, 4, BrickKind::Bomb, 1}, {6, 4, BrickKind::Hard, 3}, {8, 4, BrickKind::Normal, 1}};
    places[3].drop = PowerUpDrop{PowerUp::Laser, false};
    Scene scene = Scene::versus(levelOf(places));
    hit(scene, side, 7, 4);
    scene.step(tuning::bombFuse);
    CHECK(scene.standing(side).score == 5 * tuning::brickPoints);
    CHECK(scene.standing(side).combo == 3);
    CHECK(scene.standing(opponent(side)).score == 0);
    REQUIRE(scene.count<CapsuleReleased>() == 1);
    CHECK(scene.all<CapsuleReleased>()[0].towards == side);
    CHECK(scene.all<CapsuleReleased>()[0].drop == PowerUpDrop{PowerUp::Laser, false});
}

TEST_CASE("a row of bombs explodes one after the other from the one hit, each a fuse later", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(levelOf({farAway,
                                         {4, 4, BrickKind::Bomb, 1},
                                         {5, 4, BrickKind::Bomb, 1},
                                         {6, 4, BrickKind::Bomb, 1},
                                         {7, 4, BrickKind::Bomb, 1}}));
    hit(scene, side, 6, 4);
    const std::vector<int> ticks = explosions(scene, 4 * tuning::bombFuse);
    const int first = tuning::bombFuse - 1; // The tick of the hit counts.
    CHECK(ticks == std::vector<int>{first, first + tuning::bombFuse, first + tuning::bombFuse,
                                    first + 2 * tuning::bombFuse});
    const std::vector<BombExploded> blasts = scene.all<BombExploded>();
    CHECK(blasts[0].at == brickCentre(6, 4));
    CHECK(blasts[3].at == brickCentre(4, 4));
    CHECK(scene.brickCount() == 1);
    CHECK(scene.world.objects().blasts.empty());
}

TEST_CASE("two adjacent bombs of both sides break every brick once", "[sim]") {
    Scene scene = Scene::versus(levelOf(
        {farAway, {5, 4, BrickKind::Bomb, 1}, {6, 4, BrickKind::Normal, 1}, {7, 4, BrickKind::Bomb, 1}}));
    scene.shoot(Side::Blue, brickCentre(5, 4));
    scene.shoot(Side::Red, brickCentre(7, 4));
    scene.step(20 + tuning::bombFuse);
    CHECK(scene.count<BombExploded>() == 2);
    CHECK(scene.count<BrickBroken>() == 3);
}

TEST_CASE("a side's bomb spares steel, bumpers and bricks of the other side's colour", "[sim]") {
    const Side side = eitherSide();
    const BrickKind own = side == Side::Blue ? BrickKind::Blue : BrickKind::Red;
    const BrickKind enemy = side == Side::Blue ? BrickKind::Red : BrickKind::Blue;
    Scene scene = Scene::versus(levelOf({farAway,
                                         {7, 4, BrickKind::Bomb, 1},
                                         {6, 4, own, 1},
                                         {8, 4, enemy, 1},
                                         {6, 3, BrickKind::Steel, 1},
                                         {8, 3, BrickKind::Bumper, 1}}));
    hit(scene, side, 7, 4);
    scene.step(tuning::bombFuse);
    CHECK_FALSE(stands(scene, 6, 4));
    CHECK(stands(scene, 8, 4));
    CHECK(stands(scene, 6, 3));
    CHECK(stands(scene, 8, 3));
}

TEST_CASE("a bomb broken by a spark breaks bricks of either colour, for neither side", "[sim]") {
    Scene scene = Scene::versus(caged(
        levelOf({{7, 4, BrickKind::Bomb, 1}, {6, 4, BrickKind::Blue, 1}, {8, 4, BrickKind::Red, 1}}), 2, 4));
    REQUIRE(scene.stepCagedUntil(2, 4, tuning::sparkPatience + tuning::bombFuse + 1,
                                 [&] { return scene.count<BrickBroken>() == 3; }));
    for (const BrickBroken& broken : scene.all<BrickBroken>()) {
        CHECK_FALSE(broken.by);
        CHECK(broken.points == 0);
    }
    CHECK(scene.standing(Side::Blue).score == 0);
    CHECK(scene.standing(Side::Red).score == 0);
    CHECK(scene.world.objects().regrowths.size() == 3); // The empty field rises again.
}

TEST_CASE("a bomb that explodes after the end still breaks bricks but scores nothing", "[sim]") {
    MatchSettings settings;
    settings.pointsLimit = tuning::brickPoints;
    Scene scene = Scene::versus(levelOf({farAway, {7, 4, BrickKind::Bomb, 1}, {6, 4, BrickKind::Mystery, 1}}),
                                settings);
    hit(scene, Side::Blue, 7, 4);
    REQUIRE(scene.world.match().winner() == Side::Blue);
    scene.step(tuning::bombFuse);
    CHECK(scene.count<BrickBroken>() == 2);
    CHECK(scene.standing(Side::Blue).score == tuning::brickPoints);
    CHECK(scene.count<CapsuleReleased>() == 0);
    CHECK(scene.count<MatchEnded>() == 1);
}

TEST_CASE("a bomb that breaks the last bricks of a regrowing group removes the group", "[sim]") {
    const bool all = GENERATE(true, false);
    Places places{farAway,
                  {7, 4, BrickKind::Bomb, 1},
                  {6, 4, BrickKind::Regrowing, 1},
                  {6, 5, BrickKind::Regrowing, 1}};
    if (!all) places.push_back({5, 4, BrickKind::Regrowing, 1});
    Scene scene = Scene::versus(levelOf(places));
    hit(scene, Side::Blue, 7, 4);
    scene.step(tuning::bombFuse);
    CHECK(scene.world.objects().regrowths.size() == (all ? 0U : 2U));
    CHECK(scene.world.objects().breakableBricks() == (all ? 1U : 4U));
}
