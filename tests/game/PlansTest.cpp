#include "arkanong/game/Plans.hpp"
#include "arkanong/game/StartPlan.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"
#include "game/Shared.hpp"

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

std::optional<MatchPlan> nextPlan(const Shared& shared, CampaignLevel at) {
    const ScreenContext& context = shared.context;
    return nextCampaignPlan(context.records.progress(), context.levelFolder, at, context.ownController);
}

} // namespace

TEST_CASE("who plays alone plays with what they have chosen", "[game]") {
    Shared shared;
    shared.context.ownController = Controller::Mouse;
    CHECK(sandboxPlan(shared.context.ownController).onlyPerson() == Side::Blue);
    CHECK(sandboxPlan(shared.context.ownController).contestants[0].controller == Controller::Mouse);
    CHECK(soloPlan(shared.context.levelFolder, {}, shared.context.ownController).contestants[0].controller == Controller::Mouse);
    CHECK(campaignPlan({1, 1}, "x", shared.context.ownController).contestants[0].controller == Controller::Mouse);
}

TEST_CASE("bosses and levels that follow another are told of before they are played", "[game]") {
    Shared shared;
    CHECK_FALSE(campaignPlan({1, 1}, "x", shared.context.ownController).briefing);
    CHECK(campaignPlan({1, 8}, "x", shared.context.ownController).briefing);
    CHECK_FALSE(campaignPlan({1, 8}, "x", shared.context.ownController).anew().briefing);
    CHECK_FALSE(nextPlan(shared, {1, 1})); // Locked.
    shared.context.records.addVictory({1, 1}, victory, {});
    const auto next = nextPlan(shared, {1, 1});
    REQUIRE(next);
    CHECK(next->campaignLevel == CampaignLevel{1, 2});
    CHECK(next->briefing);
    CHECK_FALSE(nextPlan(shared, {5, 8}));
}

TEST_CASE("a solo run goes through the campaign's levels and then once more, faster", "[game]") {
    Shared shared;
    std::set<std::string> levels;
    int stage = 0;
    for (; !soloPlan(shared.context.levelFolder, runAt(stage), shared.context.ownController).settings.mutators.has(Mutator::FastRally); ++stage) {
        const MatchPlan plan = soloPlan(shared.context.levelFolder, runAt(stage), shared.context.ownController);
        CHECK(levels.insert(plan.level).second);
        CHECK_THAT(plan.level, ContainsSubstring("campaign"));
        REQUIRE(stage < 100);
    }
    CHECK(stage > 30);
    CHECK(soloPlan(shared.context.levelFolder, runAt(stage), shared.context.ownController).level == soloPlan(shared.context.levelFolder, runAt(0), shared.context.ownController).level);
}

TEST_CASE("without a campaign a solo run goes through the levels on which something breaks", "[game]") {
    Shared shared;
    const TempFolder folder;
    shared.context.levelFolder = folder.path();
    CHECK_THROWS_AS(soloPlan(shared.context.levelFolder, {}, shared.context.ownController), DataError);
    levelWith(folder, "a.toml", "ssss..........");
    levelWith(folder, "b.toml", "..n...........");
    levelWith(folder, "c.toml", "..............");
    levelWith(folder, "sandbox.toml", "nnnn..........");
    for (int stage = 0; stage < 3; ++stage)
        CHECK(std::filesystem::path(soloPlan(shared.context.levelFolder, runAt(stage), shared.context.ownController).level).filename() == "b.toml");
}

TEST_CASE("the command line says who plays and where", "[game]") {
    Options options;
    options.start = Start::Versus;
    options.redController = Controller::KeysRight;
    options.blue = Strength::Easy;
    options.seed = 7;
    MatchPlan plan = planFrom(options);
    CHECK(plan.kind == MatchPlan::Kind::Versus);
    CHECK(plan.contestants[1].controller == Controller::KeysRight);
    CHECK(plan.contestants[0].computer.strength == Strength::Easy);
    CHECK(plan.seed == 7U);
    CHECK_FALSE(plan.onlyPerson());

    options.start = Start::Solo;
    options.settings.shields = {2, 2};
    CHECK(planFrom(options).run.lives == 2);
    options.start = Start::Watch;
    options.redController = Controller::Computer;
    CHECK_FALSE(planFrom(options).onlyPerson());
    CHECK(planFrom(options).kind == MatchPlan::Kind::Watch);
    options.start = Start::Versus;
    options.blueController = Controller::Computer;
    CHECK(planFrom(options).kind == MatchPlan::Kind::Watch);
}
