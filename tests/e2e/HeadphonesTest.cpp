#if defined(__linux__)
#include "Catch.hpp"
#include "TempFolder.hpp"
#include "e2e/GameRun.hpp"
#include "e2e/LogPipe.hpp"

#include <csignal>
#include <thread>

using namespace arkanong::test;

namespace {

/// PulseAudio with pretended headphones and speakers, for programs with its environment.
class SoundServer {
  public:
    SoundServer()
        : server_({"-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "-L",
                   "module-native-protocol-unix socket=" + socket(), "-L",
                   "module-null-sink sink_name=headphones", "-L", "module-null-sink sink_name=speakers"},
                  {"HOME=" + folder_.path(), "XDG_RUNTIME_DIR=" + folder_.path()},
                  {"/dev/null", folder_ / "errors"}, program()) {}

    /// Empty if it is missing.
    static std::string program() {
        const std::string path =
            outputOf("command -v pactl >/dev/null && command -v pulseaudio").value_or("");
        return path.substr(0, path.find('\n'));
    }
    std::string environment() const { return "PULSE_SERVER=unix:" + socket(); }
    /// What pactl prints; waits until the server answers.
    std::string ask(const std::string& command) const {
        return takeUntil(
                   [&] {
                       std::this_thread::sleep_for(std::chrono::milliseconds(100));
                       return outputOf(environment() + " pactl " + command + " 2>/dev/null");
                   },
                   [](const auto& output) { return output.has_value(); })
            .value_or("");
    }
    /// Waits until a program plays on this device.
    void awaitPlaying(const std::string& sink) const {
        const auto plays = [&sink](const std::string& sinks) {
            const std::size_t line = sinks.find('\t' + sink + '\t');
            return line != std::string::npos &&
                   sinks.substr(line, sinks.find('\n', line) - line).find("RUNNING") != std::string::npos;
        };
        CHECK(plays(takeUntil([this] { return ask("list short sinks"); }, plays)));
    }
    void unplug(const std::string& sink) const {
        ask("unload-module $(" + environment() + " pactl list short modules | grep sink_name=" + sink +
            " | cut -f1)");
    }

  private:
    std::string socket() const { return folder_ / "socket"; }

    TempFolder folder_;
    Process server_;
};

} // namespace

TEST_CASE("sound goes on when headphones are unplugged, and is back after the last device",
          "[.][display][e2e]") {
    if (SoundServer::program().empty()) {
        WARN("PulseAudio is missing: not tested");
        return;
    }
    const TempFolder folder;
    const SoundServer server;
    server.ask("set-default-sink headphones");
    LogPipe log(folder / "log");
    Process game({"--watch", "--level", rowOfBricks(folder), "--no-first-match", "--fps", "15", "--effects",
                  "low", "--event-log", folder / "log"},
                 {"ARKANONG_HOME=" + (folder / "home"), "ALSOFT_DRIVERS=pulse", server.environment()},
                 {"/dev/null", folder / "errors"});
    const auto logged = [&log](const std::string& text) {
        const auto found = [&] {
            log.read(std::chrono::milliseconds(100));
            return std::find(log.lines().begin(), log.lines().end(), text) != log.lines().end();
        };
        return takeUntil(found, [](bool isSo) { return isSo; });
    };
    server.awaitPlaying("headphones");
    server.unplug("headphones");
    server.awaitPlaying("speakers");
    server.unplug("speakers"); // Within five seconds or later.
    CHECK(logged("sound device lost"));
    server.ask("load-module module-null-sink sink_name=others");
    CHECK(logged("sound device found"));
    server.awaitPlaying("others");
    game.signal(SIGTERM);
    CHECK(game.exitCode() == 0);
}
#endif
