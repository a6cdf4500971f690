#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/net/InviteCode.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/online/NetworkGames.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "online/OnlinePair.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

using Stage = Peer::Stage;

constexpr Address farAway{0xc0000201, 26740}; // 192.0.2.1, an address reserved for documentation.

Peer guestOf(const Address& host) { return Peer::guest(host, "BOB", "0.2.0", 1); }

} // namespace

TEST_CASE("a host and a guest find each other, know each other's names and play to the end", "[online]") {
    OnlinePair pair;
    REQUIRE(pair.begin());
    CHECK(pair.host->peer().otherName() == "BOB MWMWMWMWMWMW");
    CHECK(pair.guest->peer().otherName() == "ADA LOVELACE WWW");
    CHECK(pair.host->peer().ownSide() == Side::Blue);
    REQUIRE(pair.playToEnd());
    const OnlineMatch& match = pair.host->peer().session()->confirmed();
    const ReplaySummary summary = *summarised({}, match).summary;
    CHECK(summary.occasion == "ONLINE");
    CHECK(summary.players == match.terms().names);
    CHECK(summary.winner == match.series().winner());
    CHECK(pair.host->peer().session()->takeDecided().size() == 1);
    CHECK_FALSE(keepsUnfinished(pair.host->peer()));

    SECTION("a rematch begins when both want one") {
        pair.host->wish(OnlineInput::rematch);
        CHECK(pair.playUntil(
            [&] { return pair.guest->peer().session()->confirmed().wantsRematch(Side::Blue); }));
        CHECK(pair.guest->peer().session()->confirmed().round() == 0);
        pair.guest->wish(OnlineInput::rematch);
        CHECK(pair.playUntil([&] { return pair.host->peer().session()->confirmed().round() == 1; }));
    }
    SECTION("a player who leaves tells the other one") {
        pair.guest.reset();
        for (int i = 0; i < 2000 && pair.host->peer().stage() != Stage::Left; ++i)
            pair.host->waitAndPump(std::chrono::milliseconds(1));
        CHECK(pair.host->peer().stage() == Stage::Left);
        CHECK(endWords(pair.host->peer(), pair.host->way()).text == "BOB MWMWMWMWMWMW left the match.");
    }
}

TEST_CASE("a host waits at its port, where others can find it", "[online]") {
    const auto host = OnlineGame::host(smallTerms(), 0);
    const OnlineWords words = waitingWords(*host);
    CHECK(words.heading == "WAITING FOR A PLAYER");
    CHECK_THAT(words.marks, ContainsSubstring(':' + std::to_string(host->port())));
    CHECK((words.text + words.marks).find("CODE") == std::string::npos);
    const auto relayed = OnlineGame::host(smallTerms(), 0, farAway);
    CHECK(inviteCodeNamed(relayed->way().code) == relayed->way().code);
    CHECK_THAT(waitingWords(*relayed).marks, ContainsSubstring("Code " + relayed->way().code));
    CHECK_THAT(waitingWords(*relayed).text, ContainsSubstring("relay at 192.0.2.1:26740"));
    CHECK_THAT(waitingWords(*OnlineGame::join(farAway, "BOB")).text, ContainsSubstring("192.0.2.1:26740"));
}

TEST_CASE("a second window hosts at another port", "[online]") {
    const auto one = OnlineGame::host(smallTerms());
    const auto other = OnlineGame::host(smallTerms());
    CHECK(one->port() != other->port());
    for (const auto& game : {one, other})
        CHECK(game->port() - usualPort <= nextPorts);
}

