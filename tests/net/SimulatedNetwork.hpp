#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/net/Peer.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace arkanong::test {

/// Delays, losses and duplicates of a network.
struct NetworkFaults {
    double roundTrip = 0.0;      ///< ms; half of it in each direction.
    double jitter = 0.0;         ///< Extra delay up to this, ms, so that datagrams overtake each other.
    double loss = 0.0;           ///< Share of datagrams that never arrive.
    double duplicates = 0.0;     ///< Share of datagrams that arrive twice.
    double spike = 0.0;          ///< For this time, ms, nothing arrives, and then all of it...
    double betweenSpikes = 10e3; ///< ...once in each such time, ms.
};

/// A router with one machine behind it, whose address it translates (RFC 4787). It lets in only answers: datagrams from
/// endpoints to which the machine has sent from the same outer port.
struct SimulatedRouter {
    enum class Kind : std::uint8_t {
        Cone,      ///< Keeps one outer port for each inner port (port-restricted).
        Symmetric, ///< Takes another outer port for each receiver.
    };
    Kind kind = Kind::Cone;
    Address inside{};
    Address outside{}; ///< Its port is the first one to be given.

    /// The outer endpoint of a datagram to this receiver.
    Address leaving(const Address& to);
    /// Whether an outer endpoint of this router lets in what comes from there.
    bool letsIn(const Address& to, const Address& from) const { return asked.count({to, from}) > 0; }
    /// Gives the router another public address; it forgets all ports.
    void move(const Address& to);

    std::map<Address, Address> outer{}; ///< By receiver; by Address() at a cone.
    std::set<std::pair<Address, Address>> asked{};
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
    std::vector<SimulatedRouter> routers{};
    bool unplugged = false;  ///< Nothing passes while set.
    std::uint64_t bytes = 0; ///< Total of sent datagrams, including lost ones.
    std::uint64_t count = 0; ///< Number of sent datagrams, including lost ones.
    /// Modifies packets in flight to this address, if set.
    std::function<void(const Address&, Packet&)> onTheWay{};

  private:
    SimulatedRouter* routerOf(const Address& inside);
    /// The machine that a datagram with this sender and receiver reaches; Address() if a router drops it.
    Address reached(const Address& to, const Address& from) const;
    void carry(const Address& from, const Datagram& datagram, Peer::Time now);

    Random random_;
    std::multimap<Peer::Time, std::pair<Address, Datagram>>
        underway_; ///< Ordered by arrival time; receiver and datagram.
};

} // namespace arkanong::test
