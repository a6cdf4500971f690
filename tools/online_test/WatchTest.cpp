#include "OnlineTest.hpp"
#include "arkanong/app/OnlineRuns.hpp"
#include "arkanong/app/frames/FixedStep.hpp"
#include "arkanong/cli/Signals.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arkanong {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;

/// A spectator of the match in real time, without a picture.
class WatchTest {
  public:
    WatchTest(const Options& options, std::ostream& out)
        : options_(options), out_(out), game_(watchedGameFrom(options, overridden(Settings{}, options))) {}

    int run();

  private:
    Spectator& spectator() { return game_->spectator(); }
    bool decided() {
        return spectator().match() != nullptr &&
               spectator().match()->stage() == OnlineMatch::Stage::Decided && !rounds_.empty();
    }
    void watch(microseconds elapsed);
    void catchUp();
    void report();
    int result();

    const Options& options_;
    std::ostream& out_;
    std::shared_ptr<WatchedGame> game_;
    FixedStep fixedStep_;
    bool begun_ = false;
    std::vector<Event> events_;
    Rounds rounds_;
    int caughtUp_ = 0;           ///< Ticks.
    double catchingUp_ = 0.0;    ///< Microseconds of work.
    std::vector<double> behind_; ///< Seconds, of each frame after that.
    Waits waits_;
};

void WatchTest::catchUp() {
    const int before = spectator().match()->tick();
    const Clock::time_point began = Clock::now();
    spectator().catchUp();
    caughtUp_ += spectator().match()->tick() - before;
    if (spectator().match()->tick() != before)
        catchingUp_ += std::chrono::duration<double, std::micro>(Clock::now() - began).count();
    keepDecided(rounds_, spectator(), *spectator().match(), options_.record);
}

void WatchTest::watch(microseconds elapsed) {
    catchUp();
    for (int due = fixedStep_.advance(std::min(game_->paced(elapsed), FixedStep::longestFrame)); due > 0;
         --due) {
        events_.clear();
        if (!spectator().step(events_)) break;
        keepDecided(rounds_, spectator(), *spectator().match(), options_.record);
    }
    // Before there is enough for the first picture nobody has seen it stand still.
    if (spectator().catchesUp() || spectator().match()->world().tick() == 0) return;
    waits_.note(spectator().waits(), elapsed);
    behind_.push_back(static_cast<double>(spectator().behind()) / tuning::ticksPerSecond);
}

int WatchTest::run() {
    runFrames(
        *game_, [this] { return spectator().ended() || decided(); },
        [this](microseconds elapsed) {
            if (spectator().match() == nullptr) return;
            if (!std::exchange(begun_, true)) out_ << "watching" << std::endl;
            watch(elapsed);
        });
    report();
    const int exitCode = result(); // Leaving changes the stage.
    game_->leave();
    return exitCode;
}

void WatchTest::report() {
    if (spectator().match() == nullptr) return;
    std::sort(behind_.begin(), behind_.end());
    out_ << std::fixed << std::setprecision(1) << "watched: ticks " << spectator().match()->tick()
         << ", caught up " << caughtUp_ << " ticks in " << catchingUp_ / 1e3 << " ms, behind "
         << percentile(behind_, 0.5) << " s (median) " << percentile(behind_, 0.01) << " to "
         << percentile(behind_, 0.99) << " s (98 of 100), " << waits_ << '\n';
    printRounds(out_, rounds_, *spectator().match());
}

int WatchTest::result() {
    if (decided()) return 0;
    // A match that has not ended was interrupted.
    constexpr auto words = tableOf<Spectator::Stage, const char*>(
        {"interrupted", "interrupted", "interrupted", "refused", "nobody answers", "the host has gone",
         "the host's match does not continue", "the players are out of sync",
         "the host's terms cannot be played"});
    out_ << words.at(static_cast<std::size_t>(spectator().stage())) << std::endl;
    return endSignal() == 0 ? machineExit : 128 + endSignal();
}

} // namespace

int runWatchTest(const Options& options, std::ostream& out) {
    catchSignals();
    return WatchTest(options, out).run();
}

} // namespace arkanong
