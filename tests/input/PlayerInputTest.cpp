#include "arkanong/input/PlayerInput.hpp"

#include "Catch.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "input/HandInputs.hpp"

#include <algorithm>
#include <cstdlib>

using namespace arkanong::test;

namespace {

const Paddle paddle = paddleAt({480.0, 636.0});

} // namespace

TEST_CASE("opposite keys cancel out, and a paddle moves diagonally", "[input]") {
    PlayerInput player(Side::Blue);
    CHECK(player.command(holding({Action::MoveLeft}), paddle).moveX < 0);
    const Command diagonal = player.command(holding({Action::MoveRight, Action::MoveUp}), paddle);
    CHECK(diagonal.moveX > 0);
    CHECK(diagonal.moveY == -static_cast<int>(tuning::paddleSpeed.y));
    CHECK(player.command(holding({Action::MoveLeft, Action::MoveRight}), paddle).moveX == 0);
    CHECK(player.command(holding({Action::MoveDown}), paddle).moveY ==
          static_cast<int>(tuning::paddleSpeed.y));
}

TEST_CASE("a tapped key moves gently, and a held one gets faster up to a limit", "[input]") {
    PlayerInput player(Side::Blue);
    const TickInput held = holding({Action::MoveRight});
    int speed = player.command(held, paddle).moveX;
    CHECK(speed == static_cast<int>(hand::keyTap));
    for (int tick = 1; tick < hand::keyClimb; ++tick) {
        const int faster = player.command(held, paddle).moveX;
        CHECK(faster > speed);
        speed = faster;
    }
    for (int tick = 0; tick < 10; ++tick)
        CHECK(player.command(held, paddle).moveX == static_cast<int>(hand::fastest));
    // In the other direction, and after a rest, it starts again.
    CHECK(player.command(holding({Action::MoveLeft}), paddle).moveX == -static_cast<int>(hand::keyTap));
    player.command(TickInput{}, paddle);
    CHECK(player.command(held, paddle).moveX == static_cast<int>(hand::keyTap));
}

TEST_CASE("a stick moves in proportion and adds nothing to a key that is held", "[input]") {
    PlayerInput player(Side::Blue);
    TickInput input;
    input.padMove = {0.5, -0.25};
    CHECK(player.command(input, paddle).moveX == static_cast<int>(hand::fastest / 2.0));
    CHECK(player.command(input, paddle).moveY == -static_cast<int>(tuning::paddleSpeed.y / 4.0));
    input.down[actionIndex(Action::MoveRight)] = true;
    for (int tick = 0; tick < hand::keyClimb; ++tick)
        player.command(input, paddle);
    CHECK(player.command(input, paddle).moveX == static_cast<int>(hand::fastest));
}

namespace {

/// A pressed mouse button with the pointer at a position of the field.
TickInput clickAt(Vec2 place) {
    TickInput click = holding({Action::ServeByPointer});
    click.pressed[actionIndex(Action::ServeByPointer)] = true;
    click.aimDevice = Device::Mouse;
    click.pointer = fieldOrigin + place;
    return click;
}

} // namespace

TEST_CASE("while keys move the paddle a click serves at once, in one tick, towards the pointer", "[input]") {
    PlayerInput player(Side::Blue);
    player.command(holding({Action::MoveLeft}), paddle);
    TickInput click = clickAt({333.0, 44.0});
    const Command first = player.command(click, paddle);
    CHECK(first.has(Command::servePressed));
    CHECK(first.aimX == 333);
    CHECK(first.aimY == 44);
    REQUIRE(player.shownAim());
    CHECK(player.shownAim()->pointer);
    click.pressed.reset();
    CHECK_FALSE(player.command(click, paddle).has(Command::servePressed));
    CHECK_FALSE(player.command(releasing(Action::ServeByPointer), paddle).has(Command::servePressed));
}

TEST_CASE("where the pointer only aims a click serves at once towards it", "[input]") {
    PlayerInput player(Side::Blue, PlayerInput::Pointer::Aims);
    const Command served = player.command(clickAt({333.0, 44.0}), paddle);
    CHECK(served.has(Command::servePressed));
    CHECK(served.aim() == Vec2{333.0, 44.0});
    TickInput moved = clickAt({333.0, 44.0});
    moved.motion = {100.0, 0.0};
    CHECK(player.command(moved, paddle).move() == Vec2{});
    CHECK_FALSE(player.capturesPointer());
}

