#include "Catch.hpp"
#include "sim/Played.hpp"

#include <array>
#include <cmath>

// Whole matches between computer players.

using namespace arkanong::test;

namespace {

/// The actions of one side in some matches, and their ticks.
struct Habits {
    int caught = 0, missed = 0; ///< Capsules that fell to its side.
    int touches = 0, smashes = 0, cushions = 0;
    double reserve = 0.0; ///< Balls that it could have served, added up over all ticks, like the next.
    double depth = 0.0;
    double ticks = 0.0;
};

Level bricksAcross(double dropChance) {
    Level level;
    for (int column = 0; column < tuning::brickColumns; ++column)
        for (const int row : {2, 4, 6})
            level.bricks.push_back({column, row, BrickKind::Normal, 1});
    level.dropChance = dropChance;
    return level;
}

/// Plays a match to its end; a side without a profile stands still. Adds Blue's actions.
std::optional<Side> play(const Level& level, const MatchSettings& settings,
                         const std::array<std::optional<BotProfile>, 2>& profiles, std::uint64_t seed,
                         Habits& blue) {
    World world(level, settings, seed);
    std::array<std::optional<Bot>, 2> bots;
    for (const Side side : {Side::Blue, Side::Red})
        if (profiles[sideIndex(side)]) bots[sideIndex(side)].emplace(side, *profiles[sideIndex(side)], seed);
    std::vector<Event> events;
    while (!world.match().over() && world.tick() < tuning::seconds(400.0)) {
        Commands commands;
        for (std::size_t i = 0; i < bots.size(); ++i)
            if (bots[i]) commands[i] = bots[i]->think(world);
        events.clear();
        world.step(commands, events);
        for (const Event& event : events) {
            const auto* caught = std::get_if<CapsuleCaught>(&event);
            const auto* missed = std::get_if<CapsuleMissed>(&event);
            const auto* hit = std::get_if<BallHitPaddle>(&event);
            if (hit && hit->side == Side::Blue) {
                ++blue.touches;
                if (hit->stroke == Stroke::Smash) ++blue.smashes;
                if (hit->stroke == Stroke::Cushion) ++blue.cushions;
            }
            if (caught && caught->by == Side::Blue) ++blue.caught;
            if (missed && missed->towards == Side::Blue) ++blue.missed;
        }
        blue.depth += goalLine(Side::Blue) - world.objects().paddle(Side::Blue)->position.y;
        blue.reserve += world.match().standing(Side::Blue).reserve;
        ++blue.ticks;
    }
    REQUIRE(world.brokenInvariant().empty());
    return world.match().winner();
}

std::optional<Side> play(const Level& level, const MatchSettings& settings,
                         const std::array<std::optional<BotProfile>, 2>& profiles, std::uint64_t seed) {
    Habits habits;
    return play(level, settings, profiles, seed, habits);
}

int winsOf(Difficulty difficulty, std::optional<BotProfile> other, int matches) {
    const Level level = bricksAcross(0.0);
    int wins = 0;
    for (int i = 0; i < matches; ++i) {
        const auto seed = static_cast<std::uint64_t>(100 + i);
        if (i % 2 == 0)
            wins += play(level, {}, {BotProfile{difficulty}, other}, seed) == Side::Blue ? 1 : 0;
        else
            wins += play(level, {}, {other, BotProfile{difficulty}}, seed) == Side::Red ? 1 : 0;
    }
    return wins;
}

Habits habitsOf(Personality personality) {
    Habits habits;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        play(bricksAcross(0.3), {}, {BotProfile{Difficulty::Hard, personality}, BotProfile{Difficulty::Hard}},
             seed, habits);
    return habits;
}

} // namespace

TEST_CASE("a paddle that never moves loses to an easy bot", "[sim]") {
    CHECK(winsOf(Difficulty::Easy, std::nullopt, 6) == 6);
}

TEST_CASE("a stronger bot usually beats the one below it", "[sim]") {
    const int stronger = GENERATE(1, 2, 3, 4);
    constexpr int matches = 21;
    const auto difficulty = static_cast<Difficulty>(stronger), weaker = static_cast<Difficulty>(stronger - 1);
    CAPTURE(nameOf(difficulty));
    CHECK(2 * winsOf(difficulty, BotProfile{weaker}, matches) > matches);
}

