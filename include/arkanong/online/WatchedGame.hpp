#pragma once

#include "arkanong/net/Spectator.hpp"
#include "arkanong/online/OnlineWay.hpp"
#include "arkanong/online/PacedTime.hpp"
#include "arkanong/online/UdpSocket.hpp"

#include <chrono>
#include <string>

namespace arkanong {

/// One spectator's side of an online match: its Spectator, and the socket that connects it. Screens share it, and the
/// current screen calls pump() once per frame. The destructor tells the host that this spectator leaves.
class WatchedGame {
  public:
    using Clock = std::chrono::steady_clock;

    /// Calls the host at this address, or the one that shows this code to the relay at this address. Throws
    /// MachineError if no port is free.
    explicit WatchedGame(const Address& host, std::string code = {});
    ~WatchedGame();
    WatchedGame(const WatchedGame&) = delete;
    WatchedGame& operator=(const WatchedGame&) = delete;

    /// Handles received datagrams and sends what is due. Call it once per frame.
    void pump();
    /// Waits for a datagram, at most this long, and then calls pump(): for programs without frames.
    void waitAndPump(std::chrono::milliseconds longest);
    /// Tells the host that this spectator leaves.
    void leave();

    /// How much of a frame's time counts for ticks, see Spectator::pace().
    std::chrono::microseconds paced(std::chrono::microseconds frame) {
        return pacedTime_.counted(frame, spectator_.pace());
    }

    Spectator& spectator() { return spectator_; }
    const Spectator& spectator() const { return spectator_; }
    const OnlineWay& way() const { return way_; }

  private:
    Spectator::Time now() const;
    void send();

    UdpSocket socket_;
    OnlineWay way_;
    Spectator spectator_;
    PacedTime pacedTime_;
    Clock::time_point began_ = Clock::now();
};

} // namespace arkanong
