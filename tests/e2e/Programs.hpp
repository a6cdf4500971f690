#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace arkanong::test {

/// So long may something take that takes a moment: far longer than it does on a machine that is slow and has
/// other things to do. No test waits for a time, only for what is to happen.
inline constexpr std::chrono::seconds patience{60};
/// And so long a match or two.
inline constexpr std::chrono::seconds matchPatience{600};

/// A folder of its own that goes away at the end.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::string operator/(const std::string& name) const { return (path_ / name).string(); }
    std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

/// The game as a process of its own, which is ended with this object.
class Process {
  public:
    /// Where the program's words go.
    struct Files {
        std::string output;
        std::string errors;
    };
    /// Starts the game. `environment` holds "NAME=value" to set and "NAME" to unset.
    Process(const std::vector<std::string>& arguments, const std::vector<std::string>& environment,
            const Files& files);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    bool hasEnded() const;
    /// Waits for the program to end by itself. The exit code; -1 where it had to be killed because it did not
    /// end in time.
    int exitCode();
    /// The program stands still between the two.
    void stop();
    void goOn();

  private:
    int waitForEnd(std::chrono::seconds limit);

    int id_;
};

/// What a program printed and how it ended.
struct Outcome {
    int exitCode = -1;  ///< -1 when it did not end.
    std::string output; ///< Its stdout.
    std::string errors; ///< Its stderr.
};

/// Runs the game to its end. `environment` holds "NAME=value" to set and "NAME" to unset.
Outcome runToEnd(const std::vector<std::string>& arguments, const std::vector<std::string>& environment = {});

/// Runs a command of the shell and returns what it printed; nothing when it failed.
std::optional<std::string> outputOf(const std::string& command);

/// What is in a file.
std::string contentsOf(const std::string& path);

} // namespace arkanong::test
