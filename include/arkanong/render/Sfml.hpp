#pragma once

// The differences between SFML 2.5, 2.6 and 3 that the game meets, in one place. Everything else is written
// in the words that all three know (scoped enumerators, {x, y} for sizes and positions, Triangles not Quads).

#include <SFML/Graphics.hpp>

#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

namespace arkanong::sfml {

/// False when the file is missing or not a picture.
inline bool loadFromFile(sf::Image& image, const std::string& path) { return image.loadFromFile(path); }

/// An image of width x height pixels from RGBA bytes (4 per pixel, row by row).
inline sf::Image imageFromPixels(unsigned width, unsigned height, const std::uint8_t* rgba) {
#if SFML_VERSION_MAJOR >= 3
    return sf::Image({width, height}, rgba);
#else
    sf::Image image;
    image.create(width, height, rgba);
    return image;
#endif
}

/// x < width, y < height of the image.
inline sf::Color pixelAt(const sf::Image& image, unsigned x, unsigned y) {
#if SFML_VERSION_MAJOR >= 3
    return image.getPixel({x, y});
#else
    return image.getPixel(x, y);
#endif
}

/// A texture of width x height pixels, contents undefined.
inline bool createTexture(sf::Texture& texture, unsigned width, unsigned height) {
#if SFML_VERSION_MAJOR >= 3
    return texture.resize({width, height});
#else
    return texture.create(width, height);
#endif
}

/// A key, by what is printed on it in the player's layout.
using Key = sf::Keyboard::Key;

// What can happen to a window, as values. Positions are pixels of the window.
struct Closed {};
struct Resized {
    unsigned width;
    unsigned height;
};
struct FocusLost {};
struct FocusGained {};
struct KeyPressed {
    Key key;
};
struct KeyReleased {
    Key key;
};
/// What a key or several of them write in the player's layout; control characters too.
struct CharacterTyped {
    char32_t character;
};
struct MouseMoved {
    sf::Vector2i at;
};
struct MousePressed {
    sf::Mouse::Button button;
    sf::Vector2i at;
};
struct MouseReleased {
    sf::Mouse::Button button;
    sf::Vector2i at;
};
struct MouseWheeled {
    float notches; ///< > 0: away from the player, up.
};
struct PadPressed {
    unsigned pad; ///< 0 to 7.
    unsigned button;
};
struct PadReleased {
    unsigned pad;
    unsigned button;
};
struct PadMoved {
    unsigned pad;
    sf::Joystick::Axis axis;
    float position; ///< -100 to 100.
};
struct PadDisconnected {
    unsigned pad;
};
/// Something that the game has no use for.
struct OtherEvent {};

using WindowEvent = std::variant<OtherEvent, Closed, Resized, FocusLost, FocusGained, KeyPressed, KeyReleased,
                                 CharacterTyped, MouseMoved, MousePressed, MouseReleased, MouseWheeled,
                                 PadPressed, PadReleased, PadMoved, PadDisconnected>;

#if SFML_VERSION_MAJOR >= 3
inline WindowEvent translate(const sf::Event& event) {
    if (event.is<sf::Event::Closed>()) return Closed{};
    if (const auto* e = event.getIf<sf::Event::Resized>()) return Resized{e->size.x, e->size.y};
    if (event.is<sf::Event::FocusLost>()) return FocusLost{};
    if (event.is<sf::Event::FocusGained>()) return FocusGained{};
    if (const auto* e = event.getIf<sf::Event::KeyPressed>()) return KeyPressed{e->code};
    if (const auto* e = event.getIf<sf::Event::KeyReleased>()) return KeyReleased{e->code};
    if (const auto* e = event.getIf<sf::Event::TextEntered>())
        return CharacterTyped{static_cast<char32_t>(e->unicode)};
    if (const auto* e = event.getIf<sf::Event::MouseMoved>()) return MouseMoved{e->position};
    if (const auto* e = event.getIf<sf::Event::MouseButtonPressed>())
        return MousePressed{e->button, e->position};
    if (const auto* e = event.getIf<sf::Event::MouseButtonReleased>())
        return MouseReleased{e->button, e->position};
    if (const auto* e = event.getIf<sf::Event::MouseWheelScrolled>())
        if (e->wheel == sf::Mouse::Wheel::Vertical) return MouseWheeled{e->delta};
    if (const auto* e = event.getIf<sf::Event::JoystickButtonPressed>())
        return PadPressed{e->joystickId, e->button};
    if (const auto* e = event.getIf<sf::Event::JoystickButtonReleased>())
        return PadReleased{e->joystickId, e->button};
    if (const auto* e = event.getIf<sf::Event::JoystickMoved>())
        return PadMoved{e->joystickId, e->axis, e->position};
    if (const auto* e = event.getIf<sf::Event::JoystickDisconnected>()) return PadDisconnected{e->joystickId};
    return OtherEvent{};
}
#else
inline WindowEvent translate(const sf::Event& event) {
    switch (static_cast<int>(event.type)) {
    case sf::Event::Closed: return Closed{};
    case sf::Event::Resized: return Resized{event.size.width, event.size.height};
    case sf::Event::LostFocus: return FocusLost{};
    case sf::Event::GainedFocus: return FocusGained{};
    case sf::Event::KeyPressed: return KeyPressed{event.key.code};
    case sf::Event::KeyReleased: return KeyReleased{event.key.code};
    case sf::Event::TextEntered: return CharacterTyped{static_cast<char32_t>(event.text.unicode)};
    case sf::Event::MouseMoved: return MouseMoved{{event.mouseMove.x, event.mouseMove.y}};
    case sf::Event::MouseButtonPressed:
        return MousePressed{event.mouseButton.button, {event.mouseButton.x, event.mouseButton.y}};
    case sf::Event::MouseButtonReleased:
        return MouseReleased{event.mouseButton.button, {event.mouseButton.x, event.mouseButton.y}};
    case sf::Event::MouseWheelScrolled:
        if (event.mouseWheelScroll.wheel != sf::Mouse::VerticalWheel) return OtherEvent{};
        return MouseWheeled{event.mouseWheelScroll.delta};
    case sf::Event::JoystickButtonPressed:
        return PadPressed{event.joystickButton.joystickId, event.joystickButton.button};
    case sf::Event::JoystickButtonReleased:
        return PadReleased{event.joystickButton.joystickId, event.joystickButton.button};
    case sf::Event::JoystickMoved:
        return PadMoved{event.joystickMove.joystickId, event.joystickMove.axis, event.joystickMove.position};
    case sf::Event::JoystickDisconnected: return PadDisconnected{event.joystickConnect.joystickId};
    default: return OtherEvent{};
    }
}
#endif

/// The next event that waits, or nothing when none is left.
inline std::optional<WindowEvent> pollEvent(sf::RenderWindow& window) {
#if SFML_VERSION_MAJOR >= 3
    if (const std::optional<sf::Event> event = window.pollEvent()) return translate(*event);
#else
    sf::Event event;
    if (window.pollEvent(event)) return translate(event);
#endif
    return std::nullopt;
}

/// (Re)creates the window: width x height pixels of contents, or the whole desktop in its own mode.
inline void createWindow(sf::RenderWindow& window, unsigned width, unsigned height, bool fullscreen,
                         const std::string& title) {
    // SFML complains where there is no vertical sync that could be switched off; everything else it says goes
    // on.
    std::ostringstream said;
    std::streambuf* const usual = sf::err().rdbuf(said.rdbuf());
    const sf::VideoMode desktop = sf::VideoMode::getDesktopMode();
#if SFML_VERSION_MAJOR >= 3
    if (fullscreen)
        window.create(desktop, title, sf::State::Fullscreen);
    else
        window.create(sf::VideoMode({width, height}, desktop.bitsPerPixel), title);
#else
    if (fullscreen)
        window.create(desktop, title, sf::Style::Fullscreen);
    else
        window.create(sf::VideoMode(width, height, desktop.bitsPerPixel), title);
#endif
    sf::err().rdbuf(usual);
    std::istringstream lines(said.str());
    for (std::string line; std::getline(lines, line);)
        if (line.find("vertical sync") == std::string::npos) sf::err() << line << std::endl;
}

/// False where there will be no vertical sync: it was not wanted, or SFML complains that it cannot be had.
inline bool setVerticalSync(sf::RenderWindow& window, bool wanted) {
    std::ostringstream said;
    std::streambuf* const usual = sf::err().rdbuf(said.rdbuf());
    window.setVerticalSyncEnabled(wanted);
    sf::err().rdbuf(usual);
    return wanted && said.str().empty();
}

inline void setIcon(sf::RenderWindow& window, const sf::Image& icon) {
#if SFML_VERSION_MAJOR >= 3
    window.setIcon(icon.getSize(), icon.getPixelsPtr());
#else
    window.setIcon(icon.getSize().x, icon.getSize().y, icon.getPixelsPtr());
#endif
}

/// A copy of a part of `image`; the part must lie inside it.
inline sf::Image cropped(const sf::Image& image, unsigned left, unsigned top, unsigned width,
                         unsigned height) {
    sf::Image part =
        imageFromPixels(width, height, std::vector<std::uint8_t>(std::size_t{4} * width * height).data());
#if SFML_VERSION_MAJOR >= 3
    static_cast<void>(
        part.copy(image, {0, 0}, sf::IntRect({int(left), int(top)}, {int(width), int(height)})));
#else
    part.copy(image, 0, 0, sf::IntRect(int(left), int(top), int(width), int(height)));
#endif
    return part;
}

/// What the window shows now, read back before display(). Empty when the pictures can't be read.
inline std::optional<sf::Image> pictureOf(const sf::RenderWindow& window) {
    sf::Texture texture;
    if (!createTexture(texture, window.getSize().x, window.getSize().y)) return std::nullopt;
    texture.update(window);
    return texture.copyToImage();
}

} // namespace arkanong::sfml
