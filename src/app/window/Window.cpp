#include "arkanong/app/window/Window.hpp"

#include "arkanong/app/window/DisplayProbe.hpp"
#include "arkanong/app/window/Letterbox.hpp"
#include "arkanong/app/window/Monitors.hpp"
#include "arkanong/app/window/UnseenWindow.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Sfml.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr const char* gameName = "Arkanong";

std::string sizeText(sf::Vector2u size) { return std::to_string(size.x) + 'x' + std::to_string(size.y); }

} // namespace

void Window::open(const Settings& settings) {
    const std::string title = gameName;
    announced_.clear();
    // SFML's full screen spans all monitors, or the first one.
    const unsigned long before = window_.isOpen() ? sfml::numberOf(window_) : 0;
    const auto monitor = settings.fullscreen ? monitorOf(before) : std::nullopt;
    unseen_ = opensUnseen(title, [&] {
        if (monitor)
            return sfml::createBareWindow(window_, monitor->x, monitor->y, monitor->width, monitor->height,
                                          title);
        sfml::createWindow(window_, static_cast<unsigned>(settings.windowWidth),
                           static_cast<unsigned>(settings.windowHeight), settings.fullscreen, title);
    });
    useOwnWindow(sfml::numberOf(window_));
    if (monitor) askForFullScreen(sfml::numberOf(window_));
    applyPace(settings.verticalSync);
    window_.setKeyRepeatEnabled(repeats_);
    applyPointer();
    focused_ = unseen_ || window_.hasFocus(); // The loss of an unseen window's focus is reported.
    fitPicture();                             // Can throw: after all that a window needs.
    sfml::setIcon(window_, context_.services.textures.icon());
}

void Window::apply(AffectedParts changed, const Settings& settings) {
    if (changed.has(Affects::WindowMode))
        open(settings);
    else if (changed.has(Affects::WindowSize) && !settings.fullscreen)
        window_.setSize(
            {static_cast<unsigned>(settings.windowWidth), static_cast<unsigned>(settings.windowHeight)});
    if (changed.has(Affects::VerticalSync)) applyPace(settings.verticalSync);
}

void Window::usePointer(PointerUse use) {
    if (use.shown == use_.shown && use.captured == use_.captured) return;
    use_ = use;
    applyPointer();
}

void Window::repeatKeys(bool repeats) {
    if (std::exchange(repeats_, repeats) != repeats) window_.setKeyRepeatEnabled(repeats);
}

void Window::announce(std::string_view text) {
    if (text == announced_) return;
    announced_ = text;
    const std::string title = announced_.empty() ? gameName : announced_ + " - " + gameName;
    window_.setTitle(sf::String::fromUtf8(title.begin(), title.end()));
    // SFML takes the focus from no other program: the window is only marked as urgent.
    if (!announced_.empty() && !focused_) window_.requestFocus();
}

void Window::applyPointer() {
    window_.setMouseCursorVisible(use_.shown);
    window_.setMouseCursorGrabbed(use_.captured);
}

// A frame cap of 60 together with vertical sync would miss frames. With vertical sync the cap is so high that it
// matters only if the driver promises to wait for the screen and does not.
void Window::applyPace(bool verticalSync) {
    constexpr int usual = 60;
    constexpr int outOfTheWay = 300;
    synced_ = sfml::setVerticalSync(window_, verticalSync && !fps_);
    frameCap_ = FrameCap(fps_.value_or(synced_ ? outOfTheWay : usual));
}

void Window::fitPicture() {
    const sf::Vector2u size = window_.getSize();
    const PixelRect rect = letterbox(size.x, size.y);
    window_.setView(letterboxView(size.x, size.y));
    context_.services.textures.useScale(rect.height / screenSize.y);
    pointer_.forget();
    const sf::Vector2i pixel = sf::Mouse::getPosition(window_);
    context_.state.pointer = logical({static_cast<double>(pixel.x), static_cast<double>(pixel.y)});
    context_.services.log.write("window " + sizeText(size));
}

// Applying a size takes milliseconds, and a window manager can send thousands of them.
std::vector<sfml::WindowEvent> Window::poll() {
    std::vector<sfml::WindowEvent> polled;
    std::size_t lastSize = 0;
    while (const auto event = sfml::pollEvent(window_)) {
        // Some versions of SFML report a loss and a gain of focus at the start, so the window is asked below.
        if (std::holds_alternative<sfml::FocusLost>(*event) ||
            std::holds_alternative<sfml::FocusGained>(*event))
            continue;
        if (std::holds_alternative<sfml::Resized>(*event)) lastSize = polled.size();
        polled.push_back(*event);
    }
    std::vector<sfml::WindowEvent> events;
    for (std::size_t i = 0; i < polled.size(); ++i) {
        const bool resized = std::holds_alternative<sfml::Resized>(polled[i]);
        if (!resized || i == lastSize) events.push_back(polled[i]);
    }
    const bool focused = window_.hasFocus();
    if (focused != std::exchange(focused_, focused)) {
        if (focused) {
            unseen_ = false;
            events.emplace_back(sfml::FocusGained{});
        } else
            events.emplace_back(sfml::FocusLost{});
    }
    return events;
}

Vec2 Window::logical(Vec2 pixel) const {
    const sf::Vector2u size = window_.getSize();
    return logicalPlace(pixel, size.x, size.y);
}

// With a sensitivity other than 1 only the motion counts, and the pointer is warped to the middle before it reaches the
// window's edge.
Vec2 Window::pointed(Vec2 pixel, double sensitivity) {
    const Vec2 at = logical(pixel);
    if (!focused_ || !use_.captured || sensitivity == 1.0) {
        pointer_.forget();
        return at;
    }
    const Vec2 counted = pointer_.moved(at, sensitivity);
    constexpr double edge = 0.15; // A share of the window's size.
    const sf::Vector2u size = window_.getSize();
    const auto nearEdge = [](double place, unsigned whole) {
        return place < edge * whole || place > (1.0 - edge) * whole;
    };
    if (nearEdge(pixel.x, size.x) || nearEdge(pixel.y, size.y)) {
        const sf::Vector2i middle(static_cast<int>(size.x / 2), static_cast<int>(size.y / 2));
        sf::Mouse::setPosition(middle, window_);
        const sf::Vector2i now = sf::Mouse::getPosition(window_); // Wayland need not obey.
        pointer_.putTo(logical({static_cast<double>(now.x), static_cast<double>(now.y)}));
    }
    return counted;
}

sfml::WindowEvent Window::inLogicalPixels(const sfml::WindowEvent& event, double sensitivity) {
    const auto place = [&](Vec2 pixel) { return pointed(pixel, sensitivity); };
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) return sfml::MouseMoved{place(moved->at)};
    if (const auto* pressed = std::get_if<sfml::MousePressed>(&event))
        return sfml::MousePressed{pressed->button, place(pressed->at)};
    if (const auto* released = std::get_if<sfml::MouseReleased>(&event))
        return sfml::MouseReleased{released->button, place(released->at)};
    return event;
}

} // namespace arkanong
