#pragma once

#include "arkanong/net/Spectator.hpp"
#include "net/SimulatedMatch.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace arkanong::test {

/// Address of a machine that takes part in no match.
inline constexpr Address strangerAt{0x0a000063, 5555};

/// A spectator's machine, 60 frames per second.
struct Onlooker {
    Onlooker(const Address& at, const Address& host, std::uint64_t secret, Spectator::Time begin)
        : address(at), spectator(host, "0.2.0", secret), next(begin) {}

    void picture(SimulatedNetwork& network, Spectator::Time now);

    Address address;
    Spectator spectator;
    Spectator::Time next; ///< Time of the next frame.
    double due = 0.0;     ///< Ticks that should have been shown by now.
    std::vector<std::shared_ptr<const Replay>> decided{};

    // Measurements.
    std::map<int, std::uint64_t> hashes{}; ///< Hash of the match after each tick shown.
    int mostAtOnce = 0;                    ///< Largest number of ticks in one frame.
    int waited = 0;                        ///< Frames without a tick, after the first tick.
};

/// A match between two machines with spectators.
class WatchedMatch {
  public:
    WatchedMatch(const MatchTerms& terms, const NetworkFaults& faults, std::uint64_t seed);
    WatchedMatch(const WatchedMatch&) = delete; // The match holds a callback to it.
    WatchedMatch& operator=(const WatchedMatch&) = delete;

    /// Adds a spectator.
    Onlooker& add();
    /// Advances the time by `milliseconds`; returns early if `until` holds.
    template <typename Until>
    void run(double milliseconds, Until until) {
        match.run(milliseconds, until);
    }
    void run(double milliseconds) { match.run(milliseconds); }
    /// Runs until both players and all spectators have seen the end of the series. Returns whether they have.
    bool playToEnd(double minutes = 10.0);
    /// Number of ticks that were shown to the spectator and also occurred at the host; -1 if one differs.
    int sameTicks(const Onlooker& onlooker) const;

    const OnlineMatch& confirmed() const { return match.machines[0].peer.session()->confirmed(); }
    SpectatorHost& spectators() { return *match.host().spectators; }

    SimulatedMatch match;
    std::vector<std::unique_ptr<Onlooker>> onlookers;

  private:
    void between(Spectator::Time now);

    std::map<int, std::uint64_t> hashes_; ///< Hashes of confirmed ticks at either player's machine.
};

} // namespace arkanong::test
