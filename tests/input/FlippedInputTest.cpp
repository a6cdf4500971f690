#include "Catch.hpp"
#include "arkanong/input/Players.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

/// Red on a flipped field and Blue on the usual one get the same events, in matches that mirror each other.
struct MirroredPlayers {
    test::Scene scene = test::Scene::versus();
    Players blue{Side::Blue, Controller::AnyDevice, MatchSettings{}, {}, {}};
    Players red{Side::Red, Controller::AnyDevice, MatchSettings{}, {}, {}};

    MirroredPlayers() { red.setFlipped(true); }

    void handle(const sfml::WindowEvent& event) {
        blue.handle(event);
        red.handle(event);
    }
    /// The next tick's commands of both mirror each other. Returns Blue's.
    Command mirrored() {
        const Command low = blue.commands(scene.world)[sideIndex(Side::Blue)];
        const Command high = red.commands(scene.world)[sideIndex(Side::Red)];
        CHECK(high.moveX == low.moveX);
        CHECK(high.moveY == -low.moveY);
        CHECK(high.aimX == low.aimX);
        CHECK(high.aimY == static_cast<int>(tuning::fieldSize.y) - low.aimY);
        CHECK(high.buttons == low.buttons);
        return low;
    }
};

} // namespace

TEST_CASE("on a flipped field keys and a stick move the paddle as they move it on the screen", "[input]") {
    MirroredPlayers players;
    players.handle(sfml::KeyPressed{Key::W});
    CHECK(players.mirrored().moveY < 0);
    players.handle(sfml::KeyReleased{Key::W});
    players.handle(sfml::KeyPressed{Key::S});
    players.handle(sfml::KeyPressed{Key::D});
    players.mirrored();
    const Command diagonal = players.mirrored();
    CHECK(diagonal.moveY > 0);
    CHECK(diagonal.moveX > 0);
    players.handle(sfml::KeyReleased{Key::S});
    players.handle(sfml::KeyReleased{Key::D});
    players.mirrored();
    players.handle(sfml::PadMoved{0, sf::Joystick::Axis::Y, -80.0F});
    CHECK(players.mirrored().moveY < 0);
}

TEST_CASE("on a flipped field the pointer leads and aims at what is drawn below it", "[input]") {
    MirroredPlayers players;
    for (const sf::Vector2i at : {sf::Vector2i{700, 200}, {900, 650}, {300, 360}, {1200, 10}}) {
        players.handle(sfml::MouseMoved{at});
        players.mirrored();
        players.handle(sfml::MousePressed{sf::Mouse::Button::Left, at});
        players.mirrored();
        players.handle(sfml::MouseReleased{sf::Mouse::Button::Left, at});
        players.mirrored();
    }
    const Vec2 field{500.0, 620.0};
    const Vec2 drawn = flipped(fieldOrigin + field);
    CHECK(flipped(drawn) - fieldOrigin == field);
}
