#include "Catch.hpp"
#include "net/RelayedMatch.hpp"

#include <algorithm>

using namespace arkanong::test;

// Players behind routers who meet at a relay: directly where the routers allow it, else through the relay.

namespace {

using Kind = SimulatedRouter::Kind;
using Stage = Peer::Stage;

constexpr Address newHome{0xcb007181, 50'000}, otherNewHome{0xcb007182, 51'000};

/// Both sides play, and wait for nothing.
bool bothPlay(SimulatedMatch& match) {
    return std::all_of(match.machines.begin(), match.machines.end(), [](const Machine& machine) {
        return machine.peer.stage() == Stage::Playing && !machine.peer.session()->waits();
    });
}

/// A relay that answers each call as if the guest or host were at this address.
void lieAbout(SimulatedMatch& match, const Address& partner) {
    for (const Datagram& datagram : match.network.arrived(relayAt, match.now)) {
        const auto packet = decode(datagram.bytes);
        if (const auto* const shown = packet ? std::get_if<RelayPacket>(&*packet) : nullptr) {
            const RelayedPacket lie{shown->code, 1, RelayPlace::Connected, partner};
            match.network.send(relayAt, {{datagram.address, encode(lie)}}, match.now);
        }
    }
}

} // namespace

TEST_CASE("Two players behind ordinary routers play directly after they have met at a relay", "[net]") {
    RelayedMatch meeting({GENERATE(10.0, 60.0, 250.0), 10.0, 0.02, 0.02}, GENERATE(13U, 14U, 15U));
    meeting.putBehind(Kind::Cone, Kind::Cone);
    REQUIRE(meeting.begun());
    CHECK(meeting.throughRelay() == false);
    CHECK(meeting.match.play() == "");
    CHECK(meeting.throughRelay() == false);
    CHECK(meeting.relay.figures().forwarded < 10);
}

TEST_CASE("Players behind a router that changes ports for each receiver play through the relay", "[net]") {
    RelayedMatch meeting;
    const auto [host, guest] = GENERATE(table<Kind, Kind>(
        {{Kind::Cone, Kind::Symmetric}, {Kind::Symmetric, Kind::Cone}, {Kind::Symmetric, Kind::Symmetric}}));
    meeting.putBehind(host, guest);
    REQUIRE(meeting.begun());
    CHECK(meeting.throughRelay() == true);
    CHECK(meeting.match.play() == "");
    CHECK(meeting.relay.figures().forwarded > 1000);
}

TEST_CASE("A guest behind any router reaches a host without one directly", "[net]") {
    RelayedMatch meeting;
    meeting.putBehind(Kind::Cone, Kind::Symmetric);
    meeting.match.network.routers.erase(meeting.match.network.routers.begin());
    REQUIRE(meeting.begun());
    CHECK(meeting.throughRelay() == false);
    CHECK(meeting.match.play() == "");
}

TEST_CASE("The direct way is found on a bad line, and the host is asked with the guest's address", "[net]") {
    RelayedMatch meeting({200.0, 30.0, 0.1, 0.02}, GENERATE(13U, 14U, 15U));
    const bool direct = GENERATE(true, false);
    meeting.putBehind(Kind::Cone, direct ? Kind::Cone : Kind::Symmetric);
    Peer& host = meeting.match.host().peer;
    host.askFirst(true);
    meeting.match.run(10e3, [&] { return meeting.match.guest().peer.stage() == Stage::Asked; });
    REQUIRE(host.candidate());
    const Peer::Candidate candidate = *host.candidate();
    CHECK(candidate.byCode);
    CHECK(candidate.relayed == !direct);
    REQUIRE(candidate.address);
    CHECK(candidate.address->host == meeting.match.network.routers[1].outside.host);
    host.accept(candidate.guest);
    REQUIRE(meeting.begun());
    CHECK(meeting.throughRelay() == !direct);
}

