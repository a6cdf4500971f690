#include "arkanong/screens/menus/SetupMenu.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/Match.hpp"

using namespace arkanong;

namespace {

const SetupChoices choices{{Boss::Foreman, Boss::Umbra}};

MatchSetup setupOn(const std::string& level) {
    MatchSetup setup;
    setup.level = level;
    return setup;
}

/// A setup and what it has chosen so far.
struct Setup {
    MatchSetup setup;
    Menu menu;

    explicit Setup(MatchSetup begun) : setup(std::move(begun)), menu(setupMenu(setup, choices)) {}

    const Menu::Item& item(SetupItem which) const { return menu.items()[setupIndex(which)]; }
    std::string shown(SetupItem which) const { return item(which).options[item(which).option]; }
    Controller controller(Side side) const { return setup.contestants[sideIndex(side)].controller; }

    void change(SetupItem which, bool forward = true) {
        menu.select(setupIndex(which));
        menu.handle(forward ? MenuIntent::Right : MenuIntent::Left);
        setup = chosenIn(menu, setup, choices);
        showIn(menu, setup, choices);
    }
};

} // namespace

TEST_CASE("the setup offers the last choices", "[screens]") {
    MatchSetup last = setupOn("epsilon");
    last.contestants[sideIndex(Side::Red)].computer = {Difficulty::Master, Personality::Hunter};
    last.kind = VersusMatch{Series{5}};
    last.settings.goals = {3, 9};
    last.settings.pointsLimit = 10000;
    last.settings.mutators.set(Mutator::PurePong, true);
    const Setup setup(last);
    CHECK(setup.shown(SetupItem::RedDifficulty) == "Master");
    CHECK(setup.shown(SetupItem::RedCharacter) == "Hunter");
    CHECK(setup.shown(SetupItem::Rounds) == "Best of 5");
    CHECK(setup.shown(SetupItem::BlueGoals) == "3 goals");
    CHECK(setup.shown(SetupItem::RedGoals) == "9 goals");
    CHECK(setup.shown(SetupItem::Points) == "10000");
    CHECK(setup.shown(SetupItem::SuddenDeath) == "2:30");
    CHECK(setup.shown(SetupItem::Mutators) == "Pure pong");
}

TEST_CASE("choices that are not changed are kept", "[screens]") {
    MatchSetup last = setupOn("beta");
    last.settings.mutators.set(Mutator::GiantBalls, true);
    Setup setup(last);
    setup.change(SetupItem::BlueGoals);
    CHECK(setup.setup.settings.goals == std::array<int, 2>{6, 5});
    CHECK(setup.setup.settings.suddenDeathAt == tuning::suddenDeathAt);
    CHECK(setup.setup.level == "beta");
    CHECK(setup.setup.settings.mutators.has(Mutator::GiantBalls));
    setup.change(SetupItem::SuddenDeath);
    CHECK(setup.setup.settings.suddenDeathAt == tuning::seconds(180.0));
    CHECK(setup.setup.settings.suddenDeathEnd == tuning::seconds(180.0) + tuning::suddenDeathLength);
}

TEST_CASE("each side's goals cycle from one to the limit independently", "[screens]") {
    Setup setup(setupOn("alpha"));
    setup.setup.settings.goals.fill(tuning::goals);
    showIn(setup.menu, setup.setup, choices);
    for (int goals = tuning::goals + 1; goals <= tuning::goalLimit; ++goals) {
        setup.change(SetupItem::RedGoals);
        CHECK(setup.setup.settings.goals == std::array<int, 2>{tuning::goals, goals});
    }
    setup.change(SetupItem::RedGoals);
    CHECK(setup.setup.settings.goals == std::array<int, 2>{tuning::goals, 1});
    CHECK(setup.shown(SetupItem::RedGoals) == "1 goal");
    CHECK(setup.shown(SetupItem::BlueGoals) == "5 goals");
}

