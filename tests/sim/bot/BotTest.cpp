#include "arkanong/sim/bot/Bot.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "sim/Played.hpp"

#include <cstdlib>

using namespace arkanong::test;

namespace {

constexpr Difficulty everyDifficulty[] = {Difficulty::Novice, Difficulty::Easy, Difficulty::Medium,
                                          Difficulty::Hard, Difficulty::Master};

} // namespace

TEST_CASE("a difficulty is found by its name", "[sim]") {
    for (const Difficulty difficulty : everyDifficulty)
        CHECK(difficultyNamed(nameOf(difficulty)) == difficulty);
    CHECK(nameOf(Difficulty::Novice) == "novice");
    CHECK(nameOf(Difficulty::Master) == "master");
    CHECK_FALSE(difficultyNamed("Master"));
    CHECK_FALSE(difficultyNamed(""));
}

TEST_CASE("every difficulty catches a slow ball that comes straight", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    for (const Difficulty difficulty : everyDifficulty) {
        Played played(side, {difficulty});
        played.putEnemy({250.0, 200.0}, {0.0, 420.0});
        played.step(tuning::seconds(1.5));
        CHECK(played.scene.count<BallConverted>() == 1);
        CHECK(played.scene.count<ShieldBroken>() == 0);
    }
}

TEST_CASE("a master catches a ball that comes off a wall or off a brick", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int row = side == Side::Blue ? 8 : 0;
    Played played(side, {Difficulty::Master}, levelOf({{4, row, BrickKind::Steel, 1}}));
    SECTION("a wall") { played.putEnemy({300.0, 250.0}, {-420.0, 280.0}); }
    SECTION("a brick") {
        const Vec2 brick = brickCentre(4, row);
        played.scene.world.putBall(brick - Vec2{0.0, 40.0 * forward(side)}, turnedFor(side, {0.0, -420.0}),
                                   opponent(side));
    }
    played.step(tuning::seconds(2.0));
    CHECK(played.scene.count<BallConverted>() == 1);
    CHECK(played.scene.count<ShieldBroken>() == 0);
}

TEST_CASE("a bot goes to meet a ball that the other side's shields send back", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played(side, {Difficulty::Master});
    played.step(tuning::seconds(1.0));
    played.putEnemy({200.0, 300.0}, {30.0, -300.0});
    played.step(tuning::seconds(0.8));
    CHECK(played.paddle().position.x < 440.0);
}

TEST_CASE("a bot does not move for a ball that leaves the field", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    MatchSettings settings;
    settings.suddenDeathAt = 0; // No shields.
    Played played(side, {Difficulty::Master}, {}, 7, settings);
    played.step(tuning::seconds(1.0));
    const Vec2 rest = played.paddle().position;
    played.scene.world.putBall(seenBy(side, {200.0, 300.0}), turnedFor(side, {30.0, -300.0}), opponent(side));
    played.step(tuning::seconds(0.8));
    CHECK(played.paddle().position == rest);
}

TEST_CASE("a bot sees a ball only after its delay", "[sim]") {
    const Difficulty difficulty = GENERATE(Difficulty::Novice, Difficulty::Medium, Difficulty::Master);
    const BotSkill& skill = skillOf(difficulty);
    Played played(Side::Blue, {difficulty});
    played.step(tuning::seconds(1.0));
    const Vec2 rest = played.paddle().position;
    played.scene.world.putBall({150.0, 300.0}, {0.0, 420.0}, Side::Red);
    played.step(static_cast<int>(skill.delay));
    CHECK(played.paddle().position == rest);
    played.step(static_cast<int>(skill.thinkInterval) + 1);
    CHECK(played.paddle().position.x < rest.x);
}

TEST_CASE("a bot between two difficulties reacts between the two on average, with no leap", "[sim]") {
    const auto reaction = [](int hundredths) {
        constexpr int matches = 120;
        int sum = 0;
        for (int wait = 0; wait < matches; ++wait) { // At all moments between two decisions.
            Played played(Side::Blue, {*Strength::ofHundredths(hundredths)}, {},
                          static_cast<std::uint64_t>(wait));
            played.step(tuning::seconds(1.0) + wait);
            const Vec2 rest = played.paddle().position;
            played.scene.world.putBall({150.0, 300.0}, {0.0, 420.0}, Side::Red);
            for (; played.paddle().position == rest; ++sum)
                played.step();
        }
        return static_cast<double>(sum) / matches;
    };
    double before = reaction(100);
    for (int hundredths = 110; hundredths <= 200; hundredths += 10) {
        CAPTURE(hundredths);
        const double now = reaction(hundredths);
        CHECK_THAT(before - now, WithinAbs(0.95, 0.9)); // A tenth of six ticks and of half of seven.
        before = now;
    }
}

TEST_CASE("a bot misjudges a distant ball, a stronger bot less", "[sim]") {
    // The ball comes straight at the paddle: a bot that moves, too early to aim, has misjudged it.
    const auto straying = [](Difficulty difficulty) {
        double sum = 0.0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Played played(Side::Blue, {difficulty}, Level{}, seed);
            played.putEnemy({480.0, 130.0}, {0.0, 330.0});
            played.step(tuning::seconds(0.55));
            sum += std::abs(played.paddle().position.x - 480.0);
        }
        return sum;
    };
    CHECK(straying(Difficulty::Medium) > 20.0);
    CHECK(straying(Difficulty::Medium) > 2.0 * straying(Difficulty::Master));
}

