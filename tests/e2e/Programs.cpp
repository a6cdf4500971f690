#if defined(__unix__)
#include "e2e/Programs.hpp"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace arkanong::test {

namespace fs = std::filesystem;

namespace {

void setEnvironment(const std::vector<std::string>& environment) {
    for (const std::string& entry : environment) {
        const std::size_t equals = entry.find('=');
        if (equals == std::string::npos)
            unsetenv(entry.c_str());
        else
            setenv(entry.substr(0, equals).c_str(), entry.substr(equals + 1).c_str(), 1);
    }
}

int start(const std::string& program, const std::vector<std::string>& arguments,
          const std::vector<std::string>& environment, const Process::Files& files) {
    std::vector<std::string> words{program};
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

} // namespace

std::string rowOfBricks(const TempFolder& folder) {
    std::string level = "name = \"Row\"\nbricks = '''\n";
    for (int row = 0; row < 8; ++row)
        level += "..............\n";
    return folder.write("row.toml", level + "nnnnnnnnnnnnnn\n'''\n");
}

Process::Process(const std::vector<std::string>& arguments, const std::vector<std::string>& environment,
                 const Files& files, std::string program)
    : program_(std::move(program)), id_(start(program_, arguments, environment, files)) {
    if (id_ < 0) throw std::runtime_error("cannot start " + program_);
}

Process::~Process() {
    if (id_ <= 0) return;
    ::kill(id_, SIGTERM);
    waitForEnd(std::chrono::seconds(10));
}

template <typename Predicate>
void Process::awaitThat(Predicate isSo) const {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (!hasEnded() && !isSo() && std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

// Does not reap the process, so that waitForEnd() still works.
bool Process::hasEnded() const {
    siginfo_t info{};
    return id_ <= 0 || waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid != 0;
}

int Process::waitForEnd(std::chrono::seconds limit) {
    const auto deadline = std::chrono::steady_clock::now() + limit;
    bool killed = false;
    while (!hasEnded() && !killed) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        killed = std::chrono::steady_clock::now() > deadline && ::kill(id_, SIGKILL) == 0;
    }
    int status = 0;
    rusage used{};
    const bool ended = wait4(id_, &status, 0, &used) == id_;
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    worked_ = seconds(used.ru_utime) + seconds(used.ru_stime);
    id_ = -1;
    if (!ended || killed) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void Process::signal(int number) {
    awaitThat([&] { return catches(id_, number, program_); });
    if (id_ > 0) ::kill(id_, number);
}

void Process::signals(const std::vector<int>& numbers, std::chrono::milliseconds gap) {
    signal(numbers.front());
    for (std::size_t i = 1; i < numbers.size(); ++i) {
        std::this_thread::sleep_for(gap);
        if (!hasEnded()) ::kill(id_, numbers[i]);
    }
}

void Process::interrupt(int number) {
    awaitThat([&] { return runs(id_, program_) && workOf(id_) >= 0.1; });
    if (id_ > 0) ::kill(id_, number);
}

void Process::kill() {
    if (id_ > 0) ::kill(id_, SIGKILL);
}

int Process::exitCode() { return waitForEnd(patience); }
void Process::stop() {
    if (id_ > 0) ::kill(id_, SIGSTOP);
}
void Process::goOn() {
    if (id_ > 0) ::kill(id_, SIGCONT);
}

bool runs(int process, const std::string& program) {
    std::error_code unknown;
    return fs::equivalent("/proc/" + std::to_string(process) + "/exe", program, unknown);
}

// Linux tells which signals a process catches.
bool catches(int process, int number, const std::string& program) {
    if (!runs(process, program))
        return false; // First: until then the status is that of the test's own process.
    const std::string status = contentsOf("/proc/" + std::to_string(process) + "/status");
    const std::size_t mask = status.find("SigCgt:");
    return mask != std::string::npos &&
           (std::stoull(status.substr(mask + 7), nullptr, 16) >> (number - 1) & 1U) != 0;
}

double workOf(int process) {
    const std::string status = contentsOf("/proc/" + std::to_string(process) + "/stat");
    const std::size_t name = status.rfind(')');
    if (name == std::string::npos) return 0.0;
    std::istringstream fields(status.substr(name + 1));
    std::string skipped;
    for (int field = 3; field < 14; ++field)
        fields >> skipped;
    double ticks = 0.0;
    fields >> ticks;
    return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

Outcome runToEnd(const std::vector<std::string>& arguments, const std::vector<std::string>& environment,
                 const std::string& program) {
    const TempFolder folder;
    const Process::Files files{folder / "output", folder / "errors"};
    std::vector<std::string> own{"ARKANONG_HOME=" + folder / "home"};
    own.insert(own.end(), environment.begin(), environment.end());
    Outcome outcome;
    outcome.exitCode = Process(arguments, own, files, program).exitCode();
    outcome.output = contentsOf(files.output);
    outcome.errors = contentsOf(files.errors);
    return outcome;
}

std::string contentsOf(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

} // namespace arkanong::test
#endif
