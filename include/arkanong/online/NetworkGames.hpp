#pragma once

#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/online/UdpSocket.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace arkanong {

/// A game that was found on the local network.
struct FoundGame {
    Address address;
    std::string name;  ///< Display name of the host.
    std::string level; ///< Display name.
    int rounds = 3;
    bool sameVersion = true; ///< The host runs a compatible version: the game can be joined or watched.
    bool playing = false;    ///< The match has begun and can only be watched.
    Token game = 0;          ///< See OfferPacket.

    friend bool operator==(const FoundGame& a, const FoundGame& b) {
        return a.address == b.address && a.name == b.name && a.level == b.level && a.rounds == b.rounds &&
               a.sameVersion == b.sameVersion && a.playing == b.playing && a.game == b.game;
    }
};

/// Discovers games on this machine's networks, see searchAddresses(): every half second it sends a search to all
/// machines, at the default ports. A game that answers from several addresses is listed once.
class NetworkGames {
  public:
    NetworkGames();

    /// Receives answers and sends searches that are due. Call it once per frame.
    void pump();
    /// The games whose latest answer is at most a few seconds old, in the order in which they were found.
    std::vector<FoundGame> games() const;

  private:
    using Clock = std::chrono::steady_clock;
    struct Heard {
        FoundGame game;
        Clock::time_point at;
    };

    void ask();
    void hear(const Datagram& datagram);
    void take(const FoundGame& game);

    UdpSocket socket_;
    Token token_;              ///< Answers that do not repeat it are ignored.
    std::vector<Address> own_; ///< This machine's addresses.
    std::vector<Heard> heard_;
    Clock::time_point asked_{};
};

} // namespace arkanong
