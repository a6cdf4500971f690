#include "arkanong/app/window/Monitors.hpp"

#if defined(__unix__) && !defined(__APPLE__)
#include "XConnection.hpp"

#include <dlfcn.h>
#include <memory>
#endif

namespace arkanong {

#if defined(__unix__) && !defined(__APPLE__)
namespace {

/// XRRMonitorInfo. The library, which SFML uses too, is looked up when it is needed: its headers are a package of their
/// own.
struct MonitorInfo {
    Atom name;
    Bool primary, automatic;
    int outputs;
    int x, y, width, height, millimetresWide, millimetresHigh;
    XID* output;
};

/// A place on the desktop: the middle of the window, or the pointer.
bool findPlace(Display* display, ::Window window, int& x, int& y) {
    const ::Window root = XDefaultRootWindow(display);
    ::Window other = 0;
    int withinX = 0, withinY = 0;
    unsigned buttons = 0;
    if (window == 0)
        return XQueryPointer(display, root, &other, &other, &x, &y, &withinX, &withinY, &buttons);
    XWindowAttributes attributes;
    return XGetWindowAttributes(display, window, &attributes) != 0 &&
           XTranslateCoordinates(display, window, root, attributes.width / 2, attributes.height / 2, &x, &y,
                                 &other) != 0;
}

} // namespace

std::optional<Monitor> monitorOf(unsigned long window) {
    using GetMonitors = MonitorInfo* (*)(Display*, ::Window, Bool, int*);
    using FreeMonitors = void (*)(MonitorInfo*);
    static void* const library = dlopen("libXrandr.so.2", RTLD_NOW);
    if (library == nullptr) return std::nullopt;
    const auto getMonitors = reinterpret_cast<GetMonitors>(dlsym(library, "XRRGetMonitors"));
    const auto freeMonitors = reinterpret_cast<FreeMonitors>(dlsym(library, "XRRFreeMonitors"));
    const XConnection display = connectToDisplay();
    int x = 0, y = 0, count = 0;
    if (getMonitors == nullptr || freeMonitors == nullptr || !display) return std::nullopt;
    if (!findPlace(display.get(), window, x, y)) return std::nullopt;
    const std::unique_ptr<MonitorInfo, FreeMonitors> monitors(
        getMonitors(display.get(), XDefaultRootWindow(display.get()), 1, &count), freeMonitors);
    for (int i = 0; count > 1 && i < count; ++i) {
        const MonitorInfo& info = monitors.get()[i];
        if (x >= info.x && x < info.x + info.width && y >= info.y && y < info.y + info.height)
            return Monitor{info.x, info.y, static_cast<unsigned>(info.width),
                           static_cast<unsigned>(info.height)};
    }
    return std::nullopt;
}

void askForFullScreen(unsigned long window) {
    const XConnection display = connectToDisplay();
    if (!display) return;
    constexpr long add = 1;
    XEvent event{};
    event.xclient.type = ClientMessage;
    event.xclient.window = window;
    event.xclient.message_type = XInternAtom(display.get(), "_NET_WM_STATE", 0);
    event.xclient.format = 32;
    event.xclient.data.l[0] = add;
    event.xclient.data.l[1] = static_cast<long>(XInternAtom(display.get(), "_NET_WM_STATE_FULLSCREEN", 0));
    event.xclient.data.l[3] = 1; // From an application.
    XSendEvent(display.get(), XDefaultRootWindow(display.get()), 0,
               SubstructureRedirectMask | SubstructureNotifyMask, &event);
    XSync(display.get(), 0);
}
#else
std::optional<Monitor> monitorOf(unsigned long) { return std::nullopt; }
void askForFullScreen(unsigned long) {}
#endif

} // namespace arkanong
