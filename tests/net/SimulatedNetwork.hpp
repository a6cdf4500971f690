#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/net/Peer.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace arkanong::test {

/// What a network does to datagrams.
struct NetworkFaults {
    double roundTrip = 0.0;  ///< ms; half of it each way.
    double jitter = 0.0;     ///< Up to so many ms more, so that datagrams overtake each other.
    double loss = 0.0;       ///< The share that never arrives.
    double duplicates = 0.0; ///< The share that arrives twice.
};

/// A network in virtual time. The same seed gives the same faults.
class SimulatedNetwork {
  public:
    SimulatedNetwork(const NetworkFaults& kind, std::uint64_t seed) : faults(kind), random_(seed) {}

    /// What the machine `from` sends.
    void send(const Address& from, std::vector<Datagram> sent, Peer::Time now);
    /// What has arrived at the machine `to` by now.
    std::vector<Datagram> arrived(const Address& to, Peer::Time now);

    NetworkFaults faults;
    bool unplugged = false;  ///< Nothing passes.
    std::uint64_t bytes = 0; ///< Sent so far, lost ones included.
    std::uint64_t count = 0; ///< Datagrams likewise.
    /// What somebody on the way does to a packet for this address; empty: nothing.
    std::function<void(const Address&, Packet&)> onTheWay{};

  private:
    void carry(const Address& from, const Datagram& datagram, Peer::Time now);

    Random random_;
    std::multimap<Peer::Time, std::pair<Address, Datagram>>
        underway_; ///< By arrival; the receiver and what it gets.
};

} // namespace arkanong::test
