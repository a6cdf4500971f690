#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/session/MatchSetup.hpp"

namespace arkanong {

/// The match that the command line asks for; for Start::Menu, the versus match that it describes. A round of
/// versus takes VersusMatch::goals to win unless --goals was given.
MatchSetup setupFrom(const Options& options);

} // namespace arkanong
