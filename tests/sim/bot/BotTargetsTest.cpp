#include "arkanong/sim/bot/BotTargets.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

namespace {

constexpr double speed = 600.0;

Intercept intercept(std::uint32_t id, double x, double seconds, double worth) {
    Intercept made;
    made.id = id;
    made.position = {x, 600.0};
    made.seconds = seconds;
    made.worth = worth;
    made.reach = 50.0;
    return made;
}

Targets targetsOf(const std::vector<Intercept>& intercepts) {
    Targets targets;
    for (const Intercept& intercept : intercepts)
        targets.add(intercept);
    return targets;
}

} // namespace

TEST_CASE("a distance within reach is likely, and the farther out of reach the less so", "[sim]") {
    CHECK(likelihood(0.0, 0.0, 50.0, speed) == 1.0);
    CHECK(likelihood(50.0, 0.0, 50.0, speed) == 1.0);
    CHECK(likelihood(300.0, 0.5, 50.0, speed) == 1.0);
    const double near = likelihood(80.0, 0.0, 50.0, speed), far = likelihood(120.0, 0.0, 50.0, speed);
    CHECK(near < 1.0);
    CHECK(far < near);
    CHECK(likelihood(900.0, -0.1, 50.0, speed) > 0.0);
}

TEST_CASE("no targets give no plan", "[sim]") {
    const Plan plan = Targets{}.plan(480.0, speed, true);
    CHECK_FALSE(plan.first);
    CHECK_FALSE(plan.second);
}

TEST_CASE("targets are kept in time order, whatever the order of adding", "[sim]") {
    Targets targets = targetsOf({intercept(1, 0.0, 0.9, 1.0), intercept(2, 0.0, 0.1, 1.0)});
    targets.add(intercept(3, 0.0, 0.5, 1.0));
    std::vector<std::uint32_t> ids;
    for (const Intercept& kept : targets)
        ids.push_back(kept.id);
    CHECK(ids == std::vector<std::uint32_t>{2, 3, 1});
}

TEST_CASE("a full list of targets keeps the soonest", "[sim]") {
    Targets targets;
    for (std::uint32_t i = 0; i < Targets::limit + 5; ++i)
        targets.add(intercept(i, 0.0, 3.0 - 0.1 * i, 1.0));
    CHECK(static_cast<std::size_t>(targets.end() - targets.begin()) == Targets::limit);
    CHECK(targets.begin()->id == Targets::limit + 4);
    CHECK((targets.end() - 1)->id == 5);
}

TEST_CASE("two targets that can both be reached are both in the plan, soonest first", "[sim]") {
    const Targets targets = targetsOf({intercept(1, 200.0, 0.6, 0.3), intercept(2, 700.0, 1.8, 1.0)});
    const Plan plan = targets.plan(480.0, speed, true);
    REQUIRE(plan.first);
    REQUIRE(plan.second);
    CHECK(plan.first->id == 1);
    CHECK(plan.second->id == 2);
}

TEST_CASE("of two targets that exclude each other the more valuable one is chosen", "[sim]") {
    const Targets targets = targetsOf({intercept(1, 200.0, 0.6, 0.3), intercept(2, 900.0, 0.9, 1.0)});
    const Plan plan = targets.plan(480.0, speed, true);
    REQUIRE(plan.first);
    CHECK(plan.first->id == 2);
}

TEST_CASE("an unreachable target is chosen where there is no other", "[sim]") {
    const Targets isStuck = targetsOf({intercept(1, 900.0, 0.1, 1.0)});
    CHECK(isStuck.plan(100.0, speed, true).first->id == 1);
    const Targets both = targetsOf({intercept(1, 900.0, 0.1, 1.0), intercept(2, 120.0, 0.3, 0.3)});
    CHECK(both.plan(100.0, speed, true).first->id == 2);
}

TEST_CASE("a target that can wait farther back is reachable for longer", "[sim]") {
    Intercept waiting = intercept(1, 500.0, 0.4, 1.0);
    const Intercept other = intercept(2, 100.0, 0.4, 0.9);
    CHECK(targetsOf({waiting, other}).plan(100.0, speed, true).first->id == 2);
    waiting.grace = 0.3;
    CHECK(targetsOf({waiting, other}).plan(100.0, speed, true).first->id == 1);
}

TEST_CASE("without foresight there is no second target", "[sim]") {
    const Targets targets = targetsOf({intercept(1, 200.0, 0.6, 0.3), intercept(2, 700.0, 1.8, 1.0)});
    const Plan plan = targets.plan(480.0, speed, false);
    REQUIRE(plan.first);
    CHECK(plan.first->id == 2);
    CHECK_FALSE(plan.second);
}
