#include "Catch.hpp"
#include "net/SimulatedMatch.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr Address thirdAddress{0x0a000063, 5555};

/// The session's number, as the guest says it in what is underway to the host; 0 if it says none.
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

TEST_CASE("A host that lies about the tick of the start does not send the guest into the future", "[net]") {
    SimulatedMatch match(quickTerms(), {80.0, 0.0, 0.0, 0.0}, 5);
    Peer& guest = match.guest().peer;
    match.run(5e3, [&] { return guest.stage() == Peer::Stage::Preparing && guest.terms() != nullptr; });
    REQUIRE(guest.stage() == Peer::Stage::Preparing);
    InputPacket lie;
    lie.session = sessionOf(match);
    REQUIRE(lie.session != 0);
    lie.number = 1;
    lie.now = lie.known = lie.first = 0x7fffffff;
    guest.receive({match.host().address, encode(lie)}, match.now);
    CHECK(guest.stage() == Peer::Stage::Playing);
    CHECK(guest.session()->now() <= RollbackSession::window / 2);
    CHECK(guest.pace() >= 990);
}

TEST_CASE("A new address that knows the session gets no more bytes than came from it", "[net]") {
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
    CHECK(questions >= 10); // After all it may be the other, to whom a router has given another address.
    CHECK(match.host().peer.stage() == Peer::Stage::Playing);
}
