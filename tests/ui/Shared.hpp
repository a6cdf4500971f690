#pragma once

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "render/GameTextures.hpp"

#include <string>
#include <vector>

namespace arkanong::test {

/// The state that screens share, without a window; saves nothing. The first match is not offered.
struct Shared {
    Shared() { context.services.profile.dropFirstMatch(); }

    TextureManager textures = gameTextures();
    SoundManager sounds{assetsPath("sounds"), false};
    EventLog log{""};
    ScreenContext context{{assetsPath("levels"), textures, sounds, log}};
};

/// Presses a key.
inline ScreenChange press(Screen& screen, sfml::Key key) { return screen.handle(sfml::KeyPressed{key}); }
inline void press(Screen& screen, sfml::Key key, int times) {
    for (int i = 0; i < times; ++i)
        press(screen, key);
}
/// Presses and releases the left mouse button at this position, logical px.
inline void click(Screen& screen, double x, double y) {
    const Vec2 at{x, y};
    static_cast<void>(screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, at}));
    static_cast<void>(screen.handle(sfml::MouseReleased{sf::Mouse::Button::Left, at}));
}

/// Advances the time until a screen that follows play accepts input.
inline void settle(Screen& screen) { screen.advance(MenuScreen::quietTime); }

/// Accepts the item `steps` after the selected one.
inline ScreenChange chosen(Screen& screen, int steps) {
    press(screen, sfml::Key::Tab, steps);
    return press(screen, sfml::Key::Enter);
}

/// Draws the screen and checks that it draws anything.
inline void draw(Shared& shared, const Screen& screen, double brightness = 1.0) {
    screen.draw(1.0, brightness);
    CHECK(shared.textures.batch(Layer::Overlay).count > 0);
    shared.textures.clear();
}

/// The texts that the screen draws.
inline std::vector<std::string> textsOf(Shared& shared, const Screen& screen) {
    std::vector<DrawnText> drawn;
    shared.textures.type().noted = &drawn;
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    shared.textures.type().noted = nullptr;
    std::vector<std::string> texts;
    for (const DrawnText& text : drawn)
        texts.push_back(text.text);
    return texts;
}

/// The texts that the screen draws, each followed by a line break.
inline std::string linesOf(Shared& shared, const Screen& screen) {
    std::string lines;
    for (const std::string& text : textsOf(shared, screen))
        lines += text + '\n';
    return lines;
}

template <typename Change>
bool is(const ScreenChange& change) {
    return std::holds_alternative<Change>(change);
}

/// The change, which must be of this kind.
template <typename Change>
Change as(const ScreenChange& change) {
    REQUIRE(is<Change>(change));
    return std::get<Change>(change);
}

} // namespace arkanong::test
