#include "arkanong/app/window/UnseenWindow.hpp"

#if defined(__unix__) && !defined(__APPLE__)
#include "XConnection.hpp"

#include <X11/Xutil.h>
#include <chrono>
#include <future>
#include <memory>
#include <utility>
#include <vector>
#endif

namespace arkanong {

#if defined(__unix__) && !defined(__APPLE__)
namespace {

bool isTitled(Display* display, ::Window window, const std::string& title) {
    char* name = nullptr;
    if (XFetchName(display, window, &name) == 0 || name == nullptr) return false;
    const bool titled = title == name;
    XFree(name);
    return titled;
}

/// Tells the program that created the window that it is visible.
void reportVisible(Display* display, ::Window window) {
    XEvent visible{};
    visible.xvisibility.type = VisibilityNotify;
    visible.xvisibility.window = window;
    visible.xvisibility.state = VisibilityUnobscured;
    XSendEvent(display, window, 0, NoEventMask, &visible);
    XFlush(display);
}

/// Reports new windows with this title as visible, from a second on until `opened`. Returns whether there were any.
bool reportUntil(const std::future<void>& opened, Display* display, const std::string& title) {
    bool reported = false;
    std::vector<::Window> created; // By any program.
    std::chrono::milliseconds patience{1000};
    while (opened.wait_for(patience) != std::future_status::ready) {
        patience = std::chrono::milliseconds(100);
        while (XPending(display) > 0) {
            XEvent event;
            XNextEvent(display, &event);
            if (event.type == CreateNotify) created.push_back(event.xcreatewindow.window);
        }
        for (const ::Window window : created) {
            if (!isTitled(display, window, title)) continue;
            reportVisible(display, window);
            reported = true;
        }
    }
    return reported;
}

} // namespace

bool opensUnseen(const std::string& title, const std::function<void()>& open) {
    const XConnection display = connectToDisplay();
    if (!display) {
        open();
        return false;
    }
    XSelectInput(display.get(), XDefaultRootWindow(display.get()), SubstructureNotifyMask);
    XSync(display.get(), 0);
    std::promise<void> promised;
    std::future<bool> unseen = std::async(std::launch::async, [&, end = promised.get_future()] {
        return reportUntil(end, display.get(), title);
    });
    std::promise<void> opened = std::move(promised); // Broken before `unseen` is waited for if open() throws.
    open();
    opened.set_value();
    return unseen.get();
}
#else
bool opensUnseen(const std::string&, const std::function<void()>& open) {
    open();
    return false;
}
#endif

} // namespace arkanong