TEST_CASE("A guest whom the host blocked comes back by neither way", "[net]") {
    RelayedMatch meeting;
    meeting.putBehind(Kind::Cone, GENERATE(Kind::Cone, Kind::Symmetric));
    Peer& host = meeting.match.host().peer;
    Peer& guest = meeting.match.guest().peer;
    host.askFirst(true);
    meeting.match.run(10e3, [&] { return host.candidate().has_value(); });
    REQUIRE(host.candidate());
    host.block(host.candidate()->guest);
    meeting.match.run(5e3, [&] { return guest.ended(); });
    CHECK(guest.refusal() == Refusal::Declined);
    guest = Peer::guest(relayAt, "OTHER NAME", "0.2.0", 99);
    guest.meetAt(relayAt, relayCode);
    meeting.match.run(10e3, [&] { return guest.ended(); });
    CHECK(guest.refusal() == Refusal::Declined);
    CHECK(host.stage() == Stage::Waiting);
}

TEST_CASE("A direct match whose players get other addresses goes on", "[net]") {
    RelayedMatch meeting({GENERATE(60.0, 200.0), 10.0, 0.02, 0.0}, GENERATE(13U, 14U));
    meeting.putBehind(Kind::Cone, Kind::Cone);
    REQUIRE(meeting.begun());
    meeting.match.run(2e3);
    REQUIRE(meeting.throughRelay() == false);
    const int moved = GENERATE(1, 2, 3); // Bit 0: the host; bit 1: the guest.
    if ((moved & 1) != 0) meeting.match.network.routers[0].move(newHome);
    if ((moved & 2) != 0) meeting.match.network.routers[1].move(otherNewHome);
    meeting.match.run(10e3);
    CHECK(bothPlay(meeting.match));
    CHECK(meeting.throughRelay().has_value());
    CHECK(meeting.match.play() == "");
}

TEST_CASE("A direct match goes on through the relay if the direct way breaks", "[net]") {
    RelayedMatch meeting({GENERATE(60.0, 200.0), 10.0, 0.02, 0.0}, GENERATE(13U, 14U));
    meeting.putBehind(Kind::Cone, Kind::Cone);
    REQUIRE(meeting.begun());
    meeting.match.run(2e3);
    for (SimulatedRouter& router : meeting.match.network.routers) {
        router.kind = Kind::Symmetric;
        router.move(router.outside);
        router.outside.port = static_cast<std::uint16_t>(router.outside.port + 1000);
    }
    meeting.match.run(10e3);
    CHECK(bothPlay(meeting.match));
    CHECK(meeting.throughRelay() == true);
    CHECK(meeting.match.play() == "");
}

TEST_CASE("A match through a relay that forgets everything goes on", "[net]") {
    RelayedMatch meeting;
    meeting.putBehind(Kind::Symmetric, Kind::Cone);
    REQUIRE(meeting.begun());
    meeting.match.run(2e3);
    meeting.relay = Relay(8); // Started again.
    meeting.match.run(8e3);
    CHECK(bothPlay(meeting.match));
    CHECK(meeting.match.play() == "");
}

TEST_CASE("Who watches by code sees the match, however the players are connected", "[net]") {
    RelayedMatch meeting;
    const bool direct = GENERATE(true, false);
    meeting.putBehind(Kind::Cone, direct ? Kind::Cone : Kind::Symmetric);
    REQUIRE(meeting.begun());
    CHECK(meeting.throughRelay() == !direct);
    meeting.match.run(5e3);
    Onlooker& first = meeting.watchByCode();
    Onlooker& second = meeting.watchByCode();
    REQUIRE(meeting.watched.playToEnd());
    for (const Onlooker* const onlooker : {&first, &second}) {
        CHECK(meeting.watched.sameTicks(*onlooker) > 100);
        CHECK(onlooker->waited < 30);
        CHECK(onlooker->decided.size() == 1);
    }
    CHECK(meeting.relay.figures().spectators == 2);
}

TEST_CASE("Spectators find their match again when the relay was started again", "[net]") {
    RelayedMatch meeting;
    meeting.putBehind(Kind::Cone, Kind::Cone);
    REQUIRE(meeting.begun());
    std::vector<Onlooker*> onlookers{&meeting.watchByCode(), &meeting.watchByCode(), &meeting.watchByCode()};
    meeting.match.run(4e3);
    CHECK(meeting.watched.spectators().count() == 3);
    meeting.relay = Relay(8);
    // They come back in another order, and so get other channels.
    std::reverse(meeting.watched.onlookers.begin(), meeting.watched.onlookers.end());
    meeting.match.run(12e3);
    for (const Onlooker* const onlooker : onlookers) {
        CHECK(onlooker->spectator.stage() == Spectator::Stage::Watching);
        CHECK(onlooker->spectator.behind() < 3 * Spectator::delay);
    }
    CHECK(bothPlay(meeting.match));
}

