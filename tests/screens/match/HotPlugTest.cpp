#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/options/ControlSetScreen.hpp"
#include "screens/match/VirtualPads.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;
using Axis = sf::Joystick::Axis;

namespace {

/// A match of these two, with gamepads that come and go.
struct Table {
    explicit Table(Controller blue, Controller red = Controller::Computer)
        : screen(shared.context, loaded(blue, red)) {}

    LoadedMatch loaded(Controller blue, Controller red) const {
        MatchSetup setup;
        setup.kind = VersusMatch{};
        setup.level = "pure-pong";
        setup.seed = 7;
        setup.contestants[sideIndex(Side::Blue)].controller = blue;
        setup.contestants[sideIndex(Side::Red)].controller = red;
        return loadMatch(setup, shared.context.services.levelFolder);
    }
    void play(int ticks) {
        for (int tick = 0; tick < ticks; ++tick)
            REQUIRE(is<Stay>(screen.step()));
    }
    double paddleX(Side side) const { return screen.world()->objects().paddle(side)->position.x; }

    Shared shared;
    VirtualPads pads;
    PlayScreen screen;
};

/// The pause that a change leads to.
ChoiceScreen pauseOf(Shared& shared, const ScreenChange& change) {
    REQUIRE(is<ShowPause>(change));
    const auto& pause = std::get<ShowPause>(change);
    return ChoiceScreen(shared.context, pauseDialog(pause.setup, pause.recording, pause.awaited));
}

/// True if play continues by itself.
bool goesOn(ChoiceScreen& pause) {
    for (int tick = 0; tick <= ChoiceScreen::countdownTicks; ++tick)
        if (is<Resume>(pause.step())) return true;
    return false;
}

} // namespace

TEST_CASE("a pad that is plugged in during a match plays at once", "[screens]") {
    Table match(Controller::AnyDevice);
    match.play(10);
    match.pads.plug(3, "late pad", match.screen);
    const double before = match.paddleX(Side::Blue);
    match.pads.push(3, Axis::X, 100.0F, match.screen);
    match.play(20);
    CHECK(match.paddleX(Side::Blue) > before + 20.0);
    CHECK(is<Stay>(match.pads.tap(3, VirtualPads::start, match.screen)));
    CHECK(is<ShowPause>(match.screen.step()));
}

TEST_CASE("a match pauses when the gamepad in use is disconnected, and resumes when it returns under another "
          "number",
          "[screens]") {
    Table match(Controller::AnyDevice);
    match.pads.plug(0, "my pad", match.screen);
    match.pads.push(0, Axis::X, 100.0F, match.screen);
    match.play(10);
    ChoiceScreen pause = pauseOf(match.shared, match.pads.unplug(0, match.screen));
    draw(match.shared, pause);
    CHECK_FALSE(goesOn(pause));
    match.pads.plug(5, "my pad", pause);
    CHECK_FALSE(goesOn(pause));                                // It lies on the table yet.
    CHECK(is<Stay>(match.pads.tap(5, VirtualPads::a, pause))); // Chooses nothing.
    CHECK(goesOn(pause));
    // The stick that was pushed when the pad went is not pushed any more.
    match.screen.resumed();
    const double before = match.paddleX(Side::Blue);
    match.play(40);
    CHECK_THAT(match.paddleX(Side::Blue), WithinAbs(before, 40.0));
    match.pads.push(5, Axis::X, -100.0F, match.screen);
    match.play(60);
    CHECK(match.paddleX(Side::Blue) < before - 60.0);
}

TEST_CASE("another gamepad replaces a disconnected one", "[screens]") {
    Table match(Controller::Pad1);
    match.pads.plug(0, "my pad", match.screen);
    match.pads.tap(0, VirtualPads::b, match.screen);
    ChoiceScreen pause = pauseOf(match.shared, match.pads.unplug(0, match.screen));
    match.pads.plug(1, "another pad", pause);
    match.pads.tap(1, VirtualPads::b, pause);
    CHECK(match.pads.taken()[0]);
    CHECK(goesOn(pause));
}

