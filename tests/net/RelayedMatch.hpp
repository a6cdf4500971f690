#pragma once

#include "arkanong/net/Relay.hpp"
#include "net/WatchedMatch.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arkanong::test {

inline constexpr Address relayAt{0x0a000009, usualPort};
inline const std::string relayCode = "7KQ2M-XD4HT";

/// A match of two machines, perhaps behind routers, that meet at a relay; and spectators who watch it by its code.
struct RelayedMatch {
    using Kind = SimulatedRouter::Kind;

    explicit RelayedMatch(const NetworkFaults& faults = {60.0, 10.0, 0.02, 0.0}, std::uint64_t seed = 13)
        : watched(quickTerms(), faults, seed) {
        for (Machine& machine : match.machines) {
            machine.peer.meetAt(relayAt, relayCode);
            machine.relay = relayAt;
        }
        match.between = [this, watch = match.between](Peer::Time now) {
            watch(now);
            std::vector<Datagram> out;
            for (const Datagram& datagram : match.network.arrived(relayAt, now))
                relay.receive(datagram, now, out);
            match.network.send(relayAt, std::move(out), now);
            relay.update(now);
        };
    }
    RelayedMatch(const RelayedMatch&) = delete; // The match holds a callback to it.
    RelayedMatch& operator=(const RelayedMatch&) = delete;

    /// Puts each machine behind a router.
    void putBehind(Kind ofHost, Kind ofGuest) {
        match.network.routers = {{ofHost, match.host().address, {0xcb007101, 40'000}},
                                 {ofGuest, match.guest().address, {0xcb007102, 41'000}}};
    }
    /// A spectator with the code.
    Onlooker& watchByCode() {
        Onlooker& onlooker = watched.add();
        onlooker.spectator.meetAt(relayAt, relayCode);
        return onlooker;
    }
    bool begun() {
        match.run(20e3, [&] { return match.guest().peer.session() && match.host().peer.session(); });
        return match.guest().peer.session() && match.host().peer.session();
    }
    /// Whether both sides send through the relay, or both do not; nullopt if they differ.
    std::optional<bool> throughRelay() {
        const bool host = match.host().peer.throughRelay();
        return host == match.guest().peer.throughRelay() ? std::optional(host) : std::nullopt;
    }

    WatchedMatch watched;
    SimulatedMatch& match = watched.match;
    Relay relay{7};
};

} // namespace arkanong::test
