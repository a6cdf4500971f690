#pragma once

#include "arkanong/net/packet/Packet.hpp"

#include <chrono>
#include <cstdint>

namespace arkanong {

/// Connection quality (round trip, loss, clock lead), measured from arriving packets.
class ConnectionQuality {
  public:
    using Time = std::chrono::microseconds; ///< Since an arbitrary start, the same for all calls.

    /// Takes a packet that has arrived; `ownTick` = this side's
    /// RollbackSession::scheduled(). A packet that arrives after a
    /// newer one is ignored.
    void arrived(const InputPacket& packet, int ownTick, Time now);
    /// Takes a round trip that was measured before the match.
    void measured(Time roundTrip);
    /// Fills in the packet's number and clock fields.
    void stamp(InputPacket& packet, Time now);

    /// Round trip, ms, smoothed; 0 until the first measurement.
    double roundTrip() const { return roundTrip_; }
    /// How many ticks this side's present is ahead of the other side's, smoothed; negative if behind.
    double ahead() const { return ahead_; }
    /// Share of the packets to this side that were lost or overtaken by later ones, 0 to 1, smoothed.
    double loss() const { return loss_; }

  private:
    /// 0.1 ms; longer measurements are discarded as false.
    static constexpr std::uint32_t longestTrip = 100'000;

    double roundTrip_ = 0.0;
    double ahead_ = 0.0;
    double loss_ = 0.0;
    bool aligned_ = false;     ///< Whether ahead_ has been measured.
    std::uint32_t sent_ = 0;   ///< Packets.
    std::uint32_t newest_ = 0; ///< `sent` of the newest packet.
    std::uint32_t newestNumber_ = 0;
    Time newestAt_{};
};

} // namespace arkanong
