#include "screens/gauntlet/GauntletScreens.hpp"

#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/screens/gauntlet/GauntletEndScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletOverview.hpp"
#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletSideScreen.hpp"
#include "arkanong/screens/gauntlet/ShelfScreen.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"

using namespace arkanong::test;
using sfml::Key;

TEST_CASE("between two rounds one sees the run's state, and one press leads to the cards", "[screens]") {
    Shared shared;
    const int rounds = GENERATE(1, 3, 5);
    GauntletOverview overview(shared.context, playedRun(rounds));
    settle(overview);
    CHECK(overview.levels().size() == std::size_t{gauntlet::rounds});
    overview.advance(5.0);
    overview.draw(1.0, 1.0);
    CHECK(allInWindow(shared.textures));
    const ScreenChange change = press(overview, Key::Enter);
    REQUIRE(is<ShowDraft>(change));
    CHECK(std::get<ShowDraft>(change).setup.as<GauntletMatch>().run.round() == rounds);
    CHECK(is<ShowGauntletSetup>(chosen(overview, 1)));
}

TEST_CASE("after a run the next one is one press away, with the same players and other cards", "[screens]") {
    Shared shared;
    const MatchSetup setup = playedRun(gauntlet::rounds);
    GauntletEndScreen end(shared.context, setup);
    settle(end);
    end.advance(5.0);
    end.draw(1.0, 1.0);
    CHECK(allInWindow(shared.textures));
    const ScreenChange change = press(end, Key::Enter);
    REQUIRE(is<ShowRunStart>(change));
    const auto& again = std::get<ShowRunStart>(change).setup.as<GauntletMatch>();
    CHECK(again.run.round() == 0);
    CHECK(again.names == setup.as<GauntletMatch>().names);
    CHECK(is<ShowTitle>(press(end, Key::Escape)));
}

TEST_CASE("who has beaten an opponent of the ladder may go on to the next one", "[screens]") {
    Shared shared;
    MatchSetup setup = runBetween(Controller::AnyDevice, Controller::Computer);
    while (!runOf(setup).winner()) {
        pickAny(runOf(setup));
        RoundResult result;
        result.goals[sideIndex(Side::Blue)] = tuning::gauntletGoals;
        runOf(setup).finishRound(result);
    }
    GauntletEndScreen end(shared.context, setup);
    settle(end);
    const ScreenChange change = chosen(end, 1);
    REQUIRE(is<ShowRunStart>(change));
    const auto& next = std::get<ShowRunStart>(change).setup.as<GauntletMatch>();
    CHECK(next.names[sideIndex(Side::Red)] == testLadder()[1].name);
}

TEST_CASE("the end of a run tells goals, steals, rounds, the fastest goal and the time", "[screens]") {
    Shared shared;
    const GauntletEndScreen end(shared.context, playedRun(gauntlet::rounds));
    std::string all;
    for (const GauntletEndScreen::Figure& figure : end.figures())
        all += std::string(figure.what) + " " + figure.value + ", ";
    CHECK(all == "Goals 9 : 12, Steals 0 : 0, Rounds 7, Fastest goal 0:07.5 : -, Playing time 5:50, ");
}

TEST_CASE("a run begins between whom one chose: person, a ladder's opponent or computers", "[screens]") {
    Shared shared;
    GauntletSetupScreen screen(shared.context);
    draw(shared, screen);
    const auto began = [&] {
        const ScreenChange change = press(screen, Key::Enter);
        REQUIRE(is<ShowRunStart>(change));
        return std::get<ShowRunStart>(change).setup;
    };
    MatchSetup first = began();
    CHECK(isPerson(first.contestants[sideIndex(Side::Blue)].controller));
    CHECK_FALSE(isPerson(first.contestants[sideIndex(Side::Red)].controller));
    CHECK(first.as<GauntletMatch>().names[sideIndex(Side::Red)] == screen.ladder()[0].name);
    GauntletSideScreen red(shared.context, Side::Red, screen.ladder());
    press(red, Key::Down);
    press(red, Key::Right); // The next opponent.
    draw(shared, red);
    CHECK(began().as<GauntletMatch>().names[sideIndex(Side::Red)] == screen.ladder()[1].name);
    GauntletSideScreen blue(shared.context, Side::Blue, screen.ladder());
    press(blue, Key::Left); // The last choice: a computer.
    CHECK(is<Resume>(press(blue, Key::Escape)));
    CHECK_FALSE(isPerson(began().contestants[sideIndex(Side::Blue)].controller));
    GauntletSetupScreen later(shared.context);
    CHECK_FALSE(isPerson(shared.context.state.lastGauntlet.controllers[sideIndex(Side::Blue)]));
    CHECK(is<ShowTitle>(press(later, Key::Escape)));
}