TEST_CASE("a pointer far outside the window still makes a valid aim", "[input]") {
    PlayerInput player(Side::Blue, PlayerInput::Pointer::Aims);
    TickInput input;
    input.aimDevice = Device::Mouse;
    input.pointer = {1e9, -1e9};
    CHECK(player.command(input, paddle).aimX == 32767);
    CHECK(player.command(input, paddle).aimY == -32767);
}

TEST_CASE("no aim is shown while the player may not serve", "[input]") {
    PlayerInput player(Side::Blue, PlayerInput::Pointer::Aims);
    const PlayerState off{false};
    player.command(holding({Action::ServeByArrow}), paddle, off);
    CHECK_FALSE(player.shownAim());
    player.command(clickAt({333.0, 44.0}), paddle, off);
    CHECK_FALSE(player.shownAim());
    player.command(clickAt({333.0, 44.0}), paddle);
    CHECK(player.shownAim());
}

TEST_CASE("only holding the button pours balls", "[input]") {
    PlayerInput player(Side::Blue);
    const TickInput held = holding({Action::ServeAtAim});
    const int click = tuning::seconds(0.15);
    for (int tick = 0; tick < click; ++tick)
        CHECK_FALSE(player.command(held, paddle).has(Command::serveHeld));
    for (int tick = 0; tick < click; ++tick)
        player.command(held, paddle);
    CHECK(player.command(held, paddle).has(Command::serveHeld));
    CHECK_FALSE(player.command(TickInput{}, paddle).has(Command::serveHeld));
}

TEST_CASE("the arrow starts straight ahead, sweeps equally to both sides and serves on release", "[input]") {
    AimArrow arrow;
    CHECK_FALSE(arrow.shown());
    double least = 0.0;
    double most = 0.0;
    arrow.tick(true, false);
    CHECK(arrow.shown());
    CHECK(std::abs(arrow.degrees()) < 3.0);
    for (int tick = 1; tick < AimArrow::sweep; ++tick) {
        CHECK_FALSE(arrow.tick(true, false));
        least = std::min(least, arrow.degrees());
        most = std::max(most, arrow.degrees());
    }
    CHECK_THAT(least, test::WithinAbs(-widestAim, 0.1));
    CHECK_THAT(most, test::WithinAbs(widestAim, 0.1));
    CHECK(std::abs(arrow.degrees()) < 3.0);
    CHECK(arrow.tick(false, true));
    CHECK_FALSE(arrow.shown());
    CHECK_FALSE(arrow.tick(false, false));
}

TEST_CASE("a release serves along the arrow that was shown last", "[input]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    PlayerInput player(side);
    const Paddle own = side == Side::Blue ? paddle : paddleAt({480.0, 84.0});
    const Vec2 place = own.position;
    const TickInput held = holding({Action::ServeByArrow});
    for (int tick = 0; tick < AimArrow::sweep / 4; ++tick)
        player.command(held, own);
    REQUIRE(player.shownAim());
    const Vec2 shown = player.shownAim()->point;
    CHECK_FALSE(player.shownAim()->pointer);
    CHECK(shown.x > place.x + 50.0);                  // A quarter of the sweep: far to the right
    CHECK((shown.y - place.y) * forward(side) > 0.0); // and towards the opponent.
    const Command served = player.command(releasing(Action::ServeByArrow), own);
    CHECK(served.has(Command::servePressed));
    CHECK(distance(served.aim(), shown) < 5.0);
    player.command(TickInput{}, own);
    CHECK_FALSE(player.shownAim());
}

TEST_CASE("an arrow that was taken away does not serve when its key is released", "[input]") {
    PlayerInput player(Side::Blue);
    player.command(holding({Action::ServeByArrow}), paddle);
    player.release();
    CHECK_FALSE(player.command(releasing(Action::ServeByArrow), paddle).has(Command::servePressed));
}

TEST_CASE("a gamepad aims by its right stick, and straight ahead when that is released", "[input]") {
    PlayerInput player(Side::Blue);
    TickInput input;
    input.aimDevice = Device::Gamepad;
    input.padAim = {-1.0, 0.0};
    CHECK(player.command(input, paddle).aimX < 400);
    input.padAim = {};
    const Command straight = player.command(input, paddle);
    CHECK(straight.aimX == 480);
    CHECK(straight.aimY < 636);
}
