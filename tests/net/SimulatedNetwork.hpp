#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/net/Peer.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace arkanong::test {

/// Delays, losses and duplicates of a network.
struct NetworkFaults {
    double roundTrip = 0.0;  ///< ms; half of it in each direction.
    double jitter = 0.0;     ///< Extra delay up to this, ms, so that datagrams overtake each other.
    double loss = 0.0;       ///< Share of datagrams that never arrive.
    double duplicates = 0.0; ///< Share of datagrams that arrive twice.
};

/// A network in virtual time. The same seed gives the same faults.
class SimulatedNetwork {
  public:
    SimulatedNetwork(const NetworkFaults& kind, std::uint64_t seed) : faults(kind), random_(seed) {}

    /// Sends datagrams of the machine `from`.
    void send(const Address& from, std::vector<Datagram> sent, Peer::Time now);
    /// The datagrams that have arrived at the machine `to` by now.
    std::vector<Datagram> arrived(const Address& to, Peer::Time now);

    NetworkFaults faults;
    bool unplugged = false;  ///< Nothing passes while set.
    std::uint64_t bytes = 0; ///< Total of sent datagrams, including lost ones.
    std::uint64_t count = 0; ///< Number of sent datagrams, including lost ones.
    /// Modifies packets in flight to this address, if set.
    std::function<void(const Address&, Packet&)> onTheWay{};

  private:
    void carry(const Address& from, const Datagram& datagram, Peer::Time now);

    Random random_;
    std::multimap<Peer::Time, std::pair<Address, Datagram>>
        underway_; ///< Ordered by arrival time; receiver and datagram.
};

} // namespace arkanong::test
