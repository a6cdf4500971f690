#include "storage/FileFaults.hpp"

#if defined(__linux__)
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arkanong::test {

namespace {

using Kind = FileFault::Kind;

bool active = false;
Kind kind = Kind::None;
int wrongCall = 0;
int wrongError = 0;
int made = 0;
bool repeated = false;
const char* wrongName = "";

/// Counts a call. Returns whether it must fail; errno says how.
bool goesWrong(const char* call, bool mayBeInterrupted = true) {
    if (!active) return false;
    if (kind == Kind::Interrupted && mayBeInterrupted && (repeated = !repeated)) {
        errno = EINTR;
        return true;
    }
    if (++made != wrongCall) return false;
    wrongName = call;
    if (kind == Kind::Kill) ::raise(SIGKILL);
    errno = wrongError;
    return kind == Kind::Error;
}

} // namespace

FileFault::FileFault(Kind how, int call, int error) {
    kind = how;
    wrongCall = call;
    wrongError = error;
    made = 0;
    repeated = false;
    wrongName = "";
    active = true;
}
FileFault::~FileFault() { active = false; }
int FileFault::calls() { return made; }
bool FileFault::happened() { return made >= wrongCall; }
std::string FileFault::name() { return wrongName; }

} // namespace arkanong::test

using namespace arkanong::test;

// The linker's option --wrap gives these names.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreserved-identifier"
#endif
extern "C" {
int __real_open(const char* path, int flags, mode_t mode);
int __real_close(int file);
ssize_t __real_read(int file, void* bytes, size_t count);
ssize_t __real_write(int file, const void* bytes, size_t count);
int __real_fsync(int file);
int __real_rename(const char* from, const char* to);
int __real_unlink(const char* path);
int __real_mkdir(const char* path, mode_t mode);
int __real_flock(int file, int operation);
int __real_fstat(int file, struct stat* status);

int __wrap_open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return goesWrong("open") ? -1 : __real_open(path, flags, mode);
}
int __wrap_close(int file) {
    const bool written = active && (::fcntl(file, F_GETFL) & O_ACCMODE) != O_RDONLY;
    const bool wrong = goesWrong(written ? "close of a written file" : "close", false);
    const int error = errno;
    const int result = __real_close(file); // The number is free even so.
    if (!wrong) return result;
    errno = error;
    return -1;
}
ssize_t __wrap_read(int file, void* bytes, size_t count) {
    return goesWrong("read") ? -1 : __real_read(file, bytes, count);
}
ssize_t __wrap_write(int file, const void* bytes, size_t count) {
    if (active && made + 1 == wrongCall && (kind == Kind::Error || kind == Kind::Kill))
        static_cast<void>(__real_write(file, bytes, count / 2)); // A part was written all the same.
    if (goesWrong("write")) return -1;
    return __real_write(file, bytes,
                        active && kind == Kind::ShortWrites ? std::min<size_t>(count, 7) : count);
}
int __wrap_fsync(int file) { return goesWrong("fsync") ? -1 : __real_fsync(file); }
int __wrap_rename(const char* from, const char* to) {
    return goesWrong("rename", false) ? -1 : __real_rename(from, to);
}
int __wrap_unlink(const char* path) { return goesWrong("unlink", false) ? -1 : __real_unlink(path); }
int __wrap_mkdir(const char* path, mode_t mode) {
    return goesWrong("mkdir", false) ? -1 : __real_mkdir(path, mode);
}
int __wrap_flock(int file, int operation) { return goesWrong("flock") ? -1 : __real_flock(file, operation); }
int __wrap_fstat(int file, struct stat* status) {
    return goesWrong("fstat", false) ? -1 : __real_fstat(file, status);
}
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
#endif
