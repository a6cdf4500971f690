#pragma once

#include "arkanong/cli/CommandLine.hpp"

#include <ostream>

namespace arkanong {

/// Runs without a window and at full speed: a match of computers, a tournament, gauntlet runs, a replay, or the
/// verification of a replay. Prints the results to `out` as text or JSON. A PlayMonitor checks every tick. Returns the
/// exit code: 0, or 1 if a rule was broken or a replay diverges from its recording. Throws DataError for bad data.
int runHeadless(const Options& options, std::ostream& out);

} // namespace arkanong
