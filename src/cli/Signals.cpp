#include "arkanong/cli/Signals.hpp"

#include <csignal>
#include <initializer_list>

namespace arkanong {

namespace {

// A handler can tell of a signal by nothing else.
volatile std::sig_atomic_t received = 0;

} // namespace

extern "C" {
static void noteSignal(int signal) {
    received = signal;
    static_cast<void>(std::signal(signal, SIG_DFL));
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
#ifdef SIGPIPE
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
#endif
#ifdef SIGXFSZ
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
#endif
}

int endSignal() { return received; }

} // namespace arkanong
