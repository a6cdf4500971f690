#include "arkanong/input/ControllerHelp.hpp"

namespace arkanong {

namespace {

Control firstOf(const ControlMap& controls, ControlSet set, Action action) {
    return controls.of(set, action).front();
}

/// The names of controls in the language in use.
struct Names {
    const Catalogue& catalogue;
    const ControlMap& controls;

    std::string of(ControlSet set, Action action) const {
        return shownName(catalogue, firstOf(controls, set, action));
    }
    std::string click(Action action) const {
        return clickName(catalogue, firstOf(controls, ControlSet::Mouse, action));
    }
    std::string serveAlone() const { return of(ControlSet::Common, Action::ServeByArrow); }
    /// "Click or Space".
    std::string either(const std::string& one, const std::string& other) const {
        return fill(catalogue.text("{control} or {other}"), {{"control", one}, {"other", other}});
    }
    /// The help for a control that aims while it is held and serves when it is released.
    ControllerHelp hold(std::string move, const std::string& control) const {
        return {std::move(move), fill(catalogue.text("Hold {control}"), {{"control", control}}),
                std::string(catalogue.text("Let go")), control};
    }
    ControllerHelp keys(ControlSet set) const {
        return hold(movingKeys(catalogue, controls, set), of(set, Action::ServeByArrow));
    }
    ControllerHelp mouse() const {
        return hold(std::string(catalogue.text("controls", "Mouse")),
                    of(ControlSet::Mouse, Action::ServeAtAim));
    }
    ControllerHelp pad() const {
        return {stickFor(catalogue, controls, true), stickFor(catalogue, controls, false),
                of(ControlSet::Gamepad, Action::ServeAtAim)};
    }
    ControllerHelp any(std::optional<Device> device) const {
        if (!device)
            return hold(std::string(catalogue.text("Mouse, keys or stick")),
                        either(of(ControlSet::Mouse, Action::ServeAtAim), serveAlone()));
        switch (*device) {
        case Device::Keyboard:
            return hold(either(movingKeys(catalogue, controls, ControlSet::RightKeys),
                               movingKeys(catalogue, controls, ControlSet::LeftKeys)),
                        serveAlone());
        case Device::Mouse: return mouse();
        case Device::Gamepad: return pad();
        }
        return {};
    }
};

} // namespace

std::string movingKeys(const Catalogue& catalogue, const ControlMap& controls, ControlSet keys) {
    constexpr std::array moves{Action::MoveUp, Action::MoveLeft, Action::MoveDown, Action::MoveRight};
    constexpr std::array arrows{sfml::Key::Up, sfml::Key::Left, sfml::Key::Down, sfml::Key::Right};
    std::string text;
    bool allArrows = true;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Control key = firstOf(controls, keys, moves[i]);
        allArrows = allArrows && key == controlOf(arrows[i]);
        text += (text.empty() ? "" : " ") + shownName(catalogue, key);
    }
    // Translators: the arrow keys.
    return allArrows ? std::string(catalogue.text("key", "Arrows")) : text;
}

std::string stickFor(const Catalogue& catalogue, const ControlMap& controls, bool moves) {
    const Control x =
        firstOf(controls, ControlSet::Gamepad, moves ? Action::MoveSideways : Action::AimSideways);
    const Control y =
        firstOf(controls, ControlSet::Gamepad, moves ? Action::MoveUpAndDown : Action::AimUpAndDown);
    if (x == padAxis(sf::Joystick::Axis::X) && y == padAxis(sf::Joystick::Axis::Y))
        return std::string(catalogue.text("Left stick"));
    if (x == padAxis(padRightX) && y == padAxis(padRightY)) return std::string(catalogue.text("Right stick"));
    return std::string(moves ? catalogue.text("Stick") : catalogue.text("Other stick"));
}

std::string allOf(const Catalogue& catalogue, const ControlMap& controls, ControlSet set, Action action) {
    const std::vector<Control>& its = controls.of(set, action);
    std::string list = shownName(catalogue, its.front());
    for (std::size_t i = 1; i + 1 < its.size(); ++i)
        list += ", " + shownName(catalogue, its[i]);
    if (its.size() < 2) return list;
    return Names{catalogue, controls}.either(list, shownName(catalogue, its.back()));
}

ControllerHelp helpFor(const Catalogue& catalogue, Controller controller, const ControlMap& controls,
                       std::optional<Device> device) {
    const Names names{catalogue, controls};
    switch (controller) {
    case Controller::Computer: break;
    case Controller::AnyDevice: return names.any(device);
    case Controller::KeysLeft: return names.keys(ControlSet::LeftKeys);
    case Controller::KeysRight: return names.keys(ControlSet::RightKeys);
    case Controller::Mouse: return names.mouse();
    case Controller::Pad1:
    case Controller::Pad2: return names.pad();
    }
    return {};
}

std::string sentenceOf(const Catalogue& catalogue, const ControllerHelp& help) {
    if (help.held.empty()) // Translators: the holes are names of sticks and buttons.
        return fill(catalogue.text("{move} to move,  {aim} to aim,  {serve} to serve"),
                    {{"move", help.move}, {"aim", help.aim}, {"serve", help.serve}});
    // Translators: the holes are names of keys and buttons.
    return fill(catalogue.text("{move} to move,  Hold {control} to aim,  Let go to serve"),
                {{"move", help.move}, {"control", help.held}});
}

namespace {

std::string_view explainByPad(const Catalogue& catalogue, Tool tool) {
    switch (tool) {
    case Tool::Serve: return catalogue.text("{use} to serve, hold to pour");
    case Tool::Brick: return catalogue.text("{use} places a brick, hold to paint");
    case Tool::Hexagon: return catalogue.text("{use} places a hexagon");
    case Tool::Polygon: return catalogue.text("{use} each corner. The first again closes");
    case Tool::Remove: return catalogue.text("{use} removes an object, hold for more");
    }
    return {};
}

// Translators: {use} and {other} are clicks, such as "Click" and "Right click", {key} and {drop} names of keys.
std::string_view explainByMouse(const Catalogue& catalogue, Tool tool) {
    switch (tool) {
    case Tool::Serve: return catalogue.text("{use} to serve, hold to pour. Or {key}");
    case Tool::Brick: return catalogue.text("{use} or {key} places a brick, hold to paint. {other} removes");
    case Tool::Hexagon: return catalogue.text("{use} or {key} places a hexagon. {other} removes");
    case Tool::Polygon:
        return catalogue.text(
            "{use} each corner. The first again or {other} closes. {drop} removes the last");
    case Tool::Remove: return catalogue.text("{use} or {key} removes an object, hold for more");
    }
    return {};
}

} // namespace

std::string explain(const Catalogue& catalogue, Tool tool, const ControlMap& controls, bool byPad) {
    const Names names{catalogue, controls};
    if (byPad)
        return fill(explainByPad(catalogue, tool),
                    {{"use", names.of(ControlSet::Gamepad, Action::ServeAtAim)}});
    return fill(explainByMouse(catalogue, tool),
                {{"use", names.click(Action::ServeAtAim)},
                 {"other", names.click(Action::Pause)},
                 {"key", names.serveAlone()},
                 {"drop", names.of(ControlSet::Common, Action::DropCorner)}});
}

} // namespace arkanong
