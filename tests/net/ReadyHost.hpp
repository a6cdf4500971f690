#pragma once

#include "arkanong/sim/replay/Replay.hpp"
#include "net/SimulatedMatch.hpp"

#include <vector>

namespace arkanong::test {

/// A host whose guests send the packets that the test chooses.
struct ReadyHost {
    static constexpr Peer::Time eachPicture{16'667};

    Peer peer = Peer::host(quickTerms(), "0.2.0", 1);
    Peer::Time now{1'000'000};
    Token session = 0;
    static constexpr Token firstGuest = 41;

    /// Sends the host a packet. Returns its answers to the sender.
    std::vector<Packet> answers(const Address& from, const Packet& packet) {
        peer.receive({from, encode(packet)}, now);
        std::vector<Packet> said;
        for (const Datagram& one : peer.takeOutgoing())
            if (one.address == from) said.push_back(*decode(one.bytes));
        return said;
    }
    Token cookieFor(const Address& from, Token guest) {
        const std::vector<Packet> cookie = answers(from, HelloPacket{guest});
        return std::get<CookiePacket>(cookie.at(0)).cookie;
    }
    /// Asks for a match. Returns the answers.
    std::vector<Packet> join(const Address& from, Token guest = firstGuest) {
        std::vector<Packet> said =
            answers(from, JoinPacket{guest, cookieFor(from, guest), simulationVersion, "0.2.0", "GUEST"});
        for (const Packet& one : said)
            if (const auto* const part = std::get_if<TermsPacket>(&one)) session = part->session;
        return said;
    }
    /// Lets time pass; calls `each` every frame.
    template <typename Each>
    void wait(Peer::Time time, Each each) {
        for (const Peer::Time until = now + time; now < until; now += eachPicture) {
            peer.update(now);
            each();
        }
    }
};

} // namespace arkanong::test
