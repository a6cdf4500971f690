#include "Catch.hpp"
#include "arkanong/net/Relay.hpp"
#include "net/SimulatedMatch.hpp"

#include <algorithm>

using namespace arkanong::test;

// Matches whose machines get other addresses, or whose packets are held up.

namespace {

using Stage = Peer::Stage;

constexpr NetworkFaults wireless{60.0, 10.0, 0.02, 0.0};
constexpr Address reader{0x0a000063, 5555}; ///< Somebody who may read the packets of the match.
constexpr Address moved{0x0a000163, 44444};
constexpr Address movedToo{0x0a000164, 33333};

/// A match that has been played for two seconds.
std::unique_ptr<SimulatedMatch> running(const NetworkFaults& faults = wireless) {
    auto match = std::make_unique<SimulatedMatch>(quickTerms(), faults, 7);
    match->run(20e3, [&] { return match->host().peer.session() != nullptr; });
    match->run(2e3);
    REQUIRE(match->guest().peer.stage() == Stage::Playing);
    return match;
}

/// Nothing arrives for this time.
void interrupt(SimulatedMatch& match, double milliseconds) {
    match.network.unplugged = true;
    match.run(milliseconds);
    match.network.unplugged = false;
}

/// The newest inputs that are on their way to the host, which then never arrive.
InputPacket readInputs(SimulatedMatch& match) {
    InputPacket read;
    for (const Datagram& datagram :
         match.network.arrived(match.host().address, match.now + Peer::Time{500'000}))
        if (const auto packet = decode(datagram.bytes))
            if (const auto* const input = std::get_if<InputPacket>(&*packet)) read = *input;
    REQUIRE(read.session != 0);
    return read;
}

/// Answers each ping of the host to the reader's address, as a player would.
void answerPings(SimulatedMatch& match, Token session) {
    for (const Datagram& datagram : match.network.arrived(reader, match.now))
        if (const auto packet = decode(datagram.bytes))
            if (const auto* const ping = std::get_if<PingPacket>(&*packet))
                match.network.send(reader, {{match.host().address, encode(PongPacket{session, ping->ping})}},
                                   match.now);
}

/// Lets the reader send the inputs that it has read to the host, and answer it, for this time.
void pretend(SimulatedMatch& match, const InputPacket& read, double milliseconds) {
    match.between = [&match, read](Peer::Time now) {
        match.network.send(reader, {{match.host().address, encode(read)}}, now);
        answerPings(match, read.session);
    };
    match.run(milliseconds);
    match.between = {};
}

} // namespace

TEST_CASE("A player who gets another address in the match plays on without a wait", "[net]") {
    const auto match = running();
    Machine& machine = match->machines[GENERATE(0U, 1U)];
    machine.address = moved;
    match->run(2e3);
    CHECK(match->host().waits == 0);
    CHECK(match->guest().waits == 0);
    CHECK(match->play() == "");
}

TEST_CASE("A player who returns within half a minute, at another address, plays on", "[net]") {
    const auto match = running();
    Machine& machine = match->machines[GENERATE(0U, 1U)];
    interrupt(*match, GENERATE(2e3, 28e3));
    machine.address = moved;
    match->run(1e3);
    for (const Machine& one : match->machines) {
        CHECK(one.peer.stage() == Stage::Playing);
        CHECK_FALSE(one.peer.session()->waits());
    }
    CHECK(match->play() == "");
}

TEST_CASE("Two players who both get other addresses find each other by the relay and play on", "[net]") {
    constexpr Address at{0x0a000009, usualPort};
    SimulatedMatch match(quickTerms(), wireless, 13);
    for (Machine& machine : match.machines)
        machine.peer.meetAt(at, "7KQ2M-XD4HT");
    Relay relay(7);
    match.between = [&](Peer::Time now) {
        std::vector<Datagram> out;
        for (const Datagram& datagram : match.network.arrived(at, now))
            relay.receive(datagram, now, out);
        match.network.send(at, std::move(out), now);
    };
    match.run(20e3, [&] { return match.host().peer.session() != nullptr; });
    match.run(2e3);
    REQUIRE(match.guest().peer.stage() == Stage::Playing);
    interrupt(match, GENERATE(0.0, 15e3));
    match.host().address = moved;
    match.guest().address = movedToo;
    match.run(9e3);
    for (const Machine& machine : match.machines) {
        CHECK(machine.peer.stage() == Stage::Playing);
        CHECK_FALSE(machine.peer.session()->waits());
    }
    CHECK(match.play() == "");
}

TEST_CASE("Nobody who reads the packets takes the seat of a player who is playing", "[net]") {
    const auto match = running();
    const InputPacket read = readInputs(*match);
    pretend(*match, read, 5e3);
    CHECK(match->network.arrived(reader, match->now).empty());
    CHECK(match->host().waits == 0);
    CHECK(match->play() == "");
}

TEST_CASE("An answer from another address does not count once the player is heard again", "[net]") {
    const auto match = running({60.0, 0.0, 0.0, 0.0});
    const InputPacket read = readInputs(*match);
    interrupt(*match, 700.0);
    // The host asks at the reader's address, but the player's packets come before the answer.
    match->host().peer.receive({reader, encode(read)}, match->now);
    Token asked = 0;
    for (const Datagram& datagram : match->host().peer.takeOutgoing())
        if (const auto packet = decode(datagram.bytes); packet && datagram.address == reader)
            if (const auto* const ping = std::get_if<PingPacket>(&*packet)) asked = ping->ping;
    REQUIRE(asked != 0);
    match->run(500.0);
    match->host().peer.receive({reader, encode(PongPacket{read.session, asked})}, match->now);
    match->run(500.0);
    CHECK(match->network.arrived(reader, match->now).empty());
    CHECK(match->play() == "");
}

TEST_CASE("A stranger gets no seat while a player is silent, and the player returns to it", "[net]") {
    const auto match = running();
    Random random(3);
    Token cookie = 0;
    std::vector<Refusal> refusals;
    match->network.unplugged = true;
    for (int i = 0; i < 200; ++i) {
        Peer& host = match->host().peer;
        InputPacket inputs;
        inputs.session = random.next();
        const std::array<Packet, 5> tried{
            HelloPacket{42}, JoinPacket{42, cookie, simulationVersion, "0.2.0", "X"}, inputs,
            PongPacket{random.next(), random.next()}, PingPacket{random.next(), 1}};
        const Packet& packet = tried[static_cast<std::size_t>(i) % tried.size()];
        host.receive({reader, encode(packet)}, match->now);
        for (const Datagram& datagram : host.takeOutgoing()) {
            if (datagram.address != reader) continue;
            const auto answer = decode(datagram.bytes);
            if (const auto* const proof = std::get_if<CookiePacket>(&*answer)) cookie = proof->cookie;
            if (const auto* const refusal = std::get_if<RefusalPacket>(&*answer))
                refusals.push_back(refusal->why);
        }
        match->run(100.0);
    }
    CHECK(refusals.size() > 30);
    CHECK(std::all_of(refusals.begin(), refusals.end(), [](Refusal why) { return why == Refusal::Busy; }));
    match->network.unplugged = false;
    match->guest().address = moved;
    match->run(1e3);
    CHECK(match->host().peer.stage() == Stage::Playing);
    CHECK(match->play() == "");
}

TEST_CASE("Packets held up for 300 ms every ten seconds, as by Wi-Fi, cause no wait", "[net]") {
    NetworkFaults faults = wireless;
    faults.roundTrip = GENERATE(0.0, 60.0, 250.0);
    faults.spike = 300.0;
    const auto match = running(faults);
    int missing = 0; // Inputs of the guest, at most.
    match->between = [&](Peer::Time) {
        const RollbackSession& session = *match->host().peer.session();
        missing = std::max(missing, session.now() - session.received());
    };
    match->run(90e3);
    CHECK(missing > 36); // Such spikes have passed.
    for (const Machine& machine : match->machines)
        CHECK(machine.waits == 0);
}

TEST_CASE("A match waits at most once for each time that its packets are held up", "[net]") {
    NetworkFaults faults = wireless;
    faults.spike = GENERATE(900.0, 1'500.0);
    const auto match = running(faults);
    match->run(90e3);
    for (const Machine& machine : match->machines) {
        CHECK(machine.waits <= 10);
        CHECK(machine.longestWait < Peer::Time{800'000});
        CHECK(machine.peer.stage() == Stage::Playing);
    }
}
