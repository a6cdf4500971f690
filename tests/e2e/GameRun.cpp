#if defined(__unix__)
#include "e2e/GameRun.hpp"

#include "Catch.hpp"
#include "Folders.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace arkanong::test {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds pollInterval{20};

void setEnvironment(const std::vector<std::string>& environment) {
    for (const std::string& entry : environment) {
        const std::size_t equals = entry.find('=');
        if (equals == std::string::npos)
            unsetenv(entry.c_str());
        else
            setenv(entry.substr(0, equals).c_str(), entry.substr(equals + 1).c_str(), 1);
    }
}

/// Where a program's words go.
struct Files {
    std::string output;
    std::string errors;
};

/// Starts the game; returns the process.
int start(const std::vector<std::string>& arguments, const std::vector<std::string>& environment,
          const Files& files) {
    std::vector<std::string> words{programPath()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const int process = fork();
    if (process != 0) return process;
    setEnvironment(environment);
    dup2(open(files.output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
    dup2(open(files.errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(pointers[0], pointers.data());
    _exit(127);
}

/// The process can still be waited for afterwards.
bool hasEnded(int process) {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid != 0;
}

/// The exit code; -1 where the process had to be killed because it did not end in time.
int waitForEnd(int process, std::chrono::seconds limit) {
    const auto deadline = std::chrono::steady_clock::now() + limit;
    bool killed = false;
    while (!hasEnded(process) && !killed) {
        std::this_thread::sleep_for(pollInterval);
        killed = std::chrono::steady_clock::now() > deadline && kill(process, SIGKILL) == 0;
    }
    int status = 0;
    if (waitpid(process, &status, 0) != process || killed) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string contents(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

/// Runs a command of the shell and returns what it printed; nothing when it failed.
std::optional<std::string> outputOf(const std::string& command) {
    FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return std::nullopt;
    std::string output;
    std::array<char, 256> part{};
    while (std::fgets(part.data(), part.size(), pipe) != nullptr)
        output += part.data();
    if (pclose(pipe) != 0) return std::nullopt;
    while (!output.empty() && output.back() == '\n')
        output.pop_back();
    return output;
}

} // namespace

TemporaryFolder::TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "arkanong-e2e-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

Outcome runToEnd(const std::vector<std::string>& arguments, const std::vector<std::string>& environment) {
    const TemporaryFolder folder;
    const Files files{folder / "output", folder / "errors"};
    std::vector<std::string> own{"ARKANONG_HOME=" + folder / "home"};
    own.insert(own.end(), environment.begin(), environment.end());
    Outcome outcome;
    outcome.exitCode = waitForEnd(start(arguments, own, files), patience);
    outcome.output = contents(files.output);
    outcome.errors = contents(files.errors);
    return outcome;
}

GameRun::GameRun(std::vector<std::string> arguments, const std::string& home, Player player) {
    if (player == Player::Usual) arguments.emplace_back("--no-first-match");
    arguments.insert(arguments.end(),
                     {"--no-audio", "--event-log", folder_ / "log", "--screenshots", folder_.path()});
    process_.id = start(arguments, {"ARKANONG_HOME=" + (home.empty() ? folder_ / "home" : home)},
                        {"/dev/null", folder_ / "errors"});
    await("screen ");
    linesSeen_ = 0;
    window_ = xdotool("search --sync --name '^Arkanong$'");
    REQUIRE_FALSE(window_.empty());
    focus();
}

GameRun::Process::~Process() {
    if (id <= 0) return;
    kill(id, SIGTERM);
    waitForEnd(id, std::chrono::seconds(10));
}

void GameRun::readLog() {
    std::ifstream file(folder_ / "log");
    file.seekg(logRead_);
    for (std::string line; std::getline(file, line) && !file.eof();) { // The last may not be complete yet.
        logRead_ = file.tellg();
        log_.push_back(line);
    }
}

void GameRun::skipLog() {
    readLog();
    linesSeen_ = log_.size();
}

std::string GameRun::await(const std::string& text, std::chrono::seconds limit) {
    const auto deadline = std::chrono::steady_clock::now() + limit;
    for (bool last = false; !last;) {
        last = std::chrono::steady_clock::now() > deadline || hasEnded(process_.id);
        readLog();
        while (linesSeen_ < log_.size()) {
            const std::string& line = log_[linesSeen_++];
            if (line.find(text) != std::string::npos) return line;
        }
        if (!last) std::this_thread::sleep_for(pollInterval);
    }
    std::string end;
    for (std::size_t i = log_.size() > 20 ? log_.size() - 20 : 0; i < log_.size(); ++i)
        end += "\n  " + log_[i];
    FAIL("waited in vain for \"" << text << "\"; the log ends with" << end << "\nand the errors are\n"
                                 << contents(folder_ / "errors"));
    return {};
}

std::string GameRun::awaitReports(int count) {
    skipLog();
    std::string report;
    for (int i = 0; i < count; ++i)
        report = await(" paddle ");
    return report;
}

std::vector<std::string> GameRun::lines(const std::string& text) {
    readLog();
    std::vector<std::string> found;
    for (const std::string& line : log_)
        if (line.find(text) != std::string::npos) found.push_back(line);
    return found;
}

std::string GameRun::xdotool(const std::string& command) {
    REQUIRE(process_.id > 0);
    kill(process_.id, SIGSTOP);
    const std::optional<std::string> output = outputOf("timeout 60 xdotool " + command);
    kill(process_.id, SIGCONT);
    CHECK(output);
    return output.value_or("");
}

void GameRun::key(const std::string& name) { xdotool("key " + name); }
void GameRun::keyDown(const std::string& name) { xdotool("keydown " + name); }
void GameRun::keyUp(const std::string& name) { xdotool("keyup " + name); }
void GameRun::point(int x, int y) {
    xdotool("mousemove --window " + window_ + ' ' + std::to_string(x) + ' ' + std::to_string(y));
}
void GameRun::buttonDown() { xdotool("mousedown 1"); }
void GameRun::buttonUp() { xdotool("mouseup 1"); }
void GameRun::click(int x, int y) {
    point(x, y);
    xdotool("click 1");
}
void GameRun::selectByKeys(const std::string& item) {
    skipLog();
    const std::string wanted = "selected " + item;
    std::string first;
    for (std::string now; now != wanted; first = first.empty() ? now : first) {
        key("Down");
        now = await("selected ");
        if (now == first) FAIL("the menu has no item " << item); // It has gone round.
    }
}
void GameRun::chooseByKeys(const std::string& item) {
    selectByKeys(item);
    key("Return");
}
Place GameRun::placeOf(const std::string& item) {
    const auto latest = [this](const std::string& start) {
        readLog();
        std::size_t line = log_.size();
        while (line > 0 && log_[line - 1].rfind(start, 0) != 0)
            --line;
        return line; // From 1; 0 where there is none.
    };
    REQUIRE(takeUntil([&] { return latest("items ") > latest("screen "); }, [](bool told) { return told; }));
    const std::string words = "item " + item + ' ';
    for (std::size_t line = log_.size(); line-- > 0;)
        if (log_[line].rfind(words, 0) == 0 &&
            std::isdigit(log_[line][words.size()]) != 0) // Not a longer one.
            return placeAfter(log_[line], words);
    FAIL("the menu has no item " << item);
    return {};
}
void GameRun::chooseByMouse(const std::string& item, int aside) {
    const Place at = placeOf(item);
    int width = 0, height = 0;
    char times = ' ';
    std::istringstream(lines("window ").back().substr(7)) >> width >> times >> height;
    const double scale = std::min(width / 1280.0, height / 720.0);
    const auto inWindow = [scale](int place, int picture, int window) {
        return static_cast<int>(std::lround((window - picture * scale) / 2.0 + place * scale));
    };
    click(inWindow(at.x + aside, 1280, width), inWindow(at.y, 720, height));
}
void GameRun::middleButton() { xdotool("click 2"); }
void GameRun::rightButton() { xdotool("click 3"); }
void GameRun::resize(int width, int height) {
    xdotool("windowsize --sync " + window_ + ' ' + std::to_string(width) + ' ' + std::to_string(height));
}
void GameRun::focus() { xdotool("windowfocus --sync " + window_); }

sf::Image GameRun::screenshot() {
    skipLog();
    key("F12");
    return awaitScreenshot();
}

// The program is stopped meanwhile: it finds both keys at once.
sf::Image GameRun::screenshotOfNextFrame(const std::string& keyDown) {
    skipLog();
    xdotool("keydown " + keyDown + " key F12");
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
    // Until the message about the picture before has gone.
    std::this_thread::sleep_for(std::chrono::seconds(4));
    fs::create_directories(folder);
    REQUIRE(screenshot().saveToFile((fs::path(folder) / (name + ".png")).string()));
}

int GameRun::exitCode() {
    const int code = waitForEnd(process_.id, patience);
    process_.id = -1;
    return code;
}

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
