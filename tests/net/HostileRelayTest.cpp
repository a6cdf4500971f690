#include "Catch.hpp"
#include "net/RelayedMatch.hpp"

using namespace arkanong::test;

// Machines that abuse a relay, or the host behind it.

namespace {

using Time = Relay::Time;

constexpr Address seatedHost{1, 1000}, seatedGuest{2, 2000}, firstWatcher{3, 3000}, outsider{9, 9000};
const std::string someBytes = encode(PingPacket{5, 6});

/// A relay with a host, a guest and a spectator.
struct FullTable {
    Relay relay{7};
    Time now{1'000'000};

    FullTable() {
        seat(seatedHost, RelayRole::Host);
        seat(seatedGuest, RelayRole::Guest);
        seat(firstWatcher, RelayRole::Spectator);
        now += Time{1'000'000};
    }
    std::vector<Datagram> answers(const Address& from, const std::string& bytes) {
        std::vector<Datagram> out;
        relay.receive({from, bytes}, now, out);
        return out;
    }
    RelayedPacket show(const Address& from, RelayRole role, Token cookie) {
        const auto out = answers(from, encode(RelayPacket{relayCode, cookie, role}));
        return out.empty() ? RelayedPacket{} : std::get<RelayedPacket>(*decode(out.front().bytes));
    }
    RelayedPacket seat(const Address& from, RelayRole role) {
        return show(from, role, show(from, role, 0).cookie);
    }
    static std::string toChannel(int channel, const std::string& bytes) {
        return encode(ChannelPacket{static_cast<std::uint8_t>(channel), bytes});
    }
};

} // namespace

TEST_CASE("The relay tells the two players each other's addresses, and nobody else any", "[net]") {
    FullTable table;
    CHECK(table.seat(seatedHost, RelayRole::Host).partner == seatedGuest);
    CHECK(table.seat(seatedGuest, RelayRole::Guest).partner == seatedHost);
    CHECK(table.seat(firstWatcher, RelayRole::Spectator).partner == Address());
    CHECK(table.seat(firstWatcher, RelayRole::Spectator).place == RelayPlace::Connected);
    CHECK(table.show(outsider, RelayRole::Guest, 0).partner == Address()); // Without a proof.
    CHECK(table.seat(outsider, RelayRole::Guest).partner == Address());    // The place is taken.
    CHECK(table.seat(outsider, RelayRole::Host).partner == Address());
    CHECK(table.relay.figures().players == 2);
}

TEST_CASE("What a spectator sends reaches the host alone, and only the host reaches it", "[net]") {
    FullTable table;
    const auto toHost = table.answers(firstWatcher, someBytes);
    REQUIRE(toHost.size() == 1);
    CHECK(toHost[0].address == seatedHost);
    CHECK(toHost[0].bytes == FullTable::toChannel(1, someBytes));
    const auto back = table.answers(seatedHost, FullTable::toChannel(1, someBytes));
    REQUIRE(back.size() == 1);
    CHECK(back[0].address == firstWatcher);
    CHECK(back[0].bytes == someBytes);
    CHECK(table.answers(seatedHost, someBytes).at(0).address == seatedGuest);
    CHECK(table.answers(seatedGuest, someBytes).at(0).address == seatedHost);
}

TEST_CASE("Forged, nested or foreign wrappings are not forwarded", "[net]") {
    FullTable table;
    const std::string wrapping = FullTable::toChannel(1, someBytes);
    for (const Address& from : {seatedGuest, firstWatcher, outsider})
        CHECK(table.answers(from, wrapping).empty());
    for (const std::string& inner : {std::string(), std::string("AK"), std::string(100, 'x'), wrapping,
                                     encode(RelayedPacket{relayCode, 1, RelayPlace::Connected, outsider})})
        CHECK(table.answers(seatedHost, FullTable::toChannel(1, inner)).empty());
    for (const int channel : {2, 3, 4})
        CHECK(
            table.answers(seatedHost, FullTable::toChannel(channel, someBytes)).empty()); // Nobody is there.
    for (const int channel : {0, 5, 255}) {
        std::string outside = wrapping;
        outside[5] = static_cast<char>(channel);
        CHECK(table.answers(seatedHost, outside).empty());
    }
    std::string newer = wrapping;
    ++newer[3];
    for (const Address& from : {seatedHost, seatedGuest, firstWatcher})
        CHECK(table.answers(from, newer).empty());
    CHECK(table.answers(firstWatcher, "AKN" + std::string(largestPacket - 2, 'x'))
              .empty()); // Too long to wrap.
    CHECK(table.answers(firstWatcher, "AKN" + std::string(largestPacket - 3, 'x')).size() == 1);
}

