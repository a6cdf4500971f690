#include "Catch.hpp"
#include "sim/EitherSide.hpp"
#include "sim/RandomPlay.hpp"

#include <cmath>

// The rules of cards. Each test holds for either side.

using namespace arkanong;
using namespace arkanong::test;

namespace {

MatchSettings withCards(Side side, std::initializer_list<Card> cards) {
    MatchSettings settings;
    for (const Card card : cards)
        settings.cards[sideIndex(side)].add(card);
    return settings;
}

Scene holding(Side side, std::initializer_list<Card> cards, const Level& level = {}) {
    return Scene::versus(level, withCards(side, cards));
}

Level::BrickPlace brickAt(int column, int row, BrickKind kind = BrickKind::Normal, int hits = 1) {
    return {column, row, kind, hits};
}

/// A far row of bricks so that the field does not rise.
std::vector<Level::BrickPlace> manyBricks(std::vector<Level::BrickPlace> more) {
    for (int column = 0; column < tuning::brickColumns; ++column)
        more.push_back(brickAt(column, 4, BrickKind::Hard, 3));
    return more;
}

std::size_t worked(const Scene& scene, Card card) {
    std::size_t count = 0;
    for (const CardWorked& event : scene.all<CardWorked>())
        count += event.card == card ? 1 : 0;
    return count;
}

/// An enemy ball flies straight at the front of the side's resting paddle and is stolen.
void steal(Scene& scene, Side side) {
    const Vec2 at = scene.paddle(side).position;
    scene.world.putBall({at.x, at.y + forward(side) * 60.0}, {0.0, -forward(side) * 420.0}, opponent(side));
    scene.step(20);
    scene.world.removeAt(scene.world.objects().balls.back().position);
}

} // namespace

TEST_CASE("with piercing a ball goes through the first brick after a touch of the paddle", "[sim]") {
    const Side side = eitherSide();
    const bool has = GENERATE(true, false);
    const int near = side == Side::Blue ? 8 : 0, next = side == Side::Blue ? 7 : 1;
    Scene scene = Scene::versus(levelOf(manyBricks({brickAt(7, near), brickAt(7, next)})),
                                has ? withCards(side, {Card::Piercing}) : MatchSettings{});
    const Vec2 paddle = scene.paddle(side).position;
    scene.world.putBall({paddle.x + 4.0, paddle.y + forward(side) * 40.0}, {0.0, -forward(side) * 420.0},
                        side);
    REQUIRE(scene.stepUntil(200, [&] { return scene.count<BrickBroken>() > 0; }));
    CHECK((scene.ball().velocity.y * forward(side) > 0.0) == has);
    scene.step(30);
    CHECK((scene.ball().velocity.y * forward(side) < 0.0));
    CHECK(scene.count<BrickBroken>() == (has ? 2U : 1U));
    CHECK(worked(scene, Card::Piercing) == (has ? 1U : 0U));
}

TEST_CASE("with thief every fourth steal repairs a shield, and with magnet it brings a capsule, too",
          "[sim]") {
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
    CHECK(scene.standing(by).shieldsBroken == (smashes ? 3 : 2));
    CHECK(worked(scene, Card::Wrecker) == (smashes ? 1U : 0U));
}

TEST_CASE("with velvet a cushioned ball is held for half a second", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Velvet});
    scene.move(side, 0, static_cast<int>(-forward(side) * 300.0));
    const Vec2 at = scene.paddle(side).position;
    scene.world.putBall({at.x, at.y + forward(side) * 30.0}, {0.0, -forward(side) * 600.0}, side);
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<BallHeld>() == 1; }));
    scene.move(side, 0, 0);
    scene.step(cards::velvetHold - 2);
    CHECK(scene.ballCount() == 0);
    scene.step(4);
    CHECK(scene.ballCount() == 1);
}

