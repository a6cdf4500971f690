#pragma once

#include "arkanong/cli/CommandLine.hpp"

#include <ostream>

namespace arkanong {

/// Plays the file options.verify, a replay or a run of the gauntlet with all its rounds, and compares it with what is
/// recorded; of a run also whether its picks were possible, what it came to, and of a daily duel whether it is the day's.
/// Computers play again beside the recording, and their commands and picks must be the recorded ones.
/// Prints the verdict in a line, of a daily duel that is over with the line to share below it, then what is proved of each
/// side; or all of it as a JSON object.
/// Returns the exit code: 0, or 1 where something differs. Throws DataError for a file that is neither.
int verify(const Options& options, std::ostream& out);

} // namespace arkanong