TEST_CASE("a bot that waits for a straight ball stands still", "[sim]") {
    Played played(Side::Blue, {Difficulty::Master});
    played.scene.world.putBall({480.0, 130.0}, {0.0, 300.0}, Side::Red);
    played.step(tuning::seconds(1.0));
    int turns = 0;
    double last = 0.0;
    for (int i = 0; i < tuning::seconds(0.8); ++i) {
        played.step();
        const double speed = played.paddle().velocity.x;
        if (speed * last < 0.0) ++turns;
        if (speed != 0.0) last = speed;
    }
    CHECK(turns <= 1);
}

TEST_CASE("a bot without a target returns to the middle", "[sim]") {
    Scene scene = Scene::versus();
    scene.move(Side::Blue, -640, -640);
    scene.step(tuning::seconds(0.6));
    REQUIRE(scene.paddle(Side::Blue).position.x < 300.0);
    Bot bot(Side::Blue, Difficulty::Easy, 1);
    for (int i = 0; i < tuning::seconds(3.0); ++i) {
        scene.command(Side::Blue) = bot.think(scene.world);
        scene.command(Side::Blue).buttons = 0;
        scene.step();
    }
    CHECK_THAT(scene.paddle(Side::Blue).position.x,
               WithinAbs(tuning::fieldSize.x / 2, skillOf(Difficulty::Easy).deadZone + 1.0));
}

TEST_CASE("a bot never chases a ball that is behind its paddle", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played(side, {Difficulty::Master});
    played.step(tuning::seconds(1.0));
    const double depth = std::abs(played.paddle().position.y - goalLine(side));
    played.scene.world.putBall(seenBy(side, {560.0, 670.0}), turnedFor(side, {0.0, 100.0}), opponent(side));
    for (int i = 0; i < tuning::seconds(0.5); ++i) {
        played.step();
        CHECK(std::abs(played.paddle().position.y - goalLine(side)) > depth - 1.0);
    }
    CHECK(played.scene.count<BallHitPaddle>() == 0);
}

TEST_CASE("Red plays the mirror image of Blue", "[sim]") {
    const Difficulty difficulty = GENERATE(Difficulty::Novice, Difficulty::Hard);
    const Level level = levelOf({{5, 4, BrickKind::Steel, 1}, {9, 4, BrickKind::Steel, 1}});
    Scene blue = Scene::versus(level), red = Scene::versus(level);
    const Random random(11);
    Bot blueBot(Side::Blue, {difficulty}, random), redBot(Side::Red, {difficulty}, random);
    blue.world.putBall({200.0, 300.0}, {150.0, 400.0}, Side::Red);
    red.world.putBall(seenBy(Side::Red, {200.0, 300.0}), {150.0, -400.0}, Side::Blue);
    int moves = 0;
    for (int i = 0; i < tuning::seconds(4.0); ++i) {
        const Command b = blue.command(Side::Blue) = blueBot.think(blue.world);
        const Command r = red.command(Side::Red) = redBot.think(red.world);
        // Rounding differs between the two ends of the field, in the last bit of a double.
        REQUIRE(std::abs(b.moveX - r.moveX) <= 1);
        REQUIRE(std::abs(b.moveY + r.moveY) <= 1);
        REQUIRE(b.buttons == r.buttons);
        if (b.has(Command::servePressed)) {
            REQUIRE(std::abs(b.aimX - r.aimX) <= 1);
            REQUIRE(std::abs(b.aimY - seenBy(Side::Red, r.aimY)) <= 1.0);
        }
        moves += b.moveX != 0 ? 1 : 0;
        blue.step();
        red.step();
    }
    CHECK(moves > 0);
}

TEST_CASE("bots replay the same match from the same seeds, and a copy continues like the original", "[sim]") {
    const auto play = [](World& world, Bot& blue, Bot& red, int ticks) {
        std::vector<Event> events;
        for (int i = 0; i < ticks; ++i)
            world.step({blue.think(world), red.think(world)}, events);
        return world.stateHash();
    };
    const Level level = levelOf({{5, 3, BrickKind::Normal, 1}}, {hexagonAt({300.0, 300.0}, 40.0)});
    World world(level, {}, 3), again(level, {}, 3);
    Bot blue(Side::Blue, Difficulty::Hard, 1), red(Side::Red, Difficulty::Medium, 2);
    Bot blueAgain = blue, redAgain = red;
    CHECK(play(world, blue, red, 1500) == play(again, blueAgain, redAgain, 1500));

    World copy = world;
    Bot blueCopy = blue, redCopy = red;
    const std::uint64_t before = copy.stateHash();
    const std::uint64_t original = play(world, blue, red, 1500);
    CHECK(copy.stateHash() == before);
    CHECK(play(copy, blueCopy, redCopy, 1500) == original);
}

TEST_CASE("a bot serves soon after play begins, not before, and not all balls at once", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    for (const Difficulty difficulty : everyDifficulty) {
        Scene scene{Level{}};
        Bot bot(side, difficulty, 5);
        for (int i = 0; i < tuning::countdown; ++i) {
            scene.command(side) = bot.think(scene.world);
            REQUIRE(scene.command(side).buttons == 0);
            scene.step();
        }
        for (int i = 0; i < tuning::seconds(2.0); ++i) {
            scene.command(side) = bot.think(scene.world);
            scene.step();
        }
        CHECK(scene.count<BallServed>() == 1);
    }
}

TEST_CASE("a bot whose side has no paddle gives empty commands", "[sim]") {
    Scene scene = Scene::sandbox();
    Bot bot(Side::Red, Difficulty::Master, 1);
    for (int i = 0; i < 240; ++i) {
        REQUIRE(bot.think(scene.world) == Command{});
        scene.step();
    }
}
