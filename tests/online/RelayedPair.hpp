#pragma once

#include "arkanong/net/Relay.hpp"
#include "online/OnlinePair.hpp"

namespace arkanong::test {

/// A host and a guest, and perhaps a spectator, in one process, who meet by a code at a relay.
struct RelayedPair {
    /// `direct`: the relay tells the players each other's address, so that they play directly.
    explicit RelayedPair(MatchTerms terms = smallTerms(), bool direct = true, int guestsHalf = 100)
        : host(OnlineGame::host(std::move(terms), 0, at)),
          guest(OnlineGame::join(at, host->way().code, "BOB MWMWMWMWMWMW", guestsHalf)), tells(direct) {}

    /// Adds a spectator with the code.
    void letWatch() { watched = std::make_unique<WatchedGame>(at, host->way().code); }
    /// Pumps the relay and all games until the predicate holds, for longestWait at most. Returns whether it holds.
    template <typename Predicate>
    bool pumpUntil(Predicate isSo) {
        const auto deadline = std::chrono::steady_clock::now() + longestWait;
        while (!isSo() && std::chrono::steady_clock::now() < deadline) {
            serve();
            host->pump();
            guest->pump();
            if (watched) watched->pump();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return isSo();
    }
    bool begin() {
        return pumpUntil([this] { return host->peer().session() && guest->peer().session(); });
    }

    UdpSocket socket;
    Address at{0x7f000001, socket.port()};
    Relay relay{7};
    std::shared_ptr<OnlineGame> host;
    std::shared_ptr<OnlineGame> guest;
    std::unique_ptr<WatchedGame> watched{}; ///< Null until letWatch().
    bool tells;

  private:
    void serve() {
        std::vector<Datagram> out;
        const auto now = std::chrono::duration_cast<Relay::Time>(std::chrono::steady_clock::now() - began_);
        for (const Datagram& datagram : socket.receive())
            relay.receive(datagram, now, out);
        for (Datagram& datagram : out) {
            auto said = decode(datagram.bytes);
            auto* const place = said ? std::get_if<RelayedPacket>(&*said) : nullptr;
            if (place != nullptr && !tells) {
                place->partner = {};
                datagram.bytes = encode(*place);
            }
            socket.send(datagram);
        }
    }

    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

} // namespace arkanong::test
