#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/screens/online/OnlineGamesScreen.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "arkanong/screens/online/OnlineWatchScreen.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "arkanong/storage/replay/ReplayLibrary.hpp"
#include "language/MoFile.hpp"
#include "online/RelayedPair.hpp"
#include "screens/online/OnlinePlay.hpp"

#include <set>

using namespace arkanong::test;
using sfml::Key;

TEST_CASE("who presses the key for the pause pauses the match for both, and either can go on", "[screens]") {
    OnlinePlay play;
    static_cast<void>(play.frames(*play.screen, [&] { return play.match().tick() > 5; }));
    press(*play.screen, Key::Escape);
    const ScreenChange change = play.frames(*play.screen);
    REQUIRE(is<ShowOnlinePause>(change));
    OnlinePauseScreen pause(play.context, play.pair.host);
    draw(play, pause);
    CHECK(is<Stay>(
        play.frames(pause, [&] { return play.guestsMatch().stage() == OnlineMatch::Stage::Paused; })));
    CHECK(play.guestsMatch().pausedBy() == Side::Blue);
    const bool here = GENERATE(true, false);
    if (here)
        press(pause, Key::Enter);
    else
        play.pair.guest->wish(OnlineInput::resume);
    CHECK(is<Resume>(play.frames(pause)));
    CHECK(is<Stay>(
        play.frames(*play.screen, [&] { return play.guestsMatch().stage() == OnlineMatch::Stage::Play; })));
    CHECK(play.guestsMatch().stage() == OnlineMatch::Stage::Play);
}

TEST_CASE("while a match waits for the other player, Esc offers to leave it", "[screens]") {
    OnlinePlay play;
    play.waitForGuest();
    press(*play.screen, Key::Escape);
    REQUIRE(is<ShowOnlinePause>(play.screen->step()));
    OnlinePauseScreen menu(play.context, play.pair.host);
    settle(menu);
    draw(play, menu);
    CHECK(is<Stay>(menu.step()));
    CHECK_FALSE(menu.comesBack());

    SECTION("leave") {
        press(menu, Key::Up);
        CHECK(is<ShowOnline>(press(menu, Key::Enter)));
    }
    SECTION("or wait: then nothing is paused") {
        CHECK(is<Resume>(press(menu, Key::Enter)));
        CHECK(is<Stay>(play.frames(*play.screen, [&] { return !waitsForOther(play.pair.host->peer()); })));
        CHECK(is<Stay>(play.frames(*play.screen, [&] { return play.guestsMatch().tick() > 300; })));
        CHECK(play.match().stage() == OnlineMatch::Stage::Play);
    }
    SECTION("or stay in the menu: when the other one is back it is a pause for both") {
        CHECK(is<Stay>(
            play.frames(menu, [&] { return play.guestsMatch().stage() == OnlineMatch::Stage::Paused; })));
        CHECK(play.guestsMatch().pausedBy() == Side::Blue);
        draw(play, menu);
        CHECK(is<Stay>(press(menu, Key::Enter)));
        CHECK(is<Resume>(play.frames(menu)));
        CHECK(play.match().stage() == OnlineMatch::Stage::Play);
    }
    SECTION("or hear that the other one has gone") {
        play.pair.guest->leave();
        CHECK(is<ShowOnlineEnd>(play.frames(menu)));
        CHECK(menu.comesBack());
    }
}

TEST_CASE("between two rounds Esc offers to leave, and the next round closes the menu", "[screens]") {
    OnlinePlay play(3);
    REQUIRE(play.pair.playUntil([&] {
        return play.pair.host->peer().session()->confirmed().stage() == OnlineMatch::Stage::RoundOver;
    }));
    press(*play.screen, Key::Escape);
    REQUIRE(is<ShowOnlinePause>(play.frames(*play.screen)));
    OnlinePauseScreen menu(play.context, play.pair.host);
    settle(menu);
    draw(play, menu);
    const bool leaves = GENERATE(true, false);
    if (leaves) {
        press(menu, Key::Up);
        CHECK(is<ShowOnline>(press(menu, Key::Enter)));
    } else {
        CHECK(is<Resume>(play.frames(menu)));
        CHECK(play.match().round() == 1);
        CHECK(play.match().stage() == OnlineMatch::Stage::Play);
    }
}

