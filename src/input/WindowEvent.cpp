#include "arkanong/input/WindowEvent.hpp"

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Window/Event.hpp>

namespace arkanong::sfml {

namespace {

Vec2 pointOf(int x, int y) { return {static_cast<double>(x), static_cast<double>(y)}; }

#if SFML_VERSION_MAJOR >= 3
WindowEvent translate(const sf::Event& event) {
    if (event.is<sf::Event::Closed>()) return Closed{};
    if (const auto* e = event.getIf<sf::Event::Resized>()) return Resized{e->size.x, e->size.y};
    if (event.is<sf::Event::FocusLost>()) return FocusLost{};
    if (event.is<sf::Event::FocusGained>()) return FocusGained{};
    if (const auto* e = event.getIf<sf::Event::KeyPressed>()) return KeyPressed{e->code};
    if (const auto* e = event.getIf<sf::Event::KeyReleased>()) return KeyReleased{e->code};
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
WindowEvent translate(const sf::Event& event) {
    switch (static_cast<int>(event.type)) {
    case sf::Event::Closed: return Closed{};
    case sf::Event::Resized: return Resized{event.size.width, event.size.height};
    case sf::Event::LostFocus: return FocusLost{};
    case sf::Event::GainedFocus: return FocusGained{};
    case sf::Event::KeyPressed: return KeyPressed{event.key.code};
    case sf::Event::KeyReleased: return KeyReleased{event.key.code};
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
    return std::nullopt;
}

} // namespace arkanong::sfml
