#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/net/Spectator.hpp"
#include "fuzz/WatchedHost.hpp"
#include "net/SimulatedMatch.hpp"
#include "net/packet/SomePackets.hpp"

#include <fstream>

using namespace arkanong::test;

// For whoever changes the protocol: arkanong_tests "[packet-seeds]" writes the seeds of the fuzz target "packet" again.

namespace {

void save(const std::string& name, const std::string& bytes) {
    std::ofstream file(testDataPath("fuzz/packet/" + name), std::ios::binary);
    CHECK(file << bytes);
}

constexpr Address seedHost{0x0a000001, usualPort}, seedGuest{0x0a000003, usualPort};
constexpr Peer::Time eachDatagram{16'000};

/// A datagram as the target takes them: its length, who sends it (0 the host, else a guest), and its bytes.
std::string taken(int sender, const std::string& bytes) {
    std::string text;
    text += static_cast<char>(bytes.size() >> 8U);
    text += static_cast<char>(bytes.size());
    text += static_cast<char>(sender);
    return text + bytes;
}

} // namespace

TEST_CASE("The longest packets, and terms, become seeds", "[.packet-seeds]") {
    for (const Packet& packet : largestPackets())
        save("kind-" + std::to_string(packet.index() + 1), encode(packet));
    save("terms", encodeTerms(quickTerms()));
}

// The same peers as the target has, which hear a datagram at a time.
TEST_CASE("What a host and a guest hear until they play becomes seeds", "[.packet-seeds]") {
    MatchTerms terms;
    terms.names = {"HOST", "GUEST"};
    Peer host = Peer::host(terms, "0.2.0", 7);
    Peer guest = Peer::guest(seedHost, "GUEST", "0.2.0", 8);
    const std::string code = "7KQ2M-XD4HT";
    guest.meetAt(seedHost, code);
    std::string toHost, toGuest;
    Peer::Time hostNow{1'000'000}, guestNow{1'000'000};
    std::vector<std::string> forHost, forGuest;
    const auto collect = [](Peer& peer, std::vector<std::string>& out) {
        for (Datagram& datagram : peer.takeOutgoing())
            out.push_back(std::move(datagram.bytes));
    };
    for (int i = 0; i < 60; ++i) {
        if (forGuest.empty()) forGuest.push_back(encode(RelayedPacket{code, 5, RelayPlace::Connected}));
        for (const std::string& bytes : forGuest) {
            toGuest += taken(0, bytes);
            guestNow += eachDatagram;
            guest.update(guestNow);
            guest.receive({seedHost, bytes}, guestNow);
            collect(guest, forHost);
        }
        forGuest.clear();
        for (const std::string& bytes : forHost) {
            toHost += taken(1, bytes);
            hostNow += eachDatagram;
            host.receive({seedGuest, bytes}, hostNow);
            host.update(hostNow);
            collect(host, forGuest);
        }
        forHost.clear();
    }
    CHECK(host.stage() == Peer::Stage::Playing);
    CHECK(guest.stage() == Peer::Stage::Playing);
    save("to-host", toHost);
    save("to-guest", toGuest);
    CHECK(toHost.size() + toGuest.size() < 16'384);
}

TEST_CASE("What a host and who watches hear until the match is seen becomes seeds", "[.packet-seeds]") {
    WatchedHost host;
    Spectator spectator(seedHost, "0.2.0", 8);
    const Secrets secrets(WatchedHost::secret, Secrets::Use::Players);
    std::string toHost, toSpectator;
    Peer::Time now{1'000'000};
    for (int i = 0; i < 60; ++i) {
        now += eachDatagram;
        spectator.update(now);
        for (const Datagram& datagram : spectator.takeOutgoing()) {
            const auto packet = decode(datagram.bytes);
            if (const auto* const hello = std::get_if<HelloPacket>(&*packet)) { // Which the Peer answers.
                const std::string cookie =
                    encode(CookiePacket{hello->guest, secrets.cookieOf(seedGuest, hello->guest, now)});
                toSpectator += taken(0, cookie);
                spectator.receive({seedHost, cookie}, now);
                continue;
            }
            toHost += taken(1, datagram.bytes);
            host.spectators.receive({seedGuest, datagram.bytes}, now);
        }
        host.spectators.update(now);
        for (const Datagram& datagram : host.spectators.takeOutgoing()) {
            toSpectator += taken(0, datagram.bytes);
            spectator.receive({seedHost, datagram.bytes}, now);
        }
    }
    CHECK(host.spectators.allKnow());
    CHECK(host.spectators.count() == 1);
    REQUIRE(spectator.match() != nullptr);
    save("to-audience", toHost);
    save("to-watcher", toSpectator);
    CHECK(toHost.size() + toSpectator.size() < 16'384);
}

TEST_CASE("What a relay hears until it forwards becomes a seed", "[.packet-seeds]") {
    Relay relay(9);
    RelayPacket request;
    request.code = "7KQ2M-XD4HT";
    std::string toRelay;
    Relay::Time now{1'000'000};
    for (const int sender : {1, 2}) {
        request.cookie = 0;
        request.role = sender == 1 ? RelayRole::Host : RelayRole::Guest;
        for (int i = 0; i < 2; ++i) {
            std::vector<Datagram> answers;
            toRelay += taken(sender, encode(request));
            now += eachDatagram;
            relay.receive({{0x0a000002U + static_cast<unsigned>(sender), usualPort}, encode(request)}, now,
                          answers);
            request.cookie = std::get<RelayedPacket>(*decode(answers.at(0).bytes)).cookie;
        }
    }
    CHECK(relay.figures().matches == 1);
    for (const int sender : {1, 2})
        toRelay += taken(sender, encode(PingPacket{1, 2}));
    save("to-relay", toRelay);
}
