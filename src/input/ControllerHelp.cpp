#include "arkanong/input/ControllerHelp.hpp"

#include "arkanong/storage/LetterCase.hpp"

namespace arkanong {

namespace {

Control firstOf(const ControlMap& controls, ControlSet set, Action action) {
    return controls.of(set, action).front();
}

std::string click(const ControlMap& controls, Action action) {
    return clickName(firstOf(controls, ControlSet::Mouse, action));
}

std::string serveAlone(const ControlMap& controls) {
    return displayName(firstOf(controls, ControlSet::Common, Action::ServeByArrow));
}

/// The help for a control that aims while it is held and serves when it is released.
ControllerHelp holdHelp(std::string move, const std::string& control) {
    return {std::move(move), "Hold " + control, "Let go"};
}

ControllerHelp anyHelp(const ControlMap& controls, std::optional<Device> device) {
    if (!device)
        return holdHelp("Mouse, keys or stick",
                        displayName(firstOf(controls, ControlSet::Mouse, Action::ServeAtAim)) + " or " +
                            serveAlone(controls));
    switch (*device) {
    case Device::Keyboard:
        return holdHelp(movingKeys(controls, ControlSet::RightKeys) + " or " +
                            movingKeys(controls, ControlSet::LeftKeys),
                        serveAlone(controls));
    case Device::Mouse: return helpFor(Controller::Mouse, controls);
    case Device::Gamepad: return helpFor(Controller::Pad1, controls);
    }
    return {};
}

ControllerHelp keysHelp(const ControlMap& controls, ControlSet set) {
    return holdHelp(movingKeys(controls, set), displayName(firstOf(controls, set, Action::ServeByArrow)));
}

} // namespace

std::string movingKeys(const ControlMap& controls, ControlSet keys) {
    constexpr std::array moves{Action::MoveUp, Action::MoveLeft, Action::MoveDown, Action::MoveRight};
    constexpr std::array arrows{sfml::Key::Up, sfml::Key::Left, sfml::Key::Down, sfml::Key::Right};
    std::string text;
    bool allArrows = true;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Control key = firstOf(controls, keys, moves[i]);
        allArrows = allArrows && key == controlOf(arrows[i]);
        text += (text.empty() ? "" : " ") + displayName(key);
    }
    return allArrows ? "Arrows" : text;
}

std::string stickFor(const ControlMap& controls, bool moves) {
    const Control x =
        firstOf(controls, ControlSet::Gamepad, moves ? Action::MoveSideways : Action::AimSideways);
    const Control y =
        firstOf(controls, ControlSet::Gamepad, moves ? Action::MoveUpAndDown : Action::AimUpAndDown);
    if (x == padAxis(sf::Joystick::Axis::X) && y == padAxis(sf::Joystick::Axis::Y)) return "Left stick";
    if (x == padAxis(padRightX) && y == padAxis(padRightY)) return "Right stick";
    return moves ? "Stick" : "Other stick";
}

std::string allOf(const ControlMap& controls, ControlSet set, Action action) {
    const std::vector<Control>& its = controls.of(set, action);
    std::string text;
    for (std::size_t i = 0; i < its.size(); ++i) {
        if (i > 0) text += i + 1 < its.size() ? ", " : " or ";
        text += displayName(its[i]);
    }
    return text;
}

ControllerHelp helpFor(Controller controller, const ControlMap& controls, std::optional<Device> device) {
    switch (controller) {
    case Controller::Computer: break;
    case Controller::AnyDevice: return anyHelp(controls, device);
    case Controller::KeysLeft: return keysHelp(controls, ControlSet::LeftKeys);
    case Controller::KeysRight: return keysHelp(controls, ControlSet::RightKeys);
    case Controller::Mouse:
        return holdHelp("Mouse", displayName(firstOf(controls, ControlSet::Mouse, Action::ServeAtAim)));
    case Controller::Pad1:
    case Controller::Pad2:
        return {stickFor(controls, true), stickFor(controls, false),
                displayName(firstOf(controls, ControlSet::Gamepad, Action::ServeAtAim))};
    }
    return {};
}

namespace {

std::string explainByPad(Tool tool, const ControlMap& controls) {
    const std::string use = displayName(firstOf(controls, ControlSet::Gamepad, Action::ServeAtAim));
    switch (tool) {
    case Tool::Serve: return use + " to serve, hold to pour";
    case Tool::Brick: return use + " places a brick, hold to paint";
    case Tool::Hexagon: return use + " places a hexagon";
    case Tool::Polygon: return use + " each corner. The first again closes";
    case Tool::Remove: return use + " removes an object, hold for more";
    }
    return {};
}

} // namespace

std::string explain(Tool tool, const ControlMap& controls, bool byPad) {
    if (byPad) return explainByPad(tool, controls);
    const std::string use = click(controls, Action::ServeAtAim);
    const std::string other = click(controls, Action::Pause);
    const std::string either = use + " or " + serveAlone(controls);
    switch (tool) {
    case Tool::Serve: return use + " to serve, hold to pour. Or " + serveAlone(controls);
    case Tool::Brick: return either + " places a brick, hold to paint. " + other + " removes";
    case Tool::Hexagon: return either + " places a hexagon. " + other + " removes";
    case Tool::Polygon:
        return use + " each corner. The first again or a " + insideSentence(other) + " closes. " +
               displayName(firstOf(controls, ControlSet::Common, Action::DropCorner)) + " removes the last";
    case Tool::Remove: return either + " removes an object, hold for more";
    }
    return {};
}

} // namespace arkanong
