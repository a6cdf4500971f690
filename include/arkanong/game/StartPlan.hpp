#pragma once

#include "arkanong/game/CommandLine.hpp"
#include "arkanong/game/MatchPlan.hpp"

namespace arkanong {

/// What the command line asks for; of Start::Menu the versus match it describes.
MatchPlan planFrom(const Options& options);

} // namespace arkanong
