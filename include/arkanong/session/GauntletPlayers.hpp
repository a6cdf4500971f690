#pragma once

#include "arkanong/session/Controller.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

/// Who plays a run through the gauntlet; arrays: index with sideIndex().
struct GauntletPlayers {
    std::array<Controller, 2> controllers{Controller::AnyDevice, Controller::Computer};
    std::array<std::size_t, 2> rungs{1,
                                     0}; ///< Of computers: their places on the ladder, see gauntletLadder().
};

} // namespace arkanong