TEST_CASE("serves by card: twins, a giant, a family, and a swift one", "[sim]") {
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
    CHECK(served({Card::Giant}) == std::vector<double>{12.0});
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

TEST_CASE("with echo a broken brick hits its mirror image", "[sim]") {
    const Side side = eitherSide();
    const int row = side == Side::Blue ? 8 : 0;
    Scene scene = holding(side, {Card::Echo},
                          levelOf(manyBricks({brickAt(2, row), brickAt(11, row, BrickKind::Hard, 2)})));
    scene.shoot(side, brickCentre(2, row));
    scene.step(14);
    CHECK(scene.count<BrickBroken>() == 1);
    CHECK(worked(scene, Card::Echo) == 1);
    for (const Brick& brick : scene.world.objects().bricks)
        if (brick.kind == BrickKind::Hard && brick.hitsWhole == 2) CHECK(brick.hitsLeft == 1);
}

TEST_CASE("an echo has no echo, even where the rows have moved out of their mirror image", "[sim]") {
    const Side side = eitherSide();
    const int row = side == Side::Blue ? 8 : 0;
    std::vector<Level::BrickPlace> bricks;
    for (int column = 2; column < 12; ++column)
        bricks.push_back(brickAt(column, row));
    Level level = levelOf(manyBricks(bricks));
    level.bands.push_back({row, row, 20.0, 400.0});
    Scene scene = holding(side, {Card::Echo}, level);
    scene.shoot(side, brickCentre(2, row) + Vec2{10.0, 0.0});
    scene.step(14);
    CHECK(scene.count<BrickBroken>() == 2);
}

TEST_CASE("with demolition every fifth brick of a combo explodes, with echo on both sides", "[sim]") {
    const Side side = eitherSide();
    const bool echo = GENERATE(true, false);
    std::vector<Level::BrickPlace> bricks;
    const int row = side == Side::Blue ? 8 : 0;
    for (int column = 0; column < 5; ++column)
        bricks.push_back(brickAt(column, row, BrickKind::Glass));
    const Level level = levelOf(manyBricks(bricks));
    Scene scene = echo ? holding(side, {Card::Demolition, Card::Echo}, level)
                       : holding(side, {Card::Demolition}, level);
    for (int column = 0; column < 5; ++column) {
        scene.shoot(side, brickCentre(column, row));
        scene.step(16);
        scene.clearBalls();
    }
    scene.step(3 * tuning::bombFuse);
    CHECK(worked(scene, Card::Demolition) == 1);
    CHECK(scene.count<BombExploded>() == (echo ? 2U : 1U));
}

TEST_CASE("with gardener bricks on the own half grow back, those beyond do not", "[sim]") {
    const Side side = eitherSide();
    const int own = side == Side::Blue ? 8 : 0, far = 8 - own;
    Scene scene = holding(side, {Card::Gardener}, levelOf(manyBricks({brickAt(2, own), brickAt(11, far)})));
    scene.shoot(side, brickCentre(2, own));
    scene.shoot(opponent(side), brickCentre(11, far));
    scene.step(16);
    REQUIRE(scene.count<BrickBroken>() == 2);
    scene.clearBalls();
    scene.step(tuning::regrowth + 1);
    CHECK(scene.count<BrickRegrown>() == 1);
}

TEST_CASE("with mason three bricks stand before the line, anew after each goal conceded", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Mason});
    const auto laid = [&] {
        std::size_t count = 0;
        for (const Brick& brick : scene.world.objects().bricks)
            count += brick.laid ? 1 : 0;
        return count;
    };
    CHECK(laid() == 3);
    for (const Brick& brick : scene.world.objects().bricks)
        CHECK((brick.centre.y - 360.0) * forward(side) < 0.0);
    const Vec2 at = scene.world.objects().bricks[0].centre;
    scene.shoot(side, at);
    scene.step(20);
    CHECK(laid() == 2);
    scene.clearBalls();
    scene.scoreGoal(opponent(side));
    scene.step(2);
    CHECK(laid() == 3);
}

TEST_CASE("with gardener and mason the laid bricks grow back", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Mason, Card::Gardener});
    scene.shoot(side, scene.world.objects().bricks[0].centre);
    scene.step(20);
    REQUIRE(scene.count<BrickBroken>() == 1);
    scene.clearBalls();
    scene.step(tuning::regrowth + 1);
    CHECK(scene.count<BrickRegrown>() == 1);
}

TEST_CASE("a brick that waits to grow back is not laid anew meanwhile", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings = withCards(side, {Card::Mason, Card::Gardener});
    settings.bosses[sideIndex(side)] = Boss::Foreman;
    Scene scene = Scene::versus({}, settings);
    const Vec2 at = scene.world.objects().bricks.back().centre;
    scene.shoot(side, at);
    scene.step(16);
    REQUIRE(scene.count<BrickBroken>() == 1);
    scene.clearBalls();
    scene.drive(side, {at.x, scene.paddle(side).position.y});
    scene.step(tuning::regrowth);
    std::size_t there = 0;
    for (const Brick& brick : scene.world.objects().bricks)
        there += brick.centre == at ? 1U : 0U;
    CHECK(there == 1);
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

TEST_CASE("with magnet good capsules come, with hoarder their effects last twice as long", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Magnet, Card::Hoarder});
    scene.world.putCapsule({300.0, 360.0}, {PowerUp::Wide, false}, side);
    scene.world.putCapsule({700.0, 360.0}, {PowerUp::Narrow, true}, side);
    scene.step(30);
    CHECK(scene.world.objects().capsules[0].position.x > 340.0);
    CHECK(scene.world.objects().capsules[1].position.x == 700.0);
    scene.world.applyPowerUp({PowerUp::Wide, false}, side, scene.events);
    CHECK(scene.world.powers().ticksLeft(side, PowerUp::Wide) == 2 * traitsOf(PowerUp::Wide).ticks);
    scene.world.applyPowerUp({PowerUp::Narrow, true}, side, scene.events);
    CHECK(scene.world.powers().ticksLeft(side, PowerUp::Narrow) == traitsOf(PowerUp::Narrow).ticks);
}

