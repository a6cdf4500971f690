#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace arkanong::test {

/// The event log of a running program, which writes it into a named pipe: whoever waits for a line wakes as
/// soon as it is written.
class LogPipe {
  public:
    /// Makes the pipe; the program is to write its log to this path.
    explicit LogPipe(const std::string& path);
    ~LogPipe();
    LogPipe(const LogPipe&) = delete;
    LogPipe& operator=(const LogPipe&) = delete;

    /// Takes what has been written since; where there is nothing, waits for it, but no longer than `limit`.
    void read(std::chrono::milliseconds limit = {});
    /// The complete lines so far.
    const std::vector<std::string>& lines() const { return lines_; }

  private:
    int pipe_;
    std::vector<std::string> lines_;
    std::string rest_; ///< The beginning of a line.
};

} // namespace arkanong::test
