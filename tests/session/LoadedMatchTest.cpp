#include "arkanong/session/LoadedMatch.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "session/Person.hpp"

using namespace arkanong::test;

TEST_CASE("a match is loaded with the mode of its kind", "[session]") {
    CHECK(loadMatch(sandboxSetup(person), levelFolder).settings.mode == Mode::Sandbox);
    CHECK(loadMatch(firstMatchSetup(person), levelFolder).settings.mode == Mode::Versus);
    SoloRun run;
    run.lives = 2;
    const LoadedMatch stage = loadMatch(soloSetup(levelFolder, run, person), levelFolder);
    CHECK(stage.settings.mode == Mode::Solo);
    CHECK(stage.settings.lives == 2);
}

TEST_CASE("the campaign's opponent plays red, on boss levels with a boss's paddle", "[session]") {
    const CampaignLevel boss{1, 8};
    const LoadedMatch match =
        loadMatch(campaignSetup(boss, *campaignLevelPath(levelFolder, boss), person), levelFolder);
    REQUIRE(match.level.opponent);
    const BotProfile& red = match.setup.contestants[sideIndex(Side::Red)].computer;
    CHECK(red.strength == match.level.opponent->strength);
    CHECK(red.personality == match.level.opponent->personality);
    CHECK(match.settings.bosses[sideIndex(Side::Red)] == Boss::Foreman);
    CHECK_FALSE(match.settings.bosses[sideIndex(Side::Blue)]);
}

TEST_CASE("the mirror campaign's opponent plays blue, on boss levels with a boss's paddle", "[session]") {
    const CampaignLevel boss{2, 8, true};
    const LoadedMatch match =
        loadMatch(campaignSetup(boss, *campaignLevelPath(levelFolder, boss), person), levelFolder);
    REQUIRE(match.level.opponent);
    const Contestant& blue = match.setup.contestants[sideIndex(Side::Blue)];
    CHECK(blue.controller == Controller::Computer);
    CHECK(blue.computer.personality == match.level.opponent->personality);
    CHECK(match.settings.bosses[sideIndex(Side::Blue)] == Boss::Queen);
    CHECK_FALSE(match.settings.bosses[sideIndex(Side::Red)]);
    CHECK(playerName(match.setup, match.level, Side::Blue) == "THE QUEEN");
    CHECK(playerName(match.setup, match.level, Side::Red) == "YOU");
    const ReplaySummary summary =
        summaryOf(match.setup, match.level, Match(match.settings), "2026-11-21 10:00:00");
    CHECK(summary.place == "MIRROR-2-8");
    CHECK(summary.occasion == "CAMPAIGN MIRROR-2-8, ROUND 1");
}

TEST_CASE("a given seed is kept, and without one each match gets another", "[session]") {
    MatchSetup setup = firstMatchSetup(person);
    CHECK(loadMatch(setup, levelFolder).seed != loadMatch(setup, levelFolder).seed);
    setup.seed = 7;
    CHECK(loadMatch(setup, levelFolder).seed == 7);
    setup.level = "no-such-level";
    CHECK_THROWS_AS(loadMatch(setup, levelFolder), DataError);
}

TEST_CASE("each round of a series has its own seed, and a trial plays the edited level", "[session]") {
    MatchSetup setup = firstMatchSetup(person);
    setup.seed = 7;
    setup.kind = VersusMatch{Series{3, {1, 0}}};
    CHECK(loadMatch(setup, levelFolder).seed == 8);
    Level level;
    level.name = "At work";
    setup.kind = TrialMatch{std::make_shared<const Level>(level)};
    CHECK(loadMatch(setup, "nowhere").level.name == "At work");
}
