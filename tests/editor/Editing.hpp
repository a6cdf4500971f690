#pragma once

#include "TempFolder.hpp"
#include "arkanong/editor/document/EditorSession.hpp"
#include "ui/Shared.hpp"

#include <memory>
#include <string>
#include <utility>

namespace arkanong::test {

/// An editor with an empty level and its own folder.
struct Editing : Shared {
    Editing() : Editing(freshLevel("")) {}
    explicit Editing(Level level) {
        context.services.ownLevels = folder / "levels";
        context.state.editor = std::make_shared<EditorSession>(std::move(level));
    }

    EditorSession& session() { return *context.state.editor; }
    const Level& level() { return session().draft.level(); }

    TempFolder folder;
};

inline void enter(Screen& screen, const std::u32string& letters) {
    for (const char32_t letter : letters)
        static_cast<void>(screen.handle(sfml::CharacterTyped{letter}));
}

/// Mouse position for a position on the field, px.
inline Vec2 pixelOf(Vec2 field) { return field + Vec2{160.0, 0.0}; }

inline void drag(Screen& screen, Vec2 from, Vec2 to, sf::Mouse::Button button = sf::Mouse::Button::Left) {
    static_cast<void>(screen.handle(sfml::MouseMoved{pixelOf(from)}));
    static_cast<void>(screen.handle(sfml::MousePressed{button, pixelOf(from)}));
    static_cast<void>(screen.handle(sfml::MouseMoved{pixelOf(to)}));
    static_cast<void>(screen.handle(sfml::MouseReleased{button, pixelOf(to)}));
}

inline void click(Screen& screen, Vec2 at, sf::Mouse::Button button = sf::Mouse::Button::Left) {
    drag(screen, at, at, button);
}

inline void tap(Screen& screen, sfml::Key key) {
    press(screen, key);
    static_cast<void>(screen.handle(sfml::KeyReleased{key}));
}

} // namespace arkanong::test