TEST_CASE("with alchemist a bad capsule strikes the opponent", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Alchemist});
    scene.world.applyPowerUp({PowerUp::Freeze, true}, side, scene.events);
    CHECK_FALSE(scene.world.powers().active(side, PowerUp::Freeze));
    CHECK(scene.world.powers().active(opponent(side), PowerUp::Freeze));
}

TEST_CASE("with last stand the paddle is wide while one shield or none is left", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::LastStand});
    for (int place = 0; place < 4; ++place)
        scene.openGap(side, place);
    scene.step(60);
    CHECK(scene.paddle(side).size.x == tuning::paddleSize.x);
    scene.openGap(side, 4);
    scene.step(60);
    CHECK(scene.paddle(side).size.x == tuning::paddleSize.x * tuning::wideFactor);
}

TEST_CASE("with bounty a goal brings a good capsule, with harvest every fifteenth brick", "[sim]") {
    const Side side = eitherSide();
    SECTION("bounty") {
        Scene scene = holding(side, {Card::Bounty});
        scene.scoreGoal(side);
        REQUIRE(scene.count<CapsuleReleased>() == 1);
        CHECK_FALSE(scene.all<CapsuleReleased>()[0].drop.bad);
        CHECK(scene.world.objects().capsules.at(0).towards == side);
    }
    SECTION("harvest") {
        const int row = side == Side::Blue ? 8 : 0, next = side == Side::Blue ? 7 : 1;
        std::vector<Level::BrickPlace> bricks;
        for (int column = 0; column < tuning::brickColumns; ++column)
            bricks.push_back(brickAt(column, row, BrickKind::Glass));
        bricks.push_back(brickAt(7, next, BrickKind::Glass));
        REQUIRE(bricks.size() == cards::harvestBricks);
        Scene scene = holding(side, {Card::Harvest}, levelOf(manyBricks(bricks)));
        for (const Level::BrickPlace& brick : bricks) {
            scene.shoot(side, brickCentre(brick.column, brick.row));
            scene.step(16);
            scene.clearBalls();
            const bool enough = scene.standing(side).bricksBroken >= cards::harvestBricks;
            CHECK(scene.count<CapsuleReleased>() == (enough ? 1U : 0U));
        }
        CHECK(scene.count<CapsuleReleased>() == 1);
    }
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

TEST_CASE("with anchor enemy balls are slower on the own half only", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Anchor});
    const double y = 360.0 - forward(side) * 40.0, beyond = 360.0 + forward(side) * 40.0;
    scene.world.putBall({200.0, y}, {420.0, 0.0}, opponent(side));
    scene.world.putBall({200.0, beyond}, {420.0, 0.0}, opponent(side));
    scene.world.putBall({500.0, y}, {420.0, 0.0}, side);
    scene.step(40);
    CHECK(length(scene.ball(0).velocity) < 380.0);
    CHECK_THAT(length(scene.ball(1).velocity), WithinAbs(420.0, 1.0));
    CHECK_THAT(length(scene.ball(2).velocity), WithinAbs(420.0, 1.0));
}

TEST_CASE("the spare plate is the first shield hit after each goal, and does not break", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::SparePlate});
    const auto hit = [&](double x) {
        scene.sendOut(side, opponent(side), x);
        scene.step(20);
        scene.clearBalls();
    };
    hit(80.0);
    CHECK(scene.standingShields(side) == 6);
    CHECK(worked(scene, Card::SparePlate) == 1);
    hit(80.0);
    CHECK(scene.standingShields(side) == 5);
    hit(80.0); // A goal.
    CHECK(scene.standing(opponent(side)).goals == 1);
    scene.step(2);
    hit(240.0);
    CHECK(scene.standingShields(side) == 6);
}

TEST_CASE("with anchor and spare plate a ball that breaks one of the last three shields changes sides",
          "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Anchor, Card::SparePlate});
    const auto hit = [&](int place) {
        scene.clearBalls();
        scene.sendOut(side, opponent(side), Scene::shieldX(place));
        scene.step(20);
    };
    hit(0);                                // The spare plate.
    for (const int place : {0, 1, 4, 5}) { // The paddle is before the others.
        hit(place);
        REQUIRE_FALSE(scene.stands(side, place));
        CHECK((scene.ball().owner == side) == (place == 5));
    }
    CHECK(worked(scene, Card::Toll) == 1);
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
    const Vec2 at = scene.paddle(side).position;
    scene.world.putBall({at.x, at.y + forward(side) * 40.0}, {0.0, -forward(side) * 420.0}, side);
    REQUIRE(scene.stepUntil(12, [&] { return scene.ball().stroke == Stroke::Smash; }));
    scene.move(side, 0, 0);
    scene.step(70);
    CHECK(scene.count<BrickBroken>() >= 9);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
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
        CHECK(ball.radius <= tuning::ballRadius);
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

TEST_CASE("every pair of cards plays at random without a broken rule, and a copy agrees to the bit",
          "[sim]") {
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
            scene.step(tuning::countdown);
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
