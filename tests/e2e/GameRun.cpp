#if defined(__unix__)
#include "e2e/GameRun.hpp"

#include "Catch.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sstream>
#include <thread>

namespace arkanong::test {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> withLog(std::vector<std::string> arguments, GameRun::Player player,
                                 const TempFolder& folder) {
    if (player == GameRun::Player::Usual) arguments.emplace_back("--no-first-match");
    // Few frames a second and, unless a test is about them, few effects, with which a frame takes two thirds of the
    // time: more tests can run at once.
    if (std::find(arguments.begin(), arguments.end(), "--effects") == arguments.end())
        arguments.insert(arguments.end(), {"--effects", "low"});
    arguments.insert(arguments.end(), {"--no-audio", "--fps", "15", "--event-log", folder / "log",
                                       "--screenshots", folder.path()});
    return arguments;
}

} // namespace

GameRun::GameRun(std::vector<std::string> arguments, const std::string& home, Player player)
    : log_(folder_ / "log"), process_(withLog(std::move(arguments), player, folder_),
                                      {"ARKANONG_HOME=" + (home.empty() ? folder_ / "home" : home)},
                                      {"/dev/null", folder_ / "errors"}) {
    await("screen ");
    linesSeen_ = 0;
    const std::string windows = xdotool("search --sync --name '^Arkanong$'");
    window_ = windows.substr(windows.rfind('\n') +
                             1); // npos + 1 is 0. The latest window is the topmost, named last.
    REQUIRE_FALSE(window_.empty());
    focus();
}

void GameRun::skipLog() {
    log_.read();
    linesSeen_ = log_.lines().size();
}

std::string GameRun::await(const std::string& text, std::chrono::seconds limit) {
    const auto deadline = std::chrono::steady_clock::now() + limit;
    const std::vector<std::string>& log = log_.lines();
    for (bool last = false; !last;) {
        last = std::chrono::steady_clock::now() > deadline || process_.hasEnded();
        log_.read();
        while (linesSeen_ < log.size()) {
            const std::string& line = log[linesSeen_++];
            if (line.find(text) != std::string::npos) return line;
        }
        if (!last) log_.read(longestRead);
    }
    std::string end;
    for (std::size_t i = log.size() > 20 ? log.size() - 20 : 0; i < log.size(); ++i)
        end += "\n  " + log[i];
    FAIL("waited in vain for \"" << text << "\"; the log ends with" << end << "\nand the errors are\n"
                                 << contentsOf(folder_ / "errors"));
    return {};
}

void GameRun::awaitAfterPlay(const std::string& screen, std::chrono::seconds limit) {
    await("screen " + screen, limit);
    await("takes input");
}

std::string GameRun::awaitReports(int count) {
    skipLog();
    std::string report;
    for (int i = 0; i < count; ++i)
        report = await(" paddle ");
    return report;
}

void GameRun::awaitFrames(int count) {
    skipLog();
    for (int i = 0; i < count; ++i)
        await("frame");
}

std::vector<std::string> GameRun::newLines() {
    log_.read(longestRead);
    const auto first = log_.lines().begin() + static_cast<std::ptrdiff_t>(linesSeen_);
    linesSeen_ = log_.lines().size();
    return {first, log_.lines().end()};
}

std::vector<std::string> GameRun::lines(const std::string& text) {
    log_.read();
    std::vector<std::string> found;
    for (const std::string& line : log_.lines())
        if (line.find(text) != std::string::npos) found.push_back(line);
    return found;
}

std::string GameRun::xdotool(const std::string& command) {
    process_.stop();
    const std::optional<std::string> output = outputOf("exec timeout 60 xdotool " + command);
    process_.goOn();
    CHECK(output);
    return output.value_or("");
}

GameRun& GameRun::act(const std::string& command) {
    xdotool(command);
    return *this;
}
GameRun& GameRun::passStory() {
    await("screen story");
    key("Escape").await("screen briefing");
    key("Return").await("screen play");
    return *this;
}

