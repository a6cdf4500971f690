#include "Catch.hpp"
#include "arkanong/input/Players.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/world/World.hpp"

#include <vector>

// Input of a person who sees the field flipped: Red in an online match.

using namespace arkanong;

namespace {

using sfml::Key;

sfml::MouseMoved movedTo(Vec2 at) { return {at}; }

Players player(Side side, bool flipped) {
    Players players(side, Controller::AnyDevice, MatchSettings{}, {}, {});
    players.setFlipped(flipped);
    return players;
}

/// Two people: one sees the field as it is, the other one sees it flipped and acts alike on the screen.
struct TwoViews {
    Side side;
    Players plain = player(side, false);
    Players turned = player(side, true);
    World world{Level{}, MatchSettings{}, 1};

    explicit TwoViews(Side of) : side(of) {
        std::vector<Event> events;
        while (world.match().phase() != Phase::Play)
            world.step({}, events);
    }
    void point(Vec2 at) {
        plain.handle(movedTo(at));
        turned.handle(movedTo(flipped(at)));
    }
    void hold(Key asIs, Key asSeen) {
        plain.handle(sfml::KeyPressed{asIs});
        turned.handle(sfml::KeyPressed{asSeen});
    }
    void release(Key asIs, Key asSeen) {
        plain.handle(sfml::KeyReleased{asIs});
        turned.handle(sfml::KeyReleased{asSeen});
    }
    /// Both make the same command and show the same aim.
    void tick() {
        const Commands commands = plain.commands(world);
        CHECK(turned.commands(world) == commands);
        const std::optional<Aim> aim = plain.aims()[sideIndex(side)];
        const std::optional<Aim> other = turned.aims()[sideIndex(side)];
        REQUIRE(aim.has_value() == other.has_value());
        if (aim) CHECK(aim->point == other->point);
        std::vector<Event> events;
        world.step(commands, events);
    }
    void ticks(int count) {
        for (int i = 0; i < count; ++i)
            tick();
    }
    Vec2 place() const { return world.objects().paddle(side)->position; }
};

} // namespace

TEST_CASE("on a flipped field the same hand on what is seen gives the same commands", "[input]") {
    TwoViews views{GENERATE(Side::Blue, Side::Red)};
    for (int i = 0; i < 90; ++i) { // The mouse leads the paddle.
        views.point(fieldOrigin + Vec2{480.0 + 3.0 * i, 360.0 + 250.0 * forward(views.side) + 1.0 * i});
        views.tick();
    }
    views.plain.handle(sfml::MousePressed{sf::Mouse::Button::Left, {700, 200}});
    views.turned.handle(sfml::MousePressed{sf::Mouse::Button::Left, {700, 520}});
    views.ticks(30);
    views.hold(Key::Left, Key::Left);
    views.hold(Key::Up, Key::Down);
    views.ticks(40);
    views.release(Key::Up, Key::Down);
    views.hold(Key::Down, Key::Up);
    views.hold(Key::Space, Key::Space);
    views.ticks(40);
    views.release(Key::Space, Key::Space);
    views.ticks(10);
}

TEST_CASE("up on the screen is up for Red whose field is flipped, and left is left", "[input]") {
    TwoViews views{Side::Red};
    const Vec2 before = views.place();
    views.hold(Key::Down, Key::Up);
    views.hold(Key::Left, Key::Left);
    views.ticks(30);
    CHECK(flipped(views.place()).y < flipped(before).y - 5.0);
    CHECK(views.place().x < before.x - 50.0);
}

TEST_CASE("a pointer where a flipped field shows a point aims at that point", "[input]") {
    const Vec2 point = GENERATE(Vec2{200.0, 600.0}, Vec2{480.0, 360.0}, Vec2{900.0, 151.0});
    Players red = player(Side::Red, true);
    World world(Level{}, MatchSettings{}, 1);
    std::vector<Event> events;
    while (world.match().phase() != Phase::Play)
        world.step({}, events);
    red.handle(sfml::KeyPressed{Key::Left}); // Keys lead the paddle, so that the mouse only aims.
    static_cast<void>(red.commands(world));
    red.handle(movedTo(flipped(fieldOrigin + point)));
    const Command command = red.commands(world)[sideIndex(Side::Red)];
    CHECK(command.aim() == point);
    REQUIRE(red.aims()[sideIndex(Side::Red)]);
    CHECK(red.aims()[sideIndex(Side::Red)]->point == point);
}

TEST_CASE("flipping input twice changes nothing, and it exchanges up and down of sticks", "[input]") {
    TickInput input;
    input.down.set(actionIndex(Action::MoveUp));
    input.pressed.set(actionIndex(Action::MoveDown));
    input.released.set(actionIndex(Action::MoveLeft));
    input.padMove = {0.25, -0.5};
    input.padAim = {-0.75, 0.5};
    input.motion = {3.0, 4.0};
    input.pointer = Vec2{100.0, 20.0};
    const TickInput once = flipped(input);
    CHECK(once.isDown(Action::MoveDown));
    CHECK_FALSE(once.isDown(Action::MoveUp));
    CHECK(once.wasPressed(Action::MoveUp));
    CHECK(once.wasReleased(Action::MoveLeft));
    CHECK(once.padMove == Vec2{0.25, 0.5});
    CHECK(once.padAim == Vec2{-0.75, -0.5});
    CHECK(once.motion == Vec2{3.0, -4.0});
    CHECK(once.pointer == Vec2{100.0, 700.0});
    const TickInput twice = flipped(once);
    CHECK(twice.down == input.down);
    CHECK(twice.pressed == input.pressed);
    CHECK(twice.motion == input.motion);
    CHECK(twice.pointer == input.pointer);
}
