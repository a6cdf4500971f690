#include "arkanong/screens/gauntlet/GauntletParts.hpp"
#include "arkanong/sim/gauntlet/Drafter.hpp"
#include "arkanong/ui/ScreenStack.hpp"
#include "screens/gauntlet/GauntletScreens.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

DraftScreen& opened(DraftScreen& screen) {
    screen.advance(DraftScreen::quietTime);
    return screen;
}

ScreenChange clickCard(DraftScreen& screen, std::size_t card) {
    const Vec2 at = screen.place(card);
    return screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, at});
}

/// Steps until the screen requests a change, for at most this number of ticks.
ScreenChange stepped(DraftScreen& screen, int ticks) {
    for (int tick = 0; tick < ticks; ++tick)
        if (ScreenChange change = screen.step(); !is<Stay>(change)) return change;
    return Stay{};
}

std::size_t takenIn(const GauntletRun& run) {
    std::size_t taken = 0;
    for (const GauntletRun::OpenCard& open : run.open())
        taken += open.takenBy ? 1U : 0U;
    return taken;
}

} // namespace

TEST_CASE("two people pick one after the other, then the round begins", "[screens]") {
    Shared shared;
    DraftScreen draft(shared.context, runBetween(Controller::Mouse, Controller::KeysLeft));
    const Side first = draft.run().firstPicker();
    CHECK(is<Stay>(clickCard(draft, 1))); // Nobody could have read it.
    CHECK(takenIn(draft.run()) == 0);
    opened(draft);
    clickCard(draft, 1);
    CHECK(draft.run().open()[1].takenBy == first);
    clickCard(draft, 1); // It is taken.
    CHECK(takenIn(draft.run()) == 1);
    clickCard(draft, 2);
    CHECK(draft.run().open()[2].takenBy == opponent(first));
    const ScreenChange change = stepped(draft, DraftScreen::beginningTicks);
    REQUIRE(is<ShowMatch>(change));
    CHECK_FALSE(std::get<ShowMatch>(change).setup.level.empty());
}

TEST_CASE("a double click that cuts a computer's turn short takes no card for the next", "[screens]") {
    Shared shared;
    MatchSetup setup = runBetween(Controller::Mouse, Controller::Computer);
    for (std::uint64_t seed = 1; runOf(setup).firstPicker() == Side::Blue; ++seed)
        setup = runBetween(Controller::Mouse, Controller::Computer, seed);
    ScreenStack screens(shared.log);
    screens.push(std::make_unique<DraftScreen>(shared.context, setup));
    const auto& draft = dynamic_cast<const DraftScreen&>(screens.top());
    screens.advance(DraftScreen::quietTime);
    const auto clickAll = [&] { // Wherever the pointer may be.
        for (std::size_t card = 0; card < gauntlet::openCards; ++card) {
            const Vec2 at = draft.place(card);
            CHECK(is<Stay>(screens.handle(sfml::MousePressed{sf::Mouse::Button::Left, at})));
        }
    };
    clickAll();
    CHECK(takenIn(draft.run()) == 1);
    screens.advance(ScreenStack::clicksAfterPlayer);
    clickAll(); // Those after the pick do not begin the round.
    CHECK(takenIn(draft.run()) == 2);
}

TEST_CASE("keys pass over a card that is taken", "[screens]") {
    Shared shared;
    DraftScreen draft(shared.context, runBetween(Controller::AnyDevice, Controller::KeysLeft));
    opened(draft);
    const Side first = draft.run().firstPicker();
    press(draft, Key::Enter); // The middle one has the focus.
    REQUIRE(draft.run().open()[1].takenBy == first);
    press(draft, Key::Right);
    press(draft, Key::Enter);
    CHECK(takenIn(draft.run()) == 2);
    CHECK(is<ShowMatch>(press(draft, Key::Enter)));
}

TEST_CASE("a computer thinks for a moment before it picks, unless somebody cuts it short", "[screens]") {
    Shared shared;
    MatchSetup setup = runBetween(Controller::Computer, Controller::Computer);
    DraftScreen draft(shared.context, setup);
    opened(draft);
    const std::size_t best =
        draftedBy(setup.contestants[sideIndex(runOf(setup).picker())].computer, runOf(setup));
    stepped(draft, DraftScreen::thinkingTicks - 1);
    CHECK(takenIn(draft.run()) == 0);
    stepped(draft, 1);
    CHECK(draft.run().open()[best].takenBy.has_value());
    press(draft, Key::Enter);
    CHECK(takenIn(draft.run()) == 2);
    CHECK(is<ShowMatch>(press(draft, Key::Enter)));
}

TEST_CASE("a person's keys pick nothing for the computer", "[screens]") {
    Shared shared;
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        MatchSetup setup = runBetween(Controller::AnyDevice, Controller::Computer, seed);
        DraftScreen draft(shared.context, setup);
        opened(draft);
        if (draft.run().firstPicker() == Side::Blue) continue;
        const std::size_t best = draftedBy(setup.contestants[sideIndex(Side::Red)].computer, runOf(setup));
        press(draft, Key::Right);
        press(draft, Key::Enter);
        CHECK(draft.run().open()[best].takenBy == Side::Red);
    }
}

TEST_CASE("Escape leads from a draft to the pause", "[screens]") {
    Shared shared;
    DraftScreen draft(shared.context, runBetween(Controller::AnyDevice, Controller::Computer));
    opened(draft);
    CHECK(is<ShowPause>(press(draft, Key::Escape)));
}

TEST_CASE("a draft lies in the window at every stage of a run, also while its cards come in", "[screens]") {
    Shared shared;
    for (const int rounds : {0, 3, 6}) {
        MatchSetup setup = playedRun(rounds, Controller::KeysLeft);
        if (runOf(setup).winner()) continue;
        DraftScreen draft(shared.context, setup);
        for (int i = 0; i < 12; ++i) {
            draft.advance(0.1);
            draft.draw(1.0, 1.0);
            CHECK(allInWindow(shared.textures));
            shared.textures.clear();
            if (i > 8) press(draft, Key::Enter);
        }
    }
}

TEST_CASE("every card's name and sentence fit on the card, in letters that can be read", "[screens]") {
    Shared shared;
    constexpr std::size_t mostLines = 4;
    constexpr double room = CardView::size.x - 32.0;
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        INFO(displayName(card));
        const CardText text = textOn(shared.textures, card);
        CHECK(text.lines.size() <= mostLines);
        CHECK(text.size >= type::label);
        for (const std::string& line : text.lines)
            CHECK(measureText(shared.textures, line, text.size) <= room);
        CHECK(measureText(shared.textures, displayName(card), type::title) <= room);
    }
}

TEST_CASE("a sign of a build can be pointed at", "[screens]") {
    MatchSetup setup = playedRun(2);
    const GauntletRun& run = runOf(setup);
    const Vec2 first{BuildColumn::edge, BuildColumn::top + BuildColumn::frame / 2.0};
    CHECK(BuildColumn::at(run, Side::Blue, first) == run.cards(Side::Blue)[0]);
    CHECK(BuildColumn::at(run, Side::Red, first) == std::nullopt);
    CHECK(BuildColumn::at(run, Side::Blue, first + Vec2{0.0, 2.0 * BuildColumn::step}) == std::nullopt);
}
