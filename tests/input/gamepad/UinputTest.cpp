#if defined(__linux__)
#include "Catch.hpp"
#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <linux/uinput.h>
#include <sys/ioctl.h>
#include <thread>
#include <unistd.h>

using namespace arkanong;

// A gamepad that the kernel itself believes in, where it has /dev/uinput and this user may write to it.

namespace {

/// Four buttons, of which the kernel counts the last first, two axes and a hat.
class KernelPad {
  public:
    static constexpr const char* name = "Arkanong Test Pad";

    KernelPad() : descriptor_(::open("/dev/uinput", O_WRONLY | O_NONBLOCK)) {
        if (descriptor_ < 0) return;
        for (const int type : {EV_KEY, EV_ABS, EV_SYN})
            made_ = made_ && ::ioctl(descriptor_, UI_SET_EVBIT, type) >= 0;
        for (const int key : {BTN_NORTH, BTN_EAST, BTN_SOUTH, BTN_TRIGGER})
            made_ = made_ && ::ioctl(descriptor_, UI_SET_KEYBIT, key) >= 0;
        for (const int axis : {ABS_X, ABS_Y})
            addAxis(axis, 1000);
        for (const int axis : {ABS_HAT0X, ABS_HAT0Y})
            addAxis(axis, 1);
        uinput_setup setup{};
        setup.id = {BUS_USB, 0x1234, 0x0001, 0x0001};
        std::strcpy(setup.name, name);
        made_ = made_ && ::ioctl(descriptor_, UI_DEV_SETUP, &setup) >= 0 &&
                ::ioctl(descriptor_, UI_DEV_CREATE) >= 0;
    }
    ~KernelPad() {
        if (descriptor_ < 0) return;
        if (made_) ::ioctl(descriptor_, UI_DEV_DESTROY);
        ::close(descriptor_);
    }
    KernelPad(const KernelPad&) = delete;
    KernelPad& operator=(const KernelPad&) = delete;

    bool exists() const { return descriptor_ >= 0 && made_; }
    void send(int type, int code, int value) const {
        for (const auto& [kind, number, amount] :
             {std::tuple{type, code, value}, std::tuple{EV_SYN, SYN_REPORT, 0}}) {
            input_event event{};
            event.type = static_cast<decltype(event.type)>(kind);
            event.code = static_cast<decltype(event.code)>(number);
            event.value = amount;
            CHECK(::write(descriptor_, &event, sizeof event) == static_cast<ssize_t>(sizeof event));
        }
    }

  private:
    void addAxis(int axis, int end) {
        uinput_abs_setup setup{};
        setup.code = static_cast<decltype(setup.code)>(axis);
        setup.absinfo.minimum = -end;
        setup.absinfo.maximum = end;
        made_ = made_ && ::ioctl(descriptor_, UI_ABS_SETUP, &setup) >= 0;
    }

    int descriptor_;
    bool made_ = true;
};

/// Waits up to two seconds until SFML agrees.
template <typename Condition>
bool soon(Condition condition) {
    for (int tries = 0; tries < 100; ++tries) {
        sf::Joystick::update();
        if (condition()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
}

std::optional<unsigned> numberOfTestPad() {
    for (unsigned pad = 0; pad < sf::Joystick::Count; ++pad)
        if (sf::Joystick::isConnected(pad) &&
            sf::Joystick::getIdentification(pad).name.toAnsiString() == KernelPad::name)
            return pad;
    return std::nullopt;
}

} // namespace

TEST_CASE("a gamepad of the kernel is found by its numbers and understood by an entry", "[input]") {
    const KernelPad kernelPad;
    if (!kernelPad.exists()) {
        WARN("Not tested: this machine has no /dev/uinput, or this user may not write to it.");
        return;
    }
    std::optional<unsigned> number;
    if (!soon([&] { return (number = numberOfTestPad()).has_value(); })) {
        WARN("Not tested: SFML sees no gamepad made through /dev/uinput; it needs udev and a readable "
             "/dev/input.");
        return;
    }
    GamepadDatabase database;
    Notes notes;
    database.read("03000000341200000100000001000000,Pad,a:b1,b:b2,x:b3,y:b0,leftx:a0,lefty:a1,dpup:h0.1,\n",
                  "pads", notes);
    CHECK(notes == Notes{});

    const GamepadDevice device = deviceOf(reportedPad(*number));
    CHECK(textOf(guidOf(device.id)) == "03000000341200000100000001000000");
    CHECK(device.axes == std::vector<int>{ABS_X, ABS_Y, ABS_HAT0X, ABS_HAT0Y});
    CHECK(device.buttons == std::vector<int>{BTN_TRIGGER, BTN_SOUTH, BTN_EAST, BTN_NORTH});
    CHECK(mappingFor(device, database).origin == GamepadMapping::Origin::Entry);
    CHECK(mappingFor(device, {}).origin == GamepadMapping::Origin::Kernel);

    StandardGamepads pads([&device](unsigned) { return device; }, database);
    kernelPad.send(EV_KEY, BTN_SOUTH, 1);
    REQUIRE(soon([&] { return sf::Joystick::isButtonPressed(*number, 1); }));
    const auto pressed = pads.translated(sfml::PadPressed{0, 1});
    REQUIRE(pressed.size() == 1);
    CHECK(std::get<sfml::PadPressed>(pressed.front()).button == padButtonAccept);
    kernelPad.send(EV_ABS, ABS_X, 1000);
    CHECK(soon([&] { return sf::Joystick::getAxisPosition(*number, sf::Joystick::Axis::X) > 95.0F; }));
    kernelPad.send(EV_ABS, ABS_HAT0Y, -1);
    CHECK(soon([&] { return sf::Joystick::getAxisPosition(*number, sf::Joystick::Axis::PovY) < -95.0F; }));
}
#endif
