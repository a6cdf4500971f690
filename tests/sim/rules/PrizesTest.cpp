#include "arkanong/sim/rules/Prizes.hpp"

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "sim/CardScenes.hpp"

#include <set>

// The cards Harvest and Bounty. Each test holds for either side.

using namespace arkanong::test;

namespace {

/// Shoots a ball of this side at a brick of glass, which breaks.
void breakIt(Scene& scene, Side by, BrickId id) {
    const std::size_t index = *scene.world.objects().brickIndex(id);
    scene.shoot(by, scene.world.objects().bricks[index].centre);
    if (!scene.stepUntil(20, [&] { return !scene.world.objects().brickIndex(id); }))
        throw std::logic_error("the brick still stands");
    scene.clearBalls();
}

Level glassAcross() {
    std::vector<Level::BrickPlace> bricks;
    for (int column = 0; column < tuning::brickColumns; ++column)
        bricks.push_back(brickAt(column, 4, BrickKind::Glass));
    return levelOf(bricks);
}

/// Lets a ball of the opponent come to be priced, far from the paddles.
void price(Scene& scene, Side side) {
    scene.world.putBall({100.0, 360.0}, {0.0, forward(side) * 60.0}, opponent(side));
    if (!scene.stepUntil(cards::bountyPause + 2,
                         [&] { return scene.world.cards(side).prizes.ball.has_value(); }))
        throw std::logic_error("no ball has a price");
}

} // namespace

TEST_CASE("with harvest one brick shines, and breaking it brings a good capsule", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Harvest}, glassAcross());
    REQUIRE(scene.world.cards(side).prizes.brick);
    CHECK_FALSE(scene.world.cards(opponent(side)).prizes.brick);
    const BrickId shining = *scene.world.cards(side).prizes.brick;
    const BrickId other = scene.world.objects().bricks[0].id == shining ? scene.world.objects().bricks[1].id
                                                                        : scene.world.objects().bricks[0].id;
    breakIt(scene, side, other);
    CHECK(worked(scene, Card::Harvest) == 0);
    CHECK(scene.world.cards(side).prizes.brick == shining);
    breakIt(scene, side, shining);
    CHECK(worked(scene, Card::Harvest) == 1);
    REQUIRE(scene.count<CapsuleReleased>() == 1);
    CHECK(scene.all<CapsuleReleased>()[0].towards == side);
    CHECK_FALSE(scene.all<CapsuleReleased>()[0].drop.bad);
}

TEST_CASE("the next brick shines after a pause, whoever has broken the last one", "[sim]") {
    const Side side = eitherSide();
    const Side by = GENERATE(Side::Blue, Side::Red);
    Scene scene = holding(side, {Card::Harvest}, glassAcross());
    const BrickId shining = *scene.world.cards(side).prizes.brick;
    breakIt(scene, by, shining);
    CHECK(worked(scene, Card::Harvest) == (by == side ? 1U : 0U));
    scene.waitWithoutBalls(cards::harvestPause - 1);
    CHECK_FALSE(scene.world.cards(side).prizes.brick);
    scene.waitWithoutBalls(1);
    REQUIRE(scene.world.cards(side).prizes.brick);
    CHECK(*scene.world.cards(side).prizes.brick != shining);
}

TEST_CASE("only a brick that the side can break shines, and none without one", "[sim]") {
    const Side side = eitherSide();
    const BrickKind own = side == Side::Blue ? BrickKind::Blue : BrickKind::Red;
    const BrickKind foreign = side == Side::Blue ? BrickKind::Red : BrickKind::Blue;
    std::vector<Level::BrickPlace> bricks;
    for (int column = 0; column < 6; ++column)
        bricks.push_back(brickAt(column, 4, column % 2 == 0 ? BrickKind::Steel : foreign));
    CHECK_FALSE(holding(side, {Card::Harvest}, levelOf(bricks)).world.cards(side).prizes.brick);
    bricks.push_back(brickAt(9, 4, own));
    Scene scene = holding(side, {Card::Harvest}, levelOf(bricks));
    REQUIRE(scene.world.cards(side).prizes.brick);
    const std::size_t index = *scene.world.objects().brickIndex(*scene.world.cards(side).prizes.brick);
    CHECK(scene.world.objects().bricks[index].kind == own);
}

