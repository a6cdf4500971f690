#include "arkanong/input/ControlRows.hpp"

#include <algorithm>

namespace arkanong {

namespace {

using Keyboard = sfml::Key;

struct SetNames {
    std::string_view name;
    std::string_view shown;
};
// In the order of ControlSet.
constexpr auto setNames = tableOf<ControlSet, SetNames>({
    {"left-keys", "LEFT KEYS"},
    {"right-keys", "RIGHT KEYS"},
    {"mouse", "MOUSE"},
    {"gamepad", "GAMEPAD"},
    {"common", "PAUSE AND SANDBOX"},
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
    leftKey(Action::MoveLeft, "move-left", "MOVE LEFT", keys(Keyboard::A)),
    leftKey(Action::MoveRight, "move-right", "MOVE RIGHT", keys(Keyboard::D)),
    leftKey(Action::MoveUp, "move-up", "MOVE UP", keys(Keyboard::W)),
    leftKey(Action::MoveDown, "move-down", "MOVE DOWN", keys(Keyboard::S)),
    leftKey(Action::ServeByArrow, "serve", "SERVE", keys(Keyboard::LControl, Keyboard::LShift)),
    rightKey(Action::MoveLeft, "move-left", "MOVE LEFT", keys(Keyboard::Left)),
    rightKey(Action::MoveRight, "move-right", "MOVE RIGHT", keys(Keyboard::Right)),
    rightKey(Action::MoveUp, "move-up", "MOVE UP", keys(Keyboard::Up)),
    rightKey(Action::MoveDown, "move-down", "MOVE DOWN", keys(Keyboard::Down)),
    rightKey(Action::ServeByArrow, "serve", "SERVE",
             keys(Keyboard::RControl, Keyboard::RShift, Keyboard::Enter)),
    mouse(Action::ServeAtAim, "serve", "SERVE, BUILD", button(sf::Mouse::Button::Left)),
    mouse(Action::Pause, "pause", "PAUSE, SANDBOX: REMOVE", button(sf::Mouse::Button::Right)),
    pad(Action::ServeAtAim, "serve", "SERVE, BUILD", buttons(padButtonAccept, padButtonShoulder)),
    pad(Action::Pause, "pause", "PAUSE", buttons(padButtonStart)),
    stick(Action::MoveSideways, "move-sideways", "MOVE SIDEWAYS", axis(sf::Joystick::Axis::X)),
    stick(Action::MoveUpAndDown, "move-up-and-down", "MOVE UP AND DOWN", axis(sf::Joystick::Axis::Y)),
    stick(Action::AimSideways, "aim-sideways", "AIM SIDEWAYS", axis(padRightX)),
    stick(Action::AimUpAndDown, "aim-up-and-down", "AIM UP AND DOWN", axis(padRightY)),
    pad(Action::NextTool, "next-tool", "SANDBOX: NEXT TOOL", buttons(padButtonShoulder)),
    pad(Action::PreviousTool, "previous-tool", "SANDBOX: PREVIOUS TOOL", buttons(padButtonLeftShoulder)),
    pad(Action::OtherKind, "kind", "SANDBOX: KIND, SIZE", buttons(padButtonThird)),
    pad(Action::OtherSpin, "spin", "SANDBOX: SPIN", buttons(padButtonFourth)),
    common(Action::Pause, "pause", "PAUSE, LIKE ESC", keys(Keyboard::P)),
    common(Action::ServeByArrow, "serve-alone", "SERVE, ONE PLAYER", keys(Keyboard::Space)),
    common(Action::Overdrive, "overdrive", "OVERDRIVE", keys(Keyboard::O)),
    common(Action::Rebuild, "rebuild", "REBUILD", keys(Keyboard::R)),
    common(Action::ClearBalls, "clear", "CLEAR THE BALLS", keys(Keyboard::C)),
    common(Action::TakeServe, "take-serve", "TAKE THE PADDLE", keys(Keyboard::Num1, Keyboard::Numpad1)),
    common(Action::TakeBrick, "take-brick", "TAKE A BRICK", keys(Keyboard::Num2, Keyboard::Numpad2)),
    common(Action::TakeHexagon, "take-hexagon", "TAKE A HEXAGON", keys(Keyboard::Num3, Keyboard::Numpad3)),
    common(Action::TakePolygon, "take-polygon", "TAKE A POLYGON", keys(Keyboard::Num4, Keyboard::Numpad4)),
    common(Action::TakeRemove, "take-remove", "REMOVE THINGS", keys(Keyboard::Num5, Keyboard::Numpad5)),
    common(Action::NextTool, "next-tool", "NEXT TOOL", keys(Keyboard::Tab)),
    common(Action::OtherKind, "kind", "ANOTHER KIND OR SIZE", keys(Keyboard::Q)),
    common(Action::OtherSpin, "spin", "ANOTHER SPIN", keys(Keyboard::E)),
    common(Action::DropCorner, "drop-corner", "REMOVE LAST CORNER", keys(Keyboard::Backspace)),
    common(Action::Wireframe, "wireframe", "WIREFRAME", keys(Keyboard::F)),
});

} // namespace

std::string_view nameOf(ControlSet set) { return setNames[static_cast<std::size_t>(set)].name; }
std::optional<ControlSet> controlSetNamed(std::string_view name) {
    const auto found = std::find_if(setNames.begin(), setNames.end(),
                                    [name](const SetNames& names) { return names.name == name; });
    if (found == setNames.end()) return std::nullopt;
    return static_cast<ControlSet>(found - setNames.begin());
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
