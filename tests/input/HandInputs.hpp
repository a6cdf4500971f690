#pragma once

#include "arkanong/input/PlayerInput.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <initializer_list>

// What hands do in a tick, and the paddle that they do it to.

namespace arkanong::test {

/// These actions are held down, since an earlier tick.
inline TickInput holding(std::initializer_list<Action> actions) {
    TickInput input;
    for (const Action action : actions)
        input.down[actionIndex(action)] = true;
    return input;
}
inline TickInput tapping(Action action) {
    TickInput input = holding({action});
    input.pressed[actionIndex(action)] = true;
    return input;
}
inline TickInput releasing(Action action) {
    TickInput input;
    input.released[actionIndex(action)] = true;
    return input;
}

inline Paddle paddleAt(Vec2 place) {
    Paddle paddle;
    paddle.position = place;
    paddle.size = tuning::paddleSize;
    return paddle;
}

} // namespace arkanong::test