TEST_CASE("the seed decides which brick shines", "[sim]") {
    const Side side = eitherSide();
    std::set<BrickId> seen;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Scene scene(glassAcross(), withCards(side, {Card::Harvest}), seed);
        const Scene again(glassAcross(), withCards(side, {Card::Harvest}), seed);
        CHECK(scene.world.cards(side).prizes.brick == again.world.cards(side).prizes.brick);
        seen.insert(*scene.world.cards(side).prizes.brick);
    }
    CHECK(seen.size() > 5);
}

TEST_CASE("with bounty one enemy ball has a price, and stealing it brings a good capsule", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Bounty});
    scene.world.putBall({100.0, 360.0}, {0.0, forward(side) * 60.0}, side);
    scene.step(2);
    CHECK_FALSE(scene.world.cards(side).prizes.ball); // There is no enemy ball.
    scene.drop(side, opponent(side), 0.0, shotSpeed, 60.0);
    scene.drop(side, opponent(side), 30.0, shotSpeed, 60.0);
    scene.step(20);
    CHECK(scene.count<BallConverted>() == 2);
    CHECK(worked(scene, Card::Bounty) == 1);
    REQUIRE(scene.count<CapsuleReleased>() == 1);
    CHECK(scene.all<CapsuleReleased>()[0].towards == side);
    CHECK_FALSE(scene.all<CapsuleReleased>()[0].drop.bad);
}

TEST_CASE("the next ball has a price a pause after the last one was stolen or lost", "[sim]") {
    const Side side = eitherSide();
    const bool stolen = GENERATE(true, false);
    Scene scene = holding(side, {Card::Bounty});
    if (stolen) {
        steal(scene, side);
    } else {
        price(scene, side);
        scene.clearBalls();
        scene.step();
    }
    CHECK_FALSE(scene.world.cards(side).prizes.ball);
    CHECK(worked(scene, Card::Bounty) == (stolen ? 1U : 0U));
    int waited = 0;
    while (!scene.world.cards(side).prizes.ball && waited <= cards::bountyPause) {
        scene.clearBalls();
        scene.world.putBall({100.0, 360.0}, {0.0, 60.0}, opponent(side));
        scene.step();
        ++waited;
    }
    CHECK(waited <= cards::bountyPause);
    CHECK(waited > cards::bountyPause - 20);
}

TEST_CASE("a ball keeps its price while its side's paddle holds it", "[sim]") {
    const Side side = eitherSide(), other = opponent(side);
    Scene scene = holding(side, {Card::Bounty});
    scene.give(other, PowerUp::Sticky);
    scene.drop(other, other);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() == 1; }));
    scene.step(10);
    REQUIRE(scene.world.cards(side).prizes.ball);
    CHECK(*scene.world.cards(side).prizes.ball == scene.world.objects().held[0].ball.id);
}

TEST_CASE("marked bricks and balls are part of the state: a copy agrees, another mark does not", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Harvest, Card::Bounty}, glassAcross());
    price(scene, side);
    Scene copy = scene;
    scene.step(120);
    copy.step(120);
    CHECK(scene.world.stateHash() == copy.world.stateHash());
    CHECK(scene.world.cards(side).prizes.ball == copy.world.cards(side).prizes.ball);
    Hash marked, unmarked;
    PrizeMemory memory = scene.world.cards(side).prizes;
    memory.addTo(marked);
    memory.brick.reset();
    memory.addTo(unmarked);
    CHECK(marked.value() != unmarked.value());
}
