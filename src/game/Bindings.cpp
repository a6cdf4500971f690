#include "arkanong/game/Bindings.hpp"

#include <initializer_list>

namespace arkanong {

namespace {

using sfml::Key;

void addKeys(Bindings& bindings, std::initializer_list<KeyBinding> keys) {
    // One by one: g++ 12 at -O3 takes insert() of a range for an overflow.
    for (const KeyBinding& key : keys)
        bindings.keys.push_back(key);
}

void addLeftKeys(Bindings& bindings) {
    addKeys(bindings, {{Key::A, Action::MoveLeft},
                       {Key::D, Action::MoveRight},
                       {Key::W, Action::MoveUp},
                       {Key::S, Action::MoveDown},
                       {Key::LControl, Action::ServeByArrow},
                       {Key::LShift, Action::ServeByArrow}});
}

void addRightKeys(Bindings& bindings) {
    addKeys(bindings, {{Key::Left, Action::MoveLeft},
                       {Key::Right, Action::MoveRight},
                       {Key::Up, Action::MoveUp},
                       {Key::Down, Action::MoveDown},
                       {Key::RControl, Action::ServeByArrow},
                       {Key::RShift, Action::ServeByArrow},
                       {Key::Enter, Action::ServeByArrow}});
}

void addMouse(Bindings& bindings, bool moves) {
    bindings.pointer = true;
    bindings.pointerMoves = moves;
    bindings.mouse = {{sf::Mouse::Button::Left, moves ? Action::ServeByArrow : Action::ServeAtAim}};
}

void addPads(Bindings& bindings, const Pads& pads) {
    bindings.pads = pads;
    bindings.pad = {{padButtonAccept, Action::ServeAtAim}, {padButtonShoulder, Action::ServeAtAim}};
#if defined(_WIN32)
    bindings.padAimY = sf::Joystick::Axis::R;
#endif
}

/// The one with this seat.
Pads onlyPad(std::size_t seat) { return Pads().set(seat); }

Pads padsWithout(Controller other) {
    Pads pads = Pads().set();
    if (other == Controller::Pad1) pads.reset(0);
    if (other == Controller::Pad2) pads.reset(1);
    return pads;
}

void addAllBut(Bindings& bindings, Controller other) {
    if (other != Controller::KeysLeft) addLeftKeys(bindings);
    if (other != Controller::KeysRight) addRightKeys(bindings);
    addKeys(bindings, {{Key::Space, Action::ServeByArrow}});
    if (other != Controller::Mouse) addMouse(bindings, false);
    addPads(bindings, padsWithout(other));
}

} // namespace

Bindings bindingsFor(Controller own, Controller other) {
    Bindings bindings;
    switch (own) {
    case Controller::Computer: break;
    case Controller::AnyDevice: addAllBut(bindings, other); break;
    case Controller::KeysLeft: addLeftKeys(bindings); break;
    case Controller::KeysRight: addRightKeys(bindings); break;
    case Controller::Mouse: addMouse(bindings, true); break;
    case Controller::Pad1: addPads(bindings, onlyPad(0)); break;
    case Controller::Pad2: addPads(bindings, onlyPad(1)); break;
    }
    return bindings;
}

Bindings commonBindings(bool sandbox) {
    Bindings bindings;
    addKeys(bindings, {{Key::Escape, Action::Pause}, {Key::P, Action::Pause}});
    bindings.pads.set();
    bindings.pad = {{padButtonStart, Action::Pause}};
    if (sandbox)
        addKeys(bindings,
                {{Key::O, Action::Overdrive}, {Key::R, Action::Rebuild}, {Key::C, Action::ClearBalls}});
    else
        bindings.mouse = {{sf::Mouse::Button::Right, Action::Pause}};
    return bindings;
}

} // namespace arkanong
