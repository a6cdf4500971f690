#include "arkanong/session/MatchPresets.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/DataError.hpp"
#include "session/Person.hpp"

#include <filesystem>
#include <set>

using namespace arkanong::test;

namespace {

SoloRun runAt(int stage) {
    SoloRun run;
    run.stage = stage;
    return run;
}

std::string levelWith(const TempFolder& folder, const std::string& name, const std::string& row) {
    return folder.write(name, "name = \"Test\"\nbricks = '''\n" + row + "\n'''\n");
}

std::optional<MatchSetup> nextSetup(const PlayerProfile& profile, CampaignLevel at) {
    return nextCampaignSetup(profile.progress(), levelFolder, at, person);
}

} // namespace

TEST_CASE("a single player plays with the chosen controller", "[session]") {
    CHECK(sandboxSetup(person).onlyPerson() == Side::Blue);
    CHECK(sandboxSetup(person).contestants[0].controller == Controller::Mouse);
    CHECK(soloSetup(levelFolder, {}, person).contestants[0].controller == Controller::Mouse);
    CHECK(campaignSetup({1, 1}, "x", person).contestants[0].controller == Controller::Mouse);
}

TEST_CASE("in the mirror campaign the person plays Red, and the next level is a mirror level", "[session]") {
    PlayerProfile profile;
    const MatchSetup setup = campaignSetup({1, 1, true}, "x", person);
    CHECK(setup.onlyPerson() == Side::Red);
    CHECK(setup.opponentSide() == Side::Blue);
    CHECK(setup.contestants[sideIndex(Side::Red)].controller == person);
    CHECK(campaignSetup({1, 1}, "x", person).opponentSide() == Side::Red);
    CHECK(setup.restarted().as<CampaignMatch>().at == CampaignLevel{1, 1, true});
    CHECK_FALSE(nextSetup(profile, {1, 2, true})); // Locked.
    profile.addVictory({5, 8}, victory, {});
    const auto next = nextSetup(profile, {1, 1, true});
    REQUIRE(next);
    CHECK(next->as<CampaignMatch>().at == CampaignLevel{1, 2, true});
    CHECK_FALSE(nextSetup(profile, {5, 8, true}));
}

TEST_CASE("boss levels and a level after a won one begin with a briefing", "[session]") {
    PlayerProfile profile;
    CHECK_FALSE(campaignSetup({1, 1}, "x", person).as<CampaignMatch>().briefing);
    CHECK(campaignSetup({1, 8}, "x", person).as<CampaignMatch>().briefing);
    CHECK_FALSE(campaignSetup({1, 8}, "x", person).restarted().as<CampaignMatch>().briefing);
    CHECK_FALSE(nextSetup(profile, {1, 1})); // Locked.
    profile.addVictory({1, 1}, victory, {});
    const auto next = nextSetup(profile, {1, 1});
    REQUIRE(next);
    CHECK(next->as<CampaignMatch>().at == CampaignLevel{1, 2});
    CHECK(next->as<CampaignMatch>().briefing);
    CHECK_FALSE(nextSetup(profile, {5, 8}));
}

TEST_CASE("the first match needs as many goals as versus, and a campaign match its level's", "[session]") {
    CHECK(firstMatchSetup(person).settings.goals == std::array{tuning::goals, tuning::goals});
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        const int goals = goalsOf(*at);
        CHECK(campaignSetup(*at, "x", person).settings.goals == std::array{goals, goals});
    }
}

TEST_CASE("only campaign matches can be resumed, and the sandbox is recorded only on request", "[session]") {
    MatchSetup sandbox = sandboxSetup(person);
    CHECK_FALSE(sandbox.isRecorded());
    sandbox.record = "file.replay";
    CHECK(sandbox.isRecorded());
    CHECK_FALSE(sandbox.isKept());
    CHECK_FALSE(firstMatchSetup(person).isRecorded());
    const MatchSetup campaign = campaignSetup({1, 1}, "x", person);
    CHECK((campaign.isRecorded() && campaign.isKept() && campaign.isResumable()));
    const MatchSetup versus;
    CHECK((versus.isRecorded() && versus.isKept()));
    CHECK_FALSE(versus.isResumable());
}

TEST_CASE("a series continues until one side has won more than half of its rounds", "[session]") {
    MatchSetup setup;
    setup.kind = VersusMatch{Series{3}};
    CHECK_FALSE(setup.isContinued());
    CHECK(setup.conclude(wonBy(Side::Blue), nullptr) == Sequel::NextRound);
    CHECK(setup.isContinued());
    CHECK(setup.conclude(wonBy(Side::Red), nullptr) == Sequel::NextRound);
    CHECK(setup.conclude(wonBy(Side::Blue), nullptr) == Sequel::Result);
    CHECK(setup.series().won == std::array<int, 2>{2, 1});
    CHECK(setup.restarted().series().played() == 0);
    CHECK(setup.restarted().series().rounds == 3);
}

