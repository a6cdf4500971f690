#include "arkanong/screens/replays/list/ReplayListScreen.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/replay/ReplayLink.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "ui/Shared.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong::test;
using sfml::Key;

namespace {

struct Listing : Shared {
    TempFolder folder;
    Listing() {
        context.services.profile = PlayerProfile(UserFolders{folder.path(), folder.path()});
        for (const char* date : {"2026-11-21 10:00:00", "2026-11-21 11:00:00"})
            context.services.profile.keepReplay(summarised(playedMatch(700), date));
    }
    std::vector<ReplayLibrary::Entry> kept() const { return context.services.profile.replays()->list(); }
};

/// Moves from the list to the action this number of rows below WATCH, and accepts it.
ScreenChange takeAction(Screen& screen, int steps) {
    test::press(screen, Key::Right);
    return test::chosen(screen, steps);
}

} // namespace

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
    takeAction(screen, 3);
    CHECK(shared.kept()[0].saved);
    CHECK_THAT(shared.context.state.toast, ContainsSubstring("Saved"));
    press(screen, Key::Left);
    takeAction(screen, 3); // SAVE is passed over.
    CHECK_THAT(shared.context.state.toast, ContainsSubstring("Exported to"));
    REQUIRE(std::filesystem::exists(shared.folder / "exported"));
    press(screen, Key::Down, 4);
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

TEST_CASE("a replay can be played against from the list, unless its players are unknown", "[screens]") {
    Listing shared;
    shared.context.state.ownController = Controller::Mouse;
    ReplayListScreen screen(shared.context);
    const ScreenChange change = takeAction(screen, 2);
    REQUIRE(is<ShowMatch>(change));
    const MatchSetup& setup = std::get<ShowMatch>(change).setup;
    CHECK(setup.as<RivalMatch>().path == shared.kept()[0].path);
    const LoadedMatch match = loadMatch(setup, shared.context.services.levelFolder);
    CHECK(match.setup.contestants[sideIndex(Side::Blue)].controller == Controller::Mouse);
    CHECK(match.seed == playedMatch(1).seed);

    saveReplay(playedMatch(100), shared.folder / "replays" + "/2026-11-22_12-00-00_unknown.replay");
    shared.context.state.lastReplay.clear();
    ReplayListScreen again(shared.context);
    takeAction(again, 2); // PLAY AGAINST IT is passed over.
    CHECK_THAT(shared.context.state.toast, ContainsSubstring("Saved"));
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
    takeAction(screen, 7);
    for (int frame = 0; frame < 100; ++frame)
        screen.advance(0.016);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    std::ifstream file(shared.folder / "log");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    CHECK_THAT(text, ContainsSubstring(same ? "Verified: identical" : "Differs at tick 480"));
}

TEST_CASE("a long list opens before all is read, and the selected replay plays at once", "[screens]") {
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
    CHECK(is<Stay>(press(screen, Key::Enter))); // Moves to the actions of the replay.
    screen.advance(0.1);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    CHECK(is<Stay>(press(screen, Key::Enter)));
    press(screen, Key::Enter);
    CHECK(shared.kept().size() == 2);
}

TEST_CASE("a replay whose file is missing is reported", "[screens]") {
    Listing shared;
    ReplayListScreen screen(shared.context);
    shared.context.services.profile.replays()->remove(shared.kept()[0].path);
    takeAction(screen, 3);
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
    ScreenChange change = screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {300.0, rowY(1)}});
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<ReplayMatch>().path == shared.kept()[3].path);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    CHECK(is<ShowTitle>(screen.handle(sfml::MousePressed{sf::Mouse::Button::Right, {300, 300}})));
}

TEST_CASE("without a replay or a folder the list says so", "[screens]") {
    Shared shared;
    ReplayListScreen screen(shared.context);
    for (const Key key : {Key::Down, Key::Right, Key::PageDown})
        CHECK(is<Stay>(press(screen, key)));
    CHECK(is<PasteText>(press(screen, Key::Enter)));
    click(screen, 1000.0, 500.0);
    screen.advance(0.1);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    CHECK(is<ShowTitle>(press(screen, Key::Escape)));
}

TEST_CASE("a link to a replay is copied from the list, and plays that match", "[screens]") {
    Listing shared;
    ReplayListScreen screen(shared.context);
    const ScreenChange change = takeAction(screen, 5);
    REQUIRE(is<CopyText>(change));
    const auto& copied = std::get<CopyText>(change);
    CHECK(copied.text.rfind("arkanong.html#replay=", 0) == 0);
    MatchSetup setup;
    setup.kind = ReplayMatch{copied.text};
    const LoadedMatch match = loadMatch(setup, shared.context.services.levelFolder);
    CHECK(encodeReplay(*match.replay) == encodeReplay(loadReplay(shared.kept()[0].path)));
}

TEST_CASE("a link to a replay that is pasted plays, and another text is refused in plain words",
          "[screens]") {
    const bool isEmpty = GENERATE(true, false);
    CAPTURE(isEmpty);
    Listing shared;
    const std::string link = replayLink(loadReplay(shared.kept()[0].path));
    if (isEmpty) std::filesystem::remove_all(shared.folder / "replays");
    ReplayListScreen screen(shared.context);
    CHECK(is<PasteText>(isEmpty ? press(screen, Key::Enter) : takeAction(screen, 6)));
    CHECK(is<PasteText>(screen.handle(sfml::KeyPressed{Key::V, true})));
    const auto refusal = [&](const std::string& text) {
        shared.context.state.toast.clear();
        screen.paste(text);
        CHECK(is<Stay>(screen.step()));
        return shared.context.state.toast;
    };
    CHECK(refusal("") == "The clipboard holds no link to a replay");
    CHECK(refusal("a shopping list") == "The clipboard holds no link to a replay");
    CHECK(refusal(levelCode(rowsOfBricks())) == "That is a level: SHARE in the editor's menu takes it");
    CHECK(refusal(link.substr(0, link.size() - 1)) == "Replay code: a letter is mistyped or missing");
    CHECK_THAT(refusal("#replay=" + sealedCode("\x07", replayCodes)),
               ContainsSubstring("another version of Arkanong wrote"));
    screen.paste("Look: https://example.org/" + link + "\n");
    const ScreenChange change = screen.step();
    REQUIRE(is<ShowMatch>(change));
    CHECK(is<Stay>(screen.step()));
    const LoadedMatch match =
        loadMatch(std::get<ShowMatch>(change).setup, shared.context.services.levelFolder);
    CHECK(match.replay->seed == playedMatch(1).seed);
    CHECK(match.replay->summary->place == "1-2");
}

TEST_CASE("a replay that is too long for a link is told to be exported", "[screens]") {
    Listing shared;
    Replay replay = summarised(playedMatch(700), "2026-11-21 12:00:00");
    replay.runs.back().ticks += 90000;
    replay.hashes.resize(replay.ticks() / 120 + 1);
    shared.context.services.profile.keepReplay(replay);
    ReplayListScreen screen(shared.context);
    CHECK(is<Stay>(takeAction(screen, 5)));
    CHECK(shared.context.state.toast ==
          "No link: this match is too long for one; export it and send the file");
}
