#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/screens/online/OnlineDraftScreen.hpp"
#include "arkanong/screens/online/OnlineGamesScreen.hpp"
#include "arkanong/screens/online/OnlinePlayScreen.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "arkanong/screens/online/OnlineTextScreen.hpp"
#include "arkanong/screens/online/OnlineWatchScreen.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"
#include "arkanong/storage/player/ReplayLibrary.hpp"
#include "online/OnlinePair.hpp"
#include "ui/Keeping.hpp"

#include <set>

using namespace arkanong;
using namespace arkanong::test;
using sfml::Key;

namespace {

using Stage = OnlineMatch::Stage;

constexpr double frame = 1.0 / 60.0;

/// The host has a screen, the guest is idle.
struct Played : Keeping {
    explicit Played(int rounds = 1) : Played(smallTerms(rounds)) {}
    explicit Played(MatchTerms terms) : pair(std::move(terms)) {
        REQUIRE(pair.begin());
        screen.emplace(context, pair.host);
    }
    const OnlineMatch& match() const { return pair.host->peer().session()->present(); }
    const OnlineMatch& guestsMatch() const { return pair.guest->peer().session()->present(); }

    /// Frames pass until `screen` asks for another one, or it is so. Returns what it asks for.
    template <typename Predicate>
    ScreenChange frames(Screen& top, Predicate isSo) {
        ScreenChange change = Stay{};
        std::vector<Event> events;
        pair.pumpUntil([&] {
            if (RollbackSession& guest = *pair.guest->peer().session(); !guest.waits()) {
                OnlineInput input;
                input.wishes = pair.guest->takeWishes();
                guest.play(input);
                guest.advance(events);
            } else {
                guest.advance(events);
            }
            change = top.step();
            if (&top != &*screen) screen->stepBelow();
            screen->advance(frame);
            return !is<Stay>(change) || isSo();
        });
        return change;
    }
    ScreenChange frames(Screen& top) {
        return frames(top, [] { return false; });
    }
    /// Computers bring the match to its end, before the screen sees it.
    void end() { REQUIRE(pair.playToEnd()); }

    OnlinePair pair;
    std::optional<OnlinePlayScreen> screen;
};

/// A run through the gauntlet on seven empty levels; the host is Blue.
MatchTerms smallGauntlet(std::uint64_t seed) {
    MatchTerms terms = smallTerms();
    terms.gauntlet.resize(gauntlet::rounds, terms.level);
    terms.seed = seed;
    return terms;
}

/// A seed with which this side picks first.
std::uint64_t seedFor(Side first) {
    std::uint64_t seed = 1;
    while (GauntletRun({seed, gauntlet::rounds}).firstPicker() != first)
        ++seed;
    return seed;
}

void typeIn(Screen& screen, std::u32string_view text) {
    for (const char32_t letter : text)
        static_cast<void>(screen.handle(sfml::CharacterTyped{letter}));
}

} // namespace

TEST_CASE("who presses the key for the pause pauses the match for both, and either can go on", "[screens]") {
    Played play;
    static_cast<void>(play.frames(*play.screen, [&] { return play.match().tick() > 5; }));
    press(*play.screen, Key::Escape);
    const ScreenChange change = play.frames(*play.screen);
    REQUIRE(is<ShowOnlinePause>(change));
    OnlinePauseScreen pause(play.context, play.pair.host);
    draw(play, pause);
    CHECK(is<Stay>(play.frames(pause, [&] { return play.guestsMatch().stage() == Stage::Paused; })));
    CHECK(play.guestsMatch().pausedBy() == Side::Blue);
    const bool here = GENERATE(true, false);
    if (here)
        press(pause, Key::Enter);
    else
        play.pair.guest->wish(OnlineInput::goOn);
    CHECK(is<Resume>(play.frames(pause)));
    CHECK(is<Stay>(play.frames(*play.screen, [&] { return play.guestsMatch().stage() == Stage::Play; })));
    CHECK(play.guestsMatch().stage() == Stage::Play);
}

