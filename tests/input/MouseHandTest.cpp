#include "Catch.hpp"
#include "arkanong/input/PlayerInput.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"

#include <cmath>

// The mouse as the hand that moves the paddle.

using namespace arkanong;

namespace {

/// A match that one person plays; the pointer begins at the paddle.
struct Play {
    World world{Level{}, MatchSettings{}, 1};
    Side side = Side::Blue;
    PlayerInput player{side};
    Vec2 pointer = place(); ///< Field px.
    TickInput held;         ///< The held buttons.
    Command last;
    Vec2 from; ///< The paddle's place when `last` was made.
    bool fires = false;

    Play() = default;
    explicit Play(Side of) : side(of), player(of), pointer(place()) {}

    const Paddle& paddle() const { return *world.objects().paddle(side); }
    Vec2 place() const { return paddle().position; }

    void tick(Vec2 motion = {}, TickInput input = {}) {
        pointer += motion;
        input.down = held.down;
        input.motion = motion;
        input.pointer = fieldOrigin + pointer;
        if (motion != Vec2{}) input.aimDevice = Device::Mouse;
        const bool reversed = world.powers().active(side, PowerUp::Reverse);
        Commands commands{};
        from = place();
        last = commands[sideIndex(side)] = player.command(input, paddle(), {true, reversed, fires});
        std::vector<Event> events;
        world.step(commands, events);
    }
    void wait(double seconds) {
        for (int i = 0; i < tuning::seconds(seconds); ++i)
            tick();
    }
    /// The pointer moves as a hand moves it, to a position of the field; the paddle comes to rest.
    void point(Vec2 there) {
        constexpr int steps = 30;
        const Vec2 motion = (there - pointer) / steps;
        for (int i = 0; i < steps; ++i)
            tick(motion);
        wait(0.5);
    }
    void press() {
        held.down[actionIndex(Action::ServeByPointer)] = true;
        TickInput input;
        input.pressed[actionIndex(Action::ServeByPointer)] = true;
        tick({}, input);
    }
    void letGo() {
        held.down.reset();
        TickInput input;
        input.released[actionIndex(Action::ServeByPointer)] = true;
        tick({}, input);
    }
    void hold(Action action, double seconds) {
        held.down[actionIndex(action)] = true;
        wait(seconds);
        held.down[actionIndex(action)] = false;
    }
    bool serves() const { return last.has(Command::servePressed); }
    /// From straight ahead, positive to the right.
    double servedDegrees() const {
        const Vec2 way = last.aim() - from;
        return std::atan2(way.x, way.y * forward(side)) * 180.0 / 3.141592653589793;
    }
};

/// By keys to the right, until the mouse may take over.
Play afterKeys() {
    Play play;
    play.hold(Action::MoveRight, 0.2);
    play.wait(0.5);
    return play;
}

} // namespace

TEST_CASE("before anything has moved the paddle stands still, wherever the pointer is", "[input]") {
    Play play;
    const Vec2 start = play.place();
    play.pointer = {900.0, 660.0};
    play.wait(1.0);
    CHECK(play.place() == start);
    CHECK_FALSE(play.player.capturesPointer());
    play.point({880.0, 660.0}); // A hand comes to rest on the mouse.
    CHECK(distance(play.place(), start) < 40.0);
    CHECK(play.player.capturesPointer());
}

TEST_CASE("a paddle follows the pointer in both directions and stops there without overshooting", "[input]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Play play(side);
    const Vec2 there{GENERATE(200.0, 500.0, 860.0), side == Side::Blue ? 560.0 : 160.0};
    const Vec2 start = play.place();
    play.tick(there - play.pointer);
    for (int i = 0; i < tuning::seconds(1.0); ++i) {
        play.tick();
        CHECK(std::abs(play.place().x - start.x) <= std::abs(there.x - start.x) + 1.0);
    }
    CHECK(distance(play.place(), there) < 0.5);
    CHECK(length(play.paddle().velocity) < 1.0);
}