TEST_CASE("after the last round Esc shows the result at once", "[screens]") {
    OnlinePlay play;
    play.end();
    CHECK(is<Stay>(play.screen->step()));
    press(*play.screen, Key::Escape);
    CHECK(is<ShowOnlineResult>(play.screen->step()));
    CHECK(is<Stay>(play.screen->step()));
}

TEST_CASE("a match whose last inputs were lost when the other player left ends with a message", "[screens]") {
    OnlinePlay play;
    REQUIRE(play.pair.playToUncertainEnd());
    CHECK(play.match().stage() == OnlineMatch::Stage::Decided);
    play.pair.guest->leave();
    CHECK(is<ShowOnlineEnd>(play.frames(*play.screen)));
}

TEST_CASE("the other player's pause is shown with the name", "[screens]") {
    OnlinePlay play;
    play.pair.guest->wish(OnlineInput::pause);
    REQUIRE(is<ShowOnlinePause>(play.frames(*play.screen)));
    CHECK(play.match().pausedBy() == Side::Red);
}

TEST_CASE("loss of the focus pauses nothing, and time passes at the pace agreed on", "[screens]") {
    OnlinePlay play;
    CHECK(is<Stay>(play.screen->handle(sfml::FocusLost{})));
    CHECK(is<Stay>(play.frames(*play.screen, [&] { return play.match().tick() > 30; })));
    CHECK(play.match().stage() == OnlineMatch::Stage::Play);
    CHECK(play.screen->speed() == 100);
    std::chrono::microseconds counted{};
    for (int i = 0; i < 1000; ++i)
        counted += play.screen->counted(std::chrono::microseconds{16'667});
    // Not a thousandth of a microsecond is lost.
    const std::int64_t expected = 16'667LL * play.pair.host->peer().pace();
    CHECK(std::abs(counted.count() - expected) <= 1);
}

TEST_CASE("a player without a name is called host in the language in use, and typed names stay",
          "[screens]") {
    const Catalogue catalogue = Catalogue::parse(moFile({{"", moHead},
                                                         {"BOB MWMWMWMWMWMW", "Wrong"},
                                                         {"By {name}", "{name}:yb"},
                                                         {"player\4Host", "Tsoh"}}),
                                                 "backwards.mo");
    MatchTerms terms = smallTerms();
    terms.names[sideIndex(terms.host)] = namelessHost;
    OnlinePlay play(std::move(terms));
    static_cast<void>(play.frames(*play.screen, [&] { return play.match().tick() > 5; }));
    CHECK_THAT(linesOf(play, *play.screen),
               ContainsSubstring("HOST\n") && ContainsSubstring("BOB\nMWMWMWMWMWMW\n"));
    play.textures.type().catalogue = &catalogue;
    play.screen->lookChanged();
    CHECK_THAT(linesOf(play, *play.screen),
               ContainsSubstring("TSOH\n") && ContainsSubstring("BOB\nMWMWMWMWMWMW\n"));
    CHECK(shownPlayer(catalogue, play.match().terms(), Side::Blue) == "TSOH");
}

TEST_CASE("a decided round is kept with both names; the result offers a rematch to both", "[screens]") {
    OnlinePlay play;
    play.end();
    const ScreenChange change = play.frames(*play.screen);
    REQUIRE(is<ShowOnlineResult>(change));
    REQUIRE(play.kept().size() == 1);
    const ReplaySummary summary = *play.kept().front().header->summary;
    CHECK(summary.occasion == "ONLINE");
    CHECK(summary.players == play.match().terms().names);
    CHECK(summary.winner);

    OnlineResultScreen result(play.context, play.pair.host);
    settle(result);
    draw(play, result);
    press(result, Key::Enter);
    CHECK(is<Stay>(play.frames(result, [&] { return play.guestsMatch().wantsRematch(Side::Blue); })));
    CHECK(play.match().round() == 0);
    play.pair.guest->wish(OnlineInput::rematch);
    CHECK(is<Resume>(play.frames(result)));
    CHECK(play.match().round() == 1);
    CHECK(is<Stay>(play.frames(*play.screen, [&] { return play.guestsMatch().world().tick() > 3; })));
    play.screen->leave();
    CHECK(play.kept().size() == 1); // What had hardly begun is not kept.
}

TEST_CASE("the result has the last round's turning points, and the rematch closes them", "[screens]") {
    OnlinePlay play;
    play.end();
    const auto shown = as<ShowOnlineResult>(play.frames(*play.screen));
    REQUIRE(shown.recording);
    CHECK(shown.recording->summary->players == play.match().terms().names);
    OnlineResultScreen result(play.context, play.pair.host, shown.recording);
    settle(result);
    draw(play, result);
    CHECK(as<ShowTurningPoints>(chosen(result, 1)).replay == shown.recording);
    CHECK_FALSE(result.comesBack());
    play.pair.host->wish(OnlineInput::rematch);
    play.pair.guest->wish(OnlineInput::rematch);
    CHECK(is<Resume>(play.frames(result)));
    CHECK(result.comesBack());
}

TEST_CASE("who wants a rematch reads that the other machine is silent, and then gets it", "[screens]") {
    OnlinePlay play;
    play.end();
    REQUIRE(is<ShowOnlineResult>(play.frames(*play.screen)));
    OnlineResultScreen result(play.context, play.pair.host);
    settle(result);
    play.waitForGuest();
    CHECK(is<Stay>(result.step()));
    CHECK(rematchText(Catalogue::english(), *play.pair.host) == "BOB MWMWMWMWMWMW's machine is silent");
    press(result, Key::Enter);
    CHECK(is<Stay>(result.step()));
    CHECK(rematchText(Catalogue::english(), *play.pair.host) ==
          "Waiting for BOB MWMWMWMWMWMW, whose machine is silent");
    draw(play, result);
    CHECK(is<Stay>(play.frames(result, [&] { return play.guestsMatch().wantsRematch(Side::Blue); })));
    CHECK(rematchText(Catalogue::english(), *play.pair.host) == "Waiting for BOB MWMWMWMWMWMW");
    play.pair.guest->wish(OnlineInput::rematch);
    CHECK(is<Resume>(play.frames(result)));
}

TEST_CASE("who goes after the last round takes the result from nobody", "[screens]") {
    OnlinePlay play;
    play.end();
    play.pair.guest->leave();
    REQUIRE(is<ShowOnlineResult>(play.frames(*play.screen)));
    CHECK(play.kept().size() == 1);
    OnlineResultScreen result(play.context, play.pair.host);
    settle(result);
    CHECK(is<ShowOnline>(press(result, Key::Enter))); // The other player has left, so no rematch is possible.
}

TEST_CASE("who goes within a round leaves the other one with a word", "[screens]") {
    OnlinePlay play(3);
    static_cast<void>(play.frames(*play.screen, [&] { return play.match().tick() > 5; }));
    play.pair.guest->leave();
    const ScreenChange change = play.frames(*play.screen);
    REQUIRE(is<ShowOnlineEnd>(change));
    const OnlineWords words = endWords(Catalogue::english(), play.pair.host->peer(), play.pair.host->way());
    CHECK(words.text == "BOB MWMWMWMWMWMW left the match.");
    OnlineEndScreen end(play.context, words, {}, nextCalls(play.pair.host->peer()));
    CHECK(is<Stay>(press(end, Key::Enter))); // It was meant for the match.
    settle(end);
    draw(play, end);
    CHECK(is<ShowOnline>(press(end, Key::Enter)));
}

TEST_CASE("after a call without an answer CALL AGAIN calls at the same address or by the same code",
          "[screens]") {
    Keeping shared;
    const OnlineWay way{Address{0x7f000001, 9}, GENERATE("", "7KQ2M-XD4HT")};
    const bool watches = GENERATE(false, true);
    OnlineEndScreen end(shared.context, {"NO ANSWER", "Nobody answers."}, way,
                        {watches ? NextCall::WatchAgain : NextCall::Join});
    settle(end);
    const ScreenChange change = press(end, Key::Enter);
    const OnlineWay& again =
        watches ? as<ShowWatchWait>(change).game->way() : as<ShowOnlineWait>(change).game->way();
    CHECK(again.calls == way.calls);
    CHECK(again.code == way.code);
    CHECK(is<ShowOnline>(chosen(end, 1)));
}

TEST_CASE("a screen that waits for the other player leads into the match", "[screens]") {
    Keeping shared;
    Settings settings = shared.context.services.profile.settings();
    settings.askFirst = false;
    shared.context.services.profile.change(settings);
    OnlinePair pair;
    OnlineWaitScreen host(shared.context, pair.host);
    OnlineWaitScreen guest(shared.context, pair.guest);
    draw(shared, host);
    ScreenChange change = Stay{};
    for (int i = 0; i < 5000 && is<Stay>(change); ++i) {
        host.advance(frame);
        guest.advance(frame);
        change = host.step();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK(is<ShowOnlineMatch>(change));
    CHECK(is<ShowOnline>(press(host, Key::Escape)));
}

TEST_CASE("a host copies the address, or with a relay the code and the address, by a key or the menu",
          "[screens]") {
    Shared shared;
    const auto alone = OnlineGame::host(smallTerms(), 0);
    OnlineWaitScreen waiting(shared.context, alone);
    const std::string address = as<CopyText>(press(waiting, Key::C)).text;
    CHECK(addressNamed(address)->port == alone->port());
    CHECK(as<CopyText>(press(waiting, Key::Enter)).text == address);
    CHECK(is<ShowOnline>(chosen(waiting, 3)));

    const auto relayed = OnlineGame::host(smallTerms(), 0, Address{0x7f000001, 9});
    OnlineWaitScreen coded(shared.context, relayed);
    draw(shared, coded);
    CHECK(as<CopyText>(press(coded, Key::C)).text == relayed->way().code);
    CHECK(as<CopyText>(press(coded, Key::Enter)).text == relayed->way().code);
    CHECK(as<CopyText>(chosen(coded, 1)).text == addressText(*relayed));
    relayed->peer().receive(
        {Address{0x7f000001, 9}, encode(RelayedPacket{relayed->way().code, 1, RelayPlace::Full})},
        Peer::Time{1});
    static_cast<void>(coded.step()); // The code does not work and is not shown any more.
    CHECK(as<CopyText>(press(coded, Key::C)).text == addressText(*relayed));

    OnlineWaitScreen guest(shared.context, OnlineGame::join(Address{0x7f000001, 9}, "BOB"));
    CHECK(is<Stay>(press(guest, Key::C)));
    CHECK(is<ShowOnline>(press(guest, Key::Enter)));
}

TEST_CASE("up to 125 % long names leave the way and the spectators on the panel", "[screens]") {
    Keeping shared;
    MatchTerms terms = smallTerms();
    terms.names[sideIndex(terms.host)] = std::string(longestPlayerName, 'W');
    RelayedPair pair(std::move(terms), false);
    REQUIRE(pair.begin());
    pair.letWatch();
    REQUIRE(pair.pumpUntil([&] { return pair.host->spectators() == 1; }));
    OnlinePlayScreen screen(shared.context, pair.host);
    std::vector<DrawnText> words;
    shared.textures.type().scale = GENERATE(1.0, 1.25);
    shared.textures.type().noted = &words;
    draw(shared, screen);
    shared.textures.type().noted = nullptr;
    std::string all;
    for (const DrawnText& word : words)
        all += word.text + ' ';
    CHECK_THAT(all, ContainsSubstring("Through the relay 1 spectator"));
}

TEST_CASE("a gamepad leads from the menu to the games and back, pauses and resumes", "[screens]") {
    OnlinePlay play;
    OnlineScreen online(play.context);
    for (int i = 0; i < 2; ++i) {
        static_cast<void>(online.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovY, 100.0F}));
        static_cast<void>(online.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovY, 0.0F}));
    }
    CHECK(is<ShowOnlineGames>(online.handle(sfml::PadPressed{0, padButtonAccept})));
    OnlineGamesScreen games(play.context);
    CHECK(is<Resume>(games.handle(sfml::PadPressed{0, padButtonBack})));

    CHECK(is<Stay>(play.screen->handle(sfml::PadPressed{0, padButtonStart})));
    REQUIRE(is<ShowOnlinePause>(play.frames(*play.screen)));
    OnlinePauseScreen pause(play.context, play.pair.host);
    settle(pause);
    CHECK(is<Stay>(pause.handle(sfml::PadPressed{0, padButtonAccept})));
    CHECK(is<Resume>(play.frames(pause)));

    WatchWaitScreen waiting(play.context, std::make_shared<WatchedGame>(Address{0xc0000201, 1}));
    CHECK(is<ShowOnline>(waiting.handle(sfml::PadPressed{0, padButtonBack})));
}

