#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/session/MatchSetup.hpp"

namespace arkanong {

/// The setup of the match that the command line requests; for Start::Menu, of the versus match that it describes.
MatchSetup setupFrom(const Options& options);

} // namespace arkanong
