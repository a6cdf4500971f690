#include "arkanong/input/bindings/ControlRows.hpp"

namespace arkanong {

namespace {

using Keyboard = sfml::Key;

struct SetNames {
    std::string_view name;
    std::string_view shown;
};
// In the order of ControlSet.
constexpr auto setNames = tableOf<ControlSet, SetNames>({
    {"left-keys", "Left keys"},
    {"right-keys", "Right keys"},
    {"mouse", "Mouse"},
    {"gamepad", "Gamepad"},
    {"common", "Pause and sandbox"},
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
    leftKey(Action::MoveLeft, "move-left", "Move left", keys(Keyboard::A)),
    leftKey(Action::MoveRight, "move-right", "Move right", keys(Keyboard::D)),
    leftKey(Action::MoveUp, "move-up", "Move up", keys(Keyboard::W)),
    leftKey(Action::MoveDown, "move-down", "Move down", keys(Keyboard::S)),
    leftKey(Action::ServeByArrow, "serve", "Serve", keys(Keyboard::LControl, Keyboard::LShift)),
    rightKey(Action::MoveLeft, "move-left", "Move left", keys(Keyboard::Left)),
    rightKey(Action::MoveRight, "move-right", "Move right", keys(Keyboard::Right)),
    rightKey(Action::MoveUp, "move-up", "Move up", keys(Keyboard::Up)),
    rightKey(Action::MoveDown, "move-down", "Move down", keys(Keyboard::Down)),
    rightKey(Action::ServeByArrow, "serve", "Serve",
             keys(Keyboard::RControl, Keyboard::RShift, Keyboard::Enter)),
    mouse(Action::ServeAtAim, "serve", "Serve, build", button(sf::Mouse::Button::Left)),
    mouse(Action::Pause, "pause", "Pause, sandbox: remove", button(sf::Mouse::Button::Right)),
    pad(Action::ServeAtAim, "serve", "Serve, build", buttons(padButtonAccept, padButtonShoulder)),
    pad(Action::Pause, "pause", "Pause", buttons(padButtonStart)),
    stick(Action::MoveSideways, "move-sideways", "Move sideways", axis(sf::Joystick::Axis::X)),
    stick(Action::MoveUpAndDown, "move-up-and-down", "Move up and down", axis(sf::Joystick::Axis::Y)),
    stick(Action::AimSideways, "aim-sideways", "Aim sideways", axis(padRightX)),
    stick(Action::AimUpAndDown, "aim-up-and-down", "Aim up and down", axis(padRightY)),
    pad(Action::NextTool, "next-tool", "Sandbox: next tool", buttons(padButtonShoulder)),
    pad(Action::PreviousTool, "previous-tool", "Sandbox: previous tool", buttons(padButtonLeftShoulder)),
    pad(Action::OtherKind, "kind", "Sandbox: kind, size", buttons(padButtonThird)),
    pad(Action::OtherSpin, "spin", "Sandbox: spin", buttons(padButtonFourth)),
    common(Action::Pause, "pause", "Pause, like Esc", keys(Keyboard::P)),
    common(Action::ServeByArrow, "serve-alone", "Serve, one player", keys(Keyboard::Space)),
    common(Action::Overdrive, "overdrive", "Overdrive", keys(Keyboard::O)),
    common(Action::Rebuild, "rebuild", "Rebuild", keys(Keyboard::R)),
    common(Action::ClearBalls, "clear", "Clear the balls", keys(Keyboard::C)),
    common(Action::TakeServe, "take-serve", "Take the paddle", keys(Keyboard::Num1, Keyboard::Numpad1)),
    common(Action::TakeBrick, "take-brick", "Take a brick", keys(Keyboard::Num2, Keyboard::Numpad2)),
    common(Action::TakeHexagon, "take-hexagon", "Take a hexagon", keys(Keyboard::Num3, Keyboard::Numpad3)),
    common(Action::TakePolygon, "take-polygon", "Take a polygon", keys(Keyboard::Num4, Keyboard::Numpad4)),
    common(Action::TakeRemove, "take-remove", "Remove things", keys(Keyboard::Num5, Keyboard::Numpad5)),
    common(Action::NextTool, "next-tool", "Next tool", keys(Keyboard::Tab)),
    common(Action::OtherKind, "kind", "Another kind or size", keys(Keyboard::Q)),
    common(Action::OtherSpin, "spin", "Another spin", keys(Keyboard::E)),
    common(Action::DropCorner, "drop-corner", "Remove last corner", keys(Keyboard::Backspace)),
    common(Action::Wireframe, "wireframe", "Wireframe", keys(Keyboard::F)),
});

} // namespace

std::string_view nameOf(ControlSet set) { return setNames[static_cast<std::size_t>(set)].name; }
std::optional<ControlSet> controlSetNamed(std::string_view name) {
    return kindNamed<ControlSet>(setNames, name);
}

std::string_view displayName(ControlSet set) { return setNames[static_cast<std::size_t>(set)].shown; }

const std::array<ControlRow, controlRowCount>& controlRows() { return allRows; }

std::vector<std::size_t> rowsOf(ControlSet set) {
    std::vector<std::size_t> found;
    for (std::size_t row = 0; row < allRows.size(); ++row)
        if (allRows[row].set == set) found.push_back(row);
    return found;
}

std::string placeOf(std::size_t row) {
    return std::string(allRows[row].shown) + " (" + std::string(displayName(allRows[row].set)) + ')';
}

} // namespace arkanong
