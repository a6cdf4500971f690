#pragma once

#include "CommandOutput.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace arkanong::test {

/// Timeout for anything that should take a moment, much longer than on a slow and busy machine. Tests never
/// wait for a time, only for an event.
inline constexpr std::chrono::seconds patience{180};
/// Timeout for a match or two.
inline constexpr std::chrono::seconds matchPatience{600};

/// Writes a level in the folder and returns its path: a row of bricks just above the paddle's zone, so that
/// every serve breaks one.
std::string rowOfBricks(const TempFolder& folder);

/// The game, or another program, as a process; the destructor ends it.
class Process {
  public:
    /// Files for stdout and stderr.
    struct Files {
        std::string output;
        std::string errors;
    };
    /// Starts the program. `environment` holds "NAME=value" to set and "NAME" to unset.
    Process(const std::vector<std::string>& arguments, const std::vector<std::string>& environment,
            const Files& files, std::string program = programPath());
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    bool hasEnded() const;
    /// Waits for the program to end and returns its exit code; -1 if it had to be killed after a timeout.
    int exitCode();
    /// The processor's time that the ended program took, s.
    double worked() const { return worked_; }
    /// Suspends the process until goOn().
    void stop();
    void goOn();
    /// Waits until the program has arranged to catch this signal, and sends it.
    void signal(int number);
    /// Sends several signals, the first as above and the others `gap` apart.
    void signals(const std::vector<int>& numbers, std::chrono::milliseconds gap);
    /// Waits until the program has worked for 0.1 s, and sends a signal that it need not catch.
    void interrupt(int number);
    void kill();

  private:
    int waitForEnd(std::chrono::seconds limit);
    template <typename Predicate>
    void awaitThat(Predicate isSo) const;

    std::string program_;
    int id_;
    double worked_ = 0.0;
};

/// Whether the process with this number runs the program: not before it has become that program, and not after its end.
bool runs(int process, const std::string& program = programPath());
/// Whether that process runs the program, which has arranged to catch this signal.
bool catches(int process, int number, const std::string& program = programPath());
/// The processor's time that this process has taken outside the kernel so far, s.
double workOf(int process);

/// A finished program's exit code and output.
struct Outcome {
    int exitCode = -1;  ///< -1 if it did not end.
    std::string output; ///< stdout.
    std::string errors; ///< stderr.
};

/// Runs the program to its end. `environment` holds "NAME=value" to set and "NAME" to unset.
Outcome runToEnd(const std::vector<std::string>& arguments, const std::vector<std::string>& environment = {},
                 const std::string& program = programPath());

/// The contents of a file.
std::string contentsOf(const std::string& path);

} // namespace arkanong::test
