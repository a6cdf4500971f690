#include "arkanong/input/bindings/ControlMap.hpp"

#include "input/bindings/ControlRows.hpp"

#include <algorithm>
#include <set>

using namespace arkanong::test;
using sfml::Key;

namespace {

const std::size_t leftLeft = rowOf(ControlSet::LeftKeys, Action::MoveLeft);
const std::size_t leftRight = rowOf(ControlSet::LeftKeys, Action::MoveRight);
const std::size_t leftServe = rowOf(ControlSet::LeftKeys, Action::ServeByArrow);
const std::size_t rightLeft = rowOf(ControlSet::RightKeys, Action::MoveLeft);
const std::size_t serveAlone = rowOf(ControlSet::Common, Action::ServeByArrow);
const std::size_t overdrive = rowOf(ControlSet::Common, Action::Overdrive);

using Keys = std::vector<Control>;
Keys keys(std::initializer_list<Key> list) {
    Keys controls;
    for (const Key key : list)
        controls.push_back(controlOf(key));
    return controls;
}

} // namespace

TEST_CASE("every row belongs to a set and has a unique name there", "[input]") {
    std::set<std::pair<ControlSet, std::string>> names;
    std::size_t count = 0;
    for (std::size_t i = 0; i < controlSetCount; ++i)
        for (const std::size_t row : rowsOf(static_cast<ControlSet>(i))) {
            names.insert({controlRows()[row].set, std::string(controlRows()[row].name)});
            ++count;
        }
    CHECK(count == controlRowCount);
    CHECK(names.size() == controlRowCount);
}

TEST_CASE("by default every row has a control and there are no conflicts", "[input]") {
    const ControlMap controls;
    for (std::size_t row = 0; row < controlRowCount; ++row) {
        CAPTURE(placeOf(Catalogue::english(), row));
        CHECK_FALSE(controls.of(row).empty());
        CHECK_FALSE(controls.contested(row));
        for (const Control control : controls.of(row))
            CHECK_FALSE(isReserved(control));
    }
}

TEST_CASE("a conflict is found in the set and between sets that play together", "[input]") {
    const ControlMap controls;
    CHECK(controls.rival(leftLeft, controlOf(Key::D)) == leftRight);
    CHECK(controls.rival(leftLeft, controlOf(Key::Right)) == rowOf(ControlSet::RightKeys, Action::MoveRight));
    CHECK(controls.rival(leftLeft, controlOf(Key::O)) == overdrive);
    CHECK(controls.rival(leftLeft, controlOf(Key::Left)) == rightLeft);
    CHECK_FALSE(controls.rival(leftLeft, controlOf(Key::A))); // The row's own control.
    CHECK_FALSE(controls.rival(leftLeft, controlOf(Key::J)));
}

TEST_CASE("the serve key for one player may be the serve key of the left keys", "[input]") {
    const ControlMap controls;
    CHECK_FALSE(controls.rival(leftServe, controlOf(Key::Space)));
    CHECK_FALSE(controls.rival(serveAlone, controlOf(Key::LControl)));
    CHECK(controls.rival(leftServe, controlOf(Key::RControl)));
    CHECK(controls.rival(leftLeft, controlOf(Key::Space)) == serveAlone);
}

TEST_CASE("equal codes of different devices are no conflict", "[input]") {
    const ControlMap controls;
    const std::size_t pads = rowOf(ControlSet::Gamepad, Action::OtherSpin);
    CHECK_FALSE(controls.rival(pads, padButton(8)));
    CHECK(controls.rival(pads, padButton(padButtonStart)) == rowOf(ControlSet::Gamepad, Action::Pause));
    const std::size_t axis = rowOf(ControlSet::Gamepad, Action::AimSideways);
    CHECK(controls.rival(axis, padAxis(sf::Joystick::Axis::X)) ==
          rowOf(ControlSet::Gamepad, Action::MoveSideways));
}

TEST_CASE("a control is put into a slot or appended, and appears only once in a row", "[input]") {
    ControlMap controls;
    controls.assign(leftLeft, 0, controlOf(Key::J));
    CHECK(controls.of(leftLeft) == keys({Key::J}));
    controls.assign(leftLeft, 2, controlOf(Key::K));
    CHECK(controls.of(leftLeft) == keys({Key::J, Key::K}));
    controls.assign(leftLeft, 0, controlOf(Key::K));
    CHECK(controls.of(leftLeft) == keys({Key::K}));
    controls.assign(leftLeft, 2, controlOf(Key::K));
    CHECK(controls.of(leftLeft) == keys({Key::K}));
    controls.assign(leftServe, 1, controlOf(Key::LControl));
    CHECK(controls.of(leftServe) == keys({Key::LControl}));
}

TEST_CASE("the only control of a row is not removed", "[input]") {
    ControlMap controls;
    CHECK(controls.remove(leftServe, 0));
    CHECK(controls.of(leftServe) == keys({Key::LShift}));
    CHECK_FALSE(controls.remove(leftServe, 0));
    CHECK_FALSE(controls.remove(leftServe, 1));
    CHECK(controls.of(leftServe) == keys({Key::LShift}));
}