TEST_CASE("a game on this machine is found within two seconds and leaves the list when it ends", "[online]") {
    MatchTerms terms = smallTerms();
    terms.names[sideIndex(terms.host)] =
        "ADA " + std::to_string(randomSeed() % 1'000'000); // Other tests can run games at the same time.
    const std::string name = terms.names[sideIndex(terms.host)];
    std::shared_ptr<OnlineGame> host = OnlineGame::host(terms);
    NetworkGames search;
    const auto began = std::chrono::steady_clock::now();
    const auto foundOnes = [&] {
        std::vector<FoundGame> found = search.games();
        found.erase(std::remove_if(found.begin(), found.end(),
                                   [&](const FoundGame& game) { return game.name != name; }),
                    found.end());
        return found;
    };
    const auto pumpFor = [&](std::chrono::seconds time, std::size_t wanted) {
        const auto until = std::chrono::steady_clock::now() + time;
        while (foundOnes().size() != wanted && std::chrono::steady_clock::now() < until) {
            if (host) host->pump();
            search.pump();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    };
    pumpFor(std::chrono::seconds(2), 1);
    REQUIRE(foundOnes().size() == 1); // Only once, even if the machine answers from two addresses.
    CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(2));
    const FoundGame found = foundOnes().front();
    CHECK(found.level == "First Light");
    CHECK(found.rounds == 1);
    CHECK(found.sameVersion);
    CHECK(found.address.port == host->port());
    host.reset();
    pumpFor(std::chrono::seconds(8), 0);
    CHECK(foundOnes().empty());
}

