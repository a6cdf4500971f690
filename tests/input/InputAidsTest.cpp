#include "arkanong/input/InputAids.hpp"

#include "Catch.hpp"
#include "arkanong/input/Players.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "input/HandInputs.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

const Paddle aided = paddleAt({480.0, 636.0});

PlayerInput playerWith(const InputAids& aids, Mode mode = Mode::Versus) {
    MatchSettings settings;
    settings.mode = mode;
    return PlayerInput(Side::Blue, PlayerInput::Pointer::Leads, settings, aids);
}

bool serves(const Command& command) { return command.has(Command::servePressed); }
bool streams(const Command& command) { return command.has(Command::serveHeld); }

PlayerState urgentAt(double x, double seconds = 0.5) {
    PlayerState state;
    state.arrival = Arrival{x, seconds};
    return state;
}

InputAids assistOf(int percent) {
    InputAids aids;
    aids.assist = percent;
    return aids;
}

InputAids oneButtonAids() {
    Settings settings;
    settings.oneButton = true;
    return inputAids(settings);
}

} // namespace

TEST_CASE("aids are those of the settings, of the second player those of the second", "[input]") {
    Settings settings;
    CHECK_FALSE(inputAids(settings).guides());
    settings.paddleAssist = 30;
    settings.secondAssist = 60;
    settings.secondOneButton = true;
    CHECK(inputAids(settings).assist == 30);
    CHECK_FALSE(inputAids(settings).oneButton);
    CHECK(inputAids(settings, true).assist == 60);
    CHECK(inputAids(settings, true).oneButton);
}

TEST_CASE("with aim as a toggle one press aims, the next one serves, letting go does nothing", "[input]") {
    InputAids aids;
    aids.toggleServe = true;
    PlayerInput player = playerWith(aids);
    CHECK_FALSE(serves(player.command(tapping(Action::ServeByArrow), aided)));
    CHECK_FALSE(serves(player.command(releasing(Action::ServeByArrow), aided)));
    const double straight = player.command(TickInput{}, aided).aim().x;
    Command command;
    for (int tick = 0; tick < 40; ++tick) {
        command = player.command(TickInput{}, aided);
        CHECK_FALSE(serves(command));
        CHECK_FALSE(streams(command));
    }
    CHECK(command.aim().x > straight + 30.0); // The arrow sweeps.
    CHECK(player.shownAim());
    CHECK(serves(player.command(tapping(Action::ServeByArrow), aided)));
    CHECK_FALSE(serves(player.command(releasing(Action::ServeByArrow), aided)));
    // And again.
    CHECK_FALSE(serves(player.command(tapping(Action::ServeByArrow), aided)));
    CHECK(serves(player.command(tapping(Action::ServeByArrow), aided)));
}

TEST_CASE("the mouse's button aims between two clicks, too, where the mouse leads the paddle", "[input]") {
    InputAids aids;
    aids.toggleServe = true;
    PlayerInput player = playerWith(aids);
    TickInput input = tapping(Action::ServeByPointer);
    input.pointer = Vec2{640.0, 600.0};
    CHECK_FALSE(serves(player.command(input, aided)));
    TickInput moved;
    moved.pointer = Vec2{660.0, 600.0};
    moved.motion = {20.0, 0.0};
    for (int tick = 0; tick < 30; ++tick)
        CHECK_FALSE(serves(player.command(moved, aided)));
    CHECK(serves(player.command(input, aided)));
}

TEST_CASE("aiming by toggle ends where there is nothing to serve, and in a pause", "[input]") {
    InputAids aids;
    aids.toggleServe = true;
    PlayerInput player = playerWith(aids);
    player.command(tapping(Action::ServeByArrow), aided);
    SECTION("nothing to serve") {
        PlayerState state;
        state.serves = false;
        player.command(TickInput{}, aided, state);
    }
    SECTION("a pause") { player.release(); }
    player.command(TickInput{}, aided);
    CHECK_FALSE(player.shownAim());
    CHECK_FALSE(serves(player.command(tapping(Action::ServeByArrow), aided))); // A new press starts again.
}

