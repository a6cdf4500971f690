#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/game/Captures.hpp"
#include "arkanong/game/Director.hpp"
#include "ui/Keeping.hpp"

namespace arkanong::test {

/// The game's screens without a window, for a new player.
struct Directed : Keeping {
    Options options;
    Captures captures{context, options};
    Director director{context, captures, options};
};

} // namespace arkanong::test
