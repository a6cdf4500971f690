#include "arkanong/session/MatchStateText.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"

using namespace arkanong::test;

TEST_CASE("a match's state names goals, balls, shields, power-ups and the time", "[session]") {
    World world(Level{}, MatchSettings{}, 1);
    Events events;
    while (!world.match().playing())
        world.step({}, events);
    world.applyPowerUp({PowerUp::Wide, false}, Side::Blue, events);
    const std::string state = matchState(Catalogue::english(), world, Side::Blue);
    CHECK_THAT(state, Catch::Matchers::StartsWith("Goals: You 0, Red 0.\nYou: 0 balls in play and"));
    CHECK_THAT(state, ContainsSubstring("6 shields") && ContainsSubstring("Wide for ") &&
                          ContainsSubstring("Sudden death in "));
    CHECK_THAT(matchState(Catalogue::english(), world, {}),
               Catch::Matchers::StartsWith("Goals: Blue 0, Red 0."));
}

TEST_CASE("the side that listens is named first in a score", "[session]") {
    const World world(Level{}, MatchSettings{}, 1);
    CHECK(scoreText(Catalogue::english(), world.match(), Side::Red) == "You 0, Blue 0");
    CHECK(scoreText(Catalogue::english(), world.match(), std::nullopt) == "Blue 0, Red 0");
}

TEST_CASE("in Solo the state names lives in place of goals", "[session]") {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    const World world(Level{}, settings, 1);
    CHECK_THAT(matchState(Catalogue::english(), world, Side::Blue), ContainsSubstring("lives left"));
}