TEST_CASE("each item of the menu and of the pause can be clicked", "[screens]") {
    OnlinePlay play;
    // What clicks all over the middle of the window come to.
    const auto clicks = [](Screen& screen) {
        std::set<std::size_t> changes;
        for (double y = 60.0; y < 700.0; y += 8.0) {
            static_cast<void>(screen.handle(sfml::MouseMoved{{640, y}}));
            changes.insert(screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {640, y}}).index());
            static_cast<void>(screen.handle(sfml::MouseReleased{sf::Mouse::Button::Left, {640, y}}));
        }
        return changes;
    };
    const auto number = [](const ScreenChange& change) { return change.index(); };
    OnlineScreen online(play.context);
    const std::set<std::size_t> fromMenu = clicks(online);
    for (const ScreenChange& change : {ScreenChange(ShowSetup{}), ScreenChange(ShowOnlineGames{}),
                                       ScreenChange(ShowOnlineText{}), ScreenChange(ShowOnlineWait{})})
        CHECK(fromMenu.count(number(change)) == 1);
    play.pair.guest->wish(OnlineInput::pause);
    REQUIRE(is<ShowOnlinePause>(play.frames(*play.screen)));
    OnlinePauseScreen pause(play.context, play.pair.host);
    settle(pause);
    const std::set<std::size_t> fromPause = clicks(pause);
    for (const ScreenChange& change : {ScreenChange(ShowOptions{}), ScreenChange(ShowOnline{})})
        CHECK(fromPause.count(number(change)) == 1);
    CHECK(play.pair.host->takeWishes() == OnlineInput::resume);
}

TEST_CASE("a screen over the pause closes when the other player resumes or leaves", "[screens]") {
    OnlinePlay play;
    press(*play.screen, Key::Escape);
    REQUIRE(is<ShowOnlinePause>(play.frames(*play.screen)));
    OnlinePauseScreen pause(play.context, play.pair.host);
    CHECK(is<Stay>(
        play.frames(pause, [&] { return play.guestsMatch().stage() == OnlineMatch::Stage::Paused; })));
    CHECK_FALSE(pause.comesBack());
    if (GENERATE(true, false))
        play.pair.guest->wish(OnlineInput::resume);
    else
        play.pair.guest->leave();
    CHECK_FALSE(is<Stay>(play.frames(pause)));
    CHECK(pause.comesBack());
}
