#pragma once

#include "arkanong/app/Captures.hpp"
#include "arkanong/app/Director.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "ui/Keeping.hpp"

namespace arkanong::test {

/// The game's screens without a window, for a new player.
struct Directed : Keeping {
    Options options;
    Captures captures{context, options};
    Director director{context, captures, options};
};

} // namespace arkanong::test
