#include "arkanong/app/ScreenSaver.hpp"

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif defined(__unix__) && !defined(__APPLE__)
#include <X11/Xlib.h>
#endif

namespace arkanong {

#if defined(_WIN32)
struct ScreenSaver::System {
    void hold() { SetThreadExecutionState(ES_CONTINUOUS | ES_DISPLAY_REQUIRED | ES_SYSTEM_REQUIRED); }
    void release() { SetThreadExecutionState(ES_CONTINUOUS); }
};

ScreenSaver::ScreenSaver() : system_(new System) {}
#elif defined(__unix__) && !defined(__APPLE__)
struct ScreenSaver::System {
    std::unique_ptr<Display, int (*)(Display*)> display{XOpenDisplay(nullptr), &XCloseDisplay};

    void hold() {
        if (!display) return;
        XResetScreenSaver(display.get());
        XFlush(display.get());
    }
    void release() {} // The idle time begins anew after each reset.
};

ScreenSaver::ScreenSaver() : system_(new System) {}
#else
struct ScreenSaver::System {
    void hold() {}
    void release() {}
};

ScreenSaver::ScreenSaver() = default;
#endif

ScreenSaver::~ScreenSaver() { holdOff(false); }

void ScreenSaver::holdOff(bool wanted) {
    constexpr std::chrono::seconds rest{10}; // Shorter than any time that a player would set.
    if (!system_ || (!wanted && !held_)) return;
    const Clock::time_point now = Clock::now();
    if (!wanted)
        system_->release();
    else if (!held_ || now - reset_ >= rest) {
        system_->hold();
        reset_ = now;
    }
    held_ = wanted;
}

} // namespace arkanong