// Shares of what a player could have done, so that they do not depend on what bricks happen to hold: the bars hold for
// other seeds, and with other weights of power-ups.
TEST_CASE("personalities differ measurably in play", "[sim]") {
    const Habits steady = habitsOf(Personality::Steady), hothead = habitsOf(Personality::Hothead),
                 guardian = habitsOf(Personality::Guardian), collector = habitsOf(Personality::Collector),
                 trickster = habitsOf(Personality::Trickster), hunter = habitsOf(Personality::Hunter);
    CHECK(hothead.reserve / hothead.ticks < 0.93 * steady.reserve / steady.ticks);
    const auto catches = [](const Habits& habits) {
        return static_cast<double>(habits.caught) / (habits.caught + habits.missed);
    };
    CHECK(catches(collector) > 1.02 * catches(steady));
    CHECK(catches(collector) > 1.02 * catches(hunter));
    CHECK(guardian.depth / guardian.ticks < 0.8 * steady.depth / steady.ticks);
    CHECK(hunter.depth / hunter.ticks > 1.2 * steady.depth / steady.ticks);
    CHECK(hothead.depth / hothead.ticks > 2.0 * guardian.depth / guardian.ticks);
    const auto share = [](int part, const Habits& habits) {
        return static_cast<double>(part) / habits.touches;
    };
    CHECK(share(hothead.smashes, hothead) > 0.2);
    CHECK(share(hothead.smashes, hothead) > 3.0 * share(guardian.smashes, guardian));
    CHECK(share(hunter.smashes, hunter) > share(steady.smashes, steady));
    CHECK(share(trickster.cushions, trickster) > 1.5 * share(hunter.cushions, hunter));
}

TEST_CASE("a personality is found by its name", "[sim]") {
    for (const Personality personality : everyOf<Personality>())
        CHECK(personalityNamed(nameOf(personality)) == personality);
    CHECK(nameOf(Personality::Hunter) == "hunter");
    CHECK_FALSE(personalityNamed("Hunter"));
    CHECK_FALSE(personalityNamed(""));
}

TEST_CASE("bots play every mutator to an end", "[sim]") {
    const auto mutator = static_cast<Mutator>(GENERATE(range(0, static_cast<int>(mutatorCount))));
    const Difficulty difficulty = GENERATE(Difficulty::Novice, Difficulty::Master);
    CAPTURE(static_cast<int>(mutator), nameOf(difficulty));
    MatchSettings settings;
    settings.mutators.set(mutator, true);
    CHECK(play(bricksAcross(0.2), settings, {BotProfile{difficulty}, BotProfile{difficulty}}, 5));
}

TEST_CASE("a bot in solo clears a field, or loses its lives", "[sim]") {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    CHECK(play(bricksAcross(0.2), settings, {BotProfile{Difficulty::Master}, std::nullopt}, 5) == Side::Blue);
    CHECK(play(bricksAcross(0.2), settings, {BotProfile{Difficulty::Novice}, std::nullopt}, 5));
}

TEST_CASE("without conversion an enemy ball is sent where it breaks least", "[sim]") {
    // Bricks everywhere but above the right half, where the enemy's ball finds none.
    std::vector<Level::BrickPlace> bricks;
    for (int column = 0; column < tuning::brickColumns / 2; ++column)
        bricks.push_back({column, 8, BrickKind::Normal, 1});
    MatchSettings settings;
    settings.mutators.set(Mutator::NoConversion, true);
    int right = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Played played(Side::Blue, {Difficulty::Master}, levelOf(bricks), seed, settings);
        played.putEnemy({480.0, 520.0}, {0.0, 250.0});
        played.step(tuning::seconds(0.5));
        REQUIRE(played.scene.count<BallHitPaddle>() == 1);
        right += played.scene.ball().velocity.x > 0.0 ? 1 : 0;
    }
    CHECK(right >= 8);
}

TEST_CASE("a bot uses only the buttons of a match, and a weak one stays below its top speed", "[sim]") {
    Level level = bricksAcross(1.0);
    Scene scene(level);
    Bot blue(Side::Blue, Difficulty::Novice, 1), red(Side::Red, Difficulty::Master, 1);
    const double fastest = skillOf(Difficulty::Novice).speed + 1.0;
    bool fired = false;
    scene.begin();
    scene.give(Side::Red, PowerUp::Laser);
    for (int i = 0; i < tuning::seconds(60.0); ++i) {
        scene.commands = {blue.think(scene.world), red.think(scene.world)};
        for (const Command& command : scene.commands) {
            REQUIRE((command.buttons & ~(Command::servePressed | Command::serveHeld)) == 0);
            fired = fired || command.has(Command::serveHeld);
        }
        REQUIRE(std::abs(scene.command(Side::Blue).moveX) <= fastest);
        REQUIRE(std::abs(scene.command(Side::Blue).moveY) <= fastest);
        scene.step();
    }
    CHECK(fired);
    CHECK(scene.world.brokenInvariant().empty());
}

TEST_CASE("the two sides of one seed have different random numbers", "[sim]") {
    // In a mirrored world the two play differently.
    Scene blue = Scene::versus(), red = Scene::versus();
    Bot blueBot(Side::Blue, Difficulty::Novice, 11), redBot(Side::Red, Difficulty::Novice, 11);
    blue.world.putBall({200.0, 300.0}, {150.0, 400.0}, Side::Red);
    red.world.putBall(seenBy(Side::Red, {200.0, 300.0}), {150.0, -400.0}, Side::Blue);
    bool differ = false;
    for (int i = 0; i < tuning::seconds(4.0); ++i) {
        const Command b = blue.command(Side::Blue) = blueBot.think(blue.world);
        const Command r = red.command(Side::Red) = redBot.think(red.world);
        differ = differ || b.moveX != r.moveX || b.buttons != r.buttons;
        blue.step();
        red.step();
    }
    CHECK(differ);
}
