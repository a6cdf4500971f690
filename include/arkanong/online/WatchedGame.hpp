#pragma once

#include "arkanong/net/Spectator.hpp"
#include "arkanong/online/PacedTime.hpp"
#include "arkanong/online/UdpSocket.hpp"

#include <chrono>
#include <memory>

namespace arkanong {

/// A match between two other machines as one has it that watches: its Spectator, and the socket that feeds it. Screens hand it
/// on from one to the next, and each calls pump() once a frame. It tells the host that this one goes when the last of them
/// lets go of it.
class WatchedGame {
  public:
    using Clock = std::chrono::steady_clock;

    /// Calls the host there. Throws MachineError where no port is free.
    explicit WatchedGame(const Address& host);
    ~WatchedGame();
    WatchedGame(const WatchedGame&) = delete;
    WatchedGame& operator=(const WatchedGame&) = delete;

    /// Takes in what has come, and sends what is due.
    void pump();
    /// As that, when something has come or after this time: for a program without frames.
    void waitAndPump(std::chrono::milliseconds longest);
    /// Tells the host that this one goes.
    void leave();

    /// So much of the frame's time counts for the ticks, see Spectator::pace().
    std::chrono::microseconds paced(std::chrono::microseconds frame) {
        return pacedTime_.counted(frame, spectator_.pace());
    }

    Spectator& spectator() { return spectator_; }
    const Spectator& spectator() const { return spectator_; }
    const Address& host() const { return host_; }

  private:
    Spectator::Time now() const;
    void send();

    UdpSocket socket_;
    Address host_;
    Spectator spectator_;
    PacedTime pacedTime_;
    Clock::time_point began_ = Clock::now();
};

} // namespace arkanong
