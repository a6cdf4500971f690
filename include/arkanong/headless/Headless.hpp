#pragma once

#include "arkanong/cli/CommandLine.hpp"

#include <ostream>

namespace arkanong {

/// The program without a window: computer against computer, a replay, or the check of a replay, as fast as
/// the machine can, with the results on `out` as text or JSON. Every tick is checked by a PlayMonitor.
/// Returns the exit code: 0, or 1 where a rule was broken or a replay differs. Throws DataError for bad data.
int runHeadless(const Options& options, std::ostream& out);

} // namespace arkanong
