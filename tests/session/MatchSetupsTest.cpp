#include "arkanong/session/MatchSetups.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/session/PlayerProfile.hpp"
#include "arkanong/storage/DataError.hpp"

#include <filesystem>
#include <set>

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr Victory victory{tuning::seconds(50.0), 3, 9000};

SoloRun runAt(int stage) {
    SoloRun run;
    run.stage = stage;
    return run;
}

std::string levelWith(const TempFolder& folder, const std::string& name, const std::string& row) {
    return folder.write(name, "name = \"Test\"\nbricks = '''\n" + row + "\n'''\n");
}

const std::string levelFolder = assetsPath("levels");
constexpr Controller person = Controller::Mouse;

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

TEST_CASE("boss levels and levels that follow another begin with a briefing", "[session]") {
    PlayerProfile profile;
    CHECK_FALSE(campaignSetup({1, 1}, "x", person).briefing);
    CHECK(campaignSetup({1, 8}, "x", person).briefing);
    CHECK_FALSE(campaignSetup({1, 8}, "x", person).anew().briefing);
    CHECK_FALSE(nextSetup(profile, {1, 1})); // Locked.
    profile.addVictory({1, 1}, victory, {});
    const auto next = nextSetup(profile, {1, 1});
    REQUIRE(next);
    CHECK(next->campaignLevel == CampaignLevel{1, 2});
    CHECK(next->briefing);
    CHECK_FALSE(nextSetup(profile, {5, 8}));
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
