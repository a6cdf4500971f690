#include "arkanong/input/bindings/WindowEvent.hpp"

#include "arkanong/input/bindings/KeyPlaces.hpp"

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Window/Event.hpp>

namespace arkanong::sfml {

namespace {

/// A pressed key and its modifiers, from SFML's event.
template <typename Event>
KeyPressed pressed(const Event& event, Key place) {
    const bool otherLetter = event.code == Key::Unknown && place >= Key::A && place <= Key::Z;
    return {otherLetter ? place : event.code, (event.control || event.system) && !event.alt, event.shift,
            place};
}

Vec2 pointOf(int x, int y) { return {static_cast<double>(x), static_cast<double>(y)}; }

#if SFML_VERSION_MAJOR >= 3
WindowEvent translate(const sf::Event& event) {
    if (event.is<sf::Event::Closed>()) return Closed{};
    if (const auto* e = event.getIf<sf::Event::Resized>()) return Resized{e->size.x, e->size.y};
    if (event.is<sf::Event::FocusLost>()) return FocusLost{};
    if (event.is<sf::Event::FocusGained>()) return FocusGained{};
    if (const auto* e = event.getIf<sf::Event::KeyPressed>())
        return pressed(*e, placeOf(e->code, e->scancode));
    if (const auto* e = event.getIf<sf::Event::KeyReleased>())
        return KeyReleased{e->code, placeOf(e->code, e->scancode)};
    if (const auto* e = event.getIf<sf::Event::TextEntered>())
        return CharacterTyped{static_cast<char32_t>(e->unicode)};
    if (const auto* e = event.getIf<sf::Event::MouseMoved>())
        return MouseMoved{pointOf(e->position.x, e->position.y)};
    if (const auto* e = event.getIf<sf::Event::MouseButtonPressed>())
        return MousePressed{e->button, pointOf(e->position.x, e->position.y)};
    if (const auto* e = event.getIf<sf::Event::MouseButtonReleased>())
        return MouseReleased{e->button, pointOf(e->position.x, e->position.y)};
    if (const auto* e = event.getIf<sf::Event::MouseWheelScrolled>())
        if (e->wheel == sf::Mouse::Wheel::Vertical) return MouseWheeled{e->delta};
    return OtherEvent{};
}
#else
Key placeIn(const sf::Event& event) {
#if SFML_VERSION_MINOR > 5
    return placeOf(event.key.code, event.key.scancode);
#else
    return placeOf(event.key.code, event.type == sf::Event::KeyPressed);
#endif
}

WindowEvent translate(const sf::Event& event) {
    switch (static_cast<int>(event.type)) {
    case sf::Event::Closed: return Closed{};
    case sf::Event::Resized: return Resized{event.size.width, event.size.height};
    case sf::Event::LostFocus: return FocusLost{};
    case sf::Event::GainedFocus: return FocusGained{};
    case sf::Event::KeyPressed: return pressed(event.key, placeIn(event));
    case sf::Event::KeyReleased: return KeyReleased{event.key.code, placeIn(event)};
    case sf::Event::TextEntered: return CharacterTyped{static_cast<char32_t>(event.text.unicode)};
    case sf::Event::MouseMoved: return MouseMoved{pointOf(event.mouseMove.x, event.mouseMove.y)};
    case sf::Event::MouseButtonPressed:
        return MousePressed{event.mouseButton.button, pointOf(event.mouseButton.x, event.mouseButton.y)};
    case sf::Event::MouseButtonReleased:
        return MouseReleased{event.mouseButton.button, pointOf(event.mouseButton.x, event.mouseButton.y)};
    case sf::Event::MouseWheelScrolled:
        if (event.mouseWheelScroll.wheel != sf::Mouse::VerticalWheel) return OtherEvent{};
        return MouseWheeled{event.mouseWheelScroll.delta};
    default: return OtherEvent{};
    }
}
#endif

} // namespace

std::optional<WindowEvent> pollEvent(sf::RenderWindow& window) {
#if SFML_VERSION_MAJOR >= 3
    if (const std::optional<sf::Event> event = window.pollEvent()) return translate(*event);
#else
    sf::Event event;
    if (window.pollEvent(event)) return translate(event);
#endif
    followKeyboard();
    return std::nullopt;
}

} // namespace arkanong::sfml
