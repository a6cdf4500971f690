#pragma once

#include "Catch.hpp"

#include <SDL_events.h>
#include <SDL_gamecontroller.h>
#include <SDL_joystick.h>
#include <string>
#include <utility>

namespace arkanong::test {

/// A gamepad that SDL itself emulates, plugged in for the life of this object. Needs a StandardGamepads, which has
/// started SDL and outlives it. Changes count from the next poll, so a press and its release need one each.
class VirtualPad {
  public:
    struct Look {
        std::string name = "Virtual pad";
        Uint16 vendor = 0x1234;
        Uint16 product = 1;
        Uint32 buttons =
            0x7fff; ///< The set of SDL's buttons that the pad has: its buttons are numbered in this order.
        Uint16 others = 0; ///< Buttons behind those, which SDL has no name for.
        SDL_JoystickType type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
    };

    VirtualPad() : VirtualPad(Look()) {}
    explicit VirtualPad(const Look& look) {
        SDL_VirtualJoystickDesc desc{};
        desc.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
        desc.type = static_cast<Uint16>(look.type);
        desc.naxes = SDL_CONTROLLER_AXIS_MAX;
        desc.nbuttons = look.others;
        for (unsigned button = 0; button < SDL_CONTROLLER_BUTTON_MAX; ++button)
            if ((look.buttons >> button & 1U) != 0) ++desc.nbuttons;
        desc.nhats = 1;
        desc.vendor_id = look.vendor;
        desc.product_id = look.product;
        desc.button_mask = look.buttons;
        desc.name = look.name.c_str();
        const int index = SDL_JoystickAttachVirtualEx(&desc);
        INFO(SDL_GetError());
        REQUIRE(index >= 0);
        joystick_ = SDL_JoystickOpen(index);
        REQUIRE(joystick_ != nullptr);
    }
    VirtualPad(VirtualPad&& other) noexcept : joystick_(std::exchange(other.joystick_, nullptr)) {}
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;
    VirtualPad& operator=(VirtualPad&&) = delete;
    ~VirtualPad() {
        if (joystick_ == nullptr) return;
        const SDL_JoystickID id = SDL_JoystickInstanceID(joystick_);
        for (int index = SDL_NumJoysticks(); index-- > 0;)
            if (SDL_JoystickGetDeviceInstanceID(index) == id) SDL_JoystickDetachVirtual(index);
        SDL_JoystickClose(joystick_);
    }

    /// Counted as the pad does.
    void press(int button, bool down = true) const {
        CHECK(SDL_JoystickSetVirtualButton(joystick_, button, down ? SDL_PRESSED : SDL_RELEASED) == 0);
    }
    void release(int button) const { press(button, false); }
    /// -1 to 1.
    void push(int axis, double position) const {
        const auto value = static_cast<Sint16>(position * SDL_JOYSTICK_AXIS_MAX);
        CHECK(SDL_JoystickSetVirtualAxis(joystick_, axis, value) == 0);
    }
    void pushHat(Uint8 directions) const { CHECK(SDL_JoystickSetVirtualHat(joystick_, 0, directions) == 0); }
    std::string guid() const {
        char text[33] = {};
        SDL_JoystickGetGUIDString(SDL_JoystickGetGUID(joystick_), text, sizeof text);
        return text;
    }

  private:
    SDL_Joystick* joystick_;
};

} // namespace arkanong::test