TEST_CASE("each side can have a plain or a boss's paddle, for a person or a computer", "[screens]") {
    Setup setup(setupOn("alpha"));
    CHECK(setup.shown(SetupItem::BluePaddle) == "Plain");
    setup.change(SetupItem::BluePaddle);
    CHECK(setup.shown(SetupItem::BluePaddle) == "THE FOREMAN");
    setup.change(SetupItem::RedPaddle, false);
    CHECK(setup.shown(SetupItem::RedPaddle) == "UMBRA");
    using Bosses = std::array<std::optional<Boss>, 2>;
    CHECK(setup.setup.settings.bosses == Bosses{Boss::Foreman, Boss::Umbra});
    setup.change(SetupItem::RedPlayer);
    CHECK(setup.item(SetupItem::RedPaddle).enabled);
    CHECK(setup.setup.settings.bosses == Bosses{Boss::Foreman, Boss::Umbra});
    setup.change(SetupItem::BluePaddle, false);
    CHECK_FALSE(setup.setup.settings.bosses[sideIndex(Side::Blue)]);
    CHECK(Setup(setup.setup).shown(SetupItem::RedPaddle) == "UMBRA");
}

TEST_CASE("only bosses that have been beaten lend their paddles", "[screens]") {
    Progress progress;
    CHECK(bossesBeaten(progress).empty());
    const MatchSetup setup = setupOn("alpha");
    const Menu plain = setupMenu(setup, {});
    CHECK(plain.items()[setupIndex(SetupItem::BluePaddle)].options == std::vector<std::string>{"Plain"});
    progress.add({4, 7}, {}, {});
    progress.add({4, 8}, {}, {});
    progress.add({2, 8}, {}, {});
    progress.add({1, 8, true}, {}, {}); // The mirror campaign unlocks no boss's paddle.
    CHECK(bossesBeaten(progress) == std::vector<Boss>{Boss::Queen, Boss::Minotaur});
    MatchSetup umbra = setup;
    umbra.settings.bosses[sideIndex(Side::Red)] = Boss::Umbra;
    const Menu menu = setupMenu(umbra, {bossesBeaten(progress)});
    CHECK(menu.items()[setupIndex(SetupItem::RedPaddle)].option == 0);
}

TEST_CASE("a device that the other side has is passed over, both ways", "[screens]") {
    Setup setup(setupOn("alpha"));
    REQUIRE(setup.controller(Side::Blue) == Controller::AnyDevice);
    setup.change(SetupItem::RedPlayer);
    CHECK(setup.controller(Side::Red) == Controller::Mouse);
    setup.change(SetupItem::RedPlayer, false);
    CHECK(setup.controller(Side::Red) == Controller::Computer);
    for (std::size_t i = 0; i < 3 * controllerCount; ++i) {
        setup.change(i % 3 == 0 ? SetupItem::BluePlayer : SetupItem::RedPlayer, i % 2 == 0);
        CHECK(goTogether(setup.controller(Side::Blue), setup.controller(Side::Red)));
    }
}

TEST_CASE("only a computer has a strength and a character", "[screens]") {
    Setup setup(setupOn("alpha"));
    CHECK_FALSE(setup.item(SetupItem::BlueDifficulty).enabled);
    CHECK(setup.item(SetupItem::RedDifficulty).enabled);
    setup.change(SetupItem::RedPlayer);
    CHECK_FALSE(setup.item(SetupItem::RedDifficulty).enabled);
    CHECK_FALSE(setup.item(SetupItem::RedCharacter).enabled);
    setup.change(SetupItem::BluePlayer, false);
    CHECK(setup.controller(Side::Blue) == Controller::Computer);
    CHECK(setup.item(SetupItem::BlueDifficulty).enabled);
}

TEST_CASE("the setup of a watched match offers two computers and no rounds", "[screens]") {
    MatchSetup watched = setupOn("alpha");
    watched.kind = WatchMatch{};
    watched.contestants.fill({Controller::Computer, {Difficulty::Hard}});
    const Setup setup(watched);
    CHECK_FALSE(setup.item(SetupItem::BluePlayer).enabled);
    CHECK_FALSE(setup.item(SetupItem::RedPlayer).enabled);
    CHECK_FALSE(setup.item(SetupItem::Rounds).enabled);
    CHECK(setup.item(SetupItem::BlueDifficulty).enabled);
    CHECK(setup.shown(SetupItem::BlueDifficulty) == "Hard");
}
