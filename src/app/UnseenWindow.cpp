#include "arkanong/app/UnseenWindow.hpp"

#if defined(__unix__) && !defined(__APPLE__)
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>
#endif

namespace arkanong {

#if defined(__unix__) && !defined(__APPLE__)
struct UnseenWindow::Watch {
    explicit Watch(const std::string& wanted)
        : title(wanted), display(XOpenDisplay(nullptr), &XCloseDisplay) {
        if (!display) return;
        XSelectInput(display.get(), XDefaultRootWindow(display.get()), SubstructureNotifyMask);
        XSync(display.get(), 0);
        thread = std::thread([this] { watch(); });
    }
    ~Watch() {
        {
            const std::lock_guard lock(mutex);
            opened = true;
        }
        ends.notify_all();
        if (thread.joinable()) thread.join();
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    void watch() {
        constexpr std::chrono::seconds patience{1};
        constexpr std::chrono::milliseconds again{100};
        std::unique_lock lock(mutex);
        if (ends.wait_for(lock, patience, [this] { return opened; })) return;
        do
            report();
        while (!ends.wait_for(lock, again, [this] { return opened; }));
    }

    void report() {
        while (XPending(display.get()) > 0) {
            XEvent event;
            XNextEvent(display.get(), &event);
            if (event.type == CreateNotify) created.push_back(event.xcreatewindow.window);
        }
        for (const ::Window window : created) {
            char* name = nullptr;
            const bool named = XFetchName(display.get(), window, &name) != 0 && name != nullptr;
            const bool wanted = named && title == name;
            if (named) XFree(name);
            if (!wanted) continue;
            XEvent visible{};
            visible.xvisibility.type = VisibilityNotify;
            visible.xvisibility.window = window;
            visible.xvisibility.state = VisibilityUnobscured;
            XSendEvent(display.get(), window, 0, NoEventMask, &visible); // To the program that created it.
            reported = true;
        }
        XFlush(display.get());
    }

    std::string title;
    std::unique_ptr<Display, int (*)(Display*)> display;
    std::vector<::Window> created; ///< Since the watch began, by any program.
    std::atomic<bool> reported{false};
    std::mutex mutex;
    std::condition_variable ends;
    bool opened = false; ///< Guarded by the mutex.
    std::thread thread;
};

UnseenWindow::UnseenWindow(const std::string& title) : watch_(new Watch(title)) {}
bool UnseenWindow::reported() const { return watch_->reported; }
#else
struct UnseenWindow::Watch {};

UnseenWindow::UnseenWindow(const std::string&) {}
bool UnseenWindow::reported() const { return false; }
#endif

UnseenWindow::~UnseenWindow() = default;

} // namespace arkanong