TEST_CASE("a gamepad's button serves at each press, with toggles as without", "[input]") {
    InputAids aids;
    aids.toggleServe = aids.toggleLaser = aids.toggleAdding = true;
    PlayerInput player = playerWith(aids);
    for (int press = 0; press < 3; ++press) {
        CHECK(serves(player.command(tapping(Action::ServeAtAim), aided)));
        CHECK_FALSE(serves(player.command(releasing(Action::ServeAtAim), aided)));
    }
}

TEST_CASE("with the laser as a toggle a press starts the beam and the next one ends it", "[input]") {
    const Action action = GENERATE(Action::ServeAtAim, Action::ServeByArrow, Action::ServeByPointer);
    InputAids aids;
    aids.toggleLaser = true;
    PlayerInput player = playerWith(aids);
    PlayerState armed;
    armed.fires = true;
    CHECK(streams(player.command(tapping(action), aided, armed)));
    player.command(releasing(action), aided, armed);
    for (int tick = 0; tick < 200; ++tick)
        CHECK(streams(player.command(TickInput{}, aided, armed)));
    CHECK_FALSE(streams(player.command(tapping(action), aided, armed)));
    for (int tick = 0; tick < 200; ++tick)
        CHECK_FALSE(streams(player.command(holding({action}), aided, armed)));
    // It ends with the power-up.
    CHECK(streams(player.command(tapping(action), aided, armed)));
    CHECK_FALSE(streams(player.command(TickInput{}, aided)));
    CHECK_FALSE(streams(player.command(TickInput{}, aided, armed)));
}

TEST_CASE("in the sandbox adding is a toggle of its own", "[input]") {
    InputAids aids;
    aids.toggleAdding = true;
    PlayerInput player = playerWith(aids, Mode::Sandbox);
    CHECK(streams(player.command(tapping(Action::ServeAtAim), aided)));
    for (int tick = 0; tick < 100; ++tick)
        CHECK(streams(player.command(TickInput{}, aided)));
    CHECK_FALSE(streams(player.command(tapping(Action::ServeAtAim), aided)));
    CHECK_FALSE(streams(player.command(TickInput{}, aided)));
    player.command(tapping(Action::ServeAtAim), aided);
    player.release();
    CHECK_FALSE(streams(player.command(TickInput{}, aided)));
}

TEST_CASE("without assist an urgent ball moves nothing, with it the paddle goes there by itself", "[input]") {
    PlayerInput unaided = playerWith({});
    CHECK(unaided.command({}, aided, urgentAt(900.0)).moveX == 0);
    int before = 0;
    for (const int percent : {10, 30, 50, 80, 100}) {
        PlayerInput player = playerWith(assistOf(percent));
        const int speed = player.command({}, aided, urgentAt(900.0)).moveX;
        CHECK(speed > before);
        CHECK(player.command({}, aided, urgentAt(60.0)).moveX == -speed);
        before = speed;
    }
    CHECK(before == static_cast<int>(hand::fastest));
}

TEST_CASE("the assist leaves a paddle alone whose ball is far off, and up and down always", "[input]") {
    PlayerInput player = playerWith(assistOf(100));
    CHECK(player.command({}, aided, urgentAt(900.0, hand::assistFrom)).moveX == 0);
    const int half = player.command({}, aided, urgentAt(900.0, 1.6)).moveX;
    CHECK(half > 0);
    CHECK(half < static_cast<int>(hand::fastest));
    CHECK(player.command({}, aided, urgentAt(900.0)).moveY == 0);
    CHECK(player.command(holding({Action::MoveUp}), aided, urgentAt(900.0)).moveY ==
          -static_cast<int>(tuning::paddleSpeed.y));
}

TEST_CASE("the player's own motion always counts", "[input]") {
    const int percent = GENERATE(10, 50, 100);
    const double x = GENERATE(200.0, 480.0, 700.0);
    PlayerInput idle = playerWith(assistOf(percent));
    PlayerInput left = playerWith(assistOf(percent));
    PlayerInput right = playerWith(assistOf(percent));
    for (int tick = 0; tick < 40; ++tick) {
        const int by = idle.command({}, aided, urgentAt(x)).moveX;
        const int byLeft = left.command(holding({Action::MoveLeft}), aided, urgentAt(x)).moveX;
        const int byRight = right.command(holding({Action::MoveRight}), aided, urgentAt(x)).moveX;
        if (percent == 100) CHECK(byLeft < by);
        if (percent == 100) CHECK(by < byRight);
        CHECK(byLeft < byRight - 100);
    }
}