TEST_CASE("A code has four spectators, and a fifth is told so", "[net]") {
    RelayedMatch meeting;
    meeting.putBehind(Kind::Cone, Kind::Cone);
    REQUIRE(meeting.begun());
    for (std::size_t i = 0; i < Relay::mostSpectators; ++i)
        meeting.watchByCode();
    meeting.match.run(3e3);
    Onlooker& fifth = meeting.watchByCode();
    meeting.match.run(2e3);
    CHECK(meeting.watched.spectators().count() == Relay::mostSpectators);
    CHECK(fifth.spectator.stage() == Spectator::Stage::Calling);
    CHECK(fifth.spectator.relayPlace() == RelayPlace::Taken);
    CHECK(bothPlay(meeting.match));
}

TEST_CASE("A relay that lies about addresses directs a few small packets a second there", "[net]") {
    SimulatedMatch match(quickTerms(), {20.0, 0.0, 0.0, 0.0}, 5);
    for (Machine& machine : match.machines)
        machine.peer.meetAt(relayAt, relayCode);
    std::uint32_t victim = 0x0b000000;
    const bool always = GENERATE(true, false); // Another address each time, or the same one.
    std::size_t datagrams = 0;
    match.between = [&](Peer::Time now) {
        for (std::uint32_t i = 0x0b000000; i <= victim; ++i)
            for (const Datagram& one : match.network.arrived({i, 9}, now)) {
                CHECK(one.bytes.size() <= HelloPacket::length);
                ++datagrams;
            }
        if (always) ++victim;
        lieAbout(match, {victim, 9});
    };
    match.run(9e3);
    UNSCOPED_INFO(datagrams << " datagrams");
    CHECK(datagrams > 10);
    CHECK(datagrams < 2 * 9 * 6); // Of both machines.
    CHECK(match.host().peer.stage() == Stage::Waiting);
}

TEST_CASE("An address that cannot be another player's is not used", "[net]") {
    RelayCall call(relayAt, relayCode, RelayRole::Guest);
    const auto told = [&](const Address& partner, const Address& from = relayAt) {
        call.hear({relayCode, 1, RelayPlace::Connected, partner}, from, Peer::Time{1'000'000});
        return call.partner();
    };
    CHECK_FALSE(told({5, 0}));
    CHECK_FALSE(told(relayAt));
    CHECK_FALSE(told(Address()));
    CHECK_FALSE(told({5, 6}, {0x0a00000a, usualPort})); // Not the relay.
    CHECK(told({5, 6}) == Address{5, 6});
    CHECK(call.dueTry(false, Peer::Time{1'000'000}));
    CHECK_FALSE(call.dueTry(false, Peer::Time{1'100'000}));
    CHECK(call.dueTry(false, Peer::Time{1'300'000}));
    CHECK_FALSE(call.dueTry(false, Peer::Time{6'100'000}));
    CHECK(call.dueTry(true, Peer::Time{6'200'000}));
}

TEST_CASE("A relay that does not answer for three seconds is noticed, and so is its next answer", "[net]") {
    using std::chrono::milliseconds;
    const std::string code = "7KQ2M-XD4HT";
    RelayCall call(relayAt, code, RelayRole::Host);
    CHECK_FALSE(call.isSilentAt(milliseconds(0)));
    REQUIRE(call.due(false, milliseconds(0)));
    REQUIRE(call.due(false, milliseconds(2999)));
    CHECK_FALSE(call.isSilentAt(milliseconds(2999)));
    CHECK(call.isSilentAt(milliseconds(3000)));
    call.hear({code, 1, RelayPlace::Waiting, {}}, relayAt, milliseconds(3100));
    CHECK_FALSE(call.isSilentAt(milliseconds(9000)));
    REQUIRE(call.due(false, milliseconds(9000)));
    CHECK(call.isSilentAt(milliseconds(12'000)));
}
