#include "arkanong/game/Bindings.hpp"

namespace arkanong {

Bindings defaultBindings() {
    using sfml::Key;
    Bindings bindings;
    bindings.keys = {
        {Key::Left, Action::MoveLeft}, {Key::A, Action::MoveLeft}, {Key::Right, Action::MoveRight},
        {Key::D, Action::MoveRight},   {Key::Up, Action::MoveUp},  {Key::W, Action::MoveUp},
        {Key::Down, Action::MoveDown}, {Key::S, Action::MoveDown}, {Key::Space, Action::ServeByArrow},
        {Key::O, Action::Overdrive},   {Key::R, Action::Rebuild},  {Key::C, Action::ClearBalls},
        {Key::Escape, Action::Pause},  {Key::P, Action::Pause},
    };
    bindings.mouse = {{sf::Mouse::Button::Left, Action::ServeAtAim}};
    bindings.pad = {{padButtonAccept, Action::ServeAtAim}, {padButtonStart, Action::Pause}};
#if defined(_WIN32)
    bindings.padAimY = sf::Joystick::Axis::R;
#endif
    return bindings;
}

} // namespace arkanong
