#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/ReplayScreen.hpp"
#include "arkanong/screens/menus/ReplayListScreen.hpp"
#include "arkanong/ui/ScreenStack.hpp"
#include "ui/Shared.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong;
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

void step(Screen& screen, int ticks) {
    for (int i = 0; i < ticks; ++i)
        static_cast<void>(screen.step());
}

void click(Screen& screen, double x, double y) {
    static_cast<void>(screen.handle(
        sfml::MousePressed{sf::Mouse::Button::Left, {static_cast<int>(x), static_cast<int>(y)}}));
    static_cast<void>(screen.handle(
        sfml::MouseReleased{sf::Mouse::Button::Left, {static_cast<int>(x), static_cast<int>(y)}}));
}

struct Listing : Shared {
    TempFolder folder;
    Listing() {
        context.services.profile = PlayerProfile(UserFolders{folder.path(), folder.path()});
        for (const char* date : {"2026-11-21 10:00:00", "2026-11-21 11:00:00"})
            context.services.profile.keepReplay(summarised(playedMatch(700), date));
    }
    std::vector<ReplayLibrary::Entry> kept() const { return context.services.profile.replays()->list(); }
};

/// From the list to the action that lies so many steps below WATCH, and takes it.
ScreenChange takeAction(Screen& screen, int steps) {
    press(screen, Key::Right);
    press(screen, Key::Down, steps);
    return press(screen, Key::Enter);
}

} // namespace

TEST_CASE("a click meant for the picture of a replay chooses nothing from the menu that has just come up",
          "[screens]") {
    Watching w;
    ScreenStack screens(w.log);
    screens.push(std::make_unique<ReplayScreen>(w.context, w.match()));
    const auto& screen = dynamic_cast<const ReplayScreen&>(screens.top());
    const sfml::MousePressed toReplays{sf::Mouse::Button::Left,
                                       {640, 396}}; // The place of BACK TO THE REPLAYS.
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
    press(w.screen, Key::Period);
    CHECK(w.screen.tick() == 501);
    CHECK(w.screen.world()->stateHash() == w.hashAt(501));
    press(w.screen, Key::Comma, 3);
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
    press(w.screen, Key::Period);
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
    press(w.screen, Key::Add, 2);
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
    press(w.screen, Key::Down);
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
    w.screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {500, static_cast<int>(y)}});
    w.screen.handle(sfml::MouseMoved{{0, 300}}); // The pull goes on beside the line, to its end.
    w.settle();
    CHECK(w.screen.tick() == 0);
    w.screen.step();
    CHECK(w.screen.tick() == 0); // It waits for the hand.
    w.screen.handle(sfml::MouseReleased{sf::Mouse::Button::Left, {0, 300}});
    w.screen.step();
    CHECK(w.screen.tick() == 1);
    click(w.screen, 640.0, 300.0); // The picture.
    CHECK(w.screen.paused());
    int requests = 0;
    int speeds = 0;
    for (double x = 160.0; x < 1120.0; x += 1.0) {
        const ReplayBar::Hit hit = ReplayBar::hitAt({x, 684.0});
        const ReplayBar::Hit before = ReplayBar::hitAt({x - 1.0, 684.0});
        requests += hit.request && hit.request != before.request ? 1 : 0;
        speeds += hit.speed && hit.speed != before.speed ? 1 : 0;
    }
    CHECK(requests == 7);
    CHECK(speeds == 6);
}

