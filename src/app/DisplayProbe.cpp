#include "arkanong/app/DisplayProbe.hpp"

#if defined(__unix__) && !defined(__APPLE__)
#include <X11/Xlib.h>
#include <array>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <utility>
#endif

namespace arkanong {

#if defined(__unix__) && !defined(__APPLE__)
namespace {

// Global, because Xlib passes no user data to its handlers.
std::function<void()> keepAll;

[[noreturn]] void endWithoutDisplay(const std::string& why) {
    std::cerr << "arkanong: " << why << std::endl;
    if (const auto keep = std::exchange(keepAll, nullptr)) keep();
    std::_Exit(1);
}

int connectionBroke(Display*) { endWithoutDisplay("the connection to the display broke"); }

int requestRefused(Display* display, XErrorEvent* error) {
    std::array<char, 128> text{};
    XGetErrorText(display, error->error_code, text.data(), static_cast<int>(text.size()));
    endWithoutDisplay("the display refused a request: " + std::string(text.data()));
}

} // namespace

void onLostDisplay(std::function<void()> keep) {
    keepAll = std::move(keep);
    XSetIOErrorHandler(connectionBroke);
    XSetErrorHandler(requestRefused);
}

std::optional<std::string> displayProblem() {
    constexpr int neededDepth = 24;
    const std::unique_ptr<Display, int (*)(Display*)> display(XOpenDisplay(nullptr), &XCloseDisplay);
    if (!display)
        return std::string("no display to show a window on (") +
               (XDisplayName(nullptr)[0] == '\0' ? "DISPLAY is not set"
                                                 : "cannot open " + std::string(XDisplayName(nullptr))) +
               ")";

    int opcode = 0;
    int firstEvent = 0;
    int firstError = 0;
    if (!XQueryExtension(display.get(), "GLX", &opcode, &firstEvent, &firstError))
        return "the display has no OpenGL (the X server lacks its GLX extension)";

    const int depth = XDefaultDepth(display.get(), XDefaultScreen(display.get()));
    if (depth < neededDepth)
        return "the display has too few colours (" + std::to_string(depth) + " bits, needed: 24)";
    return std::nullopt;
}
#else
std::optional<std::string> displayProblem() { return std::nullopt; }
void onLostDisplay(std::function<void()>) {}
#endif

} // namespace arkanong
