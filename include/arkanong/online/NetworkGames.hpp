#pragma once

#include "arkanong/net/Packet.hpp"
#include "arkanong/online/UdpSocket.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// A game on the local network.
struct FoundGame {
    Address address;
    std::string name;  ///< The host's.
    std::string level; ///< As displayed.
    int rounds = 3;
    bool sameVersion = true; ///< It can be joined or watched.
    bool playing = false;    ///< It has begun, and can only be watched.

    friend bool operator==(const FoundGame& a, const FoundGame& b) {
        return a.address == b.address && a.name == b.name && a.level == b.level && a.rounds == b.rounds &&
               a.sameVersion == b.sameVersion && a.playing == b.playing;
    }
};

/// Looks for games on the local network and at this machine: asks everyone every half second, at the usual ports.
class NetworkGames {
  public:
    NetworkGames();

    /// To be called once a frame.
    void pump();
    /// Those that have answered within the last seconds, in the order in which they were found, as they are by now.
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
    Token token_;                ///< Who does not repeat it answers somebody else.
    std::optional<Address> own_; ///< Of this machine in its network.
    std::vector<Heard> heard_;
    Clock::time_point asked_{};
};

} // namespace arkanong
