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
