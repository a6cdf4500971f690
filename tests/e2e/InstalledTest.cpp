#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "Folders.hpp"
#include "e2e/GameRun.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong::test;

namespace {

namespace fs = std::filesystem;

/// The value of a line "NAME=VALUE" of the desktop entry.
std::string desktopEntry(const std::string& name) {
    std::ifstream file(assetsPath("../packaging/desktop/arkanong.desktop.in"));
    for (std::string line; std::getline(file, line);)
        if (line.rfind(name + '=', 0) == 0) return line.substr(name.size() + 1);
    FAIL("the desktop entry has no " << name);
    return {};
}

/// Assets with a level "only-here", which no other assets have.
void makeAssets(const fs::path& folder) {
    fs::create_directories(folder);
    for (const auto& part : fs::directory_iterator(assetsPath()))
        if (part.path().filename() == "levels")
            fs::copy(part.path(), folder / "levels", fs::copy_options::recursive);
        else
            fs::create_directory_symlink(part.path(), folder / part.path().filename());
    fs::copy_file(assetsPath("levels/beehive.toml"), folder / "levels" / "only-here.toml");
}

/// Runs the program in the window for a moment, with its own assets.
void checkAssets(const fs::path& program, const TempFolder& folder) {
    INFO(program.string());
    const std::string log = folder / "log";
    const std::string command = "ARKANONG_HOME=" + (folder / "home") + ' ' + program.string() +
                                " --watch --level only-here --no-audio --seconds 1 --event-log " + log +
                                " 2>&1";
    CHECK_THAT(outputOf(command).value_or("failed"), ContainsSubstring("frame"));
    CHECK_THAT(contentsOf(log), ContainsSubstring("screen play"));
    fs::remove(log);
}

} // namespace

TEST_CASE("the program finds its assets as built, installed and moved with its folder", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string built = "cd / && ARKANONG_HOME=" + (folder / "home") + ' ' + programPath() +
                              " --watch --level beehive --no-audio --seconds 1 2>&1";
    CHECK_THAT(outputOf(built).value_or("failed"), ContainsSubstring("frame"));

    const fs::path installed = folder / "prefix";
    fs::create_directories(installed / "games");
    fs::copy_file(programPath(), installed / "games/arkanong");
    makeAssets(installed / "share/games/arkanong/assets");
    checkAssets(installed / "games/arkanong", folder);
    fs::create_symlink(installed / "games/arkanong", folder / "link");
    checkAssets(folder / "link", folder);

    const fs::path moved = folder / "a folder";
    fs::rename(installed, moved);
    fs::create_symlink(moved / "games/arkanong", folder / "link-2");
    checkAssets(folder / "link-2", folder);

    // Only the program and its assets, side by side, as on other systems.
    fs::rename(moved / "share/games/arkanong/assets", moved / "games/assets");
    checkAssets(folder / "link-2", folder);
}

TEST_CASE("desktops know the window by the entry's class, and the entry opens replays", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string replay = folder / "a match.replay";
    REQUIRE(runToEnd({"--headless", "--watch", "--level", "beehive", "--ticks", "1200", "--record", replay})
                .exitCode == 0);
    CHECK(desktopEntry("Exec") == "arkanong %f");
    GameRun game({replay}, folder / "home");
    game.await("screen replay");
    const auto windows = [](const std::string& by) {
        return outputOf("xdotool search " + by + " '^" + desktopEntry("StartupWMClass") + "$'")
            .value_or("none");
    };
    CHECK(windows("--class") == windows("--name"));
    CHECK(windows("--class") != "none");
    game.key("Escape").await("screen replays");
}
#endif
