#include "arkanong/app/StartSetup.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/Match.hpp"

using namespace arkanong;

TEST_CASE("the command line sets the players and the level", "[app]") {
    Options options;
    options.start = Start::Versus;
    options.redController = Controller::KeysRight;
    options.blue = Difficulty::Easy;
    options.seed = 7;
    MatchSetup setup = setupFrom(options);
    CHECK(setup.is<VersusMatch>());
    CHECK(setup.contestants[1].controller == Controller::KeysRight);
    CHECK(setup.contestants[0].computer.strength == Difficulty::Easy);
    CHECK(setup.seed == 7U);
    CHECK_FALSE(setup.onlyPerson());

    options.start = Start::Solo;
    options.settings.lives = 2;
    CHECK(setupFrom(options).as<SoloRun>().lives == 2);
    CHECK(setupFrom(options).as<SoloRun>().usual);
    options.settings.lives = 6;
    CHECK_FALSE(setupFrom(options).as<SoloRun>().usual);
    options.start = Start::Watch;
    options.redController = Controller::Computer;
    CHECK_FALSE(setupFrom(options).onlyPerson());
    CHECK(setupFrom(options).is<WatchMatch>());
    options.start = Start::Versus;
    options.blueController = Controller::Computer;
    CHECK(setupFrom(options).is<WatchMatch>());
}

TEST_CASE("a person who names the finale's level plays the finale, two computers show it", "[app]") {
    Options options;
    options.start = Start::Versus;
    options.level = "finale";
    CHECK(setupFrom(options).is<FinaleMatch>());
    options.redController = Controller::KeysRight;
    CHECK(setupFrom(options).is<VersusMatch>());
    options.start = Start::Watch;
    options.redController = Controller::Computer;
    CHECK(setupFrom(options).is<WatchMatch>());
}

TEST_CASE("a replay to play on is shown at its moment, which offers it", "[app]") {
    Options options;
    options.playOn = "a.replay";
    options.from = 480;
    const MatchSetup setup = setupFrom(options);
    CHECK(setup.as<ReplayMatch>().path == "a.replay");
    CHECK(setup.as<ReplayMatch>().tick == 480);
    CHECK(setup.as<ReplayMatch>().offersToPlayOn);
}

TEST_CASE("a replay to beat is played against with the person's own device", "[app]") {
    Options options;
    options.beat = "a.replay";
    options.blueController = Controller::KeysLeft;
    const MatchSetup setup = setupFrom(options);
    CHECK(setup.as<RivalMatch>().path == "a.replay");
    CHECK(setup.contestants[sideIndex(Side::Blue)].controller == Controller::KeysLeft);
}

TEST_CASE("versus and a watched match take the same goals unless the command line says otherwise", "[app]") {
    Options options;
    for (const Start start : {Start::Menu, Start::Versus, Start::Watch}) {
        options.start = start;
        CHECK(setupFrom(options).settings.goals == std::array{tuning::goals, tuning::goals});
        CHECK(setupFrom(options).series().rounds == (start == Start::Watch ? 1 : 3));
    }
    options.start = Start::Versus;
    options.settings.goals = {3, 3};
    CHECK(setupFrom(options).settings.goals == std::array{3, 3});
}
