#include "arkanong/input/gamepad/GamepadSlots.hpp"

#include "Catch.hpp"

using namespace arkanong;
using Axis = sf::Joystick::Axis;

namespace {

/// The slot assigned to an event of this gamepad; nullopt if the event is dropped.
std::optional<unsigned> slotOfPress(GamepadSlots& slots, unsigned pad) {
    const sfml::WindowEvent event = slots.assigned(sfml::PadPressed{pad, 3});
    const auto* pressed = std::get_if<sfml::PadPressed>(&event);
    if (pressed == nullptr) return std::nullopt;
    CHECK(pressed->button == 3);
    return pressed->pad;
}

bool dropped(GamepadSlots& slots, const sfml::WindowEvent& event) {
    return std::holds_alternative<sfml::OtherEvent>(slots.assigned(event));
}

} // namespace

TEST_CASE("gamepads get slots in the order of first use", "[input]") {
    GamepadSlots slots;
    CHECK(slots.taken().none());
    CHECK(slotOfPress(slots, 5) == 0U);
    CHECK(slotOfPress(slots, 2) == 1U);
    CHECK(slotOfPress(slots, 5) == 0U);
    CHECK(slots.taken().count() == 2);
}

TEST_CASE("a trembling stick takes no slot, a push does", "[input]") {
    GamepadSlots slots;
    CHECK(dropped(slots, sfml::PadMoved{0, Axis::X, 3.0F}));
    CHECK(dropped(slots, sfml::PadMoved{0, Axis::X, -20.0F}));
    CHECK(dropped(slots, sfml::PadReleased{0, 1}));
    CHECK(slots.taken().none());
    CHECK_FALSE(dropped(slots, sfml::PadMoved{0, Axis::X, -60.0F}));
    CHECK(slots.taken().count() == 1);
    CHECK_FALSE(dropped(slots, sfml::PadMoved{0, Axis::X, 1.0F}));
}

TEST_CASE("a D-pad joins at its first push", "[input]") {
    GamepadSlots slots;
    CHECK_FALSE(dropped(slots, sfml::PadMoved{4, Axis::PovY, 100.0F}));
}

TEST_CASE("a freed slot goes to the next gamepad that joins", "[input]") {
    GamepadSlots slots;
    slotOfPress(slots, 0);
    slotOfPress(slots, 1);
    const sfml::WindowEvent gone = slots.assigned(sfml::PadDisconnected{0});
    REQUIRE(std::holds_alternative<sfml::PadDisconnected>(gone));
    CHECK(std::get<sfml::PadDisconnected>(gone).pad == 0);
    CHECK_FALSE(slots.taken()[0]);
    CHECK(slotOfPress(slots, 1) == 1U);
    CHECK(slotOfPress(slots, 7) == 0U);
    CHECK(dropped(slots, sfml::PadDisconnected{3})); // This gamepad was never seen.
}

TEST_CASE("two gamepads that come back keep their slots, whatever their numbers and their order", "[input]") {
    GamepadSlots slots;
    slots.introduce(0, "red pad");
    slots.introduce(1, "blue pad");
    slotOfPress(slots, 0);
    slotOfPress(slots, 1);
    for (const unsigned pad : {0U, 1U})
        static_cast<void>(slots.assigned(sfml::PadDisconnected{pad}));
    CHECK(slots.taken().none());
    slots.introduce(4, "blue pad");
    CHECK(slotOfPress(slots, 4) == 1U);
    slots.introduce(0, "red pad");
    CHECK(slotOfPress(slots, 0) == 0U);
}

TEST_CASE("a gamepad that is introduced after it has joined is known again when it comes back", "[input]") {
    GamepadSlots slots;
    slotOfPress(slots, 0);
    slotOfPress(slots, 1);
    slots.introduce(1, "blue pad");
    for (const unsigned pad : {0U, 1U})
        static_cast<void>(slots.assigned(sfml::PadDisconnected{pad}));
    slots.introduce(0, "blue pad");
    CHECK(slotOfPress(slots, 0) == 1U);
}

TEST_CASE("another gamepad may take a place that is free, and its owner then gets the next", "[input]") {
    GamepadSlots slots;
    slots.introduce(0, "red pad");
    slotOfPress(slots, 0);
    static_cast<void>(slots.assigned(sfml::PadDisconnected{0}));
    slots.introduce(1, "green pad");
    CHECK(slotOfPress(slots, 1) == 0U);
    slots.introduce(0, "red pad");
    CHECK(slotOfPress(slots, 0) == 1U);
}

TEST_CASE("invalid gamepad numbers do no harm, and other events pass through", "[input]") {
    GamepadSlots slots;
    CHECK(dropped(slots, sfml::PadPressed{8, 0}));
    CHECK(dropped(slots, sfml::PadMoved{99, Axis::X, 100.0F}));
    CHECK(dropped(slots, sfml::PadDisconnected{1000}));
    CHECK(std::holds_alternative<sfml::KeyPressed>(slots.assigned(sfml::KeyPressed{sfml::Key::A})));
}

TEST_CASE("a pad that is seen twice, real and emulated, joins once", "[input]") {
    const bool emulatedFirst = GENERATE(true, false);
    const int framesBetween = GENERATE(0, 1);
    if (emulatedFirst && framesBetween == 1) return; // It follows the real one.
    GamepadSlots slots;
    slots.introduce(0, "pad");
    slots.introduce(1, "Steam", true);
    const unsigned first = emulatedFirst ? 1 : 0;
    for (int press = 0; press < 20; ++press) {
        CAPTURE(press);
        CHECK(slotOfPress(slots, first) == 0U);
        if (framesBetween == 1) slots.beginFrame();
        CHECK_FALSE(slotOfPress(slots, 1 - first));
        CHECK_FALSE(dropped(slots, sfml::PadMoved{first, Axis::X, 60.0F}));
        CHECK(dropped(slots, sfml::PadMoved{1 - first, Axis::X, 60.0F}));
        for (int frame = 0; frame < 10; ++frame)
            slots.beginFrame();
        // The real one is ahead also where the emulated one has the slot.
        if (emulatedFirst && press % 2 == 0) {
            CHECK_FALSE(slotOfPress(slots, 0));
            slots.beginFrame();
        }
    }
    CHECK(slots.taken().count() == 1);
    slots.assigned(sfml::PadDisconnected{first});
    CHECK(slotOfPress(slots, 1 - first) == 0U);
}

TEST_CASE("two people with a real and an emulated pad both join", "[input]") {
    GamepadSlots slots;
    slots.introduce(0, "pad");
    slots.introduce(1, "Steam", true);
    CHECK(slotOfPress(slots, 0) == 0U);
    for (int frame = 0; frame < 5; ++frame)
        slots.beginFrame();
    SECTION("at different times") { CHECK(slotOfPress(slots, 1) == 1U); }
    SECTION("after a press that was by chance at the same time") {
        CHECK(slotOfPress(slots, 0) == 0U);
        CHECK_FALSE(slotOfPress(slots, 1));
        for (int frame = 0; frame < 5; ++frame)
            slots.beginFrame();
        CHECK_FALSE(slotOfPress(slots, 1));
        for (int frame = 0; frame < 5; ++frame)
            slots.beginFrame();
        CHECK(slotOfPress(slots, 1) == 1U);
    }
    SECTION("of two real ones none is the other's echo") {
        CHECK(slotOfPress(slots, 0) == 0U);
        CHECK(slotOfPress(slots, 2) == 1U);
    }
}