TEST_CASE("both sides of a run never have the same device", "[screens]") {
    Shared shared;
    GauntletSideScreen screen(shared.context, Side::Red, testLadder());
    for (std::size_t i = 0; i < 2 * controllerCount; ++i) {
        press(screen, Key::Right);
        const auto& [blue, red] = shared.context.state.lastGauntlet.controllers;
        CHECK(goTogether(blue, red));
        draw(shared, screen);
    }
}

TEST_CASE("one person's run begins with a choice of two paths, whose cards are dealt first", "[screens]") {
    Shared shared;
    const MatchSetup setup = gauntletSetup({}, testLadder(), newRun({}, RunRecords{}, 9));
    REQUIRE(hasPaths(setup));
    for (std::size_t item = 0; item < countOf<CardKind>; ++item) {
        ChoiceScreen paths(shared.context, pathsDialog(Catalogue::english(), setup));
        draw(shared, paths);
        const ScreenChange change = chosen(paths, static_cast<int>(item));
        REQUIRE(is<ShowDraft>(change));
        MatchSetup begun = std::get<ShowDraft>(change).setup;
        const CardKind last = *runOf(begun).record().settings.lastKind;
        CHECK(static_cast<std::size_t>(last) == countOf<CardKind> - 1 - item);
        for (const GauntletRun::OpenCard& open : runOf(begun).open())
            CHECK(kindOf(open.card) != last);
    }
}

TEST_CASE("two persons and two computers choose no paths, and play with every card", "[screens]") {
    const Controller red = GENERATE(Controller::Mouse, Controller::Computer);
    GauntletPlayers players;
    players.controllers = {red == Controller::Mouse ? Controller::KeysLeft : Controller::Computer, red};
    const MatchSetup setup = gauntletSetup(players, testLadder(), newRun(players, RunRecords{}, 9));
    CHECK_FALSE(hasPaths(setup));
    CHECK(setup.as<GauntletMatch>().run.record().settings == GauntletSettings{9, gauntlet::levels});
}

TEST_CASE("the shelf tells what an open card does, and how a closed one is opened", "[screens]") {
    Shared shared;
    ShelfScreen shelf(shared.context);
    draw(shared, shelf);
    CHECK(shelf.cards().size() == cardCount);
    CHECK(shelf.about(Card::Twins) == "TWINS: Your serve is two small balls");
    CHECK(shelf.about(Card::Wrecker) == "WRECKER is still closed. To open it: Score a goal with a smash");
    CHECK(is<ShowRuns>(press(shelf, Key::Escape)));
}

TEST_CASE("heat can be chosen once the ladder is beaten, up to one more than was won", "[screens]") {
    Shared shared;
    const auto most = [&] {
        return GauntletSideScreen(shared.context, Side::Red, testLadder()).mostHeatNow();
    };
    CHECK(most() == 0);
    FinishedRun won;
    won.figures.won = true;
    for (const GauntletOpponent& opponent : testLadder()) {
        won.opponent = opponent.name;
        shared.context.services.profile.addRun(won);
    }
    CHECK(most() == 1);
    won.heat = 4;
    shared.context.services.profile.addRun(won);
    CHECK(most() == 5);
    GauntletSideScreen screen(shared.context, Side::Red, testLadder());
    press(screen, Key::Down, 2);
    press(screen, Key::Right, 3);
    draw(shared, screen);
    const MatchSetup setup =
        gauntletSetup({}, testLadder(),
                      newRun(shared.context.state.lastGauntlet, shared.context.services.profile.runs(), 9));
    CHECK(setup.as<GauntletMatch>().run.record().settings.heat == 3);
}

TEST_CASE("a feat is told once, at the moment when it is done, and its card is on the shelf", "[screens]") {
    Shared shared;
    MatchSetup setup = gauntletSetup({}, testLadder(), newRun({}, RunRecords{}, 9));
    pickAny(runOf(setup));
    const std::string& folder = shared.context.services.levelFolder;
    LoadedMatch match = loadMatch(gauntletRound(setup, folder), folder);
    for (const Card card :
         {Card::Twins, Card::Giant}) // A round with a fusion is a feat from its first tick on.
        match.settings.cards[sideIndex(Side::Blue)].add(card);
    CHECK_FALSE(shared.context.services.profile.runs().shelf().has(Card::Alchemist));
    PlayScreen play(shared.context, match);
    play.step();
    CHECK(std::exchange(shared.context.state.toast, {}) == "Your feat opens a card: ALCHEMIST");
    CHECK(shared.context.services.profile.runs().shelf().has(Card::Alchemist));
    play.step();
    CHECK(shared.context.state.toast.empty());
    PlayScreen again(shared.context, match);
    again.step();
    CHECK(shared.context.state.toast.empty());
}
