#if defined(__unix__) && !defined(__APPLE__)
#include "e2e/OtherWindow.hpp"

#include <X11/Xlib.h>
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

} // namespace arkanong::test
#endif
