#include "LevelText.hpp"

using namespace arkanong::test;

namespace {

/// A level file with an opponent, whose table starts on line 2 and has a name on line 3.
std::string opponent(const std::string& lines) { return named("[opponent]\nname = \"Rusty\"\n" + lines); }

std::string medals(const std::string& lines) { return named("[medals]\n" + lines); }

} // namespace

TEST_CASE("a campaign level has an idea, an opponent and medal targets", "[storage]") {
    const Level level = parseLevel(R"(
        name = "Icehouse"
        idea = "Ten seconds, then it freezes you."
        [opponent]
        name = "The Janitor"
        strength = "hard"
        personality = "trickster"
        boss = "clockmaker"
        [medals]
        seconds = 75
        mission = "steal 10 balls"
        score = 12000
    )",
                                   "test.toml");
    CHECK(level.idea == "Ten seconds, then it freezes you.");
    REQUIRE(level.opponent);
    CHECK(level.opponent->name == "The Janitor");
    CHECK(level.opponent->strength == Difficulty::Hard);
    CHECK(level.opponent->personality == Personality::Trickster);
    CHECK(level.opponent->boss == Boss::Clockmaker);
    CHECK(level.medals.seconds == 75);
    CHECK(level.medals.mission == Mission{MissionKind::Steals, 10});
    CHECK(level.medals.score == 12000);
}

TEST_CASE("the key temperament of older level files is read as the personality", "[storage]") {
    const auto personality = [](const std::string& lines) {
        return parseLevel("name = \"Icehouse\"\n[opponent]\nname = \"The Janitor\"\n" + lines, "test.toml")
            .opponent->personality;
    };
    CHECK(personality("temperament = \"hunter\"") == Personality::Hunter);
    CHECK(personality("temperament = \"hunter\"\npersonality = \"guardian\"") == Personality::Guardian);
}

TEST_CASE("a campaign level without these keys has the defaults", "[storage]") {
    const Level bare = parseLevel(named(""), "test.toml");
    CHECK(bare.idea.empty());
    CHECK_FALSE(bare.opponent);
    CHECK(bare.medals.seconds == MedalTargets{}.seconds);

    const Level level = parseLevel(opponent("[medals]\nscore = 500\n"), "test.toml");
    REQUIRE(level.opponent);
    CHECK(level.opponent->strength == Difficulty::Easy);
    CHECK(level.opponent->personality == Personality::Steady);
    CHECK_FALSE(level.opponent->boss);
    CHECK(level.medals.seconds == MedalTargets{}.seconds);
    CHECK(level.medals.mission == MedalTargets{}.mission);
    CHECK(level.medals.score == 500);
}

TEST_CASE("a file from before there were bosses is read, without its trick", "[storage]") {
    const Level level = parseLevel(opponent("trick = \"shield wall\"\nevery = 18\n"), "test.toml");
    REQUIRE(level.opponent);
    CHECK_FALSE(level.opponent->boss);
}

TEST_CASE("every boss is read by its name", "[storage]") {
    const auto boss = static_cast<Boss>(GENERATE(range(0, static_cast<int>(bossCount))));
    const std::string line = "boss = \"" + std::string(nameOf(boss)) + "\"\n";
    CHECK(parseLevel(opponent(line), "test.toml").opponent->boss == boss);
}

TEST_CASE("an opponent's strength may be a number between two names", "[storage]") {
    const auto strength = [](const std::string& value) {
        return parseLevel(opponent("strength = " + value), "test.toml").opponent->strength;
    };
    CHECK(strength("2.35") == Strength::ofHundredths(235));
    CHECK(strength("0.3") == Strength::ofHundredths(30));
    CHECK(strength("3") == Difficulty::Hard);
    CHECK(strength("4.0") == Difficulty::Master);
}

TEST_CASE("an older level file asks for goals against, or shields left, in place of a mission", "[storage]") {
    const auto conceded = [](const std::string& line) {
        const Mission mission = parseLevel(medals(line + "\n"), "test.toml").medals.mission;
        CHECK(mission.kind == MissionKind::Conceded);
        return mission.count;
    };
    CHECK(conceded("shields = 4") == 1);
    CHECK(conceded("shields = 5") == 0);
    CHECK(conceded("shields = 1") == 4);
    CHECK(conceded("shields = 9") == 0);
    CHECK(conceded("conceded = 0") == 0);
    CHECK(conceded("shields = 4\nconceded = 3") == 3);
}

TEST_CASE("an error in an opponent, a medal or an idea is reported with line and column", "[storage]") {
    checkRefused(GENERATE(values<BadLevel>({
        {"an opponent that is no table", named("opponent = \"Rusty\""), 2, 12, "expected a table [opponent]"},
        {"an opponent without a name", named("[opponent]\nstrength = \"easy\""), 2, 1,
         "expected a string called \"name\""},
        {"too long a name", named("[opponent]\nname = \"" + std::string(33, 'a') + "\""), 3, 8, "1 to 32"},
        {"an unknown strength", opponent("strength = \"strong\""), 4, 12,
         "expected novice, easy, medium, hard, master or a number from 0 to 4, such as 2.35, found "
         "\"strong\""},
        {"a strength that is neither", opponent("strength = true"), 4, 12, "or a number from 0 to 4"},
        {"too great a strength", opponent("strength = 4.5"), 4, 12, "from 0 to 4, found 4.5"},
        {"a negative strength", opponent("strength = -1"), 4, 12, "from 0 to 4, found -1"},
        {"a strength without a value", opponent("strength = nan"), 4, 12, "number"},
        {"too exact a strength", opponent("strength = 2.355"), 4, 12, "at most two decimals"},
        {"an unknown personality", opponent("personality = \"Steady\""), 4, 15,
         "trickster, collector or hunter, found \"Steady\""},
        {"an unknown boss", opponent("boss = \"Queen\""), 4, 8,
         "expected foreman, queen, clockmaker, minotaur or umbra, found \"Queen\""},
        {"an unknown key of an opponent", opponent("mood = \"bad\""), 4, 1, "unknown key \"mood\""},
        {"medals that are no table", named("medals = 3"), 2, 10, "expected a table [medals]"},
        {"an unknown key of medals", medals("time = 3"), 3, 1,
         "seconds, mission, conceded, shields or score"},
        {"a medal for no time", medals("seconds = 0"), 3, 11, "a whole number from 1 to 3600, found 0"},
        {"a medal for half a second", medals("seconds = 0.5"), 3, 11, "a whole number from 1 to 3600"},
        {"an unknown mission", medals("mission = \"steal 10 cows\""), 3, 11,
         "expected a mission, one of: concede at most N goals, "},
        {"a mission for nothing", medals("mission = \"steal 0 balls\""), 3, 11, "found \"steal 0 balls\""},
        {"a mission that is no sentence", medals("mission = 3"), 3, 11,
         "expected a mission, one of: concede at most N goals, "},
        {"a medal for too many goals against", medals("conceded = 10"), 3, 12, "from 0 to 9, found 10"},
        {"a medal for fewer than no goals against", medals("conceded = -1"), 3, 12, "found -1"},
        {"a medal for too many shields", medals("shields = 10"), 3, 11, "from 1 to 9, found 10"},
        {"a medal for too large a score", medals("score = 9999999999999"), 3, 9, "found 9999999999999"},
        {"an empty idea", named("idea = \"\""), 2, 8, "1 to 72 printable"},
        {"too long an idea", named("idea = \"" + std::string(73, 'a') + "\""), 2, 8, "1 to 72 printable"},
        {"an idea of two lines", named("idea = \"a\\nb\""), 2, 8, "printable"},
    })));
}
