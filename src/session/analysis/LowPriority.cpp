#include "LowPriority.hpp"

#if defined(__linux__)
#include <sys/resource.h>
#elif defined(_WIN32)
#include <windows.h>
#endif

namespace arkanong {

void useLowPriority() {
#if defined(__linux__)
    // Linux has a nice value for each thread; 0 is the calling one. A refusal only costs smoothness.
    constexpr int lower = 10;
    static_cast<void>(setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + lower));
#elif defined(_WIN32)
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
#endif
}

} // namespace arkanong
