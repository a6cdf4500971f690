#include "arkanong/game/DisplayProbe.hpp"

#if defined(__unix__) && !defined(__APPLE__)
#include <X11/Xlib.h>
#include <memory>
#endif

namespace arkanong {

#if defined(__unix__) && !defined(__APPLE__)
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
#endif

} // namespace arkanong
