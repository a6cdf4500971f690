#include "arkanong/sim/Bot.hpp"

#include "Catch.hpp"
#include "sim/Scene.hpp"

#include <algorithm>
#include <cstdlib>

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr Strength everyStrength[] = {Strength::Novice, Strength::Easy, Strength::Medium, Strength::Hard,
                                      Strength::Master};

/// A side that the computer plays in a Scene; the other side stands still.
struct Played {
    Scene scene;
    Bot bot;

    Played(Side side, Strength strength, const Level& level = {}, std::uint64_t seed = 7)
        : scene(Scene::versus(level)), bot(side, strength, seed) {}

    const Paddle& paddle() const { return scene.paddle(bot.side()); }
    void step(int ticks = 1) {
        for (int i = 0; i < ticks; ++i) {
            scene.command(bot.side()) = bot.think(scene.world);
            scene.command(bot.side()).buttons = 0; // One ball at a time is watched here.
            scene.step();
        }
    }
};

/// Which side wins a match on an almost empty field, the computer against the computer or, without a
/// strength, against a paddle that never moves.
std::optional<Side> winnerOf(std::optional<Strength> blue, std::optional<Strength> red, std::uint64_t seed) {
    std::vector<Level::BrickPlace> bricks;
    for (int column = 0; column < tuning::brickColumns; column += 2)
        bricks.push_back({column, 4, BrickKind::Hard, 2});
    World world(levelOf(bricks), {}, seed);
    std::optional<Bot> blueBot, redBot;
    if (blue) blueBot.emplace(Side::Blue, *blue, 2 * seed);
    if (red) redBot.emplace(Side::Red, *red, 2 * seed + 1);
    std::vector<Event> events;
    while (!world.match().over() && world.tick() < tuning::seconds(300.0)) {
        const Commands commands{blueBot ? blueBot->think(world) : Command{},
                                redBot ? redBot->think(world) : Command{}};
        events.clear();
        world.step(commands, events);
    }
    return world.match().winner();
}

int winsOf(Strength strength, std::optional<Strength> other, int matches) {
    int wins = 0;
    for (int i = 0; i < matches; ++i) {
        const auto seed = static_cast<std::uint64_t>(100 + i);
        if (i % 2 == 0)
            wins += winnerOf(strength, other, seed) == Side::Blue ? 1 : 0;
        else
            wins += winnerOf(other, strength, seed) == Side::Red ? 1 : 0;
    }
    return wins;
}

} // namespace

TEST_CASE("a strength is found by its name", "[sim]") {
    for (const Strength strength : everyStrength)
        CHECK(strengthNamed(nameOf(strength)) == strength);
    CHECK(nameOf(Strength::Novice) == "novice");
    CHECK(nameOf(Strength::Master) == "master");
    CHECK_FALSE(strengthNamed("Master"));
    CHECK_FALSE(strengthNamed(""));
}

TEST_CASE("every strength catches a slow ball that comes straight", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    for (const Strength strength : everyStrength) {
        Played played(side, strength);
        played.scene.world.putBall(seenBy(side, {250.0, 200.0}), turnedFor(side, {0.0, 420.0}),
                                   opponent(side));
        played.step(tuning::seconds(1.5));
        CHECK(played.scene.count<BallConverted>() == 1);
        CHECK(played.scene.count<ShieldLost>() == 0);
    }
}

TEST_CASE("a master catches a ball that comes off a wall or off a brick", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int row = side == Side::Blue ? 8 : 0;
    Played played(side, Strength::Master, levelOf({{4, row, BrickKind::Steel, 1}}));
    SECTION("a wall") {
        played.scene.world.putBall(seenBy(side, {300.0, 250.0}), turnedFor(side, {-420.0, 280.0}),
                                   opponent(side));
    }
    SECTION("a brick") {
        const Vec2 brick = brickCentre(4, row);
        played.scene.world.putBall(brick - Vec2{0.0, 40.0 * forward(side)}, turnedFor(side, {0.0, -420.0}),
                                   opponent(side));
    }
    played.step(tuning::seconds(2.0));
    CHECK(played.scene.count<BallConverted>() == 1);
    CHECK(played.scene.count<ShieldLost>() == 0);
}

TEST_CASE("a bot does not move for a ball that flies away", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played(side, Strength::Master);
    played.step(tuning::seconds(1.0));
    const Vec2 rest = played.paddle().position;
    played.scene.world.putBall(seenBy(side, {200.0, 300.0}), turnedFor(side, {30.0, -300.0}), opponent(side));
    played.step(tuning::seconds(0.8));
    CHECK(played.paddle().position == rest);
}

TEST_CASE("a bot sees a ball only after its delay", "[sim]") {
    const Strength strength = GENERATE(Strength::Novice, Strength::Medium, Strength::Master);
    const BotSkill& skill = skillOf(strength);
    Played played(Side::Blue, strength);
    played.step(tuning::seconds(1.0));
    const Vec2 rest = played.paddle().position;
    played.scene.world.putBall({150.0, 300.0}, {0.0, 420.0}, Side::Red);
    played.step(skill.delay);
    CHECK(played.paddle().position == rest);
    played.step(skill.thinkInterval + 1);
    CHECK(played.paddle().position.x < rest.x);
}

