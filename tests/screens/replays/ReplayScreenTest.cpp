#include "arkanong/screens/replays/ReplayScreen.hpp"

#include "BuiltCatalogue.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/ui/ScreenStack.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

struct Watching : Shared {
    std::shared_ptr<const Replay> replay =
        std::make_shared<const Replay>(summarised(playedMatch(4000), "2026-11-21 10:00:00"));
    ReplayScreen screen{context, match()};

    LoadedMatch match() const {
        LoadedMatch loaded;
        loaded.setup.kind = ReplayMatch{};
        loaded.replay = replay;
        return loaded;
    }
    /// The hash that straight playing leads to.
    std::uint64_t hashAt(int tick) const {
        ReplayPoint point(*replay);
        std::vector<Event> events;
        while (point.world.tick() < tick)
            point.step(events);
        return point.world.stateHash();
    }
    void settle() {
        for (int i = 0; i < 3; ++i)
            screen.advance(0.02);
    }
};

void enter(Screen& screen, char32_t character, int times = 1) {
    for (int i = 0; i < times; ++i)
        static_cast<void>(screen.handle(sfml::CharacterTyped{character}));
}

void step(Screen& screen, int ticks) {
    for (int i = 0; i < ticks; ++i)
        static_cast<void>(screen.step());
}

} // namespace

TEST_CASE("a click meant for the picture of a replay chooses nothing from a menu just come up", "[screens]") {
    Watching w;
    ScreenStack screens(w.log);
    screens.push(std::make_unique<ReplayScreen>(w.context, w.match()));
    const auto& screen = dynamic_cast<const ReplayScreen&>(screens.top());
    const sfml::MousePressed toReplays{sf::Mouse::Button::Left,
                                       {640, 396}}; // Position of BACK TO THE REPLAYS.
    screens.advance(ScreenStack::clicksAfterItself);
    CHECK(is<Stay>(screens.handle(toReplays)));
    CHECK(screen.paused());
    CHECK(is<Stay>(screens.handle(toReplays)));
    while (!screen.atEnd())
        REQUIRE(is<Stay>(screens.step()));
    CHECK(is<Stay>(screens.handle(toReplays)));
    screens.advance(ScreenStack::clicksAfterItself);
    CHECK(is<ShowReplays>(screens.handle(toReplays)));
}

TEST_CASE("a replay is paused, stepped on and back, and sought, always the same bits", "[screens]") {
    Watching w;
    step(w.screen, 500);
    CHECK(w.screen.tick() == 500);
    press(w.screen, Key::Space);
    CHECK(w.screen.paused());
    step(w.screen, 50);
    CHECK(w.screen.tick() == 500);
    enter(w.screen, U'.');
    CHECK(w.screen.tick() == 501);
    CHECK(w.screen.world()->stateHash() == w.hashAt(501));
    enter(w.screen, U',', 3);
    CHECK(w.screen.tick() == 498);
    CHECK(w.screen.world()->stateHash() == w.hashAt(498));
    press(w.screen, Key::Right);
    w.settle();
    CHECK(w.screen.tick() == 498 + ReplayScreen::skip);
    CHECK(w.screen.world()->stateHash() == w.hashAt(498 + ReplayScreen::skip));
    press(w.screen, Key::Left, 2);
    w.settle();
    CHECK(w.screen.tick() == 0); // Not before the beginning.
    press(w.screen, Key::End);
    w.settle();
    CHECK(w.screen.atEnd());
    CHECK(w.screen.world()->stateHash() == w.replay->hashes.back());
    enter(w.screen, U'.');
    CHECK(w.screen.atEnd());
    press(w.screen, Key::Home);
    press(w.screen, Key::Space);
    step(w.screen, 10);
    CHECK(w.screen.tick() == 10);
    CHECK(w.screen.world()->stateHash() == w.hashAt(10));
}

TEST_CASE("a replay runs slowly and fast", "[screens]") {
    Watching w;
    press(w.screen, Key::Down);
    step(w.screen, 100);
    CHECK(w.screen.tick() == 50);
    press(w.screen, Key::Down, 5); // No slower than a quarter.
    step(w.screen, 100);
    CHECK(w.screen.tick() == 75);
    enter(w.screen, U'-'); // No slower than a quarter.
    enter(w.screen, U'+', 2);
    step(w.screen, 25);
    CHECK(w.screen.tick() == 100);
    press(w.screen, Key::Up, 9); // No faster than eight times.
    step(w.screen, 100);
    CHECK(w.screen.tick() == 900);
    CHECK(w.screen.world()->stateHash() == w.hashAt(900));
}

TEST_CASE("a replay stays at its end and is watched again", "[screens]") {
    Watching w;
    press(w.screen, Key::Up, 3);
    step(w.screen, 600);
    CHECK(w.screen.atEnd());
    CHECK(is<Stay>(w.screen.step()));
    w.screen.advance(0.1);
    w.screen.draw(1.0, 1.0);
    w.textures.clear();
    CHECK(is<Stay>(press(w.screen, Key::Enter)));
    CHECK(w.screen.tick() == 0);
    CHECK_FALSE(w.screen.paused());
    step(w.screen, 600);
    press(w.screen, Key::Down, 2);
    CHECK(is<ShowReplays>(press(w.screen, Key::Enter)));
    CHECK(is<ShowReplays>(press(w.screen, Key::Escape)));
}