TEST_CASE("a control taken from another row is swapped", "[input]") {
    ControlMap controls;
    controls.take(leftLeft, 0, controlOf(Key::D));
    CHECK(controls.of(leftLeft) == keys({Key::D}));
    CHECK(controls.of(leftRight) == keys({Key::A}));
    CHECK_FALSE(controls.contested(leftLeft));
}

TEST_CASE("a control taken into an empty slot never leaves the other row without any", "[input]") {
    ControlMap controls;
    controls.take(leftLeft, 1, controlOf(Key::LShift));
    CHECK(controls.of(leftLeft) == keys({Key::A, Key::LShift}));
    CHECK(controls.of(leftServe) == keys({Key::LControl}));
    controls.take(leftLeft, 2, controlOf(Key::D));
    CHECK(controls.of(leftRight) == keys({Key::D})); // Its only control.
    CHECK(controls.contested(leftLeft));
    CHECK(controls.contested(leftRight));
    CHECK(controls.contestedControl(ControlSet::LeftKeys) == controlOf(Key::D));
    CHECK_FALSE(controls.contestedControl(ControlSet::RightKeys));
}

TEST_CASE("controls are restored from the settings", "[input]") {
    ControlMap controls;
    controls.assign(leftLeft, 0, controlOf(Key::J));
    controls.assign(leftServe, 2, controlOf(Key::Tab));
    controls.assign(rowOf(ControlSet::Mouse, Action::ServeAtAim), 1, controlOf(sf::Mouse::Button::Middle));
    controls.assign(rowOf(ControlSet::Gamepad, Action::AimUpAndDown), 0, padAxis(padRightX));
    ControlMap::Saved saved;
    controls.save(saved);
    CHECK(saved["left-keys"]["move-left"] == std::vector<std::string>{"J"});
    CHECK(saved["left-keys"]["serve"] == std::vector<std::string>{"LControl", "LShift", "Tab"});
    CHECK(saved["mouse"]["serve"] == std::vector<std::string>{"Left", "Middle"});
    CHECK(saved["gamepad"]["aim-up-and-down"] == std::vector<std::string>{"RightX"});
    CHECK(saved["left-keys"].count("move-right") == 0); // The default.
    CHECK(ControlMap(saved) == controls);
    CHECK(problemsIn(saved).empty());
}

TEST_CASE("resetting a set restores its defaults, leaves other sets and clears the settings", "[input]") {
    ControlMap controls;
    controls.assign(leftLeft, 0, controlOf(Key::J));
    controls.assign(rightLeft, 0, controlOf(Key::K));
    ControlMap::Saved saved;
    controls.save(saved);
    controls.reset(ControlSet::LeftKeys);
    controls.save(saved);
    CHECK(controls.of(leftLeft) == keys({Key::A}));
    CHECK(controls.of(rightLeft) == keys({Key::K}));
    CHECK(saved.count("left-keys") == 0);
    CHECK(saved.count("right-keys") == 1);
}

TEST_CASE("unknown entries of the settings are ignored, reported and kept", "[input]") {
    ControlMap::Saved saved;
    saved["left-keys"]["move-left"] = {"Jay", "J"};
    saved["left-keys"]["move-right"] = {"Escape"}; // Reserved: the default stays.
    saved["left-keys"]["move-up"] = {};
    saved["left-keys"]["jump"] = {"K"};
    saved["feet"]["stamp"] = {"L"};
    const ControlMap::Saved before = saved;
    ControlMap controls(saved);
    CHECK(controls.of(leftLeft) == keys({Key::J}));
    CHECK(controls.of(leftRight) == keys({Key::D}));
    CHECK(controls.of(rowOf(ControlSet::LeftKeys, Action::MoveUp)) == keys({Key::W}));

    const std::vector<std::string> problems = problemsIn(saved);
    REQUIRE(problems.size() == 4);
    const auto tells = [&](const std::string& words) {
        return std::any_of(problems.begin(), problems.end(), [&](const std::string& problem) {
            return problem.find(words) != std::string::npos;
        });
    };
    CHECK(tells("left-keys, move-left: expected a name such as \"A\", found \"Jay\""));
    CHECK(tells("found \"Escape\""));
    CHECK(tells("left-keys, jump: unknown action"));
    CHECK(tells("feet: unknown set of controls"));

    controls.assign(leftLeft, 0, controlOf(Key::K));
    controls.save(saved);
    CHECK(saved["left-keys"]["move-left"] == std::vector<std::string>{"K", "Jay"});
    CHECK(saved["left-keys"]["move-right"] == before.at("left-keys").at("move-right"));
    CHECK(saved["left-keys"]["jump"] == before.at("left-keys").at("jump"));
    CHECK(saved["feet"] == before.at("feet"));
}

TEST_CASE("a conflict written into the settings by hand is kept and reported", "[input]") {
    ControlMap::Saved saved;
    saved["left-keys"]["move-left"] = {"D"};
    const ControlMap controls(saved);
    CHECK(controls.of(leftLeft) == keys({Key::D}));
    CHECK(controls.contested(leftLeft));
    CHECK(controls.contested(leftRight));
    CHECK_FALSE(controls.contested(leftServe));
}