TEST_CASE("a game that has begun is listed as watchable, and changes of it are noticed", "[online]") {
    MatchTerms terms = smallTerms();
    terms.names[sideIndex(terms.host)] = "BEA " + std::to_string(randomSeed() % 1'000'000);
    const std::string name = terms.names[sideIndex(terms.host)];
    const auto host = OnlineGame::host(terms);
    const auto guest = OnlineGame::join(Address{0x7f000001, host->port()}, "BOB");
    NetworkGames search;
    const auto found = [&] {
        for (const FoundGame& game : search.games())
            if (game.name == name) return std::optional<FoundGame>(game);
        return std::optional<FoundGame>();
    };
    const auto pumpUntil = [&](auto isSo) {
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(5);
        while (!isSo() && std::chrono::steady_clock::now() < until) {
            host->pump();
            search.pump();
            if (found()) guest->pump(); // The guest joins after the game was found.
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        return isSo();
    };
    REQUIRE(pumpUntil([&] { return found().has_value(); }));
    CHECK_FALSE(found()->playing);
    CHECK(pumpUntil([&] { return found() && found()->playing; }));
    const auto games = search.games();
    CHECK(std::count_if(games.begin(), games.end(),
                        [&](const FoundGame& game) { return game.name == name; }) == 1);
}

TEST_CASE("one machine can fill only its share of the list of games", "[online]") {
    std::vector<std::unique_ptr<UdpSocket>> liars;
    liars.push_back(std::make_unique<UdpSocket>(usualPort, nextPorts)); // Receives the search.
    while (liars.size() < 12)
        liars.push_back(std::make_unique<UdpSocket>());
    NetworkGames search;
    const auto ofLiar = [&] {
        const auto games = search.games();
        return std::count_if(games.begin(), games.end(),
                             [](const FoundGame& game) { return game.name == "LIAR"; });
    };
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(1200);
    while (std::chrono::steady_clock::now() < until) {
        search.pump();
        for (const Datagram& question : liars.front()->receive()) {
            const auto packet = decode(question.bytes);
            const auto* const asked = packet ? std::get_if<SearchPacket>(&*packet) : nullptr;
            if (asked == nullptr) continue;
            for (std::size_t i = 0; i < liars.size(); ++i)
                liars[i]->send({question.address, encode(OfferPacket{asked->guest, simulationVersion, "LIAR",
                                                                     "LEVEL " + std::to_string(i), 3})});
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    CHECK(ofLiar() > 0);
    CHECK(ofLiar() <= nextPorts + 1);
}

TEST_CASE("a third machine watches a match to its end and a rematch, and the host counts it", "[online]") {
    OnlinePair pair;
    REQUIRE(pair.begin());
    CHECK(pair.host->spectators() == 0);
    pair.letWatch();
    CHECK(waitingWords(*pair.watched).heading == "CALLING");
    const auto stage = [&] { return pair.watched->spectator().stage(); };
    REQUIRE(pair.playUntil([&] { return stage() == Spectator::Stage::Watching; }));
    CHECK(pair.host->spectators() == 1);
    CHECK(pair.guest->spectators() == 0);
    CHECK(spectatorsText(pair.host->spectators()) == "1 spectator");
    REQUIRE(pair.playToEnd());
    REQUIRE(pair.pumpUntil([&] { return pair.host->spectatorsKnow(); }));
    // As fast as possible.
    std::vector<Event> events;
    const Spectator& spectator = pair.watched->spectator();
    const auto seen = [&] {
        pair.watched->spectator().catchUp();
        while (pair.watched->spectator().step(events))
            continue;
        return spectator.match()->stage() == OnlineMatch::Stage::Decided;
    };
    // The players must advance, so that the spectator's two seconds of delay are covered.
    REQUIRE(pair.playUntil(seen));
    const auto truth = pair.host->peer().session()->takeDecided();
    const auto decided = pair.watched->spectator().takeDecided();
    REQUIRE(truth.size() == 1);
    REQUIRE(decided.size() == 1);
    CHECK(decided[0]->hashes == truth[0]->hashes);
    CHECK(spectator.match()->terms().names == pair.host->peer().terms()->names);

    SECTION("a rematch is seen too") {
        for (const auto& game : {pair.host, pair.guest})
            game->wish(OnlineInput::rematch);
        REQUIRE(pair.playUntil([&] { return seen() ? false : spectator.match()->round() == 1; }));
    }
    SECTION("the host says that it leaves") {
        pair.host.reset();
        for (int i = 0; i < 2000 && !spectator.ended(); ++i) {
            pair.watched->waitAndPump(std::chrono::milliseconds(1));
            static_cast<void>(seen());
        }
        CHECK(spectator.stage() == Spectator::Stage::Left);
        CHECK(endWords(spectator, pair.watched->host()).heading == "THE MATCH IS OVER");
    }
    SECTION("the spectator says that it leaves") {
        pair.watched.reset();
        CHECK(pair.pumpUntil([&] { return pair.host->spectators() == 0; }));
    }
}

TEST_CASE("a spectator that cannot watch is told why", "[online]") {
    const auto host = OnlineGame::host(smallTerms(), 0);
    WatchedGame early({0x7f000001, host->port()});
    for (int i = 0; i < 2000 && !early.spectator().ended(); ++i) {
        host->pump();
        early.waitAndPump(std::chrono::milliseconds(1));
    }
    CHECK(endWords(early.spectator(), early.host()).heading == "NOTHING TO WATCH");
    Spectator alone({0xc0000201, 4000}, "0.2.0", 1);
    alone.update(Peer::Time{1});
    alone.update(Spectator::unansweredAfter + Peer::Time{2});
    const OnlineWords words = endWords(alone, {0xc0000201, 4000});
    for (const char* const part : {"192.0.2.1:4000", "UDP port 4000", "firewall"})
        CHECK_THAT(words.text, ContainsSubstring(part));
    CHECK(words.text.find("relay") == std::string::npos); // A relay does not forward spectators.
    CHECK(spectatorsText(0).empty());
    CHECK(spectatorsText(3) == "3 spectators");
}

TEST_CASE("the connection's quality is shown as a word with the round trip", "[online]") {
    CHECK(connectionWord(0.0, 0.0) == "Good");
    CHECK(connectionWord(79.9, 0.019) == "Good");
    CHECK(connectionWord(80.0, 0.0) == "Fair");
    CHECK(connectionWord(10.0, 0.02) == "Fair");
    CHECK(connectionWord(200.0, 0.1) == "Fair");
    CHECK(connectionWord(200.1, 0.0) == "Slow");
    CHECK(connectionWord(10.0, 0.101) == "Slow");
    ConnectionQuality connection;
    connection.measured(ConnectionQuality::Time{32'400});
    CHECK(connectionText(connection) == "Good 32 ms");
}

TEST_CASE("a guest without an answer is told which port must be open, and where", "[online]") {
    Peer peer = guestOf({0xc0000201, 4000});
    peer.update(Peer::Time{1});
    peer.update(Peer::unansweredAfter + Peer::Time{2});
    REQUIRE(peer.stage() == Stage::Unanswered);
    const OnlineWords direct = endWords(peer, {Address{0xc0000201, 4000}, {}});
    CHECK(direct.heading == "NO ANSWER");
    for (const char* const part : {"192.0.2.1:4000", "UDP port 4000", "firewall", "router", "relay"})
        CHECK_THAT(direct.text, ContainsSubstring(part));
    const OnlineWords relayed = endWords(peer, {farAway, "7KQ2M-XD4HT"});
    CHECK_THAT(relayed.text, ContainsSubstring("the code 7KQ2M-XD4HT"));
    CHECK(relayed.text.find("UDP port") == std::string::npos);
    Peer full = guestOf(farAway);
    full.meetAt(farAway, "7KQ2M-XD4HT");
    full.update(Peer::Time{1});
    const RelayPlace place = GENERATE(RelayPlace::Full, RelayPlace::Taken);
    full.receive({farAway, encode(RelayedPacket{"7KQ2M-XD4HT", 1, place})}, Peer::Time{2});
    full.update(Peer::unansweredAfter + Peer::Time{2});
    CHECK(endWords(full, {farAway, "7KQ2M-XD4HT"}).heading ==
          (place == RelayPlace::Full ? "THE RELAY IS FULL" : "THE CODE IS IN USE"));
}

TEST_CASE("a full relay is reported to host and guest in plain words", "[online]") {
    UdpSocket socket;
    const Address at{0x7f000001, socket.port()};
    Relay relay(7);
    // One IP address takes the relay's last places.
    constexpr Relay::Time now{1'000'000};
    std::vector<Datagram> out;
    for (std::uint16_t port = 1; port <= Relay::mostOfOneHost; ++port) {
        RelayPacket shown{inviteCode(port), 0};
        for (int i = 0; i < 2; ++i) {
            out.clear();
            relay.receive({{at.host, port}, encode(shown)}, now, out);
            shown.cookie = std::get<RelayedPacket>(*decode(out.at(0).bytes)).cookie;
        }
    }
    const auto host = OnlineGame::host(smallTerms(), 0, at);
    const auto guest = OnlineGame::join(at, "7KQ2M-XD4HT", "BOB");
    const auto full = [](const auto& game) { return game->peer().relayPlace() == RelayPlace::Full; };
    for (int i = 0; i < 5000 && !(full(host) && full(guest)); ++i) {
        host->pump();
        guest->pump();
        socket.wait(std::chrono::milliseconds(1));
        out.clear();
        for (const Datagram& datagram : socket.receive())
            relay.receive(datagram, now, out);
        for (const Datagram& datagram : out)
            socket.send(datagram);
    }
    const std::string words = "The relay at " + textOf(at) + " has no room left";
    CHECK_THAT(waitingWords(*host).text, ContainsSubstring(words));
    CHECK(waitingWords(*host).marks.find("CODE") == std::string::npos); // The code would be useless.
    CHECK_THAT(waitingWords(*guest).text, ContainsSubstring(words));
}

TEST_CASE("without a chosen name the player is called HOST or GUEST", "[online]") {
    Settings settings;
    CHECK(onlineName(settings, true) == "HOST");
    CHECK(onlineName(settings, false) == "GUEST");
    settings.playerNames[0] = "Ada";
    CHECK(onlineName(settings, true) == "ADA");
}

TEST_CASE("termsOf() describes the versus match, with a new seed for each match", "[online]") {
    MatchSetup setup;
    setup.kind = VersusMatch{Series{5}};
    setup.level = "first-light";
    setup.settings.goals = {2, 4};
    Settings settings;
    settings.playerNames[0] = "Ada";
    settings.ownHalf = 70;
    const Side side = GENERATE(Side::Blue, Side::Red);
    const MatchTerms terms = hostedBy(settings, side, termsOf(setup, assetsPath("levels")));
    CHECK(terms.host == side);
    CHECK(terms.settings.ownHalf[sideIndex(side)] == 70);
    CHECK(terms.settings.ownHalf[sideIndex(opponent(side))] == 100);
    CHECK(terms.rounds == 5);
    CHECK(terms.settings.goals == std::array<int, 2>{2, 4});
    CHECK(terms.settings.mode == Mode::Versus);
    CHECK_FALSE(terms.level.bricks.empty());
    CHECK(terms.names[sideIndex(terms.host)] == "ADA");
    CHECK(terms.seed != termsOf(setup, assetsPath("levels")).seed);
    setup.seed = 9;
    CHECK(termsOf(setup, assetsPath("levels")).seed == 9);
}