TEST_CASE("Spectators have budgets of their own, which cost the players nothing", "[net]") {
    FullTable table;
    for (std::uint32_t i = 0; i < 3; ++i)
        table.seat({20 + i, 1}, RelayRole::Spectator);
    table.now += Time{1'000'000};
    const std::string large = "AKN" + std::string(397, 'x');
    const auto bytes = [&](const Address& from, const std::string& sent) {
        std::size_t forwarded = 0;
        for (int i = 0; i < 1000; ++i)
            for (const Datagram& one : table.answers(from, sent))
                forwarded += one.address == seatedHost ? one.bytes.size() - 6 : one.bytes.size();
        return forwarded;
    };
    CHECK(bytes(firstWatcher, large) == Relay::ofSpectator.bytes);
    CHECK(bytes(seatedHost, FullTable::toChannel(1, large)) == Relay::toSpectator.bytes);
    std::size_t toOthers = 0;
    for (const int channel : {2, 3, 4})
        toOthers += bytes(seatedHost, FullTable::toChannel(channel, large));
    CHECK(toOthers == Relay::toSpectators.bytes - Relay::toSpectator.bytes);
    CHECK(bytes(seatedHost, large) == Relay::ofPlayer.bytes);
}

TEST_CASE("A spectator's place goes to another one after its silence, and its role is not a player's",
          "[net]") {
    FullTable table;
    for (std::uint32_t i = 0; i < 3; ++i)
        CHECK(table.seat({20 + i, 1}, RelayRole::Spectator).place == RelayPlace::Connected);
    CHECK(table.seat(outsider, RelayRole::Spectator).place == RelayPlace::Taken);
    table.now += Relay::givenUpAfter;
    static_cast<void>(table.answers(firstWatcher, someBytes));
    CHECK(table.seat(outsider, RelayRole::Spectator).place == RelayPlace::Connected);
    CHECK(table.relay.figures().spectators == 4);
    CHECK(table.answers(firstWatcher, someBytes).at(0).bytes == FullTable::toChannel(1, someBytes));
    CHECK(table.answers(outsider, someBytes).at(0).bytes == FullTable::toChannel(2, someBytes));
    // Who changes the role leaves the place.
    CHECK(table.seat(outsider, RelayRole::Guest).partner == seatedHost);
    CHECK(table.relay.figures().spectators == 3);
    CHECK(table.answers(seatedHost, FullTable::toChannel(2, someBytes)).empty());
}

TEST_CASE("A spectator behind a relay cannot join the match as a guest", "[net]") {
    Peer host = Peer::host(quickTerms(), "0.2.0", 1);
    Address channel = relayAt;
    channel.channel = 2;
    const Peer::Time now{1'000'000};
    host.receive({channel, encode(HelloPacket{42})}, now);
    const Datagram answer = host.takeOutgoing().at(0);
    CHECK(answer.address == channel);
    const Token cookie = std::get<CookiePacket>(*decode(answer.bytes)).cookie;
    host.receive({channel, encode(JoinPacket{42, cookie, simulationVersion, "0.2.0", "X"})}, now);
    CHECK(host.stage() == Peer::Stage::Waiting);
    // The cookie proves nothing for another channel, or for the relay itself.
    const Secrets secrets(1, Secrets::Use::Spectators);
    CHECK(secrets.proves(cookie, channel, 42, now));
    CHECK_FALSE(secrets.proves(cookie, relayAt, 42, now));
}

TEST_CASE("A flood of spectators costs a match through the relay no datagram", "[net]") {
    RelayedMatch meeting({60.0, 0.0, 0.0, 0.0});
    meeting.putBehind(SimulatedRouter::Kind::Symmetric, SimulatedRouter::Kind::Cone);
    REQUIRE(meeting.begun());
    for (int i = 0; i < 12; ++i)
        meeting.watchByCode();
    meeting.match.between = [&, pass = meeting.match.between, i = 0U](Time now) mutable {
        for (int burst = 0; burst < 20; ++burst, ++i)
            meeting.match.network.send(
                {0x0c000000 + i % 500, 7},
                {{relayAt, encode(RelayPacket{relayCode, i, RelayRole::Spectator})}, {relayAt, someBytes}},
                now);
        pass(now);
    };
    meeting.match.run(5e3);
    for (const Machine& machine : meeting.match.machines) {
        CHECK(machine.peer.stage() == Peer::Stage::Playing);
        CHECK(machine.waits == 0);
        CHECK(machine.peer.connection().loss() < 0.01);
    }
    CHECK(meeting.watched.spectators().count() > 0);
    CHECK(meeting.relay.figures().players == 2);
}
