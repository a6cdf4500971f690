#include "arkanong/game/StartPlan.hpp"

#include "Catch.hpp"

using namespace arkanong;

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
