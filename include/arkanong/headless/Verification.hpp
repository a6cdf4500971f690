#pragma once

#include "arkanong/cli/CommandLine.hpp"

#include <ostream>

namespace arkanong {

/// Plays the file options.verify, a replay or a gauntlet run with all its rounds, and compares it with the recording.
/// Computers play again, and their commands and picks must equal the recorded ones. For a run also checks that its
/// picks were possible, that its result is right, and that a daily duel is that of its day.
/// Prints the verdict in one line, for a finished daily duel the line to share below it, and what is verified for each
/// side; or all of it as a JSON object.
/// Returns the exit code: 0, or 1 if anything differs. Throws DataError for a file that is neither.
int verify(const Options& options, std::ostream& out);

} // namespace arkanong
