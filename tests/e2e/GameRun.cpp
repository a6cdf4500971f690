#if defined(__unix__)
#include "e2e/GameRun.hpp"

#include "Catch.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
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

/// Starts the game with its stderr in a file; returns the process.
int start(const std::vector<std::string>& arguments, const std::vector<std::string>& environment,
          const std::string& errorFile) {
    std::vector<std::string> words{ARKANONG_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const int process = fork();
    if (process != 0) return process;
    setEnvironment(environment);
    const int file = open(errorFile.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(file, STDERR_FILENO);
    dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(pointers[0], pointers.data());
    _exit(127);
}

int waitForEnd(int process, std::chrono::seconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    int status = 0;
    while (waitpid(process, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > deadline) {
            kill(process, SIGKILL);
            waitpid(process, &status, 0);
            return -1;
        }
        std::this_thread::sleep_for(pollInterval);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string contents(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

std::string outputOf(const std::string& command) {
    std::string output;
    if (FILE* pipe = popen(command.c_str(), "r")) {
        std::array<char, 256> part{};
        while (std::fgets(part.data(), part.size(), pipe) != nullptr)
            output += part.data();
        pclose(pipe);
    }
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
    Outcome outcome;
    outcome.exitCode = waitForEnd(start(arguments, environment, folder / "errors"), std::chrono::seconds(20));
    outcome.errors = contents(folder / "errors");
    return outcome;
}

GameRun::GameRun(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(),
                     {"--no-audio", "--event-log", folder_ / "log", "--screenshots", folder_.path()});
    process_.id = start(arguments, {}, folder_ / "errors");
    await("screen ");
    linesSeen_ = 0;
    findWindow();
    focus();
}

GameRun::Process::~Process() {
    if (id <= 0) return;
    kill(id, SIGTERM);
    waitForEnd(id, std::chrono::seconds(5));
}

void GameRun::findWindow() {
    window_ = outputOf("timeout 10 xdotool search --sync --name '^Arkanong$'");
    REQUIRE_FALSE(window_.empty());
}

std::vector<std::string> GameRun::readLog() const {
    std::ifstream file(folder_ / "log");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (!file.eof()) lines.push_back(line); // The last line may not be complete yet.
    return lines;
}

std::string GameRun::await(const std::string& text, std::chrono::seconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    std::vector<std::string> log;
    do {
        log = readLog();
        while (linesSeen_ < log.size()) {
            const std::string& line = log[linesSeen_++];
            if (line.find(text) != std::string::npos) return line;
        }
        std::this_thread::sleep_for(pollInterval);
    } while (std::chrono::steady_clock::now() < deadline && kill(process_.id, 0) == 0);
    std::string last;
    for (std::size_t i = log.size() > 20 ? log.size() - 20 : 0; i < log.size(); ++i)
        last += "\n  " + log[i];
    FAIL("waited in vain for \"" << text << "\"; the log ends with" << last << "\nand the errors are\n"
                                 << contents(folder_ / "errors"));
    return {};
}

std::string GameRun::awaitReports(int count) {
    linesSeen_ = readLog().size();
    std::string report;
    for (int i = 0; i < count; ++i)
        report = await(" paddle ");
    return report;
}

std::vector<std::string> GameRun::lines(const std::string& text) const {
    std::vector<std::string> found;
    for (const std::string& line : readLog())
        if (line.find(text) != std::string::npos) found.push_back(line);
    return found;
}

void GameRun::xdotool(const std::string& command) const {
    CHECK(std::system(("timeout 10 xdotool " + command).c_str()) == 0);
}

void GameRun::key(const std::string& name) { xdotool("key --delay 60 " + name); }
void GameRun::keyDown(const std::string& name) { xdotool("keydown " + name); }
void GameRun::keyUp(const std::string& name) { xdotool("keyup " + name); }
void GameRun::point(int x, int y) {
    xdotool("mousemove --window " + window_ + ' ' + std::to_string(x) + ' ' + std::to_string(y));
}
void GameRun::click(int x, int y) {
    point(x, y);
    xdotool("click 1");
}
void GameRun::resize(int width, int height) {
    xdotool("windowsize --sync " + window_ + ' ' + std::to_string(width) + ' ' + std::to_string(height));
}
void GameRun::focus() { xdotool("windowfocus --sync " + window_); }

sf::Image GameRun::screenshot() {
    linesSeen_ = readLog().size();
    key("F12");
    const std::string line = await("screenshot ");
    sf::Image image;
    REQUIRE(sfml::loadFromFile(image, line.substr(line.find(' ') + 1)));
    return image;
}

int GameRun::exitCode() {
    const int code = waitForEnd(process_.id, std::chrono::seconds(10));
    process_.id = -1;
    return code;
}

Place paddleIn(const std::string& report) {
    const std::string word = "paddle ";
    Place place;
    std::istringstream text(report.substr(report.find(word) + word.size()));
    char comma = ' ';
    text >> place.x >> comma >> place.y;
    return place;
}

} // namespace arkanong::test
#endif