TEST_CASE("the time line has a mark for every goal, lost life and large combo, and says what it is",
          "[screens]") {
    using Mark = ReplayMark::Kind;
    const ReplayMark goal{Mark::Goal, Side::Blue, 500, 0};
    const ReplayMark life{Mark::LifeLost, Side::Blue, 500, 0};
    const ReplayMark combo{Mark::Combo, Side::Red, 500, 9};
    CHECK(shownMark(goal) == "BLUE: GOAL");
    CHECK(shownMark({Mark::Goal, Side::Red, 500, 0}) == "RED: GOAL");
    CHECK(shownMark(life) == "BLUE: LIFE LOST");
    CHECK(shownMark(combo) == "RED: COMBO 9");

    Shared shared;
    ReplayBar::State state;
    state.length = 1000;
    const auto drawn = [&](const std::vector<ReplayMark>& marks, Vec2 pointer) {
        ReplayBar::draw(shared.textures, defaultPalette(), state, marks, pointer, 1.0);
        const std::size_t count = shared.textures.vertexCount(Layer::Overlay);
        shared.textures.clear();
        return count;
    };
    const Vec2 away{};
    const Vec2 there{ReplayBar::xOf(500, state.length), 658.0};
    for (const ReplayMark& mark : {goal, life, combo}) {
        INFO(shownMark(mark));
        const std::size_t marked = drawn({mark}, away) - drawn({}, away);
        CHECK(marked > 0);
        CHECK(drawn({mark}, there) - drawn({}, there) > marked); // With its words.
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

TEST_CASE("the list shows the newest replay first and leads to it", "[screens]") {
    Listing shared;
    ReplayListScreen screen(shared.context);
    ScreenChange change = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.is<ReplayMatch>());
    CHECK(std::get<ShowMatch>(change).setup.as<ReplayMatch>().path == shared.kept()[0].path);
    press(screen, Key::Down);
    change = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<ReplayMatch>().path == shared.kept()[1].path);
    // Back from it, it is selected again.
    ReplayListScreen again(shared.context);
    change = press(again, Key::Enter);
    CHECK(std::get<ShowMatch>(change).setup.as<ReplayMatch>().path == shared.kept()[1].path);
    CHECK(is<ShowTitle>(press(again, Key::Escape)));
}

TEST_CASE("a replay is saved from the list, copied, and deleted when asked twice", "[screens]") {
    Listing shared;
    ReplayListScreen screen(shared.context);
    takeAction(screen, 2);
    CHECK(shared.kept()[0].saved);
    CHECK_THAT(shared.context.state.toast, ContainsSubstring("SAVED"));
    press(screen, Key::Left);
    takeAction(screen, 2); // SAVE is passed over.
    CHECK_THAT(shared.context.state.toast, ContainsSubstring("COPIED TO"));
    REQUIRE(std::filesystem::exists(shared.folder / "exported"));
    press(screen, Key::Down, 2);
    press(screen, Key::Enter);
    CHECK(shared.kept().size() == 2);
    press(screen, Key::Up); // Somewhere else meanwhile: it is asked again.
    press(screen, Key::Down);
    press(screen, Key::Enter);
    CHECK(shared.kept().size() == 2);
    press(screen, Key::Enter);
    REQUIRE(shared.kept().size() == 1);
    CHECK_FALSE(shared.kept()[0].saved);
}

TEST_CASE("a replay is played against from the list, unless it does not say who played", "[screens]") {
    Listing shared;
    shared.context.state.ownController = Controller::Mouse;
    ReplayListScreen screen(shared.context);
    const ScreenChange change = takeAction(screen, 1);
    REQUIRE(is<ShowMatch>(change));
    const MatchSetup& setup = std::get<ShowMatch>(change).setup;
    CHECK(setup.as<RivalMatch>().path == shared.kept()[0].path);
    const LoadedMatch match = loadMatch(setup, shared.context.services.levelFolder);
    CHECK(match.setup.contestants[sideIndex(Side::Blue)].controller == Controller::Mouse);
    CHECK(match.seed == playedMatch(1).seed);

    saveReplay(playedMatch(100), shared.folder / "replays" + "/2026-11-22_12-00-00_unknown.replay");
    shared.context.state.lastReplay.clear();
    ReplayListScreen again(shared.context);
    takeAction(again, 1); // PLAY AGAINST IT is passed over.
    CHECK_THAT(shared.context.state.toast, ContainsSubstring("SAVED"));
}

