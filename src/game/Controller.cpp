#include "arkanong/game/Controller.hpp"

#include <array>

namespace arkanong {

namespace {

struct Traits {
    std::string_view name;
    ControllerHelp help;
};

// In the order of Controller.
constexpr std::array<Traits, controllerCount> traits{{
    {"computer", {"", ""}},
    {"any-device", {"KEYS OR STICK", "CLICK OR SPACE"}},
    {"wasd", {"W A S D", "LEFT CTRL"}},
    {"arrows", {"ARROWS", "RIGHT CTRL"}},
    {"mouse", {"MOUSE", "LEFT BUTTON"}},
    {"gamepad-1", {"LEFT STICK", "A"}},
    {"gamepad-2", {"LEFT STICK", "A"}},
}};

const Traits& traitsOf(Controller controller) { return traits[static_cast<std::size_t>(controller)]; }

} // namespace

std::string_view nameOf(Controller controller) { return traitsOf(controller).name; }

std::optional<Controller> controllerNamed(std::string_view name) {
    for (std::size_t i = 0; i < traits.size(); ++i)
        if (traits[i].name == name) return static_cast<Controller>(i);
    return std::nullopt;
}

ControllerHelp helpFor(Controller controller) { return traitsOf(controller).help; }

} // namespace arkanong
