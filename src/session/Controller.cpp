#include "arkanong/session/Controller.hpp"

#include "arkanong/sim/objects/PowerUp.hpp"

#include <array>

namespace arkanong {

namespace {

struct Traits {
    std::string_view name;
    std::string_view shown;
};

// In the order of Controller.
constexpr auto traits = tableOf<Controller, Traits>({
    {"any-device", "ANY DEVICE"},
    {"mouse", "MOUSE"},
    {"wasd", "LEFT KEYS"},
    {"arrows", "RIGHT KEYS"},
    {"gamepad-1", "GAMEPAD 1"},
    {"gamepad-2", "GAMEPAD 2"},
    {"computer", "COMPUTER"},
});

const Traits& traitsOf(Controller controller) { return traits[static_cast<std::size_t>(controller)]; }

} // namespace

std::string_view nameOf(Controller controller) { return traitsOf(controller).name; }
std::string_view displayName(Controller controller) { return traitsOf(controller).shown; }

std::optional<Controller> controllerNamed(std::string_view name) {
    for (std::size_t i = 0; i < traits.size(); ++i)
        if (traits[i].name == name) return static_cast<Controller>(i);
    return std::nullopt;
}

} // namespace arkanong
