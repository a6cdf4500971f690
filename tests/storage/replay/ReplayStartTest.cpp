#include "Catch.hpp"
#include "SmallReplay.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <functional>

using namespace arkanong::test;

namespace {

Replay comeBack(const Replay& replay) { return decodeReplay(encodeReplay(replay), "test.replay"); }

} // namespace

TEST_CASE("a replay stores all match settings", "[storage]") {
    const MatchSettings settings = smallSettings();
    const MatchSettings read = comeBack(smallReplay()).settings;
    CHECK(read.mode == settings.mode);
    CHECK(read.goals == settings.goals);
    CHECK(read.lives == settings.lives);
    CHECK(read.pointsLimit == settings.pointsLimit);
    CHECK(read.suddenDeathAt == settings.suddenDeathAt);
    CHECK(read.suddenDeathEnd == settings.suddenDeathEnd);
    CHECK(read.mutators.bits() == settings.mutators.bits());
    CHECK(read.bosses == settings.bosses);
    CHECK(read.cards == settings.cards);

    Replay replay = smallReplay();
    for (std::size_t boss = 0; boss < bossCount; ++boss) {
        replay.settings.bosses = {std::nullopt, static_cast<Boss>(boss)};
        CHECK(comeBack(replay).settings.bosses == replay.settings.bosses);
    }
    for (std::size_t mutator = 0; mutator < mutatorCount; ++mutator) {
        CAPTURE(mutator);
        replay.settings.mutators = {};
        replay.settings.mutators.set(static_cast<Mutator>(mutator), true);
        CHECK(comeBack(replay).settings.mutators.bits() == replay.settings.mutators.bits());
    }
    for (std::size_t card = 0; card < cardCount; ++card) {
        CAPTURE(card);
        replay.settings.cards = {};
        replay.settings.cards[card % 2].add(static_cast<Card>(card));
        CHECK(comeBack(replay).settings.cards == replay.settings.cards);
    }
}

TEST_CASE("a replay of every mode can be played", "[storage]") {
    MatchSettings settings = smallSettings();
    settings.mode = GENERATE(Mode::Versus, Mode::Solo, Mode::Sandbox);
    const Replay read = comeBack(playedReplay(smallLevel(), settings));
    CHECK(read.settings.mode == settings.mode);
    CHECK_FALSE(firstDifference(read));
}

TEST_CASE("a replay stores its whole level", "[storage]") {
    const Level level = smallLevel();
    const Level read = comeBack(smallReplay()).level;
    CHECK(levelHash(read) == levelHash(level));
    CHECK(read.name == level.name);
    CHECK(read.world == level.world);
    CHECK(read.theme == level.theme);
    CHECK(read.idea == level.idea);
    REQUIRE(read.opponent);
    CHECK(read.opponent->name == level.opponent->name);
    CHECK(read.opponent->strength == level.opponent->strength);
    CHECK(read.opponent->personality == level.opponent->personality);
    CHECK(read.opponent->boss == level.opponent->boss);
    CHECK(read.medals.seconds == level.medals.seconds);
    CHECK(read.medals.mission == level.medals.mission);
    CHECK(read.medals.score == level.medals.score);

    Replay replay = smallReplay();
    replay.level.opponent->boss.reset();
    CHECK_FALSE(comeBack(replay).level.opponent->boss);
    replay.level.opponent.reset();
    CHECK_FALSE(comeBack(replay).level.opponent);
}

TEST_CASE("a replay stores every kind of brick and every power-up drop", "[storage]") {
    Replay replay = smallReplay();
    for (std::size_t i = 0; i < brickKindCount; ++i) {
        CAPTURE(i);
        const auto kind = static_cast<BrickKind>(i);
        replay.level.bricks = {{9, 2, kind, kind == BrickKind::Hard ? 2 : 1}};
        CHECK(comeBack(replay).level.bricks[0].kind == kind);
    }
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        for (const bool bad : {false, true}) {
            CAPTURE(i, bad);
            const PowerUpDrop drop{static_cast<PowerUp>(i), bad};
            replay.level.bricks = {{9, 2, BrickKind::Normal, 1, drop}};
            if (brickFault(replay.level))
                CHECK_THAT(whyRefused(encodeReplay(replay)), ContainsSubstring("a bad power-up"));
            else
                CHECK(comeBack(replay).level.bricks[0].drop == drop);
        }
    }
}

