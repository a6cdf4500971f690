#if !defined(_WIN32)

#include "FileCalls.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <limits>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arkanong::filecalls {

namespace fs = std::filesystem;

namespace {

std::error_code lastError() { return {errno, std::generic_category()}; }

/// Repeats a call that a signal has interrupted.
template <typename Call>
auto uninterrupted(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// An open file, closed by the destructor if not before.
class Descriptor {
  public:
    Descriptor(const fs::path& path, int flags)
        : number_(uninterrupted([&] { return ::open(path.c_str(), flags | O_CLOEXEC, 0666); })) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return number_; }
    bool isOpen() const { return number_ >= 0; }
    /// On some file systems close() reports the error of an earlier write. It is not repeated, because the
    /// descriptor is closed even then.
    std::error_code close() {
        return ::close(take()) == 0 || errno == EINTR ? std::error_code() : lastError();
    }
    int take() {
        const int taken = number_;
        number_ = -1;
        return taken;
    }

  private:
    int number_;
};

std::error_code writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = uninterrupted([&] { return ::write(descriptor, bytes.data(), bytes.size()); });
        if (written < 0) return lastError();
        if (written == 0) return std::make_error_code(std::errc::no_space_on_device);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

std::error_code flush(int descriptor) {
    return uninterrupted([&] { return ::fsync(descriptor); }) == 0 ? std::error_code() : lastError();
}

} // namespace

// Without O_NONBLOCK opening a pipe would wait for a writer.
std::error_code read(const fs::path& path, std::size_t limit, std::string& bytes) {
    const Descriptor file(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (!file.isOpen())
        return errno == ENXIO || errno == ENODEV ? std::make_error_code(std::errc::not_supported)
                                                 : lastError();
    struct stat status {};
    if (::fstat(file.number(), &status) != 0) return lastError();
    if (S_ISDIR(status.st_mode)) return std::make_error_code(std::errc::is_a_directory);
    if (!S_ISREG(status.st_mode)) return std::make_error_code(std::errc::not_supported);
    std::array<char, 65536> block; // NOLINT: read() fills it.
    while (bytes.size() <= limit) {
        const std::size_t most = std::min(block.size(), limit + 1 - bytes.size());
        const auto count = uninterrupted([&] { return ::read(file.number(), block.data(), most); });
        if (count < 0) return lastError();
        if (count == 0) break;
        bytes.append(block.data(), static_cast<std::size_t>(count));
    }
    return {};
}

std::error_code create(const fs::path& path, std::string_view bytes) {
    Descriptor file(path, O_WRONLY | O_CREAT | O_EXCL);
    if (!file.isOpen()) return lastError();
    if (const auto error = writeAll(file.number(), bytes)) return error;
    if (const auto error = flush(file.number())) return error;
    return file.close();
}

std::error_code flushFolder(const fs::path& path) {
    const Descriptor folder(path, O_RDONLY);
    if (!folder.isOpen()) return lastError();
    const std::error_code error = flush(folder.number());
    return error == std::errc::invalid_argument ? std::error_code() : error; // Some file systems cannot.
}

std::error_code rename(const fs::path& from, const fs::path& to) {
    return ::rename(from.c_str(), to.c_str()) == 0 ? std::error_code() : lastError();
}

std::error_code remove(const fs::path& path) {
    return ::unlink(path.c_str()) == 0 ? std::error_code() : lastError();
}

std::error_code makeFolder(const fs::path& path) {
    constexpr mode_t owner = 0700;
    return ::mkdir(path.c_str(), owner) == 0 ? std::error_code() : lastError();
}

std::error_code lockFolder(const fs::path& path, int& descriptor) {
    descriptor = -1;
    Descriptor folder(path, O_RDONLY);
    if (!folder.isOpen()) return lastError();
    if (uninterrupted([&] { return ::flock(folder.number(), LOCK_EX | LOCK_NB); }) != 0) {
        const std::error_code error = lastError();
        return error == std::errc::resource_unavailable_try_again ? error : std::error_code();
    }
    descriptor = folder.take();
    return {};
}

void unlockFolder(int descriptor) {
    if (descriptor >= 0) ::close(descriptor);
}

long process() { return ::getpid(); }

bool runs(long process) {
    return process > std::numeric_limits<pid_t>::max() || ::kill(static_cast<pid_t>(process), 0) == 0 ||
           errno != ESRCH;
}

fs::path program() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
}

} // namespace arkanong::filecalls

#endif
