#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/session/MatchPlan.hpp"

namespace arkanong {

/// What the command line asks for; of Start::Menu the versus match it describes.
MatchPlan planFrom(const Options& options);

} // namespace arkanong