TEST_CASE("the assist leads a reversed paddle the right way", "[input]") {
    PlayerInput player = playerWith(assistOf(100));
    PlayerState state = urgentAt(900.0);
    state.reversed = true;
    CHECK(player.command({}, aided, state).moveX == -static_cast<int>(hand::fastest));
}

TEST_CASE("with one button the paddle follows, the arrow sweeps, and a press serves along it", "[input]") {
    PlayerInput player = playerWith(oneButtonAids());
    CHECK(player.command({}, aided, urgentAt(900.0)).moveX == static_cast<int>(hand::followSpeed));
    double least = 480.0;
    double most = 480.0;
    for (int tick = 0; tick < AimArrow::sweep; ++tick) {
        const Command command = player.command({}, aided, urgentAt(480.0));
        CHECK_FALSE(serves(command));
        CHECK(player.shownAim());
        least = std::min(least, command.aim().x);
        most = std::max(most, command.aim().x);
    }
    CHECK(least < 400.0);
    CHECK(most > 560.0);
    for (int tick = 0; tick < 30; ++tick)
        player.command({}, aided, urgentAt(480.0));
    const Command press = player.command(tapping(Action::ServeAtAim), aided, urgentAt(480.0));
    CHECK(serves(press));
    CHECK(press.aim().x > 500.0);
    // Now it meets balls with its right part, so that they leave to the right.
    CHECK(player.command({}, aided, urgentAt(480.0)).moveX < 0);
    // Nothing else moves it.
    TickInput others = holding({Action::MoveLeft});
    others.padMove = {-1.0, -1.0};
    others.pointer = Vec2{100.0, 100.0};
    others.motion = {-50.0, -50.0};
    PlayerInput another = playerWith(oneButtonAids());
    const Command same = another.command(others, aided, urgentAt(900.0));
    CHECK(same.moveX == static_cast<int>(hand::followSpeed));
    CHECK(same.moveY == 0);
}

TEST_CASE("with one button a press starts the laser and the next one ends it", "[input]") {
    PlayerInput player = playerWith(oneButtonAids());
    PlayerState armed = urgentAt(480.0);
    armed.fires = true;
    CHECK(streams(player.command(tapping(Action::ServeAtAim), aided, armed)));
    CHECK(streams(player.command({}, aided, armed)));
    CHECK_FALSE(streams(player.command(tapping(Action::ServeAtAim), aided, armed)));
}

TEST_CASE("who plays alone by one button has any key or button for it, but those of the window", "[input]") {
    InputState input(oneButton(bindingsFor(Controller::AnyDevice), true));
    const auto pressed = [&input](const sfml::WindowEvent& down) {
        input.handle(down);
        return input.nextTick().wasPressed(Action::ServeAtAim);
    };
    const auto released = [&input](const sfml::WindowEvent& up) {
        input.handle(up);
        return input.nextTick().wasReleased(Action::ServeAtAim);
    };
    using sfml::Key;
    for (const Key key : {Key::Space, Key::Left, Key::K, Key::Enter, Key::P}) {
        CHECK(pressed(sfml::KeyPressed{key}));
        CHECK(released(sfml::KeyReleased{key}));
    }
    CHECK(pressed(sfml::MousePressed{sf::Mouse::Button::Middle, {}}));
    CHECK(released(sfml::MouseReleased{sf::Mouse::Button::Middle, {}}));
    CHECK(pressed(sfml::PadPressed{3, 11}));
    CHECK(released(sfml::PadReleased{3, 11}));
    CHECK_FALSE(pressed(sfml::KeyPressed{Key::Escape}));
    CHECK_FALSE(pressed(sfml::KeyPressed{Key::F11}));
}

TEST_CASE("beside another person one button is any key of one's own", "[input]") {
    InputState input(oneButton(bindingsFor(Controller::KeysLeft, Controller::KeysRight), false));
    const auto pressed = [&input](sfml::Key key) {
        input.handle(sfml::KeyPressed{key});
        return input.nextTick().wasPressed(Action::ServeAtAim);
    };
    CHECK(pressed(sfml::Key::A));
    CHECK_FALSE(pressed(sfml::Key::Right));
    CHECK_FALSE(pressed(sfml::Key::K));
}
