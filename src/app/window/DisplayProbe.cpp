#include "arkanong/app/window/DisplayProbe.hpp"

#if defined(__unix__) && !defined(__APPLE__)
#include "XConnection.hpp"

#include <X11/Xproto.h>
#include <array>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <utility>
#endif

namespace arkanong {

#if defined(__unix__) && !defined(__APPLE__)
namespace {

// Global, because Xlib passes no user data to its handlers.
std::function<void()> keepAll;
::Window ownWindow = 0;
int glxRequest = 0;                ///< Its number among the display's requests.
std::mutex refusalsMutex;          // Any thread with a connection to the display can be refused something.
std::vector<std::string> refusals; ///< Guarded by the mutex.

[[noreturn]] void endWithoutDisplay(const std::string& why) {
    std::cerr << "arkanong: " << why << std::endl;
    if (const auto keep = std::exchange(keepAll, nullptr)) keep();
    std::_Exit(1);
}

int connectionBroke(Display*) { endWithoutDisplay("the connection to the display broke"); }

/// Whether the game cannot go on without what was refused: a window, its picture, or the window that it has.
bool isVital(const XErrorEvent& error) {
    const bool gone = error.error_code == BadWindow || error.error_code == BadDrawable;
    return error.request_code == X_CreateWindow || error.request_code == glxRequest ||
           (gone && error.resourceid == ownWindow);
}

int requestRefused(Display* display, XErrorEvent* error) {
    std::array<char, 128> text{};
    XGetErrorText(display, error->error_code, text.data(), static_cast<int>(text.size()));
    std::string refusal = "the display refused a request: " + std::string(text.data());
    if (isVital(*error)) endWithoutDisplay(refusal);
    constexpr std::size_t most = 100; // Of a frame.
    const std::lock_guard lock(refusalsMutex);
    if (refusals.size() < most)
        refusals.push_back(std::move(refusal) + " (request " + std::to_string(error->request_code) + ')');
    return 0;
}

} // namespace

void onLostDisplay(std::function<void()> keep) {
    keepAll = std::move(keep);
    XSetIOErrorHandler(connectionBroke);
    XSetErrorHandler(requestRefused);
}

void useOwnWindow(unsigned long window) { ownWindow = window; }

std::vector<std::string> takeRefusals() {
    const std::lock_guard lock(refusalsMutex);
    return std::exchange(refusals, {});
}

std::optional<std::string> displayProblem() {
    constexpr int neededDepth = 24;
    const XConnection display = connectToDisplay();
    if (!display)
        return std::string("no display to show a window on (") +
               (XDisplayName(nullptr)[0] == '\0' ? "DISPLAY is not set"
                                                 : "cannot open " + std::string(XDisplayName(nullptr))) +
               ")";

    int firstEvent = 0;
    int firstError = 0;
    if (!XQueryExtension(display.get(), "GLX", &glxRequest, &firstEvent, &firstError))
        return "the display has no OpenGL (the X server lacks its GLX extension)";

    const int depth = XDefaultDepth(display.get(), XDefaultScreen(display.get()));
    if (depth < neededDepth)
        return "the display has too few colours (" + std::to_string(depth) + " bits, needed: 24)";
    return std::nullopt;
}
#else
std::optional<std::string> displayProblem() { return std::nullopt; }
void onLostDisplay(std::function<void()>) {}
void useOwnWindow(unsigned long) {}
std::vector<std::string> takeRefusals() { return {}; }
#endif

} // namespace arkanong