TEST_CASE("a boss is met in the best of three rounds of four goals; medals count all rounds", "[session]") {
    MatchSetup setup = campaignSetup({4, 8}, "x", person);
    CHECK(setup.settings.goals == std::array<int, 2>{4, 4});
    CHECK(setup.series().rounds == 3);
    CHECK(campaignSetup({4, 7}, "x", person).series().rounds == 1);
    const MissionProgress met({MissionKind::Conceded, 5});
    const MissionProgress missed({MissionKind::Steals, 5});
    REQUIRE(met.isMet());
    REQUIRE_FALSE(missed.isMet());
    const Victory one = victoryOf(wonBy(Side::Red), met);
    CHECK(setup.conclude(wonBy(Side::Red), nullptr, met) == Sequel::NextRound);
    CHECK_FALSE(setup.as<CampaignMatch>().before.mission); // Blue lost this round.
    CHECK(setup.conclude(wonBy(Side::Blue), nullptr, met) == Sequel::NextRound);
    CHECK(setup.as<CampaignMatch>().before.mission);
    const Victory all = setup.victory(wonBy(Side::Blue), missed);
    CHECK(all.mission);
    CHECK(all.score == 2 * victoryOf(wonBy(Side::Blue), missed).score + one.score);
    CHECK(setup.conclude(wonBy(Side::Blue), nullptr) == Sequel::CampaignResult);
    CHECK(setup.series().winner() == Side::Blue);
    const MatchSetup again = setup.restarted();
    CHECK(again.series().played() == 0);
    CHECK(again.series().rounds == 3);
    CHECK(again.as<CampaignMatch>().before.score == 0);
}

TEST_CASE("an interrupted round against a boss resumes with the earlier rounds", "[session]") {
    MatchSetup setup = campaignSetup({1, 8}, "x", person);
    setup.conclude(wonBy(Side::Blue), nullptr);
    Replay replay;
    replay.summary = summaryOf(setup, {}, wonBy(Side::Red), "now");
    CHECK(replay.summary->occasion == "CAMPAIGN 1-8, ROUND 2");
    const MatchSetup resumed = interruptedSetup(std::make_shared<const Replay>(replay), levelFolder, person);
    CHECK(resumed.series().won == std::array<int, 2>{1, 0});
    CHECK(resumed.series().rounds == 3);
    CHECK(resumed.as<CampaignMatch>().before.score == setup.as<CampaignMatch>().before.score);
    CHECK(resumed.as<CampaignMatch>().before.ticks == setup.as<CampaignMatch>().before.ticks);
}

TEST_CASE("a run keeps its score and lives until the last life is lost", "[session]") {
    MatchSetup setup = soloSetup(levelFolder, runAt(0), person);
    CHECK(setup.conclude(wonBy(Side::Blue), nullptr) == Sequel::NextStage);
    CHECK(setup.as<SoloRun>().stage == 1);
    CHECK(setup.as<SoloRun>().lives == wonBy(Side::Blue).standing(Side::Blue).lives);
    CHECK(setup.isContinued());
    CHECK(setup.conclude(wonBy(Side::Red), nullptr) == Sequel::RunResult);
    CHECK(setup.as<SoloRun>().stage == 1);
}

TEST_CASE("the first match and a campaign match have their own screens at the end", "[session]") {
    CHECK(firstMatchSetup(person).conclude(wonBy(Side::Blue), nullptr) == Sequel::FirstMatchEnd);
    CHECK(campaignSetup({1, 1}, "x", person).conclude(wonBy(Side::Red), nullptr) == Sequel::CampaignResult);
}

TEST_CASE("a solo run goes through the campaign's levels and then starts over, faster", "[session]") {
    std::set<std::string> levels;
    int stage = 0;
    for (; !soloSetup(levelFolder, runAt(stage), person).settings.mutators.has(Mutator::FastRally); ++stage) {
        const MatchSetup setup = soloSetup(levelFolder, runAt(stage), person);
        CHECK(levels.insert(setup.level).second);
        CHECK_THAT(setup.level, ContainsSubstring("campaign"));
        REQUIRE(stage < 100);
    }
    CHECK(stage > 30);
    CHECK(soloSetup(levelFolder, runAt(stage), person).level ==
          soloSetup(levelFolder, runAt(0), person).level);
}

TEST_CASE("a broken level file ends no solo runs of its group, unless a run begins with it", "[session]") {
    const TempFolder folder;
    levelWith(folder, "a.toml", "nnnn..........");
    folder.write("b.toml", "name = 3\n");
    levelWith(folder, "c.toml", "..n...........");
    SoloRun run = runAt(1);
    run.first = "a";
    CHECK(soloSetup(folder.path(), run, person).level == folder / "c.toml");
    run = runAt(0);
    run.first = "b";
    CHECK_THROWS_WITH(soloSetup(folder.path(), run, person), ContainsSubstring("b.toml:1:8"));
}

TEST_CASE("a solo run reads its levels once, and keeps to them when a file changes", "[session]") {
    const TempFolder folder;
    levelWith(folder, "a.toml", "nnnn..........");
    levelWith(folder, "b.toml", "..n...........");
    levelWith(folder, "c.toml", ".n............");
    MatchSetup setup = soloSetup(folder.path(), {}, person);
    CHECK(setup.level == folder / "a.toml");
    folder.write("a.toml", "name = 3\n");
    for (const char* name : {"b.toml", "c.toml", "a.toml"}) {
        ++setup.as<SoloRun>().stage;
        setup = soloSetup(folder.path(), setup.as<SoloRun>(), person);
        CHECK(setup.level == folder / name);
    }
}

TEST_CASE("without a campaign a solo run goes through the levels with breakable bricks", "[session]") {
    const TempFolder folder;
    CHECK_THROWS_AS(soloSetup(folder.path(), {}, person), DataError);
    levelWith(folder, "a.toml", "ssss..........");
    levelWith(folder, "b.toml", "..n...........");
    levelWith(folder, "c.toml", "..............");
    levelWith(folder, "sandbox.toml", "nnnn..........");
    for (int stage = 0; stage < 3; ++stage)
        CHECK(std::filesystem::path(soloSetup(folder.path(), runAt(stage), person).level).filename() ==
              "b.toml");
}
