#include "Catch.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "net/SimulatedMatch.hpp"

using namespace arkanong::test;

namespace {

constexpr Address thirdAddress{0x0a000063, 5555};

/// The session token in the guest's datagrams that are in flight to the host; 0 if there is none.
Token sessionOf(SimulatedMatch& match) {
    for (const Datagram& datagram :
         match.network.arrived(match.host().address, match.now + Peer::Time{500'000})) {
        const auto packet = decode(datagram.bytes);
        if (const auto* const seen = packet ? std::get_if<TermsSeenPacket>(&*packet) : nullptr)
            return seen->session;
    }
    return 0;
}

} // namespace

TEST_CASE("A guest that lies about the start tick does not send the host into the future", "[net]") {
    SimulatedMatch match(quickTerms(), {80.0, 0.0, 0.0, 0.0}, 5);
    Peer& host = match.host().peer;
    InputPacket lie;
    match.run(5e3, [&] { return match.guest().peer.terms() != nullptr; });
    lie.session = sessionOf(match);
    REQUIRE(lie.session != 0);
    lie.number = 1;
    lie.now = lie.known = lie.first = 0x7fffffff;
    match.run(5e3, [&] { return match.guest().peer.session() != nullptr; });
    REQUIRE(host.stage() == Peer::Stage::Preparing);
    host.receive({match.guest().address, encode(lie)}, match.now);
    CHECK(host.stage() == Peer::Stage::Playing);
    CHECK(host.session()->now() <= RollbackSession::window / 2);
    CHECK(host.pace() >= 990);
}

TEST_CASE("A new address that knows the session token gets no more bytes than it sent", "[net]") {
    SimulatedMatch match(quickTerms(), {80.0, 0.0, 0.0, 0.0}, 6);
    match.run(5e3, [&] { return match.guest().peer.terms() != nullptr; });
    const Token session = sessionOf(match);
    REQUIRE(session != 0);
    match.run(5e3, [&] { return match.host().peer.stage() == Peer::Stage::Playing; });
    InputPacket input;
    input.session = session;
    const std::vector<Packet> packets{TermsSeenPacket{session, 1}, PingPacket{session, 1},
                                      PongPacket{session, 1},      StartPacket{session},
                                      ByePacket{session},          input};
    int questions = 0;
    for (int i = 0; i < 60; ++i) {
        match.host().peer.takeOutgoing();
        const std::string bytes = encode(packets[static_cast<std::size_t>(i) % packets.size()]);
        match.host().peer.receive({thirdAddress, bytes}, match.now + Peer::Time{i * 150'000});
        std::size_t answered = 0;
        for (const Datagram& datagram : match.host().peer.takeOutgoing()) {
            if (datagram.address == thirdAddress) answered += datagram.bytes.size();
            if (const auto packet = decode(datagram.bytes))
                questions += std::holds_alternative<PingPacket>(*packet);
        }
        CHECK(answered <= bytes.size());
    }
    CHECK(questions >= 10); // It may be the guest, to whom a router has given another address.
    CHECK(match.host().peer.stage() == Peer::Stage::Playing);
}

TEST_CASE("Hosts of two versions do not answer each other for ever", "[net]") {
    Peer host = Peer::host(quickTerms(), "0.2.0", 1);
    const auto answersTo = [&](std::string bytes) {
        bytes[3] = static_cast<char>(netVersion + 1);
        host.receive({thirdAddress, bytes}, Peer::Time{1'000'000});
        return host.takeOutgoing();
    };
    const std::vector<Datagram> first = answersTo(encode(HelloPacket{1}));
    REQUIRE(first.size() == 1);
    CHECK(answersTo(first.front().bytes).empty()); // The answer of a host of the other version.
}

TEST_CASE("A guest that falls silent after joining gets a few kilobytes", "[net]") {
    Peer host = Peer::host(quickTerms(), "0.2.0", 1);
    Peer::Time now{1'000'000};
    host.receive({thirdAddress, encode(HelloPacket{42})}, now);
    const Token cookie = std::get<CookiePacket>(*decode(host.takeOutgoing().back().bytes)).cookie;
    host.receive({thirdAddress, encode(JoinPacket{42, cookie, simulationVersion, "0.2.0", "X"})}, now);
    std::size_t bytes = 0;
    for (; now < Peer::Time{20'000'000}; now += Peer::Time{16'667}) {
        host.update(now);
        for (const Datagram& datagram : host.takeOutgoing())
            bytes += datagram.bytes.size();
    }
    UNSCOPED_INFO(bytes << " bytes");
    CHECK(bytes > 1'000);
    CHECK(bytes < 30'000);
    CHECK(host.stage() == Peer::Stage::Waiting);
}

TEST_CASE("A guest of an unplayable level ends with an error text and tells the host", "[net]") {
    constexpr Token session = 4711;
    const Address host{0x0a000001, usualPort};
    Peer guest = Peer::guest(host, "GUEST", "0.2.0", 8);
    guest.update(Peer::Time{1'000'000});
    const auto hello = decode(guest.takeOutgoing().back().bytes);
    const Token token = std::get<HelloPacket>(*hello).guest;
    const auto say = [&](const Packet& packet) {
        guest.receive({host, encode(packet)}, Peer::Time{1'100'000});
    };
    say(CookiePacket{token, 1});
    guest.takeOutgoing();
    std::string lie = encodeTerms(quickTerms());
    lie.resize(TermsPacket::largestPart / 2); // For example, only the beginning of the level.
    say(TermsPacket{token, session, 0, 1, lie});
    CHECK(guest.stage() == Peer::Stage::Unusable);
    CHECK_FALSE(guest.problem().empty());
    CHECK(guest.session() == nullptr);
    const std::vector<Datagram> said = guest.takeOutgoing();
    REQUIRE_FALSE(said.empty());
    CHECK(std::holds_alternative<ByePacket>(*decode(said.front().bytes)));
}

TEST_CASE("A peer that sends a wrong checkpoint ends the match, and both sides keep the replay", "[net]") {
    SimulatedMatch match(quickTerms(), {80.0, 10.0, 0.02, 0.02}, 7);
    match.run(20e3, [&] { return match.host().peer.stage() == Peer::Stage::Playing; });
    match.run(2000);
    match.network.onTheWay = [&](const Address& to, Packet& packet) {
        if (auto* const input = std::get_if<InputPacket>(&packet))
            if (to == match.host().address && input->checkedTick != 0) ++input->checkedHash;
    };
    match.run(1000, [&] { return match.host().peer.ended() && match.guest().peer.ended(); });
    for (const Machine& machine : match.machines) {
        CHECK(machine.peer.stage() == Peer::Stage::OutOfSync);
        CHECK(machine.peer.session()->recording().ticks() > 100);
        CHECK_FALSE(firstDifference(machine.peer.session()->recording()));
    }
}
