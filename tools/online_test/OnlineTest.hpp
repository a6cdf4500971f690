#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <memory>
#include <ostream>
#include <vector>

// What the tests of a player and of a spectator share.

namespace arkanong {

struct Options;

/// With --host or --join, a computer of this strength plays this side of the match in real time until the series is
/// decided. Prints figures of the match and of the connection. Returns the exit code: 0 only if the match was played to its
/// end, and equal on both machines.
int runPlayTest(const Options& options, Strength strength, std::ostream& out);

/// With --watch ADDRESS, watches the match of that host in real time until the series is decided. Prints how far behind it
/// was, and the rounds in the players' form. Returns the exit code: 0 only if the series was watched to its end.
int runWatchTest(const Options& options, std::ostream& out);

/// A frame of a usual screen.
inline constexpr std::chrono::microseconds frameTime{16'667};

/// Of sorted values; 0 of none.
inline double percentile(const std::vector<double>& sorted, double share) {
    if (sorted.empty()) return 0.0;
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// How often and for how long a match stood still.
class Waits {
  public:
    /// So much time has passed, in which it waited or not.
    void note(bool waits, std::chrono::microseconds elapsed) {
        if (waits && waited_ == std::chrono::microseconds{}) ++count_;
        waited_ = waits ? waited_ + elapsed : std::chrono::microseconds{};
        longest_ = std::max(longest_, waited_);
    }
    /// "waits 1 (longest 4051.2 ms)".
    friend std::ostream& operator<<(std::ostream& out, const Waits& waits) {
        return out << std::fixed << std::setprecision(1) << "waits " << waits.count_ << " (longest "
                   << static_cast<double>(waits.longest_.count()) / 1e3 << " ms)";
    }

  private:
    int count_ = 0;
    std::chrono::microseconds waited_{}; ///< Without a break until now.
    std::chrono::microseconds longest_{};
};

/// A line for each decided round, and how the match stands: the same at all machines that have the same match.
inline void printRounds(std::ostream& out, const std::vector<std::shared_ptr<const Replay>>& rounds,
                        const OnlineMatch& match) {
    for (std::size_t i = 0; i < rounds.size(); ++i)
        out << "round " << i + 1 << ": " << rounds[i]->ticks() << " ticks, hash " << std::hex << std::setw(16)
            << std::setfill('0') << rounds[i]->hashes.back() << std::dec << std::setfill(' ') << '\n';
    out << "blue " << match.points(Side::Blue) << " : " << match.points(Side::Red) << " red" << std::endl;
}

} // namespace arkanong
