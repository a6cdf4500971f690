#include "arkanong/online/OnlineTexts.hpp"

#include "Catch.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/net/packet/InviteCode.hpp"
#include "online/RelayedPair.hpp"

using namespace arkanong::test;
using Stage = Peer::Stage;

namespace {

constexpr Address farAway{0xc0000201, 26740}; // 192.0.2.1, an address reserved for documentation.

Peer guestOf(const Address& host) { return Peer::guest(host, "BOB", "0.2.0", 1); }

} // namespace

TEST_CASE("a host waits at its port, where others can find it", "[online]") {
    const auto host = OnlineGame::host(smallTerms(), 0);
    const OnlineWords words = waitingWords(Catalogue::english(), *host);
    CHECK(words.heading == "WAITING FOR A PLAYER");
    CHECK_THAT(words.marks, ContainsSubstring(':' + std::to_string(host->port())));
    CHECK((words.text + words.marks).find("CODE") == std::string::npos);
    const auto relayed = OnlineGame::host(smallTerms(), 0, farAway);
    CHECK(inviteCodeNamed(relayed->way().code) == relayed->way().code);
    CHECK_THAT(waitingWords(Catalogue::english(), *relayed).marks,
               ContainsSubstring("Code " + relayed->way().code));
    CHECK_THAT(waitingWords(Catalogue::english(), *relayed).text,
               ContainsSubstring("relay at 192.0.2.1:26740"));
    CHECK_THAT(waitingWords(Catalogue::english(), *OnlineGame::join(farAway, "BOB")).text,
               ContainsSubstring("192.0.2.1:26740"));
}

TEST_CASE("a spectator that cannot watch is told why", "[online]") {
    const auto host = OnlineGame::host(smallTerms(), 0);
    WatchedGame early({0x7f000001, host->port()});
    for (int i = 0; i < 2000 && !early.spectator().ended(); ++i) {
        host->pump();
        early.waitAndPump(std::chrono::milliseconds(1));
    }
    CHECK(endWords(Catalogue::english(), early.spectator(), early.way()).heading == "NOTHING TO WATCH");
    Spectator alone({0xc0000201, 4000}, "0.2.0", 1);
    alone.update(Peer::Time{1});
    alone.update(Spectator::unansweredAfter + Peer::Time{2});
    const OnlineWords words = endWords(Catalogue::english(), alone, {Address{0xc0000201, 4000}, {}});
    for (const char* const part : {"192.0.2.1:4000", "UDP port 4000", "firewall", "relay"})
        CHECK_THAT(words.text, ContainsSubstring(part));
    CHECK_THAT(endWords(Catalogue::english(), alone, {farAway, "7KQ2M-XD4HT"}).text,
               ContainsSubstring("7KQ2M-XD4HT"));
    alone = Spectator({}, "0.2.0", 1);
    alone.meetAt(farAway, "7KQ2M-XD4HT");
    alone.receive({farAway, encode(RelayedPacket{"7KQ2M-XD4HT", 1, RelayPlace::Taken})}, Peer::Time{1});
    alone.update(Peer::Time{1});
    alone.update(Spectator::unansweredAfter + Peer::Time{2});
    CHECK(endWords(Catalogue::english(), alone, {farAway, "7KQ2M-XD4HT"}).heading ==
          "NO SPECTATOR SEATS LEFT");
    CHECK(spectatorsText(Catalogue::english(), 0).empty());
    CHECK(spectatorsText(Catalogue::english(), 3) == "3 spectators");
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
    CHECK(connectionText(Catalogue::english(), connection) == "Good 32 ms");
}