TEST_CASE("the other player's pause is shown with the name", "[screens]") {
    Played play;
    play.pair.guest->wish(OnlineInput::pause);
    REQUIRE(is<ShowOnlinePause>(play.frames(*play.screen)));
    CHECK(play.match().pausedBy() == Side::Red);
}

TEST_CASE("the loss of the focus pauses nothing, and time passes at the pace that the two agree on",
          "[screens]") {
    Played play;
    CHECK(is<Stay>(play.screen->handle(sfml::FocusLost{})));
    CHECK(is<Stay>(play.frames(*play.screen, [&] { return play.match().tick() > 30; })));
    CHECK(play.match().stage() == Stage::Play);
    CHECK(play.screen->speed() == 100);
    std::chrono::microseconds counted{};
    for (int i = 0; i < 1000; ++i)
        counted += play.screen->counted(std::chrono::microseconds{16'667});
    // Not a thousandth of a microsecond is lost.
    const std::int64_t expected = 16'667LL * play.pair.host->peer().pace();
    CHECK(std::abs(counted.count() - expected) <= 1);
}

TEST_CASE("a decided round is kept with both names, and the result offers a rematch that both must want",
          "[screens]") {
    Played play;
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

TEST_CASE("who goes after the last round takes the result from nobody", "[screens]") {
    Played play;
    play.end();
    play.pair.guest->leave();
    REQUIRE(is<ShowOnlineResult>(play.frames(*play.screen)));
    CHECK(play.kept().size() == 1);
    OnlineResultScreen result(play.context, play.pair.host);
    settle(result);
    CHECK(is<ShowOnline>(press(result, Key::Enter))); // There is nobody for a rematch.
}

TEST_CASE("who goes within a round leaves the other one with a word", "[screens]") {
    Played play(3);
    static_cast<void>(play.frames(*play.screen, [&] { return play.match().tick() > 5; }));
    play.pair.guest->leave();
    const ScreenChange change = play.frames(*play.screen);
    REQUIRE(is<ShowOnlineEnd>(change));
    const OnlineWords words = endWords(play.pair.host->peer(), play.pair.host->way());
    CHECK(words.text == "BOB MWMWMWMWMWMW HAS LEFT.");
    ChoiceScreen end(play.context, onlineEndDialog(words));
    CHECK(is<Stay>(press(end, Key::Enter))); // It was meant for the match.
    settle(end);
    draw(play, end);
    CHECK(is<ShowOnline>(press(end, Key::Enter)));
}

TEST_CASE("a screen that waits for the other player leads into the match", "[screens]") {
    Keeping shared;
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

TEST_CASE("who joins a game that is full can watch it: catches up, sees it to the end, and goes back at once",
          "[screens]") {
    Played play;
    // A guest too many.
    const Address there{0x7f000001, play.pair.host->port()};
    const auto second = OnlineGame::join(there, "CLEO");
    OnlineWaitScreen joining(play.context, second);
    ScreenChange change = Stay{};
    play.pair.pumpUntil([&] {
        joining.advance(frame);
        change = joining.step();
        return !is<Stay>(change);
    });
    REQUIRE(is<ShowOnlineEnd>(change));
    REQUIRE(canBeWatched(second->peer(), second->way()));
    OnlineBusyScreen busy(play.context, endWords(second->peer(), second->way()), there);
    settle(busy);
    draw(play, busy);
    change = press(busy, Key::Enter);
    REQUIRE(is<ShowWatchWait>(change));

    const std::shared_ptr<WatchedGame> game = std::get<ShowWatchWait>(change).game;
    WatchWaitScreen waiting(play.context, game);
    draw(play, waiting);
    change = Stay{};
    play.pair.pumpUntil([&] {
        waiting.advance(frame);
        change = waiting.step();
        return !is<Stay>(change);
    });
    REQUIRE(is<ShowWatched>(change));
    OnlineWatchScreen screen(play.context, game, play.folder / "watched.replay");
    CHECK(screen.buttonUse() == ButtonUse::Passes);
    draw(play, screen);
    CHECK(play.pair.host->watchers() == 1);
    draw(play, *play.screen); // Whose panel says so.

    play.end();
    bool caughtUp = false;
    CHECK(play.pair.playUntil([&] {
        static_cast<void>(screen.step());
        caughtUp = caughtUp || game->watcher().catchesUp();
        if (game->watcher().catchesUp()) draw(play, screen);
        screen.advance(frame);
        return game->watcher().match()->stage() == OnlineMatch::Stage::Decided;
    }));
    CHECK(caughtUp);
    const auto truth = play.pair.host->peer().session()->takeDecided();
    REQUIRE(truth.size() == 1);
    const Replay recorded = loadReplay(play.folder / "watched.replay");
    CHECK(recorded.hashes == truth.front()->hashes);
    CHECK(recorded.summary->players == play.match().terms().names);
    CHECK(play.kept().empty()); // It is others' match.
    for (int i = 0; i < 300; ++i)
        static_cast<void>(screen.step());
    draw(play, screen);
    CHECK(is<ShowOnline>(press(screen, Key::Escape)));
    screen.leave();
    CHECK(play.pair.pumpUntil([&] { return play.pair.host->watchers() == 0; }));
}

TEST_CASE("who watches is told when the host goes", "[screens]") {
    Played play;
    play.pair.letWatch();
    REQUIRE(play.pair.pumpUntil([&] { return play.pair.watched->watcher().match() != nullptr; }));
    OnlineWatchScreen screen(play.context, play.pair.watched);
    play.pair.host->leave();
    ScreenChange change = Stay{};
    play.pair.pumpUntil([&] {
        screen.advance(frame);
        change = screen.step();
        return !is<Stay>(change);
    });
    REQUIRE(is<ShowWatchEnd>(change));
    draw(play, screen);
}

TEST_CASE("the name and the relay are typed, kept and shown", "[screens]") {
    Keeping shared;
    OnlineScreen online(shared.context);
    OnlineTextScreen name(shared.context, OnlineText::Name);
    CHECK(is<Stay>(press(name, Key::Enter))); // Nobody is called nothing.
    typeIn(name, U"ada");
    CHECK(is<Resume>(press(name, Key::Enter)));
    OnlineTextScreen relay(shared.context, OnlineText::Relay);
    typeIn(relay, U"192.0.2");
    CHECK(is<Stay>(press(relay, Key::Enter)));
    draw(shared, relay);
    typeIn(relay, U".1:4000");
    CHECK(is<Resume>(press(relay, Key::Enter)));
    online.resumed();
    draw(shared, online);
    shared.reopen();
    CHECK(shared.context.services.profile.settings().playerNames[0] == "ADA");
    CHECK(shared.context.services.profile.settings().relay == "192.0.2.1:4000");
    OnlineTextScreen again(shared.context, OnlineText::Relay);
    press(again, Key::Backspace, 14);
    CHECK(is<Resume>(press(again, Key::Enter)));
    CHECK(shared.context.services.profile.settings().relay == "none");
}

TEST_CASE("a game is joined by an address, and by a code only where there is a relay", "[screens]") {
    Keeping shared;
    OnlineTextScreen join(shared.context, OnlineText::Join);
    typeIn(join, U"somewhere");
    CHECK(is<Stay>(press(join, Key::Enter)));
    press(join, Key::Backspace, 9);
    typeIn(join, U"7kq2m-xd4ht");
    CHECK(is<Stay>(press(join, Key::Enter)));
    Settings settings = shared.context.services.profile.settings();
    settings.relay = "127.0.0.1:4000";
    shared.context.services.profile.change(settings);
    const ScreenChange relayed = press(join, Key::Enter);
    REQUIRE(is<ShowOnlineWait>(relayed));
    CHECK(std::get<ShowOnlineWait>(relayed).game->way().code == "7KQ2M-XD4HT");
    press(join, Key::Backspace, 11);
    typeIn(join, U"127.0.0.1");
    const ScreenChange direct = press(join, Key::Enter);
    REQUIRE(is<ShowOnlineWait>(direct));
    CHECK(std::get<ShowOnlineWait>(direct).game->way().calls == Address{0x7f000001, usualPort});
}

TEST_CASE("the list of games fills by itself, and a game is joined from it", "[screens]") {
    Keeping shared;
    MatchTerms terms = smallTerms();
    const auto host = OnlineGame::host(terms);
    OnlineGamesScreen games(shared.context);
    draw(shared, games);
    ScreenChange change = Stay{};
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    while (std::chrono::steady_clock::now() < until && !is<ShowOnlineWait>(change)) {
        host->pump();
        games.advance(frame);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        press(games, Key::Up);
        change = press(games, Key::Enter);
    }
    CHECK(is<ShowOnlineWait>(change));
    draw(shared, games);
    CHECK(is<Resume>(press(games, Key::Escape)));
}

TEST_CASE("a game that is played already is watched from the list", "[screens]") {
    Keeping shared;
    const auto host = OnlineGame::host(smallTerms());
    const auto guest = OnlineGame::join(Address{0x7f000001, host->port()}, "BOB");
    OnlineGamesScreen games(shared.context);
    ScreenChange change = Stay{};
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(4);
    while (std::chrono::steady_clock::now() < until && !is<ShowWatchWait>(change)) {
        host->pump();
        guest->pump();
        games.advance(frame);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (host->peer().session() == nullptr) continue;
        press(games, Key::Up);
        change = press(games, Key::Enter);
    }
    CHECK(is<ShowWatchWait>(change));
    draw(shared, games);
}

TEST_CASE("a game is hosted by the rules of the versus setup", "[screens]") {
    Keeping shared;
    shared.context.state.lastVersus.settings.goals = {2, 3};
    shared.context.state.lastVersus.kind = VersusMatch{Series{5}};
    SetupScreen setup(shared.context, SetupKind::Online);
    const ScreenChange change = press(setup, Key::Enter);
    REQUIRE(is<ShowOnlineWait>(change));
    const MatchTerms& terms = *std::get<ShowOnlineWait>(change).game->peer().terms();
    CHECK(terms.rounds == 5);
    CHECK(terms.settings.goals == std::array<int, 2>{2, 3});
    CHECK(terms.names[sideIndex(terms.host)] == "HOST");
    CHECK(is<ShowOnline>(press(setup, Key::Escape)));
}

TEST_CASE("a gamepad leads from the menu to the games and back, and pauses a match and goes on",
          "[screens]") {
    Played play;
    OnlineScreen online(play.context);
    for (int i = 0; i < 2; ++i) {
        static_cast<void>(
            online.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovY, static_cast<float>(100.0 * povDown)}));
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
    Played play;
    // What clicks all over the middle of the window come to.
    const auto clicks = [](Screen& screen) {
        std::set<std::size_t> changes;
        for (int y = 60; y < 700; y += 8) {
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
    CHECK(play.pair.host->takeWishes() == OnlineInput::goOn);
}

TEST_CASE("who hosts a game chooses the side, and keeps it for the next one", "[screens]") {
    Keeping shared;
    SetupScreen setup(shared.context, SetupKind::Online);
    for (int i = 0; i < 8; ++i)
        press(setup, Key::Up);
    press(setup, GENERATE(Key::Left, Key::Right));
    draw(shared, setup);
    CHECK(shared.context.state.onlineSide == Side::Red);
    SetupScreen next(shared.context, SetupKind::Online);
    const ScreenChange change = press(next, Key::Enter);
    REQUIRE(is<ShowOnlineWait>(change));
    const Peer& peer = std::get<ShowOnlineWait>(change).game->peer();
    CHECK(peer.ownSide() == Side::Red);
    CHECK(peer.terms()->names[sideIndex(Side::Red)] == "HOST");
    CHECK(peer.terms()->names[sideIndex(Side::Blue)].empty());
}

TEST_CASE("what a player has opened over the pause goes when the other one goes on, or goes", "[screens]") {
    Played play;
    press(*play.screen, Key::Escape);
    REQUIRE(is<ShowOnlinePause>(play.frames(*play.screen)));
    OnlinePauseScreen pause(play.context, play.pair.host);
    CHECK(is<Stay>(play.frames(pause, [&] { return play.guestsMatch().stage() == Stage::Paused; })));
    CHECK_FALSE(pause.comesBack());
    if (GENERATE(true, false))
        play.pair.guest->wish(OnlineInput::goOn);
    else
        play.pair.guest->leave();
    CHECK_FALSE(is<Stay>(play.frames(pause)));
    CHECK(pause.comesBack());
}

TEST_CASE("a run is drafted by both, each at the own machine, and then its round is played", "[screens]") {
    const Side first = GENERATE(Side::Blue, Side::Red);
    Played play(smallGauntlet(seedFor(first)));
    REQUIRE(is<ShowOnlineDraft>(play.frames(*play.screen)));
    OnlineDraftScreen draft(play.context, play.pair.host);
    draft.advance(DraftTable::quietTime);
    for (const Side side : {first, opponent(first)}) {
        REQUIRE(play.match().run()->picker() == side);
        draw(play, draft);
        const std::size_t before = play.match().run()->record().picks.size();
        press(draft, Key::Enter); // In the turn of the other one it picks nothing.
        if (side == Side::Red) {
            CHECK(is<Stay>(play.frames(draft, [&] { return play.match().tick() % 20 == 0; })));
            CHECK(draft.run().record().picks.size() == before);
            play.pair.guest->wish(OnlineInput::take(play.match().run()->mayPick(2) ? 2 : 0));
        }
        CHECK(is<Stay>(play.frames(draft, [&] { return draft.run().record().picks.size() > before; })));
    }
    CHECK(is<Stay>(play.frames(
        draft, [&] { return play.guestsMatch().run()->record() == play.match().run()->record(); })));
    draw(play, draft);
    CHECK(is<Resume>(play.frames(draft)));
    CHECK(play.match().round() == 0);
    CHECK(is<Stay>(play.frames(*play.screen, [&] { return play.screen->world()->tick() > 3; })));
}

TEST_CASE("a draft is paused like a round, and ends with a word where the other player goes", "[screens]") {
    Played play(smallGauntlet(1));
    REQUIRE(is<ShowOnlineDraft>(play.frames(*play.screen)));
    OnlineDraftScreen draft(play.context, play.pair.host);
    draft.advance(DraftTable::quietTime);
    press(draft, Key::Escape);
    REQUIRE(is<ShowOnlinePause>(play.frames(draft)));
    OnlinePauseScreen pause(play.context, play.pair.host);
    play.pair.guest->wish(OnlineInput::goOn);
    CHECK(is<Resume>(play.frames(pause)));
    CHECK(play.match().stage() == Stage::Draft);
    play.pair.guest->leave();
    CHECK(is<ShowOnlineEnd>(play.frames(draft)));
}

TEST_CASE("a gauntlet is hosted from the menu, with seven levels of the campaign", "[screens]") {
    Keeping shared;
    OnlineScreen online(shared.context);
    press(online, Key::Down);
    const ScreenChange change = press(online, Key::Enter);
    REQUIRE(is<ShowOnlineWait>(change));
    const MatchTerms& terms = *std::get<ShowOnlineWait>(change).game->peer().terms();
    CHECK(terms.gauntlet.size() == gauntlet::rounds);
    CHECK_FALSE(terms.gauntlet[0] == terms.gauntlet[1]);
    CHECK(encodeTerms(terms).size() <= TermsPacket::largestTerms);
}
