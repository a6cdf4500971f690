#include "arkanong/screens/match/PlayScreen.hpp"

#include "ui/Shared.hpp"

#include <numeric>

using namespace arkanong::test;

namespace {

MatchSetup setupOf(MatchKind kind, const std::string& level) {
    MatchSetup setup;
    setup.kind = std::move(kind);
    setup.level = level;
    setup.contestants.fill({Controller::Computer, {Difficulty::Master}});
    setup.seed = 7;
    return setup;
}

} // namespace

TEST_CASE("the result comes 2.2 s after the match is decided", "[screens]") {
    Shared shared;
    MatchSetup setup = setupOf(WatchMatch{}, "pure-pong");
    setup.settings.goals = {1, 1};
    PlayScreen screen(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    while (!screen.world()->match().over())
        REQUIRE(is<Stay>(screen.step()));
    int ticks = 1;
    while (is<Stay>(screen.step()))
        ++ticks;
    CHECK(ticks == tuning::seconds(2.2));
}

TEST_CASE("power-ups that a person has met are remembered, those of a demo are not", "[screens]") {
    const bool person = GENERATE(true, false);
    Shared shared;
    MatchSetup setup = person ? setupOf(VersusMatch{}, "beehive") : setupOf(WatchMatch{}, "beehive");
    setup.settings.mutators.set(Mutator::PowerRain, true);
    if (person) setup.contestants[sideIndex(Side::Blue)].controller = Controller::AnyDevice;
    PlayScreen screen(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    for (int tick = 0; tick < tuning::seconds(20.0); ++tick)
        static_cast<void>(screen.step());
    screen.leave();
    const auto& met = shared.context.state.powersMet;
    CHECK((std::accumulate(met.begin(), met.end(), 0) > 0) == person);
}
