#include "arkanong/net/ConnectionQuality.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double slow = 0.05;        ///< Weight of a new measurement in the smoothed values.
constexpr double slower = 0.01;      ///< Weight of a packet in the loss, which averages 100 packets (1.6 s).
constexpr double allLost = 0.99;     ///< From this loss on, further lost packets are not counted.
constexpr std::int64_t tenths = 100; ///< Microseconds per 0.1 ms.

std::uint32_t clockOf(ConnectionQuality::Time time) {
    return static_cast<std::uint32_t>(time.count() / tenths);
}

void approach(double& value, double latest, double share = slow) { value += share * (latest - value); }

} // namespace

void ConnectionQuality::arrived(const InputPacket& packet, int ownTick, Time now) {
    if (packet.number <= newestNumber_) return; // Out of order: outdated.
    if (newestNumber_ != 0) {
        for (std::uint32_t lost = packet.number - newestNumber_ - 1; lost > 0 && loss_ < allLost; --lost)
            approach(loss_, 1.0, slower);
        approach(loss_, 0.0, slower);
    }
    newestNumber_ = packet.number;
    newest_ = packet.sent;
    newestAt_ = now;
    if (packet.echo != 0) {
        // Unsigned differences of 32-bit clocks stay correct when a clock wraps around.
        const std::uint32_t there = clockOf(now) - packet.echo;
        if (there >= packet.held && there < longestTrip) measured(Time((there - packet.held) * tenths));
    }
    const double oneWay = roundTrip_ / 2e3 * tuning::ticksPerSecond;
    const double ahead = ownTick - (static_cast<double>(packet.now) + oneWay);
    if (!aligned_) ahead_ = ahead;
    aligned_ = true;
    approach(ahead_, ahead);
}

void ConnectionQuality::measured(Time roundTrip) {
    const double latest = static_cast<double>(roundTrip.count()) / 1e3;
    if (roundTrip_ <= 0.0) roundTrip_ = latest;
    approach(roundTrip_, latest);
}

void ConnectionQuality::stamp(InputPacket& packet, Time now) {
    packet.number = ++sent_;
    packet.sent = std::max(clockOf(now), std::uint32_t{1});
    packet.echo = newest_;
    packet.held =
        static_cast<std::uint16_t>(std::min<std::int64_t>((now - newestAt_).count() / tenths, 0xffff));
    if (packet.held == 0xffff) packet.echo = 0; // The time does not fit into the field.
}

} // namespace arkanong
