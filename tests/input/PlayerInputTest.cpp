#include "arkanong/input/PlayerInput.hpp"

#include "Catch.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/World.hpp"

#include <algorithm>
#include <cstdlib>

using namespace arkanong;

namespace {

Paddle paddleAt(Vec2 place) {
    Paddle paddle;
    paddle.position = place;
    return paddle;
}

const Paddle paddle = paddleAt({480.0, 636.0});

TickInput holding(std::initializer_list<Action> actions) {
    TickInput input;
    for (const Action action : actions)
        input.down[actionIndex(action)] = true;
    return input;
}

TickInput releasing(Action action) {
    TickInput input;
    input.released[actionIndex(action)] = true;
    return input;
}

} // namespace

TEST_CASE("keys move at full speed, opposite keys cancel out", "[input]") {
    PlayerInput player(Side::Blue);
    CHECK(player.command(holding({Action::MoveLeft}), paddle).moveX == -127);
    CHECK(player.command(holding({Action::MoveRight, Action::MoveUp}), paddle).moveX == 127);
    CHECK(player.command(holding({Action::MoveRight, Action::MoveUp}), paddle).moveY == -127);
    CHECK(player.command(holding({Action::MoveLeft, Action::MoveRight}), paddle).moveX == 0);
    CHECK(player.command(holding({Action::MoveDown}), paddle).moveY == 127);
}

TEST_CASE("a stick moves in proportion and adds nothing to a key that is down", "[input]") {
    PlayerInput player(Side::Blue);
    TickInput input;
    input.padMove = {0.5, -0.25};
    CHECK(player.command(input, paddle).moveX == 64);
    CHECK(player.command(input, paddle).moveY == -32);
    input.down[actionIndex(Action::MoveRight)] = true;
    CHECK(player.command(input, paddle).moveX == 127);
}

TEST_CASE("a click serves at once, in one tick, towards the pointer", "[input]") {
    PlayerInput player(Side::Blue);
    TickInput click = holding({Action::ServeAtAim});
    click.pressed[actionIndex(Action::ServeAtAim)] = true;
    click.aimDevice = Device::Mouse;
    click.pointer = fieldOrigin + Vec2{333.0, 44.0};
    const Command first = player.command(click, paddle);
    CHECK(first.has(Command::servePressed));
    CHECK(first.aimX == 333);
    CHECK(first.aimY == 44);
    click.pressed.reset();
    CHECK_FALSE(player.command(click, paddle).has(Command::servePressed));
}

TEST_CASE("a pointer far outside the window still makes a valid aim", "[input]") {
    PlayerInput player(Side::Blue);
    TickInput input;
    input.aimDevice = Device::Mouse;
    input.pointer = {1e9, -1e9};
    CHECK(player.command(input, paddle).aimX == 32000);
    CHECK(player.command(input, paddle).aimY == -32000);
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
    CHECK_THAT(least, test::WithinAbs(-AimArrow::widestDegrees, 0.1));
    CHECK_THAT(most, test::WithinAbs(AimArrow::widestDegrees, 0.1));
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

TEST_CASE("a cancelled arrow does not serve when its key is released", "[input]") {
    PlayerInput player(Side::Blue);
    player.command(holding({Action::ServeByArrow}), paddle);
    player.cancel();
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

namespace {

/// Input with the pointer at a position of the field.
TickInput pointing(Vec2 place) {
    TickInput input;
    input.pointer = fieldOrigin + place;
    input.aimDevice = Device::Mouse;
    return input;
}

/// Lets a paddle follow the pointer in a match. Returns its position and velocity after `ticks`.
Paddle followed(Side side, Vec2 pointed, int ticks, bool reversed) {
    World world(Level{}, MatchSettings{}, 1);
    PlayerInput player(side, PlayerInput::Pointer::Moves);
    std::vector<Event> events;
    if (reversed) world.applyPowerUp({PowerUp::Reverse, true}, side, events);
    for (int tick = 0; tick < ticks; ++tick) {
        Commands commands{};
        const bool turned = world.powers().active(side, PowerUp::Reverse);
        commands[sideIndex(side)] = player.command(pointing(pointed), *world.objects().paddle(side), turned);
        world.step(commands, events);
    }
    return *world.objects().paddle(side);
}

} // namespace

TEST_CASE("a paddle that follows the pointer stops there without overshooting", "[input]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Vec2 pointed{GENERATE(200.0, 500.0, 860.0), side == Side::Blue ? 560.0 : 160.0};
    const Paddle there = followed(side, pointed, 240, false);
    CHECK(distance(there.position, pointed) < 0.5);
    CHECK(length(there.velocity) < 1.0);
    const double way = pointed.x - tuning::fieldSize.x / 2.0;
    for (int ticks = 10; ticks < 240; ticks += 10) {
        const double gone = followed(side, pointed, ticks, false).position.x - tuning::fieldSize.x / 2.0;
        CHECK(std::abs(gone) <= std::abs(way) + 1.0);
    }
}

TEST_CASE("with the pointer outside the zone the paddle goes to the nearest reachable position", "[input]") {
    const Paddle there = followed(Side::Blue, {2000.0, -500.0}, 360, false);
    CHECK_THAT(there.position.x, test::WithinAbs(tuning::fieldSize.x - there.size.x / 2.0, 0.5));
    CHECK_THAT(there.position.y,
               test::WithinAbs(tuning::fieldSize.y - tuning::zoneDepth + there.size.y / 2.0, 0.5));
}

TEST_CASE("a reversed paddle goes to the pointer's mirror image", "[input]") {
    const Paddle there = followed(Side::Blue, {200.0, 660.0}, 240, true);
    CHECK_THAT(there.position.x, test::WithinAbs(760.0, 0.5));
    const double zone = tuning::fieldSize.y - tuning::zoneDepth;
    const double zoneEnd = tuning::fieldSize.y - tuning::shieldThickness;
    CHECK_THAT(there.position.y, test::WithinAbs(zone + zoneEnd - 660.0, 0.5));
}

TEST_CASE("a player who moves by mouse aims by holding its button and sees no crosshair", "[input]") {
    PlayerInput player(Side::Blue, PlayerInput::Pointer::Moves);
    TickInput input = pointing({480.0, 636.0});
    player.command(input, paddle);
    CHECK_FALSE(player.shownAim());
    input.down[actionIndex(Action::ServeByArrow)] = true;
    for (int tick = 0; tick < AimArrow::sweep / 4; ++tick)
        player.command(input, paddle);
    REQUIRE(player.shownAim());
    CHECK_FALSE(player.shownAim()->pointer);
    CHECK(player.shownAim()->point.x > 530.0);
    input.down.reset();
    input.released[actionIndex(Action::ServeByArrow)] = true;
    CHECK(player.command(input, paddle).has(Command::servePressed));
}
