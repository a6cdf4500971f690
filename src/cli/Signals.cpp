#include "arkanong/cli/Signals.hpp"

#include <atomic>
#include <chrono>
#include <csignal>

namespace arkanong {

namespace {

using Clock = std::chrono::steady_clock;

// Atomic, because signals can be handled on several threads at the same time.
std::atomic<int> firstSignal{0};
std::atomic<Clock::rep> firstTime{0}; ///< 0 before the first signal.
std::atomic<int> signalCount{0};

/// Counts a signal. Returns whether it ends the program immediately.
bool endsNow() {
    const Clock::rep now = Clock::now().time_since_epoch().count();
    Clock::rep first = 0;
    if (firstTime.compare_exchange_strong(first, now)) first = now;
    const Clock::duration passed(now - first);
    const int count = ++signalCount;
    return passed >= std::chrono::seconds(3) || (count >= 3 && passed >= std::chrono::seconds(1));
}

} // namespace

extern "C" {
static void noteSignal(int signal) {
    int none = 0;
    firstSignal.compare_exchange_strong(none, signal);
    const bool ends = endsNow();
    // Windows resets the handler at each signal.
    static_cast<void>(std::signal(signal, ends ? SIG_DFL : noteSignal));
    if (ends) static_cast<void>(std::raise(signal));
}
}

void catchSignals() {
    for (const int signal : {
             SIGINT,
             SIGTERM,
#ifdef SIGHUP
             SIGHUP,
#endif
         })
        if (std::signal(signal, noteSignal) == SIG_IGN) static_cast<void>(std::signal(signal, SIG_IGN));
}

int endSignal() { return firstSignal; }

void failWritesWithoutSignal() {
#ifdef SIGPIPE
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
#endif
#ifdef SIGXFSZ
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
#endif
}

} // namespace arkanong
