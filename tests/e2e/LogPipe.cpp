#if defined(__unix__)
#include "e2e/LogPipe.hpp"

#include <array>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace arkanong::test {

LogPipe::LogPipe(const std::string& path) : pipe_(-1) {
    if (mkfifo(path.c_str(), 0600) == 0) pipe_ = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (pipe_ < 0) throw std::runtime_error("cannot make the pipe " + path);
}

LogPipe::~LogPipe() { close(pipe_); }

void LogPipe::read(std::chrono::milliseconds limit) {
    pollfd state{pipe_, POLLIN, 0};
    if (poll(&state, 1, static_cast<int>(limit.count())) <= 0) return;
    std::array<char, 65536> part{};
    for (ssize_t size = 0; (size = ::read(pipe_, part.data(), part.size())) > 0;)
        rest_.append(part.data(), static_cast<std::size_t>(size));
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = rest_.find('\n', begin)) != std::string::npos; begin = end + 1)
        lines_.push_back(rest_.substr(begin, end - begin));
    rest_.erase(0, begin);
    // After the writer has closed the pipe, poll() returns at once; sleeping avoids a busy loop.
    if (begin == 0 && (state.revents & POLLIN) == 0) std::this_thread::sleep_for(limit);
}

} // namespace arkanong::test
#endif
