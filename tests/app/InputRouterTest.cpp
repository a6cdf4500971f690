#include "arkanong/app/InputRouter.hpp"

#include "app/Directed.hpp"

using namespace arkanong::test;

TEST_CASE("the device used last and the pointer's position are kept for all screens", "[app]") {
    Directed game;
    game.director.start();
    InputRouter input(game.context, game.director);
    CHECK_FALSE(game.context.state.deviceUsed);
    input.handle(sfml::KeyPressed{sfml::Key::Down});
    CHECK(game.context.state.deviceUsed);
    CHECK(game.context.state.device == Device::Keyboard);
    input.handle(sfml::MouseMoved{{300, 200}});
    CHECK(game.context.state.pointer.x == 300.0);
    CHECK(game.context.state.pointer.y == 200.0);
}

TEST_CASE("closing the window ends the game", "[app]") {
    Directed game;
    game.director.start();
    InputRouter input(game.context, game.director);
    input.handle(sfml::FocusLost{});
    input.handle(sfml::FocusGained{});
    CHECK_FALSE(game.director.hasQuit());
    input.handle(sfml::Closed{});
    CHECK(game.director.hasQuit());
}

TEST_CASE("a held key acts again only where a line of text is typed", "[app]") {
    Directed game;
    game.director.start();
    CHECK_FALSE(game.director.repeatsKeys());
    InputRouter input(game.context, game.director);
    const auto hold = [&](sfml::Key key) {
        for (int i = 0; i < 2; ++i)
            if (!input.onlyRepeats(sfml::KeyPressed{key})) input.handle(sfml::KeyPressed{key});
        input.handle(sfml::KeyReleased{key});
    };
    game.director.apply(ShowTitle{});
    game.director.apply(ShowOnlineText{OnlineText::Name});
    CHECK(game.director.repeatsKeys());
    for (const char32_t letter : std::u32string_view(U"abc"))
        input.handle(sfml::CharacterTyped{letter});
    hold(sfml::Key::Backspace);
    hold(sfml::Key::Enter); // The screen below hears it no second time.
    CHECK(game.context.services.profile.settings().playerNames[0] == "A");
    CHECK(game.director.top().name() == "title");
    CHECK_FALSE(game.director.repeatsKeys());
}
