#pragma once

#include "arkanong/net/SpectatorHost.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <cstdint>
#include <vector>

namespace arkanong::test {

/// A host a few ticks into a match, which can be watched; always the same.
struct WatchedHost {
    static constexpr std::uint64_t secret = 7;

    MatchTerms terms = namedTerms();
    RollbackSession session{terms, Side::Blue};
    SpectatorHost spectators{"0.2.0", secret};

    WatchedHost() {
        spectators.follow(session);
        std::vector<Event> events;
        constexpr int ticks = 20;
        for (int tick = 0; tick < ticks; ++tick) {
            session.receive(tick, {{}});
            session.play({});
            session.advance(events);
        }
        spectators.follow(session);
    }

  private:
    static MatchTerms namedTerms() {
        MatchTerms named;
        named.names = {"HOST", "GUEST"};
        return named;
    }
};

} // namespace arkanong::test