TEST_CASE("the mouse seeks along the time line and presses the buttons", "[screens]") {
    Watching w;
    w.settle();
    const double y = 658.0;
    REQUIRE(ReplayBar::onTimeLine({640.0, y}));
    const int there = ReplayBar::tickAt(640.0, 4000);
    CHECK_THAT(ReplayBar::xOf(there, 4000), WithinAbs(640.0, 0.5));
    click(w.screen, 640.0, y);
    w.settle();
    CHECK(w.screen.tick() == there);
    CHECK(w.screen.world()->stateHash() == w.hashAt(there));
    w.screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {500.0, y}});
    w.screen.handle(sfml::MouseMoved{{0, 300}}); // The drag continues beside the line, to its end.
    w.settle();
    CHECK(w.screen.tick() == 0);
    w.screen.step();
    CHECK(w.screen.tick() == 0); // It waits until the mouse button is released.
    w.screen.handle(sfml::MouseReleased{sf::Mouse::Button::Left, {0, 300}});
    w.screen.step();
    CHECK(w.screen.tick() == 1);
    click(w.screen, 640.0, 300.0); // The picture.
    CHECK(w.screen.paused());
    int requests = 0;
    int speeds = 0;
    for (double x = 160.0; x < 1120.0; x += 1.0) {
        const ReplayBar::Hit hit = ReplayBar::hitAt(w.context.services.textures, {x, 684.0});
        const ReplayBar::Hit before = ReplayBar::hitAt(w.context.services.textures, {x - 1.0, 684.0});
        requests += hit.request && hit.request != before.request ? 1 : 0;
        speeds += hit.speed && hit.speed != before.speed ? 1 : 0;
    }
    CHECK(requests == 8);
    CHECK(speeds == 6);
}

TEST_CASE("the timeline has a mark with a description for goals, lost lives and large combos", "[screens]") {
    using Mark = ReplayMark::Kind;
    const ReplayMark goal{Mark::Goal, Side::Blue, 500, 0};
    const ReplayMark life{Mark::LifeLost, Side::Blue, 500, 0};
    const ReplayMark combo{Mark::Combo, Side::Red, 500, 9};
    CHECK(shownMark(Catalogue::english(), goal) == "Blue: Goal");
    CHECK(shownMark(Catalogue::english(), {Mark::Goal, Side::Red, 500, 0}) == "Red: Goal");
    CHECK(shownMark(Catalogue::english(), life) == "Blue: Life lost");
    CHECK(shownMark(Catalogue::english(), combo) == "Red: Combo 9");

    Shared shared;
    ReplayBar::State state;
    state.length = 1000;
    const auto drawn = [&](const std::vector<ReplayMark>& marks, Vec2 pointer) {
        ReplayBar::draw(shared.textures, defaultPalette(), state, marks, pointer, 1.0);
        const std::size_t count = shared.textures.batch(Layer::Overlay).count;
        shared.textures.clear();
        return count;
    };
    const Vec2 away{};
    const Vec2 there{ReplayBar::xOf(500, state.length), 658.0};
    for (const ReplayMark& mark : {goal, life, combo}) {
        INFO(shownMark(Catalogue::english(), mark));
        const std::size_t marked = drawn({mark}, away) - drawn({}, away);
        CHECK(marked > 0);
        CHECK(drawn({mark}, there) - drawn({}, there) > marked); // With its words.
    }
}

TEST_CASE("beside large letters of every language a replay shows how to pause it", "[screens]") {
    for (const Language& language : languages) {
        Watching w;
        const std::optional<Catalogue> built = builtCatalogue(language.code);
        if (built) w.textures.type().catalogue = &*built;
        w.textures.type().scale = 2.0;
        w.settle();
        INFO(language.code);
        const Catalogue& texts = *w.textures.type().catalogue;
        const std::vector<std::string> shown = textsOf(w, w.screen);
        CHECK_THAT(shown, Catch::Matchers::VectorContains(std::string(texts.text("key", "Space"))));
        CHECK_THAT(shown, Catch::Matchers::VectorContains(std::string(texts.text("Pause"))));
    }
}

TEST_CASE("a gamepad leads a replay", "[screens]") {
    Watching w;
    using Axis = sf::Joystick::Axis;
    w.screen.handle(sfml::PadPressed{0, padButtonAccept});
    CHECK(w.screen.paused());
    w.screen.handle(sfml::PadPressed{0, padButtonShoulder});
    CHECK(w.screen.tick() == 1);
    w.screen.handle(sfml::PadPressed{0, padButtonLeftShoulder});
    CHECK(w.screen.tick() == 0);
    w.screen.handle(sfml::PadMoved{0, Axis::X, 100.0F});
    w.settle();
    CHECK(w.screen.tick() == ReplayScreen::skip);
    w.screen.handle(sfml::PadMoved{0, Axis::Y, -100.0F});
    CHECK(w.screen.speedIndex() == trueSpeed + 1);
    CHECK(is<ShowReplays>(w.screen.handle(sfml::PadPressed{0, padButtonBack})));
}

TEST_CASE("a replay pauses when the window is left", "[screens]") {
    Watching w;
    w.screen.handle(sfml::FocusLost{});
    CHECK(w.screen.paused());
}

TEST_CASE("an interrupted match can be resumed, restarted or left for later", "[screens]") {
    Shared shared;
    shared.context.services.profile.keepInterrupted(
        std::make_shared<const Replay>(summarised(playedMatch(500), "2026-11-21 10:00:00")));
    ChoiceScreen screen(shared.context, continueDialog(shared.context));
    screen.advance(0.1);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    ScreenChange change = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<CampaignMatch>().resume);
    CHECK(std::get<ShowMatch>(change).setup.as<CampaignMatch>().at == CampaignLevel{1, 2});
    press(screen, Key::Down);
    change = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK_FALSE(std::get<ShowMatch>(change).setup.as<CampaignMatch>().resume);
    press(screen, Key::Down);
    CHECK(is<Resume>(press(screen, Key::Enter)));
    CHECK(is<Resume>(press(screen, Key::Escape)));
}
