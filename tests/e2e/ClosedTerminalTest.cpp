#if defined(__linux__)
#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "e2e/LogPipe.hpp"
#include "e2e/Programs.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace arkanong::test;

// A player starts the game from a shell and then closes the terminal's window: the kernel and the shell send a hang-up
// signal each.

namespace {

/// A terminal with an interactive bash.
class Terminal {
  public:
    Terminal() : screen_(posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)) {
        REQUIRE(screen_ >= 0);
        REQUIRE(grantpt(screen_) == 0);
        REQUIRE(unlockpt(screen_) == 0);
        const std::string device = ptsname(screen_);
        shell_ = fork();
        if (shell_ == 0) runShell(device.c_str());
    }
    ~Terminal() {
        close();
        kill(shell_, SIGKILL);
        waitpid(shell_, nullptr, 0);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void type(const std::string& line) {
        const std::string keys = line + '\n';
        REQUIRE(write(screen_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
    }
    /// Reads the printed text, so that the program does not block on a full terminal.
    void read() {
        std::array<char, 4096> part{};
        while (::read(screen_, part.data(), part.size()) > 0) {
        }
    }
    void close() {
        if (screen_ >= 0) ::close(screen_);
        screen_ = -1;
    }

  private:
    [[noreturn]] static void runShell(const char* device) {
        setsid();
        const int terminal = open(device, O_RDWR);
        ioctl(terminal, TIOCSCTTY, 0);
        for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            dup2(terminal, stream);
        execlp("bash", "bash", "--norc", "--noprofile", "-i", nullptr);
        _exit(127);
    }

    int screen_;
    pid_t shell_ = -1;
};

/// Starts the program with these options from a terminal's shell, closes the terminal once `isReady` says so, and waits
/// for the program's end.
template <typename Predicate>
void playAndClose(const TempFolder& folder, const std::string& options, bool inBackground,
                  Predicate isReady) {
    const std::string numberFile = folder / "number";
    std::filesystem::remove(numberFile);
    Terminal terminal;
    const auto await = [&](auto isSo) {
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (!isSo() && std::chrono::steady_clock::now() < deadline) {
            terminal.read();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        REQUIRE(isSo());
    };
    // The inner shell becomes the program.
    terminal.type("ARKANONG_HOME=" + folder / "home" + " sh -c 'echo $$ > " + numberFile + "; exec " +
                  programPath() + ' ' + options + "'" + (inBackground ? " &" : ""));
    await([&] { return !contentsOf(numberFile).empty(); });
    const int program = std::stoi(contentsOf(numberFile));
    await([&] { return catches(program, SIGHUP) && isReady(program); });
    terminal.close();
    await([&] { return !runs(program); });
}

} // namespace

TEST_CASE("a match without a window is recorded when its terminal is closed", "[.][display][e2e]") {
    const bool inBackground = GENERATE(false, true);
    CAPTURE(inBackground);
    const TempFolder folder;
    const std::string record = folder / "match.replay";
    for (int closing = 0; closing < 5; ++closing) {
        std::filesystem::remove(record);
        playAndClose(folder, "--headless --mode sandbox --ticks 1000000000 --record " + record, inBackground,
                     [](int program) { return workOf(program) > 0.1; }); // Long enough for a large file.
        REQUIRE(std::filesystem::exists(record));
        CHECK_NOTHROW(loadReplay(record));
    }
}

TEST_CASE("a match in a window is recorded when its terminal is closed", "[.][display][e2e]") {
    const bool inBackground = GENERATE(false, true);
    CAPTURE(inBackground);
    const TempFolder folder;
    const std::string record = folder / "match.replay";
    LogPipe log(folder / "log");
    playAndClose(folder,
                 "--mode versus --level " + rowOfBricks(folder) +
                     " --no-audio --fps 15 --effects low --event-log " + folder / "log" + " --record " +
                     record,
                 inBackground, [&](int) {
                     log.read();
                     return std::any_of(log.lines().begin(), log.lines().end(),
                                        [](const std::string& line) { return line.find("tick ") == 0; });
                 });
    REQUIRE(std::filesystem::exists(record));
    CHECK_FALSE(firstDifference(loadReplay(record)));
}
#endif
