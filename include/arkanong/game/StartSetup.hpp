#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/session/MatchSetup.hpp"

namespace arkanong {

/// What the command line asks for; of Start::Menu the versus match it describes.
MatchSetup setupFrom(const Options& options);

} // namespace arkanong