TEST_CASE("a guest without an answer is told which port must be open, and where", "[online]") {
    Peer peer = guestOf({0xc0000201, 4000});
    peer.update(Peer::Time{1});
    peer.update(Peer::unansweredAfter + Peer::Time{2});
    REQUIRE(peer.stage() == Stage::Unanswered);
    const OnlineWords direct = endWords(Catalogue::english(), peer, {Address{0xc0000201, 4000}, {}});
    CHECK(direct.heading == "NO ANSWER");
    for (const char* const part : {"192.0.2.1:4000", "UDP port 4000", "firewall", "router", "relay"})
        CHECK_THAT(direct.text, ContainsSubstring(part));
    const OnlineWords relayed = endWords(Catalogue::english(), peer, {farAway, "7KQ2M-XD4HT"});
    CHECK_THAT(relayed.text, ContainsSubstring("the code 7KQ2M-XD4HT"));
    CHECK(relayed.text.find("UDP port") == std::string::npos);
    Peer full = guestOf(farAway);
    full.meetAt(farAway, "7KQ2M-XD4HT");
    full.update(Peer::Time{1});
    const RelayPlace place = GENERATE(RelayPlace::Full, RelayPlace::Taken);
    full.receive({farAway, encode(RelayedPacket{"7KQ2M-XD4HT", 1, place})}, Peer::Time{2});
    full.update(Peer::unansweredAfter + Peer::Time{2});
    CHECK(endWords(Catalogue::english(), full, {farAway, "7KQ2M-XD4HT"}).heading ==
          (place == RelayPlace::Full ? "THE RELAY IS FULL" : "THE CODE IS IN USE"));
}

TEST_CASE("who calls by a code is told after three seconds that nobody hosts under it", "[online]") {
    const auto guest = OnlineGame::join(farAway, "7KQ2M-XD4HT", "BOB");
    const auto hear = [&](Peer::Time now) {
        guest->peer().receive({farAway, encode(RelayedPacket{"7KQ2M-XD4HT", 1})}, now);
        return waitingWords(Catalogue::english(), *guest).text;
    };
    const Peer::Time begun{1'000'000};
    CHECK_THAT(hear(begun), ContainsSubstring("The host with the code 7KQ2M-XD4HT"));
    CHECK_THAT(hear(begun + RelayCall::answersWithin),
               ContainsSubstring("Nobody hosts a game with the code 7KQ2M-XD4HT yet"));
}

TEST_CASE("who calls by a code is told after three seconds that the relay is silent", "[online]") {
    const auto guest = OnlineGame::join(farAway, "7KQ2M-XD4HT", "BOB");
    guest->peer().update(Peer::Time{1});
    guest->peer().update(RelayCall::answersWithin + Peer::Time{1});
    CHECK_THAT(waitingWords(Catalogue::english(), *guest).text, ContainsSubstring("does not answer"));
}

TEST_CASE("a spectator at a blocked address is told that the host does not accept it", "[online]") {
    OnlinePair pair;
    pair.host->peer().askFirst(true);
    REQUIRE(pair.pumpUntil([&] { return pair.host->peer().candidate().has_value(); }));
    pair.host->peer().block(pair.host->peer().candidate()->guest);
    pair.letWatch();
    REQUIRE(pair.pumpUntil([&] { return pair.watched->spectator().ended(); }));
    CHECK(endWords(Catalogue::english(), pair.watched->spectator(), pair.watched->way()).heading ==
          "THE HOST DECLINED");
}

TEST_CASE("a call that has failed can be repeated, unless the versions differ", "[online]") {
    const auto refused = [](Refusal why) {
        Peer peer = guestOf(farAway);
        peer.receive({farAway, encode(RefusalPacket{0, why, "0.2.0"})}, Peer::Time{1});
        Spectator spectator(farAway, "0.2.0", 1);
        spectator.receive({farAway, encode(RefusalPacket{0, why, "0.2.0"})}, Peer::Time{1});
        return std::pair{nextCalls(peer), nextCalls(spectator)};
    };
    using Calls = std::vector<NextCall>;
    CHECK(refused(Refusal::Declined) == std::pair{Calls{NextCall::Join}, Calls{NextCall::WatchAgain}});
    CHECK(refused(Refusal::Busy).first == Calls{NextCall::Watch, NextCall::Join});
    CHECK(refused(Refusal::OtherVersion) == std::pair{Calls{}, Calls{}});
    Peer silent = guestOf(farAway);
    silent.update(Peer::Time{1});
    silent.update(Peer::unansweredAfter + Peer::Time{2});
    CHECK(nextCalls(silent) == Calls{NextCall::Join});
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
    CHECK_THAT(waitingWords(Catalogue::english(), *host).text, ContainsSubstring(words));
    CHECK(waitingWords(Catalogue::english(), *host).marks.find("CODE") ==
          std::string::npos); // The code would be useless.
    CHECK_THAT(waitingWords(Catalogue::english(), *guest).text, ContainsSubstring(words));
}
