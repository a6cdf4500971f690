#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"

#include <cstdint>
#include <memory>
#include <ostream>
#include <string>

// What --host, --join, --watch ADDRESS and --relay ask for.

namespace arkanong {

/// The game that --host offers or --join calls; the name and the relay are those of the settings. Throws DataError for a
/// level that cannot be read and for a code without a relay, MachineError where the port cannot be used.
std::shared_ptr<OnlineGame> onlineGameFrom(const Options& options, const std::string& levelFolder,
                                           const Settings& settings);

/// Looks up the names of machines in the options, and replaces them by addresses. Throws MachineError for an unknown name.
Options lookedUp(Options options);

/// --relay: runs a relay at this port until a signal ends the program, and says each minute what has changed. Returns the
/// exit code.
int runRelay(std::uint16_t port, std::ostream& out);

} // namespace arkanong
