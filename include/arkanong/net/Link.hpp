#pragma once

#include "arkanong/net/Packet.hpp"

#include <chrono>
#include <cstdint>

namespace arkanong {

/// How good the way between two machines is, from the packets that arrive.
class Link {
  public:
    using Time = std::chrono::microseconds; ///< Since some moment of the own machine.

    /// A packet arrived; `ownTick` = ticks that the own side has played. One that others have overtaken says nothing.
    void arrived(const InputPacket& packet, int ownTick, Time now);
    /// A round trip before the match was measured.
    void measured(Time roundTrip);
    /// Fills the packet's number and clock fields.
    void stamp(InputPacket& packet, Time now);

    /// There and back, milliseconds, smoothed; 0 until it is known.
    double roundTrip() const { return roundTrip_; }
    /// How far the own present is ahead of the other's, ticks, smoothed; negative where it is behind.
    double ahead() const { return ahead_; }
    /// The share of packets that were lost on their way here, or came after later ones, 0 to 1, smoothed.
    double loss() const { return loss_; }

  private:
    static constexpr std::uint32_t longestTrip = 100'000; ///< 1/10 ms; a longer one is a lie.

    double roundTrip_ = 0.0;
    double ahead_ = 0.0;
    double loss_ = 0.0;
    bool aligned_ = false;     ///< ahead_ is known.
    std::uint32_t sent_ = 0;   ///< Packets.
    std::uint32_t newest_ = 0; ///< `sent` of the newest packet.
    std::uint32_t newestNumber_ = 0;
    Time newestAt_{};
};

} // namespace arkanong
