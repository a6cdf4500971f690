#pragma once

#include "arkanong/net/Watcher.hpp"
#include "net/SimulatedMatch.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace arkanong::test {

/// Of one who takes part in no match.
inline constexpr Address strangerAt{0x0a000063, 5555};

/// A machine that watches, 60 pictures a second.
struct Onlooker {
    Onlooker(const Address& at, const Address& host, std::uint64_t secret, Watcher::Time begin)
        : address(at), watcher(host, "0.2.0", secret), next(begin) {}

    void picture(SimulatedNetwork& network, Watcher::Time now);

    Address address;
    Watcher watcher;
    Watcher::Time next; ///< Its next picture.
    double due = 0.0;   ///< Ticks.
    std::vector<std::shared_ptr<const Replay>> decided{};

    // What it saw.
    std::map<int, std::uint64_t> hashes{}; ///< Of the match after each tick that was shown.
    int mostAtOnce = 0;                    ///< Ticks of one picture.
    int waited = 0;                        ///< Pictures that stood still, after the first that moved.
};

/// A match between two machines that others watch.
class WatchedMatch {
  public:
    WatchedMatch(const MatchTerms& terms, const NetworkFaults& faults, std::uint64_t seed);
    WatchedMatch(const WatchedMatch&) = delete; // The match calls it.
    WatchedMatch& operator=(const WatchedMatch&) = delete;

    /// One more watches from now on.
    Onlooker& add();
    /// Lets the time go on, ms; ends early where `until` says so.
    template <typename Until>
    void run(double milliseconds, Until until) {
        match.run(milliseconds, until);
    }
    void run(double milliseconds) { match.run(milliseconds); }
    /// Until both players and all who watch have seen the series decided; whether they have.
    bool playToEnd(double minutes = 10.0);
    /// So many of the ticks that the onlooker was shown were seen at the host, too; -1 where one differs.
    int sameTicks(const Onlooker& onlooker) const;

    const OnlineMatch& confirmed() const { return match.machines[0].peer.session()->confirmed(); }
    Audience& audience() { return *match.host().audience; }

    SimulatedMatch match;
    std::vector<std::unique_ptr<Onlooker>> onlookers;

  private:
    void between(Watcher::Time now);

    std::map<int, std::uint64_t> hashes_; ///< Of what is certain at either player's machine.
};

} // namespace arkanong::test