TEST_CASE("a paddle follows each px of a window in which the field's px have three", "[input]") {
    Play play;
    play.point({500.0, 600.0});
    for (int i = 0; i < 6; ++i) {
        play.tick({1.0 / 3.0, 0.0});
        play.wait(0.5);
        CHECK(std::abs(play.place().x - play.pointer.x) < 0.1);
    }
}

TEST_CASE("a pointer that leaps is followed to its place", "[input]") {
    Play play;
    play.pointer = {900.0, 660.0};
    play.tick({-200.0, -60.0});
    play.wait(0.5);
    CHECK(distance(play.place(), {700.0, 600.0}) < 1.0);
}

TEST_CASE("a flick takes the paddle across the field in about a third of a second", "[input]") {
    Play play;
    play.point({70.0, 636.0});
    play.tick({830.0, 0.0});
    play.wait(0.42);
    CHECK(play.place().x > 880.0);
}

TEST_CASE("a pointer outside the zone holds the paddle at its edge, the way back counts at once", "[input]") {
    Play play;
    play.point({480.0, 636.0});
    play.point({2000.0, 100.0});
    const double right = tuning::fieldSize.x - play.paddle().size.x / 2.0;
    const double top = tuning::fieldSize.y - tuning::zoneDepth + play.paddle().size.y / 2.0;
    CHECK(distance(play.place(), {right, top}) < 0.5);
    play.point({1950.0, 180.0});
    CHECK(distance(play.place(), {right - 50.0, top + 80.0}) < 1.0);
}

TEST_CASE("a reversed paddle goes the opposite way from where it is", "[input]") {
    Play play;
    play.point({480.0, 600.0});
    std::vector<Event> events;
    play.world.applyPowerUp({PowerUp::Reverse, true}, Side::Blue, events);
    play.wait(0.3);
    CHECK(distance(play.place(), {480.0, 600.0}) < 1.0);
    play.point({380.0, 600.0});
    CHECK(play.place().x > 550.0);
}

TEST_CASE("keys and sticks win while they are held", "[input]") {
    Play play;
    play.point({480.0, 600.0});
    play.held.down[actionIndex(Action::MoveRight)] = true;
    for (int i = 0; i < 20; ++i) {
        play.tick({-10.0, 0.0});
        CHECK(play.last.moveX > 0);
    }
    play.held.down.reset();
    TickInput stick;
    stick.padMove = {0.5, 0.0};
    play.tick({-10.0, 0.0}, stick);
    CHECK(play.last.moveX > 0);
}

TEST_CASE("a knocked mouse does not take the paddle over from the keys", "[input]") {
    Play play = afterKeys();
    const Vec2 place = play.place();
    for (int i = 0; i < 20; ++i) { // The hand trembles, and is sometimes knocked.
        play.tick({i % 2 == 0 ? 1.0 : -1.0, 0.0});
        play.tick({0.0, 4.0});
        play.wait(1.0);
    }
    CHECK(play.place() == place);
}

TEST_CASE("the mouse takes over when it is moved, and the paddle goes on from where it is", "[input]") {
    Play play = afterKeys();
    const double x = play.place().x;
    const double aside = GENERATE(-1.0, 1.0); // The pointer is left of the paddle.
    for (int i = 0; i < 10; ++i)
        play.tick({aside * 4.0, 0.0});
    play.wait(0.3);
    const double gone = (play.place().x - x) * aside;
    CHECK(gone > 15.0);
    CHECK(gone < 65.0);
    play.point({400.0, 560.0});
    play.point({700.0, 640.0}); // With the motion the two come together.
    CHECK(distance(play.place(), {700.0, 640.0}) < 1.0);
}

TEST_CASE("after a pause the paddle stays, wherever the pointer was left", "[input]") {
    Play play;
    play.point({700.0, 600.0});
    const Vec2 place = play.place();
    play.player.release();
    CHECK_FALSE(play.player.capturesPointer());
    play.pointer = {300.0, 500.0};
    play.wait(0.5);
    CHECK(distance(play.place(), place) < 0.5);
    play.tick({2.0, 0.0});
    play.wait(0.5);
    CHECK(distance(play.place(), place) < 4.0);
}

