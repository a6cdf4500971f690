#if defined(__linux__)
#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "e2e/GameRun.hpp"

#include <SFML/Config.hpp>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>

using namespace arkanong::test;

// However the program ends, the match is saved, or one line says why it is not.

namespace {

using Words = std::vector<std::string>;

bool isOneLine(const std::string& errors) {
    return errors.rfind("arkanong: ", 0) == 0 && std::count(errors.begin(), errors.end(), '\n') == 1;
}

/// Runs a shell command and returns its exit code.
int shell(const std::string& command) {
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Without a window, a short match that is recorded.
std::string recordCommand(const TempFolder& folder, const std::string& record) {
    return programPath() + " --headless --watch --level " + rowOfBricks(folder) + " --ticks 600 --record " +
           record + " > /dev/null 2> " + folder / "errors";
}

} // namespace

TEST_CASE("a match is saved when the display is lost, and one line says so", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string record = folder / "match.replay";
    GameRun game({"--mode", "versus", "--level", rowOfBricks(folder), "--record", record}, folder / "home");
    game.resize(1000, 600).await("window 1000x600");
    game.awaitReports(3);
    game.loseDisplay();
    CHECK(game.exitCode() == 1);
    CHECK_THAT(game.errors(), ContainsSubstring("arkanong: the connection to the display broke\n"));
    REQUIRE(std::filesystem::exists(record));
    CHECK_FALSE(firstDifference(loadReplay(record)));
    CHECK(loadSettings(folder / "home/config.toml").value.windowWidth == 1000);
}

TEST_CASE("a crowd with steps made while its picture is drawn can be left at any time", "[.][display][e2e]") {
    const TempFolder folder;
    GameRun game({"--mode", "sandbox", "--balls", "5000"}, folder / "home");
    game.resize(1000, 600).await("window 1000x600");
    game.awaitReports(3);
    const bool signalled = GENERATE(true, false);
    CAPTURE(signalled);
    if (signalled)
        game.signal(SIGTERM);
    else
        game.loseDisplay();
    CHECK(game.exitCode() == (signalled ? 0 : 1));
    if (signalled)
        CHECK(game.errors().empty());
    else
        CHECK_THAT(game.errors(), ContainsSubstring("arkanong: the connection to the display broke\n"));
    CHECK(loadSettings(folder / "home/config.toml").value.windowWidth == 1000);
}

TEST_CASE("a window too small to be a setting is not remembered", "[.][display][e2e]") {
    const TempFolder folder;
    GameRun game({"--mode", "sandbox"}, folder / "home");
    game.resize(1000, 600).await("window 1000x600");
    game.resize(1, 1).await("window 1x1");
    game.signal(SIGTERM);
    CHECK(game.exitCode() == 0);
    const Loaded<Settings> loaded = loadSettings(folder / "home/config.toml");
    CHECK(loaded.notes.empty());
    CHECK(loaded.value.windowWidth == 1000);
    CHECK(loaded.value.windowHeight == 600);
}

TEST_CASE("an error while the window changes keeps the match and the settings", "[.][display][e2e]") {
    namespace fs = std::filesystem;
    const TempFolder folder;
    const std::string record = folder / "match.replay";
    fs::copy(assetsPath(), folder / "assets", fs::copy_options::recursive);
    GameRun game({"--mode", "versus", "--level", rowOfBricks(folder), "--record", record, "--assets",
                  folder / "assets"},
                 folder / "home");
    game.awaitReports(3);
    for (const auto& file : fs::directory_iterator(folder / "assets/textures"))
        if (file.path().extension() == ".png") fs::remove(file.path());
    const bool whole = GENERATE(true, false);
    CAPTURE(whole);
    if (whole)
        game.key("F11");
    else
        game.resize(1600, 1500);
    CHECK_THAT(game.await("problem "), ContainsSubstring("atlas-"));
    game.await("screen message");
    game.signal(SIGTERM);
    CHECK(game.exitCode() == 0);
    CHECK_FALSE(firstDifference(loadReplay(record)));
    const Settings kept = loadSettings(folder / "home/config.toml").value;
    CHECK((whole ? kept.fullscreen : kept.windowWidth == 1600));
}

TEST_CASE("a recording onto a pipe is refused before the match, window or not", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string pipe = folder / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    const Words match =
        GENERATE(Words{"--headless", "--mode", "sandbox", "--ticks", "1000000000"}, Words{"--watch"});
    Words arguments = match;
    arguments.insert(arguments.end(), {"--record", pipe});
    Process game(arguments, {}, {"/dev/null", folder / "errors"});
    CHECK(game.exitCode() == 2);
    CHECK(isOneLine(contentsOf(folder / "errors")));
    CHECK_THAT(contentsOf(folder / "errors"), ContainsSubstring("a pipe, a socket or a device"));
    CHECK(std::filesystem::is_fifo(pipe));
}

#if SFML_VERSION_MAJOR < 3 // Later ones play by miniaudio, which cannot write to a file in place of a device.
TEST_CASE("a match continues when the sound device is lost, and says so once", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string sound = folder.write(
        "openal.conf", "[general]\ndrivers=wave\n[wave]\nfile=" + (folder / "played.wav") + "\n");
    const std::string log = folder / "log";
    // OpenAL's wave-file writer says that its device is gone when its file does not grow any more. The match is
    // ended when it has continued after that, or after a minute.
    CHECK(shell("ulimit -f 256; ALSOFT_LOGLEVEL=0 ALSOFT_CONF=" + sound + ' ' + programPath() +
                " --watch --level " + rowOfBricks(folder) + " --event-log " + log + " > /dev/null 2> " +
                folder / "errors" + " & for i in $(seq 600); do sleep 0.1; sed '1,/sound device lost/d' " +
                log + " | grep -q '^tick ' && break; done; kill $!; wait $!") == 0);
    CHECK(contentsOf(folder / "errors").empty());
    const std::string played = contentsOf(log);
    const std::size_t lost = played.find("sound device lost");
    REQUIRE(lost != std::string::npos);
    CHECK(played.rfind("sound device lost") == lost);
    CHECK_THAT(played.substr(lost), ContainsSubstring("tick "));
}
#endif

TEST_CASE("output or an event log that cannot be written is told in one line", "[.][display][e2e]") {
    const auto [arguments, output, message] = GENERATE(table<Words, std::string, std::string>(
        {{{"--help"}, "/dev/full", "standard output"},
         {{"--headless", "--watch", "--ticks", "10"}, "/dev/full", "standard output"},
         {{"--watch", "--no-audio", "--seconds", "1", "--event-log", "/dev/full"},
          "/dev/null",
          "/dev/full: is not complete"}}));
    const TempFolder folder;
    Process game(arguments, {}, {output, folder / "errors"});
    CHECK(game.exitCode() == 1);
    CHECK(isOneLine(contentsOf(folder / "errors")));
    CHECK_THAT(contentsOf(folder / "errors"), ContainsSubstring(message));
}

TEST_CASE("a recording that does not fit is told in one line, and the old file stays", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string record = folder.write("match.replay", "before");
    // As on a full disk, but a limit on the size of files needs no disk to be full.
    CHECK(shell("ulimit -f 1; exec " + recordCommand(folder, record)) == 1);
    CHECK(isOneLine(contentsOf(folder / "errors")));
    CHECK(contentsOf(record) == "before");
    const auto files = std::filesystem::directory_iterator(folder.path());
    CHECK(std::none_of(begin(files), end(files), [](const auto& file) {
        return file.path().string().find(".part") != std::string::npos;
    }));
}

TEST_CASE("a full disk is reported in one line, and leaves no file", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string disk = folder / "disk";
    std::filesystem::create_directory(disk);
    const std::string mount = "mount -t tmpfs -o size=8k none " + disk;
    if (shell("unshare -m sh -c '" + mount + "' 2> /dev/null") != 0) return; // It takes the right to mount.
    const std::string fill = "head -c 1M /dev/zero 2> /dev/null > " + disk + "/all";
    CHECK(shell("unshare -m sh -c '" + mount + "; " + fill + "; " +
                recordCommand(folder, disk + "/match.replay") + "; code=$?; test \"$(ls -A " + disk +
                ")\" = all && exit $code'") == 1);
    CHECK(isOneLine(contentsOf(folder / "errors")));
    CHECK_THAT(contentsOf(folder / "errors"), ContainsSubstring("No space left on device"));
}

TEST_CASE("a disk that can only be read is reported in one line", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string disk = folder / "disk";
    std::filesystem::create_directory(disk);
    const std::string mount = "mount -t tmpfs -o ro none " + disk;
    if (shell("unshare -m sh -c '" + mount + "' 2> /dev/null") != 0) return;
    CHECK(shell("unshare -m sh -c '" + mount + " && " + recordCommand(folder, disk + "/match.replay") +
                "'") == 1);
    CHECK(isOneLine(contentsOf(folder / "errors")));
    CHECK_THAT(contentsOf(folder / "errors"), ContainsSubstring("Read-only file system"));
}

TEST_CASE("200 kills while the program records leave a whole recording each time", "[.][display][e2e]") {
    using Clock = std::chrono::steady_clock;
    const TempFolder folder;
    const std::string level = rowOfBricks(folder);
    const std::string record = folder / "match.replay";
    const auto arguments = [&](int seed) {
        return Words{"--headless", "--watch",  "--level", level,    "--ticks",
                     "30",         "--record", record,    "--seed", std::to_string(seed)};
    };
    const Clock::time_point began = Clock::now();
    REQUIRE(Process(arguments(0), {}, {"/dev/null", "/dev/null"}).exitCode() == 0);
    // The time of saving depends on the load of the machine: the next kill comes later after one that was too early for
    // a new recording, and earlier after one that was not.
    auto saves = std::chrono::duration<double>(Clock::now() - began);
    Random random(11);
    int killed = 0;
    std::set<std::uint64_t> seeds;
    for (int kill = 1; kill <= 200; ++kill) {
        Process program(arguments(kill), {}, {"/dev/null", "/dev/null"});
        std::this_thread::sleep_for(saves * random.between(0.9, 1.1));
        program.kill();
        killed += program.exitCode() != 0 ? 1 : 0;
        const bool saved = seeds.insert(loadReplay(record).seed).second; // Throws unless it is whole.
        saves *= saved ? 0.95 : 1.05;
    }
    CHECK(killed > 20);
    CHECK(seeds.size() > 20);
}
#endif
