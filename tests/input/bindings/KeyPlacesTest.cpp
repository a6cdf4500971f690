#include "arkanong/input/bindings/KeyPlaces.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/input/InputState.hpp"
#include "arkanong/input/bindings/Rebinding.hpp"
#include "input/bindings/ControlRows.hpp"

using namespace arkanong::test;
using sfml::Key;
using sfml::keyLess;

namespace {

/// A keyboard layout in use until the end of the test: the US one with other signs at some places.
struct Layout {
    Layout(std::string_view places, std::u32string_view signs) {
        std::u32string all(sfml::usSigns.begin(), sfml::usSigns.end());
        for (std::size_t i = 0; i < places.size(); ++i)
            all[sfml::usSigns.find(places[i])] = signs[i];
        sfml::useSigns(all);
    }
    ~Layout() { sfml::useSigns(std::u32string(sfml::usSigns.begin(), sfml::usSigns.end())); }
    Layout(const Layout&) = delete;
    Layout& operator=(const Layout&) = delete;
};

std::string shownAt(Key place) { return displayName(controlOf(place)); }

} // namespace

TEST_CASE("every place of a key that types a character has the US sign at first", "[input]") {
    for (int code = 0; code < controlCount(ControlKind::Key); ++code) {
        const auto place = static_cast<Key>(code);
        CAPTURE(code);
        CHECK(sfml::signAt(place).key == place);
    }
    CHECK(shownAt(Key::W) == "W");
    CHECK(shownAt(Key::Semicolon) == "Semicolon");
    CHECK(shownAt(keyLess) == "<");
}

TEST_CASE("keys are shown with the signs of a French keyboard", "[input]") {
    const Layout french("qwazm,", U"azqw,;");
    CHECK(movingKeys(Catalogue::english(), ControlMap(), ControlSet::LeftKeys) == "Z Q S D");
    CHECK(shownAt(Key::M) == "Comma");
    CHECK(shortName(controlOf(Key::Comma)) == ";");
    CHECK(shownAt(Key::LControl) == "Left Ctrl");
    CHECK(nameOf(controlOf(Key::W)) == "W"); // In the settings it is the place.
}

TEST_CASE("keys are shown with the signs of a German keyboard", "[input]") {
    const Layout german("yz;'[-]\\`", U"zyöäüß+#^");
    CHECK(shownAt(Key::Semicolon) == "Ö");
    CHECK(shownAt(Key::LBracket) == "Ü");
    CHECK(shownAt(Key::Hyphen) == "ß");
    CHECK(shownAt(Key::RBracket) == "+");
    CHECK(shortName(controlOf(Key::Backslash)) == "#");
    CHECK(shownAt(Key::Y) == "Z");
}

TEST_CASE("keys are shown with the letters of Ukrainian, Greek and Czech keyboards", "[input]") {
    {
        const Layout ukrainian("wasd'", U"цфівє");
        CHECK(movingKeys(Catalogue::english(), ControlMap(), ControlSet::LeftKeys) == "Ц Ф І В");
        CHECK(shownAt(sfml::Key::W) == "Ц");
    }
    const Layout greek("wasd2", U"ςασδě");
    CHECK(movingKeys(Catalogue::english(), ControlMap(), ControlSet::LeftKeys) == "Σ Α Σ Δ");
    CHECK(shownAt(Key::Num2) == "Ě");
}

TEST_CASE("the place of a key moves, not its sign", "[input]") {
    InputState input(bindingsFor(Controller::KeysLeft));
    input.handle(sfml::KeyPressed{Key::Z, false, false, Key::W}); // French.
    CHECK(input.nextTick().isDown(Action::MoveUp));
    input.handle(sfml::KeyReleased{Key::Z, Key::W});
    CHECK_FALSE(input.nextTick().isDown(Action::MoveUp));
    input.handle(sfml::KeyPressed{Key::W, false, false, Key::Z});
    CHECK_FALSE(input.nextTick().isDown(Action::MoveUp));
    input.handle(sfml::KeyPressed{Key::Unknown, false, false, Key::A}); // Russian.
    CHECK(input.nextTick().isDown(Action::MoveLeft));
    const sfml::KeyPressed comma{Key::Comma, false, false, Key::W}; // Dvorak.
    CHECK(pressedAction(bindingsFor(Controller::KeysLeft), comma) == Action::MoveUp);
}

TEST_CASE("a key without a sign of its own is bound by its place, and its rival named by its sign",
          "[input]") {
    const Layout german(";z", U"öy");
    ControlMap controls;
    const std::size_t up = rowOf(ControlSet::LeftKeys, Action::MoveUp);
    const std::size_t left = rowOf(ControlSet::LeftKeys, Action::MoveLeft);
    const sfml::KeyPressed umlaut{Key::Unknown, false, false, Key::Semicolon};
    CHECK(Rebinding(up, 0).handle(umlaut, controls) == Rebinding::State::Done);
    CHECK(controls.of(up).front() == controlOf(Key::Semicolon));
    Rebinding second(left, 0);
    CHECK(second.handle(umlaut, controls) == Rebinding::State::Waits);
    CHECK(second.prompt(Catalogue::english()) ==
          "Ö is also used for Move up (Left keys). Repeat to swap them");
    CHECK(second.handle(umlaut, controls) == Rebinding::State::Done);
    CHECK(controls.of(left).front() == controlOf(Key::Semicolon));
    CHECK(controls.of(up).front() == controlOf(Key::A));
    CHECK(controls.rival(up, controlOf(Key::Semicolon)) == left);
    CHECK(controls.rival(left, controlOf(Key::A)) == up);
}