TEST_CASE("the countdown stops when the gamepad is gone again, but keys resume", "[screens]") {
    Table match(Controller::AnyDevice);
    match.pads.plug(0, "my pad", match.screen);
    match.pads.tap(0, VirtualPads::b, match.screen);
    ChoiceScreen pause = pauseOf(match.shared, match.pads.unplug(0, match.screen));
    match.pads.plug(0, "my pad", pause);
    match.pads.tap(0, VirtualPads::a, pause);
    static_cast<void>(pause.step());
    match.pads.unplug(0, pause);
    CHECK_FALSE(goesOn(pause));
    CHECK(is<Resume>(press(pause, sfml::Key::Enter)));
}

TEST_CASE("of two pads each moves its own paddle, and the other's button does not end a wait", "[screens]") {
    Table match(Controller::Pad1, Controller::Pad2);
    match.pads.plug(0, "blue pad", match.screen);
    match.pads.plug(1, "red pad", match.screen);
    match.pads.tap(0, VirtualPads::b, match.screen);
    match.pads.tap(1, VirtualPads::b, match.screen);
    const double blue = match.paddleX(Side::Blue);
    const double red = match.paddleX(Side::Red);
    match.pads.push(0, Axis::X, -100.0F, match.screen);
    match.pads.push(1, Axis::X, 100.0F, match.screen);
    match.play(30);
    CHECK(match.paddleX(Side::Blue) < blue - 20.0);
    CHECK(match.paddleX(Side::Red) > red + 20.0);

    ChoiceScreen pause = pauseOf(match.shared, match.pads.unplug(0, match.screen));
    match.pads.push(1, Axis::X, 0.0F, pause);
    match.pads.push(1, Axis::X, 100.0F, pause);
    CHECK_FALSE(goesOn(pause));
    match.pads.plug(2, "blue pad", pause);
    match.pads.tap(2, VirtualPads::b, pause);
    CHECK(goesOn(pause));
}

TEST_CASE("disconnecting a gamepad that is not in use does not pause the match", "[screens]") {
    Table match(Controller::KeysLeft);
    match.pads.plug(0, "spare pad", match.screen);
    match.pads.tap(0, VirtualPads::b, match.screen);
    CHECK(is<Stay>(match.pads.unplug(0, match.screen)));
}

TEST_CASE("a pad that goes while its button is waited for leaves the controls as they were", "[screens]") {
    Shared shared;
    VirtualPads pads;
    ControlSetScreen screen(shared.context, ControlSet::Gamepad);
    pads.plug(0, "my pad", screen);
    pads.tap(0, VirtualPads::a, screen); // Waits for a button.
    pads.unplug(0, screen);
    pads.plug(1, "my pad", screen);
    pads.tap(1, VirtualPads::unnamed + 1,
             screen); // An unbound button of another gamepad also ends the waiting.
    CHECK(shared.context.services.profile.settings().controls.empty());
    pads.tap(1, VirtualPads::a, screen);
    pads.tap(1, VirtualPads::unnamed, screen);
    const ControlMap controls(shared.context.services.profile.settings().controls);
    CHECK(controls.of(ControlSet::Gamepad, Action::ServeAtAim).front() ==
          padButton(otherButton(VirtualPads::unnamed)));
}

TEST_CASE("menus accept a new gamepad at any time; a disconnected one releases its buttons", "[screens]") {
    Table match(Controller::AnyDevice);
    ChoiceScreen pause = pauseOf(match.shared, match.screen.handle(sfml::FocusLost{}));
    match.pads.plug(0, "my pad", pause);
    match.pads.push(0, Axis::PovY, 100.0F, pause);
    CHECK_FALSE(is<Resume>(match.pads.tap(0, VirtualPads::a, pause))); // The second entry.
    match.pads.unplug(0, pause);
    match.pads.plug(4, "my pad", pause);
    match.pads.push(4, Axis::PovY, -100.0F, pause);
    CHECK(is<Resume>(match.pads.tap(4, VirtualPads::a, pause)));
    CHECK(is<Resume>(match.pads.tap(4, VirtualPads::b, pause)));
}
