#pragma once

#include "arkanong/session/Controller.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

/// The players of a gauntlet run. Index the arrays with sideIndex().
struct GauntletPlayers {
    std::array<Controller, 2> controllers{Controller::AnyDevice, Controller::Computer};
    /// The computers' indices in gauntletLadder(); unused for people.
    std::array<std::size_t, 2> rungs{1, 0};
};

} // namespace arkanong
