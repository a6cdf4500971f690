#pragma once

#include <string>

namespace arkanong::test {

/// The operating system's calls that src/storage makes: open, read, write, fsync, close, rename, unlink, mkdir, flock and
/// fstat. The tests are linked so that these pass through FileFaults.cpp (the linker's --wrap); only on Linux.
#if defined(__linux__)
inline constexpr bool faultsAreLinked = true;
#else
inline constexpr bool faultsAreLinked = false;
#endif

/// While it exists, the file calls of this process are counted, and some go wrong.
class FileFault {
  public:
    enum class Kind {
        None,        ///< They are only counted.
        Error,       ///< One call fails with `error`; a write after half of its bytes.
        ShortWrites, ///< Every write takes at most seven bytes.
        Interrupted, ///< Before every call that may be, a signal interrupts it once.
        Kill,        ///< The process is killed at one call; in a write after half of its bytes.
    };
    /// `call` counts from 1.
    explicit FileFault(Kind kind, int call = 0, int error = 0);
    ~FileFault();
    FileFault(const FileFault&) = delete;
    FileFault& operator=(const FileFault&) = delete;

    /// The calls so far.
    static int calls();
    /// Whether the call that had to fail has been made.
    static bool happened();
    /// Which call it was, such as "write"; empty before.
    static std::string name();
};

} // namespace arkanong::test
