#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace arkanong::test {

/// Reads a running program's event log through a named pipe, so that a waiting reader wakes up as soon as a
/// line is written.
class LogPipe {
  public:
    /// Creates the pipe at this path, to which the program must write its log.
    explicit LogPipe(const std::string& path);
    ~LogPipe();
    LogPipe(const LogPipe&) = delete;
    LogPipe& operator=(const LogPipe&) = delete;

    /// Reads everything available; if there is nothing, waits up to `limit`.
    void read(std::chrono::milliseconds limit = {});
    /// The complete lines so far.
    const std::vector<std::string>& lines() const { return lines_; }

  private:
    int pipe_;
    std::vector<std::string> lines_;
    std::string rest_; ///< An incomplete line.
};

} // namespace arkanong::test
