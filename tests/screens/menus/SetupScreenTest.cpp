#include "arkanong/screens/menus/SetupScreen.hpp"

#include "arkanong/screens/menus/SetupPageScreen.hpp"
#include "ui/Shared.hpp"

#include <algorithm>

using namespace arkanong::test;
using sfml::Key;

namespace {

bool shows(const std::vector<std::string>& texts, const std::string& part) {
    return std::any_of(texts.begin(), texts.end(),
                       [&](const std::string& text) { return text.find(part) != std::string::npos; });
}

} // namespace

TEST_CASE("the setup begins at PLAY, and the arrows lead from card to card", "[screens]") {
    Shared shared;
    SetupScreen setup(shared.context, SetupKind::Versus);
    CHECK(is<ShowMatch>(press(setup, Key::Enter)));
    press(setup, Key::Up);
    CHECK(as<ShowSetupPage>(press(setup, Key::Enter)).page == SetupPage::Rules);
    press(setup, Key::Up);
    CHECK(as<ShowSetupPage>(press(setup, Key::Enter)).page == SetupPage::Blue);
    press(setup, Key::Right);
    CHECK(is<ShowLevels>(press(setup, Key::Enter)));
    press(setup, Key::Right);
    CHECK(as<ShowSetupPage>(press(setup, Key::Enter)).page == SetupPage::Red);
    press(setup, Key::Right); // There is nothing further on the right.
    CHECK(as<ShowSetupPage>(press(setup, Key::Enter)).page == SetupPage::Red);
    press(setup, Key::Down, 2);
    CHECK(is<ShowMatch>(press(setup, Key::Enter)));
    press(setup, Key::Right);
    CHECK(is<ShowOnline>(press(setup, Key::Enter)));
    CHECK(is<ShowTitle>(press(setup, Key::Escape)));
}

TEST_CASE("a click opens a card", "[screens]") {
    Shared shared;
    SetupScreen setup(shared.context, SetupKind::Versus);
    const auto clicked = [&](double x, double y) {
        return setup.handle(sfml::MousePressed{sf::Mouse::Button::Left, {x, y}});
    };
    CHECK(as<ShowSetupPage>(clicked(200, 300)).page == SetupPage::Blue);
    CHECK(is<ShowLevels>(clicked(640, 300)));
    CHECK(as<ShowSetupPage>(clicked(1100, 300)).page == SetupPage::Red);
    CHECK(as<ShowSetupPage>(clicked(640, 494)).page == SetupPage::Rules);
    CHECK(is<ShowMatch>(clicked(300, 580)));
    CHECK(is<ShowOnline>(clicked(1000, 580)));
}

TEST_CASE("a page of the setup has only settings that mean something at present", "[screens]") {
    Shared shared;
    MatchSetup& setup = shared.context.state.lastVersus;
    SetupPageScreen red(shared.context, SetupKind::Versus, SetupPage::Red);
    REQUIRE_FALSE(isPerson(setup.contestants[sideIndex(Side::Red)].controller));
    CHECK(shows(textsOf(shared, red), "Personality"));
    press(red, Key::Right); // A person instead of the computer.
    CHECK(isPerson(setup.contestants[sideIndex(Side::Red)].controller));
    CHECK_FALSE(shows(textsOf(shared, red), "Personality"));
    CHECK_FALSE(shows(textsOf(shared, red), "Strength"));
    press(red, Key::Left);
    CHECK(shows(textsOf(shared, red), "Strength"));
    press(red, Key::Down);
    press(red, Key::Right);
    CHECK(setup.contestants[sideIndex(Side::Red)].computer.strength.nearest() == Difficulty::Hard);
    CHECK(is<Resume>(press(red, Key::Escape)));
}

TEST_CASE("the setup says who plays and by which rules in one line", "[screens]") {
    Shared shared;
    MatchSetup& setup = shared.context.state.lastVersus;
    setup.kind = VersusMatch{Series{3}};
    setup.settings.goals = {5, 5};
    setup.contestants[sideIndex(Side::Red)].computer = {Difficulty::Hard, Personality::Trickster};
    {
        const auto texts = textsOf(shared, SetupScreen(shared.context, SetupKind::Versus));
        CHECK(shows(texts, "Best of 3 · first to 5 goals · sudden death at 2:30 · no mutators"));
        CHECK(shows(texts, "You · any device"));
        CHECK(shows(texts, "Computer · hard · trickster"));
    }
    setup.settings.goals = {1, 4};
    setup.settings.pointsLimit = 5000;
    setup.settings.mutators.set(Mutator::GiantBalls, true);
    CHECK(shows(textsOf(shared, SetupScreen(shared.context, SetupKind::Versus)),
                "Blue needs 1 goal, Red 4 or 5000 points"));
    CHECK(shows(textsOf(shared, SetupScreen(shared.context, SetupKind::Versus)), "Giant balls"));
}