TEST_CASE("a replay is verified from the list while the window lives on", "[screens]") {
    Listing shared;
    const bool same = GENERATE(true, false);
    if (!same) {
        Replay changed = summarised(playedMatch(700), "2026-11-21 12:00:00");
        changed.hashes[3] ^= 1U;
        shared.context.services.profile.keepReplay(changed);
    }
    EventLog log(shared.folder / "log");
    ScreenContext context{{shared.context.services.levelFolder, shared.textures, shared.sounds, log}};
    context.services.profile = std::move(shared.context.services.profile);
    ReplayListScreen screen(context);
    takeAction(screen, 4);
    for (int frame = 0; frame < 100; ++frame)
        screen.advance(0.016);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    std::ifstream file(shared.folder / "log");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    CHECK_THAT(text, ContainsSubstring(same ? "IDENTICAL TO THE LAST BIT" : "DIFFERS AT TICK 480"));
}

TEST_CASE("a long list of replays opens before all are read, and the selected one can be watched at once",
          "[screens]") {
    Listing shared;
    const std::string bytes = encodeReplay(summarised(playedMatch(130), "2026-11-01 12:00:00"));
    for (int i = 100; i < 500; ++i)
        shared.folder.write("replays/2026-11-01_12-00-00_number-" + std::to_string(i) + ".replay", bytes);
    EventLog log(shared.folder / "log");
    ScreenContext context{{shared.context.services.levelFolder, shared.textures, shared.sounds, log}};
    context.services.profile = std::move(shared.context.services.profile);
    const auto isAllRead = [&shared] {
        std::ifstream file(shared.folder / "log");
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        return text.find("replays 402 broken 0") != std::string::npos;
    };
    ReplayListScreen screen(context);
    CHECK_FALSE(isAllRead());
    press(screen, Key::End);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    CHECK_FALSE(isAllRead());
    CHECK(is<ShowMatch>(press(screen, Key::Enter)));
    for (int frame = 0; frame < 5; ++frame)
        screen.advance(0.016);
    CHECK(isAllRead());
}

TEST_CASE("a broken replay is listed, can't be watched and can be deleted", "[screens]") {
    Listing shared;
    shared.folder.write("replays/2026-11-21_12-00-00_broken.replay", "no replay");
    ReplayListScreen screen(shared.context);
    CHECK(is<Stay>(press(screen, Key::Enter))); // Leads to what can be done with it.
    screen.advance(0.1);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    CHECK(is<Stay>(press(screen, Key::Enter)));
    press(screen, Key::Enter);
    CHECK(shared.kept().size() == 2);
}

TEST_CASE("a replay whose file is gone is told about", "[screens]") {
    Listing shared;
    ReplayListScreen screen(shared.context);
    shared.context.services.profile.replays()->remove(shared.kept()[0].path);
    takeAction(screen, 2);
    CHECK_THAT(shared.context.state.toast, ContainsSubstring("cannot be moved"));
    CHECK(is<ShowMatch>(press(screen, Key::Enter)) == false);
}

TEST_CASE("the mouse selects, scrolls and acts in the list", "[screens]") {
    Listing shared;
    for (int i = 10; i < 28; ++i)
        shared.context.services.profile.keepReplay(
            summarised(playedMatch(130), "2026-11-20 10:00:" + std::to_string(i)));
    ReplayListScreen screen(shared.context);
    const auto rowY = [](int row) { return 100.0 + 54.0 * row + 20.0; };
    click(screen, 300.0, rowY(3));
    CHECK(is<Stay>(screen.handle(sfml::MouseWheeled{-1.0F})));
    // Two rows further: the one that was selected lies two rows higher, and a click on it watches.
    ScreenChange change =
        screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {300, static_cast<int>(rowY(1))}});
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<ReplayMatch>().path == shared.kept()[3].path);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    CHECK(is<ShowTitle>(screen.handle(sfml::MousePressed{sf::Mouse::Button::Right, {300, 300}})));
}

TEST_CASE("without a replay or a folder the list says so", "[screens]") {
    Shared shared;
    ReplayListScreen screen(shared.context);
    for (const Key key : {Key::Down, Key::Enter, Key::Right, Key::PageDown})
        CHECK(is<Stay>(press(screen, key)));
    click(screen, 1000.0, 500.0);
    screen.advance(0.1);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    CHECK(is<ShowTitle>(press(screen, Key::Escape)));
}

TEST_CASE("what was broken off is gone on with, begun anew, or left for later", "[screens]") {
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
