#pragma once

#include "arkanong/cli/Signals.hpp"
#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
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

/// Calls `play(elapsed)` once per frame of a screen with 60 frames a second, until `ended()` is true or a signal ends the
/// program. Handles packets all the time.
template <typename Game, typename Ended, typename Play>
void runFrames(Game& game, Ended ended, Play play) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::microseconds frameTime{16'667};
    Clock::time_point frame = Clock::now();
    Clock::time_point last = frame;
    while (endSignal() == 0 && !ended()) {
        game.pump();
        const Clock::time_point now = Clock::now();
        const auto elapsed = std::chrono::duration_cast<std::chrono::microseconds>(now - last);
        last += elapsed;
        play(elapsed);
        frame = std::max(frame + frameTime, now);
        while (Clock::now() < frame)
            game.waitAndPump(std::chrono::milliseconds(1));
    }
}

/// Of sorted values; 0 of none.
inline double percentile(const std::vector<double>& sorted, double share) {
    if (sorted.empty()) return 0.0;
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// How often and for how long a match stood still.
class Waits {
  public:
    /// Adds time in which the match waited or ran.
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

using Rounds = std::vector<std::shared_ptr<const Replay>>;

/// Appends the rounds that `player`, a RollbackSession or Spectator, has decided since the last call, and saves each in
/// the file of --record.
template <typename Player>
void keepDecided(Rounds& rounds, Player& player, const OnlineMatch& match, const std::string& record) {
    for (const auto& decided : player.takeDecided()) {
        Replay replay = summarised(*decided, match);
        if (!record.empty()) saveReplay(replay, record);
        rounds.push_back(std::make_shared<const Replay>(std::move(replay)));
    }
}

/// A line for each decided round, and how the match stands: the same at all machines that have the same match.
inline void printRounds(std::ostream& out, const Rounds& rounds, const OnlineMatch& match) {
    for (std::size_t i = 0; i < rounds.size(); ++i)
        out << "round " << i + 1 << ": " << rounds[i]->ticks() << " ticks, hash " << std::hex << std::setw(16)
            << std::setfill('0') << rounds[i]->hashes.back() << std::dec << std::setfill(' ') << '\n';
    out << "blue " << match.points(Side::Blue) << " : " << match.points(Side::Red) << " red" << std::endl;
}

} // namespace arkanong