TEST_CASE("a novice misjudges where a distant ball will come", "[sim]") {
    // The ball comes straight at the paddle: whoever moves for it has misjudged it.
    double straying = 0.0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Played played(Side::Blue, Strength::Novice, Level{}, seed);
        played.scene.world.putBall({480.0, 130.0}, {0.0, 330.0}, Side::Red);
        played.step(tuning::seconds(0.7));
        straying += std::abs(played.paddle().position.x - 480.0);
    }
    CHECK(straying > 20.0);
}

TEST_CASE("a bot that waits for a straight ball stands still", "[sim]") {
    Played played(Side::Blue, Strength::Master);
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

TEST_CASE("a bot with nothing to do goes back to the middle", "[sim]") {
    Scene scene = Scene::versus();
    scene.move(Side::Blue, -127, -127);
    scene.step(tuning::seconds(0.6));
    REQUIRE(scene.paddle(Side::Blue).position.x < 300.0);
    Bot bot(Side::Blue, Strength::Easy, 1);
    for (int i = 0; i < tuning::seconds(3.0); ++i) {
        scene.command(Side::Blue) = bot.think(scene.world);
        scene.command(Side::Blue).buttons = 0;
        scene.step();
    }
    CHECK_THAT(scene.paddle(Side::Blue).position.x,
               WithinAbs(tuning::fieldSize.x / 2, skillOf(Strength::Easy).deadZone + 1.0));
}

TEST_CASE("a bot never chases a ball that is behind its paddle", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played(side, Strength::Master);
    played.step(tuning::seconds(1.0));
    const double depth = std::abs(played.paddle().position.y - goalLine(side));
    played.scene.world.putBall(seenBy(side, {560.0, 670.0}), turnedFor(side, {0.0, 100.0}), opponent(side));
    for (int i = 0; i < tuning::seconds(0.5); ++i) {
        played.step();
        CHECK(std::abs(played.paddle().position.y - goalLine(side)) > depth - 1.0);
    }
    CHECK(played.scene.count<BallHitPaddle>() == 0);
}

TEST_CASE("red plays the mirror image of what blue plays", "[sim]") {
    const Strength strength = GENERATE(Strength::Novice, Strength::Hard);
    const Level level = levelOf({{5, 4, BrickKind::Steel, 1}, {9, 4, BrickKind::Steel, 1}});
    Scene blue = Scene::versus(level), red = Scene::versus(level);
    Bot blueBot(Side::Blue, strength, 11), redBot(Side::Red, strength, 11);
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

TEST_CASE("bots play the same match again from the same seeds, and a copy plays on like the original",
          "[sim]") {
    const auto play = [](World& world, Bot& blue, Bot& red, int ticks) {
        std::vector<Event> events;
        for (int i = 0; i < ticks; ++i)
            world.step({blue.think(world), red.think(world)}, events);
        return world.stateHash();
    };
    const Level level = levelOf({{5, 3, BrickKind::Normal, 1}}, {hexagonAt({300.0, 300.0}, 40.0)});
    World world(level, {}, 3), again(level, {}, 3);
    Bot blue(Side::Blue, Strength::Hard, 1), red(Side::Red, Strength::Medium, 2);
    Bot blueAgain = blue, redAgain = red;
    CHECK(play(world, blue, red, 1500) == play(again, blueAgain, redAgain, 1500));

    World copy = world;
    Bot blueCopy = blue, redCopy = red;
    const std::uint64_t before = copy.stateHash();
    const std::uint64_t original = play(world, blue, red, 1500);
    CHECK(copy.stateHash() == before);
    CHECK(play(copy, blueCopy, redCopy, 1500) == original);
}

TEST_CASE("a bot uses the buttons of a match only, and a weak one keeps below its speed", "[sim]") {
    Scene scene(levelOf({{5, 4, BrickKind::Normal, 1}}));
    Bot blue(Side::Blue, Strength::Novice, 1), red(Side::Red, Strength::Master, 2);
    const double fastest = skillOf(Strength::Novice).speedShare * 127.0 + 1.0;
    for (int i = 0; i < tuning::seconds(30.0); ++i) {
        scene.commands = {blue.think(scene.world), red.think(scene.world)};
        for (const Command& command : scene.commands)
            REQUIRE((command.buttons & ~Command::servePressed) == 0);
        REQUIRE(std::abs(scene.command(Side::Blue).moveX) <= fastest);
        REQUIRE(std::abs(scene.command(Side::Blue).moveY) <= fastest);
        scene.step();
    }
    CHECK(scene.world.brokenInvariant().empty());
}

TEST_CASE("a bot serves soon after play begins, not before, and not everything at once", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    for (const Strength strength : everyStrength) {
        Scene scene{Level{}};
        Bot bot(side, strength, 5);
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

TEST_CASE("a bot whose side has no paddle says nothing", "[sim]") {
    Scene scene = Scene::sandbox();
    Bot bot(Side::Red, Strength::Master, 1);
    for (int i = 0; i < 240; ++i) {
        REQUIRE(bot.think(scene.world) == Command{});
        scene.step();
    }
}

TEST_CASE("a paddle that never moves loses to an easy bot", "[sim]") {
    CHECK(winsOf(Strength::Easy, std::nullopt, 6) == 6);
}

TEST_CASE("a stronger bot beats the one below it more often than not", "[sim]") {
    const int stronger = GENERATE(1, 2, 3, 4);
    constexpr int matches = 21;
    const auto strength = static_cast<Strength>(stronger), weaker = static_cast<Strength>(stronger - 1);
    CAPTURE(nameOf(strength));
    CHECK(2 * winsOf(strength, weaker, matches) > matches);
}
