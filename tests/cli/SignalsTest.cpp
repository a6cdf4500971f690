#ifndef _WIN32
#include "arkanong/cli/Signals.hpp"

#include "Catch.hpp"

#include <chrono>
#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

// When signals ask the program to end, and when they end it immediately.

using namespace arkanong;

namespace {

using Clock = std::chrono::steady_clock;

/// A process that catches signals and does not end by itself. The destructor kills it.
class Deaf {
  public:
    Deaf() {
        REQUIRE(pipe(pipe_) == 0);
        id_ = fork();
        if (id_ == 0) live();
        awaitWord(); // Waits until it catches signals.
    }
    ~Deaf() {
        if (id_ > 0) kill(id_, SIGKILL);
        if (id_ > 0) waitpid(id_, nullptr, 0);
        close(pipe_[0]);
        close(pipe_[1]);
    }
    Deaf(const Deaf&) = delete;
    Deaf& operator=(const Deaf&) = delete;

    void signal(int number) { kill(id_, number); }
    /// Waits until it reports its first signal.
    void awaitWord() {
        char word = 0;
        REQUIRE(read(pipe_[0], &word, 1) == 1);
    }
    bool lives() const {
        siginfo_t info{};
        return waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
               info.si_pid == 0;
    }
    /// Waits for its end. Returns the signal that ended it.
    int endedBy() {
        int status = 0;
        waitpid(id_, &status, 0);
        id_ = -1;
        return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    }

  private:
    [[noreturn]] void live() {
        catchSignals();
        const auto say = [this] { return write(pipe_[1], "!", 1) == 1; };
        bool told = !say();
        for (;;) {
            if (!told && endSignal() != 0) told = say();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    int pipe_[2]{-1, -1};
    pid_t id_ = -1;
};

} // namespace

TEST_CASE("later signals are ignored for a second, then the third or a later one ends the program", "[cli]") {
    const int number = GENERATE(SIGINT, SIGTERM, SIGHUP);
    CAPTURE(number);
    Deaf program;
    const Clock::time_point sent = Clock::now();
    program.signal(number);
    program.awaitWord();
    while (program.lives()) { // Sends far more than three signals.
        program.signal(number);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (Clock::now() - sent > std::chrono::seconds(60)) break;
    }
    CHECK(Clock::now() - sent > std::chrono::seconds(1));
    CHECK_FALSE(program.lives());
    CHECK(program.endedBy() == number);
}

TEST_CASE("a second signal ends the program immediately three seconds after the first", "[cli]") {
    Deaf program;
    program.signal(SIGTERM);
    program.awaitWord();
    std::this_thread::sleep_for(std::chrono::seconds(3));
    CHECK(program.lives());
    program.signal(SIGINT);
    CHECK(program.endedBy() == SIGINT);
}

TEST_CASE("a signal that was ignored at the start stays ignored when the others are caught", "[cli]") {
    const auto before = std::signal(SIGHUP, SIG_IGN);
    Deaf program;
    std::signal(SIGHUP, before);
    program.signal(SIGHUP);
    program.signal(SIGTERM);
    program.awaitWord();
    std::this_thread::sleep_for(std::chrono::seconds(3));
    program.signal(SIGHUP); // Would end the program if it were counted.
    program.signal(SIGTERM);
    CHECK(program.endedBy() == SIGTERM);
}
#endif
