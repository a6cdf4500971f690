#include "arkanong/input/PadSeats.hpp"

#include "Catch.hpp"

using namespace arkanong;
using Axis = sf::Joystick::Axis;

namespace {

/// The seat that an event of this pad is given; nothing where it is dropped.
std::optional<unsigned> seatOfPress(PadSeats& seats, unsigned pad) {
    const sfml::WindowEvent event = seats.seated(sfml::PadPressed{pad, 3});
    const auto* pressed = std::get_if<sfml::PadPressed>(&event);
    if (pressed == nullptr) return std::nullopt;
    CHECK(pressed->button == 3);
    return pressed->pad;
}

bool dropped(PadSeats& seats, const sfml::WindowEvent& event) {
    return std::holds_alternative<sfml::OtherEvent>(seats.seated(event));
}

} // namespace

TEST_CASE("gamepads are seated in the order in which they are used", "[input]") {
    PadSeats seats;
    CHECK(seats.taken().none());
    CHECK(seatOfPress(seats, 5) == 0U);
    CHECK(seatOfPress(seats, 2) == 1U);
    CHECK(seatOfPress(seats, 5) == 0U);
    CHECK(seats.taken().count() == 2);
}

TEST_CASE("a stick that trembles or rests far from the middle takes no seat, a push does", "[input]") {
    PadSeats seats;
    CHECK(dropped(seats, sfml::PadMoved{0, Axis::Z, -100.0F})); // A trigger at rest.
    CHECK(dropped(seats, sfml::PadMoved{0, Axis::Z, -98.0F}));
    CHECK(dropped(seats, sfml::PadMoved{0, Axis::X, 3.0F}));
    CHECK(dropped(seats, sfml::PadMoved{0, Axis::X, -20.0F}));
    CHECK(dropped(seats, sfml::PadReleased{0, 1}));
    CHECK(seats.taken().none());
    CHECK_FALSE(dropped(seats, sfml::PadMoved{0, Axis::X, -60.0F}));
    CHECK(seats.taken().count() == 1);
    CHECK_FALSE(dropped(seats, sfml::PadMoved{0, Axis::X, 1.0F}));
}

TEST_CASE("a direction pad joins at its first push", "[input]") {
    PadSeats seats;
    CHECK_FALSE(dropped(seats, sfml::PadMoved{4, Axis::PovY, 100.0F}));
}

TEST_CASE("a seat that is left goes to the next gamepad that joins", "[input]") {
    PadSeats seats;
    seatOfPress(seats, 0);
    seatOfPress(seats, 1);
    const sfml::WindowEvent gone = seats.seated(sfml::PadDisconnected{0});
    REQUIRE(std::holds_alternative<sfml::PadDisconnected>(gone));
    CHECK(std::get<sfml::PadDisconnected>(gone).pad == 0);
    CHECK_FALSE(seats.taken()[0]);
    CHECK(seatOfPress(seats, 1) == 1U);
    CHECK(seatOfPress(seats, 7) == 0U);
    CHECK(dropped(seats, sfml::PadDisconnected{3})); // Nobody ever saw it.
}

TEST_CASE("numbers that no driver should give do no harm, and other events pass through", "[input]") {
    PadSeats seats;
    CHECK(dropped(seats, sfml::PadPressed{8, 0}));
    CHECK(dropped(seats, sfml::PadMoved{99, Axis::X, 100.0F}));
    CHECK(dropped(seats, sfml::PadDisconnected{1000}));
    CHECK(std::holds_alternative<sfml::KeyPressed>(seats.seated(sfml::KeyPressed{sfml::Key::A})));
}
