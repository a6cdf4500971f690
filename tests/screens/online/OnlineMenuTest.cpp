#include "arkanong/screens/menus/SetupPageScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/online/OnlineGamesScreen.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "arkanong/screens/online/OnlineTextScreen.hpp"
#include "screens/online/OnlinePlay.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

void typeIn(Screen& screen, std::u32string_view text) {
    for (const char32_t letter : text)
        static_cast<void>(screen.handle(sfml::CharacterTyped{letter}));
}

} // namespace

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
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
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
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
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

TEST_CASE("who hosts a game chooses the side, and keeps it for the next one", "[screens]") {
    Keeping shared;
    SetupScreen setup(shared.context, SetupKind::Online);
    SetupPageScreen side(shared.context, SetupKind::Online, GENERATE(SetupPage::Blue, SetupPage::Red));
    press(side, GENERATE(Key::Left, Key::Right));
    setup.resumed();
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
