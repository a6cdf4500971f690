#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "ui/Shared.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("the title's music comes in layer by layer", "[app]") {
    Shared shared;
    TitleScreen title(shared.context);
    const auto first = title.music();
    REQUIRE(first);
    CHECK(first->track == Track::Title);
    for (int i = 0; i < 30 * 60; ++i)
        title.advance(1.0 / 60.0);
    CHECK(title.music()->intensity > first->intensity);
    CHECK(title.music()->intensity == 1.0);
}

TEST_CASE("a match's music follows its rally; a menu requests no music", "[app]") {
    Shared shared;
    MatchSetup setup;
    setup.kind = WatchMatch{};
    setup.level = "beehive";
    setup.seed = 5;
    setup.contestants.fill({Controller::Computer, {Difficulty::Hard}});
    PlayScreen match(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    REQUIRE(match.music());
    CHECK(match.music()->track == Track::Honeycomb); // A beehive's world.
    CHECK(match.music()->intensity == 0.0);
    double highest = 0.0;
    for (int frame = 0; frame < 20 * 60; ++frame) {
        match.step();
        match.step();
        match.advance(1.0 / 60.0);
        highest = std::max(highest, match.music()->intensity);
    }
    CHECK(highest > 0.3);
    CHECK_FALSE(ChoiceScreen(shared.context, pauseDialog(setup)).music());
    CHECK_FALSE(SetupScreen(shared.context, SetupKind::Versus).music());
}