TEST_CASE("a replay with settings out of range is refused", "[storage]") {
    Replay replay = smallReplay();
    const Side side = GENERATE(Side::Blue, Side::Red);
    const auto refusal = [&replay] { return whyRefused(encodeReplay(replay)); };
    REQUIRE(refusal().empty());
    replay.settings.goals[sideIndex(side)] = GENERATE(0, 10, -1);
    CHECK_THAT(refusal(), ContainsSubstring("goals"));
    replay = smallReplay();
    replay.settings.lives = GENERATE(0, 10, -1);
    CHECK_THAT(refusal(), ContainsSubstring("lives"));
    replay = smallReplay();
    replay.settings.pointsLimit = -1;
    CHECK_THAT(refusal(), ContainsSubstring("a points limit"));
    replay.settings.pointsLimit = 0;
    CHECK(refusal().empty());
    replay.settings.suddenDeathEnd = replay.settings.suddenDeathAt - 1;
    CHECK_THAT(refusal(), ContainsSubstring("sudden death's end"));
}

TEST_CASE("a replay with impossible settings or an invalid level is refused", "[storage]") {
    struct Change {
        const char* expected;
        std::function<void(Replay&)> make;
    };
    const Change change = GENERATE(values<Change>({
        {"a theme", [](Replay& r) { r.level.theme = static_cast<LevelTheme>(levelThemeCount); }},
        {"a mode", [](Replay& r) { r.settings.mode = static_cast<Mode>(3); }},
        {"a boss or none", [](Replay& r) { r.settings.bosses[1] = static_cast<Boss>(bossCount); }},
        {"a kind of brick",
         [](Replay& r) { r.level.bricks[0].kind = static_cast<BrickKind>(brickKindCount); }},
        {"a power-up drop",
         [](Replay& r) {
             r.level.bricks[0].drop = PowerUpDrop{static_cast<PowerUp>(powerUpCount), false};
         }},
        {"is unbreakable but holds", [](Replay& r) { r.level.bricks[3].drop = PowerUpDrop{}; }},
        {"a drop chance", [](Replay& r) { r.level.dropChance = 1.5; }},
        {"a strength in hundredths",
         [](Replay& r) { r.level.opponent->strength = static_cast<Difficulty>(5); }},
        {"a personality",
         [](Replay& r) { r.level.opponent->personality = static_cast<Personality>(personalityCount); }},
        {"a boss or none", [](Replay& r) { r.level.opponent->boss = static_cast<Boss>(bossCount); }},
        {"a kind of mission",
         [](Replay& r) { r.level.medals.mission.kind = static_cast<MissionKind>(missionKindCount); }},
        {"a mission's number", [](Replay& r) { r.level.medals.mission.count = 1000; }},
    }));
    Replay replay = smallReplay();
    change.make(replay);
    CHECK_THAT(whyRefused(encodeReplay(replay)), ContainsSubstring(change.expected));
}

TEST_CASE("a replay stores a level's rows and its bricks' colours", "[storage]") {
    Level level;
    level.name = "Low";
    level.rows = 18;
    level.bricks = {{3, 17, BrickKind::Normal, 1, std::nullopt, 8}, {4, 0, BrickKind::Bomb, 1}};
    const Replay read = comeBack(playedReplay(level, {}));
    CHECK(read.level.rows == 18);
    CHECK(read.level.bricks[0].tint == 8);
    CHECK(read.level.bricks[1].tint == 0);
    CHECK_FALSE(firstDifference(read));
}

TEST_CASE("a replay's level in versus has a passage for balls; in solo and sandbox it may not", "[storage]") {
    Level level;
    level.name = "Divided";
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 4, BrickKind::Steel, 1});
    MatchSettings settings;
    settings.mode = GENERATE(Mode::Versus, Mode::Solo, Mode::Sandbox);
    const std::string why = whyRefused(encodeReplay(playedReplay(level, settings)));
    if (settings.mode == Mode::Versus)
        CHECK_THAT(why, ContainsSubstring("a passage for balls"));
    else
        CHECK(why.empty());
}
