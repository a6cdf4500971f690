#pragma once

#include "arkanong/cli/CommandLine.hpp"

#include <ostream>

namespace arkanong {

/// Analyses the file options.analyse, a replay or a gauntlet run with all its rounds (see sim/analysis): prints Blue's chance
/// of winning over time, the turning points of both sides with what the side could have done instead and, for the loser of
/// a round of the gauntlet, its draft. As text, or as one JSON object with every moment. The same file gives the same
/// numbers on every machine. Returns the exit code: 0, or 1 if a recording diverges, whose analysis ends there. Throws
/// DataError for a file that is neither, and for a match that has no two sides.
int analyse(const Options& options, std::ostream& out);

} // namespace arkanong
