#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "e2e/GameRun.hpp"
#include "e2e/OtherWindow.hpp"

#include <SFML/Config.hpp>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

using namespace arkanong::test;

TEST_CASE("a match pauses when the window loses focus, and does not resume by itself", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    const Place start = paddleIn(game.awaitReports());
    game.keyDown("Right");
    game.paddleWhen([&](Place now) { return now.x > start.x; });
    {
        const OtherWindow other;
        game.await("focus lost");
        game.await("screen pause");
        game.keyUp("Right");
    }
    game.focus().await("focus gained");
    const std::size_t ticks = game.lines("tick ").size();
    game.screenshot();
    CHECK(game.lines("tick ").size() == ticks);

    game.key("Return").await("screen play");
    // The key was released without focus: the paddle must not keep moving.
    const Place resumed = paddleIn(game.awaitReports(3));
    CHECK(paddleIn(game.awaitReports(2)).x == resumed.x);
    CHECK(resumed.x > start.x);
}

TEST_CASE("another aspect ratio shows the same picture with letterbox bars", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.awaitReports();
    game.resize(1000, 900).await("window 1000x900");
    const sf::Image high = game.screenshot();
    REQUIRE(high.getSize().x == 1000);
    REQUIRE(high.getSize().y == 900);
    // 1000 x 563, with bars of 168 px above and below.
    const sf::Color bar = sfml::pixelAt(high, 0, 0);
    CHECK(std::max({bar.r, bar.g, bar.b}) < 16);
    const auto isBar = [bar](const sf::Color& colour) { return colour == bar; };
    CHECK(countPixels(high, 0, 0, 1000, 160, isBar) == 160'000);
    CHECK(countPixels(high, 0, 740, 1000, 160, isBar) == 160'000);
    CHECK(countPixels(high, 0, 168, 1000, 562, isLit) > 5'000);

    game.resize(1500, 700).await("window 1500x700");
    const sf::Image wide = game.screenshot();
    CHECK(countPixels(wide, 0, 0, 125, 700, isBar) == 87'500);
    CHECK(countPixels(wide, 1375, 0, 125, 700, isBar) == 87'500);

    // The pointer is still mapped correctly: the field's middle line, straight up.
    game.click(750, 200);
    CHECK_THAT(game.await("BallServed"), ContainsSubstring("velocity 0.0,"));
}

TEST_CASE("of many sizes that the window gets at once only the last one is applied", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.awaitReports();
    const std::size_t before = game.lines("window ").size();
    game.resizeOften(2000, 900, 600);
    game.await("window 900x600");
    CHECK(game.lines("window ").size() - before < 20); // They may take several frames to come.
    game.signal(SIGTERM);
    CHECK(game.exitCode() == 0);
}

TEST_CASE("F11 toggles full screen", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.await("window 1280x720");
    game.awaitReports();
    game.key("F11");
    const std::string whole = game.await("window ");
    CHECK(whole != "window 1280x720");
    game.awaitReports();
    game.key("F11").await("window 1280x720");
    game.awaitReports();
}

TEST_CASE("full screen covers the monitor that the window lies on", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.await("window 1280x720"); // In the middle of the display.
    game.awaitReports();
    if (!outputOf("xrandr --setmonitor LEFT 400/100x1600/400+0+0 screen")) {
        WARN("xrandr is missing: not tested");
        return;
    }
    CHECK(outputOf("xrandr --setmonitor RIGHT 1200/300x1600/400+400+0 none"));
    game.key("F11").await("window 1200x1600");
    const std::optional<std::string> place =
        outputOf("xdotool search --name '^Arkanong$' getwindowgeometry --shell %@");
    CHECK_THAT(place.value_or(""), ContainsSubstring("X=400\nY=0\n"));
    game.awaitReports();
    game.key("F11").await("window 1280x720");
    CHECK(outputOf("xrandr --delmonitor RIGHT && xrandr --delmonitor LEFT"));
}

TEST_CASE("screenshots are numbered and reported", "[.][display][e2e]") {
    GameRun game({});
    game.await("screen title");
    const auto panel = [](const sf::Image& image) { return countPixels(image, 520, 20, 240, 55, isLit); };
    const int before = panel(game.screenshot());
    const sf::Image told =
        game.screenshotWhen([&](const sf::Image& seen) { return panel(seen) > before + 300; });
    CHECK(panel(told) > before + 300);
    const std::vector<std::string> files = game.lines("screenshot ");
    REQUIRE(files.size() >= 2);
    CHECK(std::set<std::string>(files.begin(), files.end()).size() == files.size());
}

TEST_CASE("the game ends by itself after --seconds", "[.][display][e2e]") {
    const Outcome outcome = runToEnd({"--no-audio", "--seconds", "2"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.output, ContainsSubstring(" frames, "));
}

TEST_CASE("--pictures saves that number of screenshots, and prints the result", "[.][display][e2e]") {
    const TempFolder folder;
    const Outcome outcome = runToEnd({"--no-audio", "--watch", "--level", "beehive", "--seconds", "12",
                                      "--pictures", "2", "--screenshots", folder.path()});
    CHECK(outcome.exitCode == 0);
    const auto files = std::filesystem::directory_iterator(folder.path());
    CHECK(std::distance(begin(files), end(files)) == 2);
    CHECK_THAT(outcome.output, ContainsSubstring("goals Blue ") && ContainsSubstring("bricks left: "));
    CHECK_THAT(outcome.output, !ContainsSubstring(" frames, "));
}

TEST_CASE("without a display the game prints one line and ends", "[.][display][e2e]") {
    const auto [setting, reason] = GENERATE(table<std::string, std::string>(
        {{"DISPLAY", "DISPLAY is not set"}, {"DISPLAY=:4242", "cannot open :4242"}}));
    const Outcome outcome = runToEnd({"--no-audio"}, {setting});
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.errors, ContainsSubstring("arkanong: no display"));
    CHECK_THAT(outcome.errors, ContainsSubstring(reason));
    CHECK(std::count(outcome.errors.begin(), outcome.errors.end(), '\n') == 1);
}

TEST_CASE("the display's name cannot write control characters to the terminal", "[.][display][e2e]") {
    const Outcome outcome = runToEnd({"--no-audio"}, {"DISPLAY=:4242\x1b[31m\nred"});
    CHECK(outcome.exitCode == 1);
    CHECK(outcome.errors == "arkanong: no display to show a window on (cannot open :4242?[31m?red)\n");
}

#if SFML_VERSION_MAJOR < 3 // Later ones play by miniaudio, which takes a silent device if there is no other.
TEST_CASE("without a sound device one line is printed, whatever libraries say", "[.][display][e2e]") {
    const Outcome outcome =
        runToEnd({"--seconds", "1"}, {"ALSOFT_DRIVERS=alsa", "ALSA_CONFIG_PATH=/dev/null"});
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.errors == "arkanong: no sound device; playing silently\n");
}
#endif

TEST_CASE("a broken level is reported on a screen before the title", "[.][display][e2e]") {
    const TempFolder folder;
    std::ofstream(folder / "broken.toml") << "name = \"Broken\"\nbricks = 7\n";
    GameRun game({"--mode", "versus", "--level", folder / "broken.toml"});
    CHECK_THAT(game.await("problem "), ContainsSubstring("broken.toml:2:"));
    game.await("screen message");
    const auto explained = [](const sf::Image& seen) {
        return countPixels(seen, 300, 300, 680, 80, isLit) > 500;
    };
    CHECK(explained(game.screenshotWhen(explained)));
    game.key("Return").await("screen title");
}

TEST_CASE("a picture missing in full screen is reported, and the game continues", "[.][display][e2e]") {
    namespace fs = std::filesystem;
    const TempFolder folder;
    fs::copy(assetsPath(), folder / "assets", fs::copy_options::recursive);
    GameRun game({"--mode", "sandbox", "--assets", folder / "assets"});
    game.awaitReports();
    for (const auto& file : fs::directory_iterator(folder / "assets/textures"))
        if (file.path().extension() == ".png") fs::remove(file.path());
    game.key("F11");
    CHECK_THAT(game.await("problem "), ContainsSubstring("atlas-"));
    game.await("screen message");
    game.key("Return").await("screen title");
}

TEST_CASE("a recording without its folder is reported at the end, settings are saved", "[.][display][e2e]") {
    const TempFolder folder;
    std::filesystem::create_directory(folder / "gone");
    GameRun game({"--mode", "sandbox", "--record", folder / "gone/match.replay"}, folder / "home");
    game.resize(1000, 600).await("window 1000x600");
    game.awaitReports();
    std::filesystem::remove(folder / "gone");
    game.signal(SIGTERM);
    game.await("quit");
    CHECK(game.exitCode() == 2);
    CHECK_THAT(game.errors(), ContainsSubstring("match.replay"));
    CHECK(loadSettings(folder / "home/config.toml").value.windowWidth == 1000);
}

TEST_CASE("a missing picture ends the game with a message that names it", "[.][display][e2e]") {
    namespace fs = std::filesystem;
    const TempFolder folder;
    fs::copy(assetsPath(), folder / "assets", fs::copy_options::recursive);
    fs::remove(folder / "assets/textures/atlas-1x.png");
    const Outcome outcome = runToEnd({"--no-audio", "--assets", folder / "assets"});
    CHECK(outcome.exitCode == 2);
    CHECK_THAT(outcome.errors, ContainsSubstring("atlas-1x.png"));
}
#endif