TEST_CASE("a press aims, the arrow swings with the pointer, and letting go serves along it", "[input]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Play play(side);
    play.press();
    CHECK_FALSE(play.serves());
    const double swing = GENERATE(-80.0, 40.0, 160.0, 400.0);
    for (int i = 0; i < 20; ++i)
        play.tick({swing / 20.0, 0.0});
    REQUIRE(play.player.shownAim());
    CHECK_FALSE(play.player.shownAim()->pointer);
    CHECK_FALSE(play.serves());
    play.letGo();
    CHECK(play.serves());
    const double wanted = std::min(swing, PointerAim::fullSwing) / PointerAim::fullSwing * widestAim;
    CHECK_THAT(play.servedDegrees(), test::WithinAbs(wanted, 1.0));
    play.tick();
    CHECK_FALSE(play.serves());
    CHECK_FALSE(play.player.shownAim());
}

TEST_CASE("while aiming the paddle holds still sideways, and goes on from there afterwards", "[input]") {
    Play play;
    play.point({480.0, 636.0});
    play.press();
    for (int i = 0; i < 20; ++i)
        play.tick({4.0, -2.0});
    play.wait(0.3);
    CHECK_THAT(play.place().x, test::WithinAbs(480.0, 1.0));
    CHECK(play.place().y < 610.0);
    play.letGo();
    play.wait(0.3);
    CHECK_THAT(play.place().x, test::WithinAbs(480.0, 1.0));
    play.tick({-10.0, 0.0});
    play.wait(0.3);
    CHECK(play.place().x < 478.0);
}

TEST_CASE("beyond the widest angle the pointer takes the paddle along", "[input]") {
    Play play;
    play.point({480.0, 636.0});
    play.press();
    for (int i = 0; i < 26; ++i)
        play.tick({10.0, 0.0});
    play.wait(0.3);
    CHECK(play.place().x > 560.0);
}

TEST_CASE("a quick click while the paddle moves serves straight ahead without a halt", "[input]") {
    Play play;
    play.point({200.0, 636.0});
    for (int i = 0; i < 10; ++i)
        play.tick({12.0, 0.0});
    play.press();
    const double before = play.place().x;
    for (int i = 0; i < 8; ++i) {
        play.tick({12.0, 0.0});
        CHECK(play.last.moveX > 500);
        CHECK_FALSE(play.player.shownAim());
    }
    CHECK(play.place().x > before + 60.0);
    play.letGo();
    CHECK(play.serves());
    CHECK_THAT(play.servedDegrees(), test::WithinAbs(0.0, 1.0));
}

TEST_CASE("a click before anything has moved serves straight ahead", "[input]") {
    Play play;
    play.press();
    play.tick();
    play.letGo();
    CHECK(play.serves());
    CHECK_THAT(play.servedDegrees(), test::WithinAbs(0.0, 1.0));
}

TEST_CASE("with a laser the held button fires and the paddle follows the pointer meanwhile", "[input]") {
    Play play;
    play.point({480.0, 636.0});
    play.fires = true;
    play.press();
    for (int i = 0; i < 40; ++i)
        play.tick({4.0, 0.0});
    CHECK(play.last.has(Command::serveHeld));
    CHECK(play.place().x > 600.0);
    play.letGo();
    CHECK_FALSE(play.serves());
    play.press();
    play.letGo();
    CHECK(play.serves()); // A click serves.
}

TEST_CASE("where no serve is possible a press does not stop the paddle", "[input]") {
    PlayerInput player(Side::Blue);
    World world(Level{}, MatchSettings{}, 1);
    TickInput input;
    input.pointer = fieldOrigin + Vec2{480.0, 636.0};
    input.motion = {10.0, 0.0};
    input.down[actionIndex(Action::ServeByPointer)] = true;
    input.pressed[actionIndex(Action::ServeByPointer)] = true;
    player.command(input, *world.objects().paddle(Side::Blue), {false});
    input.pressed.reset();
    for (int i = 0; i < 40; ++i) {
        *input.pointer += input.motion;
        CHECK(player.command(input, *world.objects().paddle(Side::Blue), {false}).moveX > 300);
        CHECK_FALSE(player.shownAim());
    }
}
