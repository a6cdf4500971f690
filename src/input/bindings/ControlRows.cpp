#include "arkanong/input/bindings/ControlRows.hpp"

#include "arkanong/language/Translatable.hpp"

namespace arkanong {

namespace {

using Keyboard = sfml::Key;

struct SetNames {
    std::string_view name;
    std::string_view shown;
};
// In the order of ControlSet.
constexpr auto setNames = tableOf<ControlSet, SetNames>({
    {"left-keys", translatable("controls", "Left keys")},
    {"right-keys", translatable("controls", "Right keys")},
    {"mouse", translatable("controls", "Mouse")},
    {"gamepad", translatable("controls", "Gamepad")},
    {"common", translatable("controls", "Pause and sandbox")},
});

constexpr std::array<int, 3> keys(Keyboard one) { return {static_cast<int>(one), -1, -1}; }
constexpr std::array<int, 3> keys(Keyboard one, Keyboard two) {
    return {static_cast<int>(one), static_cast<int>(two), -1};
}
constexpr std::array<int, 3> keys(Keyboard one, Keyboard two, Keyboard three) {
    return {static_cast<int>(one), static_cast<int>(two), static_cast<int>(three)};
}
constexpr std::array<int, 3> buttons(unsigned one) { return {static_cast<int>(one), -1, -1}; }
constexpr std::array<int, 3> buttons(unsigned one, unsigned two) {
    return {static_cast<int>(one), static_cast<int>(two), -1};
}
constexpr std::array<int, 3> button(sf::Mouse::Button one) { return {static_cast<int>(one), -1, -1}; }
constexpr std::array<int, 3> axis(sf::Joystick::Axis one) { return {static_cast<int>(one), -1, -1}; }

constexpr ControlRow leftKey(Action action, std::string_view name, std::string_view shown,
                             std::array<int, 3> usual) {
    return {ControlSet::LeftKeys, ControlKind::Key, action, name, shown, usual};
}
constexpr ControlRow rightKey(Action action, std::string_view name, std::string_view shown,
                              std::array<int, 3> usual) {
    return {ControlSet::RightKeys, ControlKind::Key, action, name, shown, usual};
}
constexpr ControlRow common(Action action, std::string_view name, std::string_view shown,
                            std::array<int, 3> usual) {
    return {ControlSet::Common, ControlKind::Key, action, name, shown, usual};
}
constexpr ControlRow mouse(Action action, std::string_view name, std::string_view shown,
                           std::array<int, 3> usual) {
    return {ControlSet::Mouse, ControlKind::MouseButton, action, name, shown, usual};
}
constexpr ControlRow pad(Action action, std::string_view name, std::string_view shown,
                         std::array<int, 3> usual) {
    return {ControlSet::Gamepad, ControlKind::PadButton, action, name, shown, usual};
}
constexpr ControlRow stick(Action action, std::string_view name, std::string_view shown,
                           std::array<int, 3> usual) {
    return {ControlSet::Gamepad, ControlKind::PadAxis, action, name, shown, usual};
}

constexpr auto allRows = rowsOf<controlRowCount, ControlRow>({
    leftKey(Action::MoveLeft, "move-left", translatable("action", "Move left"), keys(Keyboard::A)),
    leftKey(Action::MoveRight, "move-right", translatable("action", "Move right"), keys(Keyboard::D)),
    leftKey(Action::MoveUp, "move-up", translatable("action", "Move up"), keys(Keyboard::W)),
    leftKey(Action::MoveDown, "move-down", translatable("action", "Move down"), keys(Keyboard::S)),
    leftKey(Action::ServeByArrow, "serve", translatable("action", "Serve"),
            keys(Keyboard::LControl, Keyboard::LShift)),
    rightKey(Action::MoveLeft, "move-left", translatable("action", "Move left"), keys(Keyboard::Left)),
    rightKey(Action::MoveRight, "move-right", translatable("action", "Move right"), keys(Keyboard::Right)),
    rightKey(Action::MoveUp, "move-up", translatable("action", "Move up"), keys(Keyboard::Up)),
    rightKey(Action::MoveDown, "move-down", translatable("action", "Move down"), keys(Keyboard::Down)),
    rightKey(Action::ServeByArrow, "serve", translatable("action", "Serve"),
             keys(Keyboard::RControl, Keyboard::RShift, Keyboard::Enter)),
    mouse(Action::ServeAtAim, "serve", translatable("action", "Serve, build"),
          button(sf::Mouse::Button::Left)),
    mouse(Action::Pause, "pause", translatable("action", "Pause, sandbox: remove"),
          button(sf::Mouse::Button::Right)),
    pad(Action::ServeAtAim, "serve", translatable("action", "Serve, build"),
        buttons(padButtonAccept, padButtonShoulder)),
    pad(Action::Pause, "pause", translatable("action", "Pause"), buttons(padButtonStart)),
    stick(Action::MoveSideways, "move-sideways", translatable("action", "Move sideways"),
          axis(sf::Joystick::Axis::X)),
    stick(Action::MoveUpAndDown, "move-up-and-down", translatable("action", "Move up and down"),
          axis(sf::Joystick::Axis::Y)),
    stick(Action::AimSideways, "aim-sideways", translatable("action", "Aim sideways"), axis(padRightX)),
    stick(Action::AimUpAndDown, "aim-up-and-down", translatable("action", "Aim up and down"),
          axis(padRightY)),
    pad(Action::NextTool, "next-tool", translatable("action", "Sandbox: next tool"),
        buttons(padButtonShoulder)),
    pad(Action::PreviousTool, "previous-tool", translatable("action", "Sandbox: previous tool"),
        buttons(padButtonLeftShoulder)),
    pad(Action::OtherKind, "kind", translatable("action", "Sandbox: kind, size"), buttons(padButtonThird)),
    pad(Action::OtherSpin, "spin", translatable("action", "Sandbox: spin"), buttons(padButtonFourth)),
    common(Action::Pause, "pause", translatable("action", "Pause, like Esc"), keys(Keyboard::P)),
    common(Action::ServeByArrow, "serve-alone", translatable("action", "Serve, one player"),
           keys(Keyboard::Space)),
    common(Action::Overdrive, "overdrive", translatable("action", "Overdrive"), keys(Keyboard::O)),
    common(Action::Rebuild, "rebuild", translatable("action", "Rebuild"), keys(Keyboard::R)),
    common(Action::ClearBalls, "clear", translatable("action", "Clear the balls"), keys(Keyboard::C)),
    common(Action::TakeServe, "take-serve", translatable("action", "Take the paddle"),
           keys(Keyboard::Num1, Keyboard::Numpad1)),
    common(Action::TakeBrick, "take-brick", translatable("action", "Take a brick"),
           keys(Keyboard::Num2, Keyboard::Numpad2)),
    common(Action::TakeHexagon, "take-hexagon", translatable("action", "Take a hexagon"),
           keys(Keyboard::Num3, Keyboard::Numpad3)),
    common(Action::TakePolygon, "take-polygon", translatable("action", "Take a polygon"),
           keys(Keyboard::Num4, Keyboard::Numpad4)),
    common(Action::TakeRemove, "take-remove", translatable("action", "Remove things"),
           keys(Keyboard::Num5, Keyboard::Numpad5)),
    common(Action::NextTool, "next-tool", translatable("action", "Next tool"), keys(Keyboard::Tab)),
    common(Action::OtherKind, "kind", translatable("action", "Another kind or size"), keys(Keyboard::Q)),
    common(Action::OtherSpin, "spin", translatable("action", "Another spin"), keys(Keyboard::E)),
    common(Action::DropCorner, "drop-corner", translatable("action", "Remove last corner"),
           keys(Keyboard::Backspace)),
    common(Action::Wireframe, "wireframe", translatable("action", "Wireframe"), keys(Keyboard::F)),
});

} // namespace

std::string_view nameOf(ControlSet set) { return setNames[static_cast<std::size_t>(set)].name; }
std::optional<ControlSet> controlSetNamed(std::string_view name) {
    return kindNamed<ControlSet>(setNames, name);
}

std::string_view shownName(const Catalogue& catalogue, ControlSet set) {
    return catalogue.text("controls", setNames[static_cast<std::size_t>(set)].shown);
}

std::string_view shownName(const Catalogue& catalogue, const ControlRow& row) {
    return catalogue.text("action", row.shown);
}

const std::array<ControlRow, controlRowCount>& controlRows() { return allRows; }

std::vector<std::size_t> rowsOf(ControlSet set) {
    std::vector<std::size_t> found;
    for (std::size_t row = 0; row < allRows.size(); ++row)
        if (allRows[row].set == set) found.push_back(row);
    return found;
}

std::string placeOf(const Catalogue& catalogue, std::size_t row) {
    // Translators: an action and its set of controls, such as: Move left (Left keys).
    return fill(catalogue.text("{action} ({set})"), {{"action", shownName(catalogue, allRows[row])},
                                                     {"set", shownName(catalogue, allRows[row].set)}});
}

} // namespace arkanong