GameRun& GameRun::keys(const std::vector<std::string>& names) {
    // SFML ignores the release of a key that is pressed again within 2 ms.
    std::string command = "key --delay 8";
    for (const std::string& name : names)
        command += ' ' + name;
    return act(command);
}
GameRun& GameRun::key(const std::string& name) { return keys({name}); }
GameRun& GameRun::keyTimes(const std::string& name, int times) {
    return keys(std::vector<std::string>(static_cast<std::size_t>(times), name));
}
GameRun& GameRun::hold(const std::string& name, int frames) {
    keyDown(name).awaitFrames(frames);
    return keyUp(name);
}
GameRun& GameRun::keyDown(const std::string& name) { return act("keydown " + name); }
GameRun& GameRun::keyUp(const std::string& name) { return act("keyup " + name); }
GameRun& GameRun::point(int x, int y) { return act(pointTo(x, y)); }
std::string GameRun::pointTo(int x, int y) const {
    return "mousemove --window " + window_ + ' ' + std::to_string(x) + ' ' + std::to_string(y);
}
void GameRun::awaitClicks() {
    REQUIRE(awaitThat([this] {
        const std::vector<std::string>& log = log_.lines();
        const auto latest = std::find_if(log.rbegin(), log.rend(), [](const std::string& line) {
            return line == "takes clicks" || line.rfind("screen ", 0) == 0;
        });
        return latest != log.rend() && *latest == "takes clicks";
    }));
}
GameRun& GameRun::buttonDown() {
    awaitClicks();
    return act("mousedown 1");
}
GameRun& GameRun::buttonUp() { return act("mouseup 1"); }
GameRun& GameRun::click(int x, int y) {
    awaitClicks();
    return act(pointTo(x, y) + " click --delay 0 1");
}
GameRun& GameRun::selectByKeys(const std::string& item) {
    skipLog();
    const std::string wanted = "selected " + item;
    std::string first;
    for (std::string now; now != wanted; first = first.empty() ? now : first) {
        key("Tab");
        now = await("selected ");
        if (now == first) FAIL("the menu has no item " << item); // The selection has wrapped around.
    }
    return *this;
}
GameRun& GameRun::chooseByKeys(const std::string& item) { return selectByKeys(item).key("Return"); }
Place GameRun::placeOf(const std::string& item) {
    const std::vector<std::string>& log = log_.lines();
    const auto latest = [&log](const std::string& start) {
        std::size_t line = log.size();
        while (line > 0 && log[line - 1].rfind(start, 0) != 0)
            --line;
        return line; // From 1; 0 = no such line.
    };
    log_.read();
    REQUIRE(awaitThat([&] { return latest("items ") > latest("screen "); }));
    const std::string words = "item " + item + ' ';
    for (std::size_t line = log.size(); line-- > 0;)
        // Not a longer item name.
        if (log[line].rfind(words, 0) == 0 && std::isdigit(log[line][words.size()]) != 0)
            return placeAfter(log[line], words);
    FAIL("the menu has no item " << item);
    return {};
}
GameRun& GameRun::chooseByMouse(const std::string& item, int aside) {
    const Place at = placeOf(item);
    int width = 0, height = 0;
    char times = ' ';
    std::istringstream(lines("window ").back().substr(7)) >> width >> times >> height;
    const double scale = std::min(width / 1280.0, height / 720.0);
    const auto inWindow = [scale](int place, int picture, int window) {
        return static_cast<int>(std::lround((window - picture * scale) / 2.0 + place * scale));
    };
    return click(inWindow(at.x + aside, 1280, width), inWindow(at.y, 720, height));
}
GameRun& GameRun::middleButton() {
    awaitClicks();
    return act("click --delay 0 2");
}
GameRun& GameRun::rightButton() {
    awaitClicks();
    return act("click --delay 0 3");
}
GameRun& GameRun::resize(int width, int height) {
    return act("windowsize --sync " + window_ + ' ' + std::to_string(width) + ' ' + std::to_string(height));
}
void GameRun::resizeOften(int count, int width, int height) {
    std::string command;
    for (int i = count - 1; i >= 0; --i)
        command += "windowsize " + window_ + ' ' + std::to_string(width + i % 100) + ' ' +
                   std::to_string(height) + ' ';
    xdotool(command);
}
GameRun& GameRun::focus() { return act("windowfocus --sync " + window_); }

std::string GameRun::title() {
    const std::string title = xdotool("getwindowname " + window_);
    return title.substr(0, title.find('\n'));
}

sf::Image GameRun::screenshot() {
    skipLog();
    key("F12");
    return awaitScreenshot();
}

// The program is stopped while the keys are sent, so that it receives both in one frame.
sf::Image GameRun::screenshotOfNextFrame(const std::string& keyDown) {
    skipLog();
    xdotool("keydown " + keyDown + " key --delay 0 F12");
    return awaitScreenshot();
}

sf::Image GameRun::awaitScreenshot() {
    const std::string line = await("screenshot ");
    sf::Image image;
    REQUIRE(sfml::loadFromFile(image, line.substr(line.find(' ') + 1)));
    return image;
}

void GameRun::keepPicture(const std::string& name) {
    const char* const folder = std::getenv("ARKANONG_SCREENS");
    if (folder == nullptr) return;
    const std::size_t seen = linesSeen_;
    // Until the message about the last screenshot is gone.
    std::this_thread::sleep_for(std::chrono::seconds(4));
    fs::create_directories(folder);
    REQUIRE(screenshot().saveToFile((fs::path(folder) / (name + ".png")).string()));
    linesSeen_ = seen; // What happened meanwhile is awaited by the test.
}

int GameRun::exitCode() { return process_.exitCode(); }

Place placeAfter(const std::string& line, const std::string& words) {
    Place place;
    std::istringstream text(line.substr(line.find(words) + words.size()));
    char comma = ' ';
    text >> place.x >> comma >> place.y;
    return place;
}

Place paddleIn(const std::string& report) { return placeAfter(report, "paddle "); }

} // namespace arkanong::test
#endif
