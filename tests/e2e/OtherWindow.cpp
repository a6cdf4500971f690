#if defined(__unix__) && !defined(__APPLE__)
#include "e2e/OtherWindow.hpp"

#include <X11/Xlib.h>
#include <dlfcn.h>
#include <memory>
#include <stdexcept>

namespace arkanong::test {

struct OtherWindow::Connection {
    Display* display;
    Window window;
};

OtherWindow::OtherWindow() : connection_(new Connection{XOpenDisplay(nullptr), 0}) {
    Display* display = connection_->display;
    if (display == nullptr) throw std::runtime_error("no display");
    connection_->window =
        XCreateSimpleWindow(display, XDefaultRootWindow(display), 1400, 1400, 80, 80, 0, 0, 0);
    XSelectInput(display, connection_->window, StructureNotifyMask);
    XMapWindow(display, connection_->window);
    XEvent event;
    do
        XNextEvent(display, &event);
    while (event.type != MapNotify);
    XSetInputFocus(display, connection_->window, RevertToPointerRoot, CurrentTime);
    XSync(display, 0);
}

OtherWindow::~OtherWindow() {
    XCloseDisplay(connection_->display);
    delete connection_;
}

struct HidingManager::Connection {
    Display* display;
};

// Every request to show a window goes to this connection, which does nothing about it.
HidingManager::HidingManager() : connection_(new Connection{XOpenDisplay(nullptr)}) {
    if (connection_->display == nullptr) throw std::runtime_error("no display");
    XSelectInput(connection_->display, XDefaultRootWindow(connection_->display), SubstructureRedirectMask);
    XSync(connection_->display, 0);
}

HidingManager::~HidingManager() {
    XCloseDisplay(connection_->display);
    delete connection_;
}

void askForClipboardAndVanish(int times) {
    for (int i = 0; i < times; ++i) {
        const std::unique_ptr<Display, int (*)(Display*)> display(XOpenDisplay(nullptr), &XCloseDisplay);
        if (!display) throw std::runtime_error("no display");
        const Window window =
            XCreateSimpleWindow(display.get(), XDefaultRootWindow(display.get()), 0, 0, 9, 9, 0, 0, 0);
        const auto atom = [&](const char* name) { return XInternAtom(display.get(), name, 0); };
        XConvertSelection(display.get(), atom("CLIPBOARD"), atom("UTF8_STRING"), atom("ANSWER"), window,
                          CurrentTime);
        XDestroyWindow(display.get(), window);
        XSync(display.get(), 0);
    }
}

// The library is looked up when it is needed, because its headers are a package of their own.
std::optional<std::chrono::milliseconds> idleTime() {
    struct Info { // XScreenSaverInfo.
        Window window;
        int state, kind;
        unsigned long since, idle, mask;
    };
    void* const library = dlopen("libXss.so.1", RTLD_NOW);
    if (library == nullptr) return std::nullopt;
    using Query = int (*)(Display*, Drawable, Info*);
    const auto query = reinterpret_cast<Query>(dlsym(library, "XScreenSaverQueryInfo"));
    const std::unique_ptr<Display, int (*)(Display*)> display(XOpenDisplay(nullptr), &XCloseDisplay);
    Info info{};
    if (query == nullptr || !display || query(display.get(), XDefaultRootWindow(display.get()), &info) == 0)
        return std::nullopt;
    return std::chrono::milliseconds(info.idle);
}

} // namespace arkanong::test
#endif
