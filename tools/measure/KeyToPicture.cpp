#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

// Measures the latency from a key press to the picture from outside: sends keys to the real program and
// watches its window until the paddle has moved.

namespace arkanong::bench {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr int presses = 50;
constexpr auto patience = 30s;

double milliseconds(Clock::duration d) { return std::chrono::duration<double, std::milli>(d).count(); }

/// The running game, in which nothing but the paddle moves; ends with this object.
class Program {
  public:
    explicit Program(const char* path) : id_(fork()) {
        if (id_ != 0) return;
        execl(path, path, "--mode", "sandbox", "--no-audio", "--reduced-motion", "--no-eyes", "--window",
              "1280x720", static_cast<char*>(nullptr));
        _exit(127);
    }
    ~Program() {
        kill(id_, SIGTERM);
        waitpid(id_, nullptr, 0);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

  private:
    int id_;
};

/// The game's window.
class Screen {
  public:
    explicit Screen(Display* display) : display_(display) {
        const auto deadline = Clock::now() + patience;
        while (window_ == 0 && Clock::now() < deadline) {
            std::this_thread::sleep_for(100ms);
            window_ = find(XDefaultRootWindow(display_));
        }
        if (window_ == 0) throw std::runtime_error("the game's window did not come");
        XSetInputFocus(display_, window_, RevertToPointerRoot, CurrentTime);
        XSync(display_, 0);
    }

    void send(bool press, KeySym key) {
        XKeyEvent event{};
        event.type = press ? KeyPress : KeyRelease;
        event.display = display_;
        event.window = window_;
        event.root = XDefaultRootWindow(display_);
        event.time = CurrentTime;
        event.same_screen = 1;
        event.keycode = XKeysymToKeycode(display_, key);
        XEvent sent{};
        sent.xkey = event;
        XSendEvent(display_, window_, 1, press ? KeyPressMask : KeyReleaseMask, &sent);
        XFlush(display_);
    }

    /// Brightness of the pixels in the strip where the paddle moves.
    std::vector<int> strip() {
        constexpr int left = 170, top = 630, width = 940, height = 6;
        const std::unique_ptr<XImage, int (*)(XImage*)> image(
            XGetImage(display_, window_, left, top, width, height, AllPlanes, ZPixmap),
            [](XImage* seen) { return XDestroyImage(seen); });
        if (!image) throw std::runtime_error("the game's window cannot be looked at");
        std::vector<int> levels;
        levels.reserve(std::size_t{width} * height);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                const unsigned long pixel = XGetPixel(image.get(), x, y);
                levels.push_back(
                    static_cast<int>((pixel & 0xff) + (pixel >> 8 & 0xff) + (pixel >> 16 & 0xff)));
            }
        return levels;
    }

  private:
    Window find(Window within) {
        Window root = 0, parent = 0;
        Window* children = nullptr;
        unsigned count = 0;
        if (XQueryTree(display_, within, &root, &parent, &children, &count) == 0) return 0;
        Window found = 0;
        for (unsigned i = 0; i < count && found == 0; ++i) {
            char* name = nullptr;
            if (XFetchName(display_, children[i], &name) != 0 && std::string(name) == "Arkanong")
                found = children[i];
            if (name != nullptr) XFree(name);
        }
        if (children != nullptr) XFree(children);
        return found;
    }

    Display* display_;
    Window window_ = 0;
};

bool differ(const std::vector<int>& a, const std::vector<int>& b) {
    constexpr int clearly = 40;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (std::abs(a[i] - b[i]) > clearly) return true;
    return false;
}

/// The strip once nothing moves in it.
std::vector<int> atRest(Screen& screen) {
    const auto deadline = Clock::now() + patience;
    std::vector<int> before = screen.strip();
    while (Clock::now() < deadline) {
        std::this_thread::sleep_for(150ms);
        std::vector<int> after = screen.strip();
        if (!differ(before, after)) return after;
        before = std::move(after);
    }
    throw std::runtime_error("the picture does not come to rest");
}

/// Milliseconds from the key press until the picture changes.
double press(Screen& screen, KeySym key) {
    const std::vector<int> before = atRest(screen);
    const Clock::time_point sent = Clock::now();
    screen.send(true, key);
    while (!differ(before, screen.strip())) {
        if (Clock::now() - sent > patience) throw std::runtime_error("the key moves nothing");
        std::this_thread::sleep_for(100us);
    }
    const double taken = milliseconds(Clock::now() - sent);
    std::this_thread::sleep_for(50ms);
    screen.send(false, key);
    return taken;
}

void run(const char* path) {
    const std::unique_ptr<Display, int (*)(Display*)> display(XOpenDisplay(nullptr), &XCloseDisplay);
    if (!display) throw std::runtime_error("there is no X display");
    const Program program(path);
    Screen screen(display.get());
    std::this_thread::sleep_for(2s); // The match begins.
    std::minstd_rand random(1);      // For key presses at random times within a frame.
    std::vector<double> times;
    times.reserve(presses);
    for (int i = 0; i < presses; ++i) {
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 40'000));
        times.push_back(press(screen, i % 2 == 0 ? XK_Right : XK_Left));
    }
    std::sort(times.begin(), times.end());
    std::printf("a key is in the picture after %.1f ms (median of %d), %.1f ms at the worst\n",
                times[times.size() / 2], presses, times.back());
}

} // namespace

} // namespace arkanong::bench

/// arkanong_latency PROGRAM: the game's executable.
int main(int argc, char** argv) {
    if (argc != 2) {
        std::puts("arkanong_latency PROGRAM");
        return 2;
    }
    try {
        arkanong::bench::run(argv[1]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "arkanong_latency: %s\n", error.what());
        return 1;
    }
}
