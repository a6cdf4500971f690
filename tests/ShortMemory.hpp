#pragma once

#include "Allocations.hpp"

#if defined(__linux__) && !defined(ARKANONG_HEAP_IS_WATCHED)
#define ARKANONG_MEMORY_CAN_BE_SHORT
#include "arkanong/storage/DataError.hpp"

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <new>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace arkanong::test {

enum class ReadEnd { Whole, NoMemory, CalledWrong };

/// Lets this process have at most `bytes` of address space.
inline void limitMemory(std::size_t bytes) {
    const rlimit limit{bytes, RLIM_INFINITY};
    ::setrlimit(RLIMIT_AS, &limit);
}

/// How `read` ends in a child process that has only `more` bytes of memory left.
template <typename Read>
ReadEnd readWith(std::size_t more, Read read) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::size_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        const std::size_t now = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        limitMemory(now);
        for (std::size_t size = std::size_t{1} << 20U; size > 128;
             size /= 2) // What this process has freed is taken.
            while (std::malloc(size) != nullptr) {
            }
        limitMemory(now + more);
        try {
            read();
            ::_exit(static_cast<int>(ReadEnd::Whole));
        } catch (const std::bad_alloc&) {
            ::_exit(static_cast<int>(ReadEnd::NoMemory));
        } catch (const MachineError&) {
            ::_exit(static_cast<int>(ReadEnd::NoMemory));
        } catch (...) {
            ::_exit(static_cast<int>(ReadEnd::CalledWrong));
        }
    }
    int status = 0;
    if (::waitpid(child, &status, 0) != child || !WIFEXITED(status)) return ReadEnd::CalledWrong;
    return static_cast<ReadEnd>(WEXITSTATUS(status));
}

} // namespace arkanong::test
#endif
