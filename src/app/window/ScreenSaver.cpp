#include "arkanong/app/window/ScreenSaver.hpp"

#include <utility>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif defined(__unix__) && !defined(__APPLE__)
#include <X11/Xlib.h>
#endif

namespace arkanong {

namespace {

#if defined(_WIN32)
void tell(bool held) {
    SetThreadExecutionState(held ? ES_CONTINUOUS | ES_DISPLAY_REQUIRED | ES_SYSTEM_REQUIRED : ES_CONTINUOUS);
}
#elif defined(__unix__) && !defined(__APPLE__)
void tell(bool held) {
    static Display* const display = XOpenDisplay(nullptr); // Until the program ends.
    if (!held || display == nullptr) return;               // The idle time runs again after each reset.
    XResetScreenSaver(display);
    XSync(display, 1); // Discards what the display tells every program, such as a new keyboard layout.
}
#else
void tell(bool) {}
#endif

} // namespace

void ScreenSaver::holdOff(bool wanted) {
    constexpr std::chrono::seconds rest{10}; // Shorter than any time that a player would set.
    const Clock::time_point now = Clock::now();
    const bool changed = std::exchange(held_, wanted) != wanted;
    if (!changed && (!wanted || now - told_ < rest)) return;
    tell(wanted);
    told_ = now;
}

} // namespace arkanong
