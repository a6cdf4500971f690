#include "arkanong/session/Controller.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

namespace arkanong {

namespace {

struct Traits {
    std::string_view name;
    std::string_view shown;
};

// In the order of Controller.
constexpr auto traits = tableOf<Controller, Traits>({
    {"any-device", translatable("controls", "Any device")},
    {"mouse", translatable("controls", "Mouse")},
    {"wasd", translatable("controls", "Left keys")},
    {"arrows", translatable("controls", "Right keys")},
    {"gamepad-1", translatable("controls", "Gamepad 1")},
    {"gamepad-2", translatable("controls", "Gamepad 2")},
    {"computer", translatable("controls", "Computer")},
});

const Traits& traitsOf(Controller controller) { return traits[static_cast<std::size_t>(controller)]; }

} // namespace

std::string_view nameOf(Controller controller) { return traitsOf(controller).name; }
std::string_view displayName(Controller controller) { return traitsOf(controller).shown; }
std::string_view shownName(const Catalogue& catalogue, Controller controller) {
    return catalogue.text("controls", traitsOf(controller).shown);
}

Controller freeController(Controller before, Controller wanted, Controller other) {
    if (goTogether(wanted, other)) return wanted;
    const auto to = static_cast<std::size_t>(wanted);
    const bool forward = to == (static_cast<std::size_t>(before) + 1) % controllerCount;
    return static_cast<Controller>((to + (forward ? 1 : controllerCount - 1)) % controllerCount);
}

std::optional<Controller> controllerNamed(std::string_view name) {
    return kindNamed<Controller>(traits, name);
}

} // namespace arkanong
