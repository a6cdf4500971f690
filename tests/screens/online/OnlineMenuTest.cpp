#include "arkanong/screens/menus/SetupPageScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/online/OnlineGamesScreen.hpp"
#include "arkanong/screens/online/OnlineLookup.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "arkanong/screens/online/OnlineTextScreen.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "screens/online/OnlinePlay.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

void typeIn(Screen& screen, std::u32string_view text) {
    for (const char32_t letter : text)
        static_cast<void>(screen.handle(sfml::CharacterTyped{letter}));
}

/// The empty line takes a code only where there is a relay, and an address. `Shown` waits for the game.
template <typename Shown>
void checkWays(Keeping& shared, OnlineTextScreen& line) {
    typeIn(line, U"7kq2m-xd4ht");
    CHECK(is<Stay>(press(line, Key::Enter)));
    Settings settings = shared.context.services.profile.settings();
    settings.relay = "127.0.0.1:4000";
    shared.context.services.profile.change(settings);
    const ScreenChange relayed = press(line, Key::Enter);
    REQUIRE(is<Shown>(relayed));
    CHECK(std::get<Shown>(relayed).game->way().code == "7KQ2M-XD4HT");
    press(line, Key::Backspace, 11);
    typeIn(line, U"127.0.0.1");
    const ScreenChange direct = press(line, Key::Enter);
    REQUIRE(is<Shown>(direct));
    CHECK(std::get<Shown>(direct).game->way().calls == Address{0x7f000001, usualPort});
    CHECK(std::get<Shown>(direct).game->way().code.empty());
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
    typeIn(join, U"some where");
    CHECK(is<Stay>(press(join, Key::Enter)));
    press(join, Key::Backspace, 10);
    checkWays<ShowOnlineWait>(shared, join);
}

TEST_CASE("a host's name is looked up while the screen goes on, and can be cancelled", "[screens]") {
    Keeping shared;
    OnlineTextScreen join(shared.context, OnlineText::Join);
    typeIn(join, U"localhost:4000");
    OnlineLookupScreen lookup(shared.context, as<ShowOnlineLookup>(press(join, Key::Enter)));
    draw(shared, lookup);
    CHECK(is<Resume>(press(lookup, Key::Escape)));
    ScreenChange change = Stay{};
    for (int i = 0; i < 5000 && is<Stay>(change); ++i) {
        change = lookup.step();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK(as<ShowOnlineWait>(change).game->way().calls == Address{0x7f000001, 4000});
}

TEST_CASE("an unknown host is named as such, and the line can be corrected", "[screens]") {
    Keeping shared;
    OnlineTextScreen join(shared.context, OnlineText::Join);
    // One part can have 63 letters, so this is known to be wrong without a name server.
    OnlineLookupScreen lookup(shared.context, {std::string(64, 'a') + ".example.org", {}});
    CHECK(is<Stay>(lookup.step()));
    draw(shared, lookup);
    CHECK(is<Stay>(lookup.step()));
    settle(lookup);
    CHECK(is<Resume>(press(lookup, Key::Enter)));
    CHECK(is<Resume>(press(lookup, Key::Escape)));
}

TEST_CASE("a line takes a host's name of 253 letters with a port", "[screens]") {
    Keeping shared;
    OnlineTextScreen join(shared.context, OnlineText::Join);
    std::u32string name;
    while (name.size() < longestHost)
        name += name.size() % 2 == 0 ? U'a' : U'.';
    typeIn(join, name + U":26741xyz");
    draw(shared, join);
    press(join, Key::Home);
    draw(shared, join);
    const auto asked = as<ShowOnlineLookup>(press(join, Key::Enter));
    CHECK(asked.name.size() == longestAddress);
    CHECK(hostNamed(asked.name)->port == 26741);
}

TEST_CASE("the relay's name is kept when it is known, and looked up before a game is hosted by it",
          "[screens]") {
    Keeping shared;
    OnlineTextScreen relay(shared.context, OnlineText::Relay);
    typeIn(relay, U"localhost");
    const auto asked = as<ShowOnlineLookup>(press(relay, Key::Enter));
    CHECK(shared.context.services.profile.settings().relay == "none");
    CHECK(is<Stay>(relay.step()));
    CHECK(is<Resume>(asked.next(Address{0x7f000001, usualPort})));
    CHECK(is<Resume>(relay.step()));
    shared.reopen();
    CHECK(shared.context.services.profile.settings().relay == "localhost");
    SetupScreen setup(shared.context, SetupKind::Online);
    const auto hosted = as<ShowOnlineLookup>(press(setup, Key::Enter));
    CHECK(hosted.name == "localhost");
    const ScreenChange change = hosted.next(Address{0x7f000001, usualPort});
    CHECK(as<ShowOnlineWait>(change).game->way().calls == Address{0x7f000001, usualPort});
}

TEST_CASE("a match is watched by an address, and by a code only where there is a relay", "[screens]") {
    Keeping shared;
    OnlineTextScreen watch(shared.context, OnlineText::Watch);
    checkWays<ShowWatchWait>(shared, watch);
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
    CHECK(terms.names[sideIndex(terms.host)] == namelessHost);
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
    CHECK(peer.terms()->names[sideIndex(Side::Red)] == namelessHost);
    CHECK(peer.terms()->names[sideIndex(Side::Blue)].empty());
}
