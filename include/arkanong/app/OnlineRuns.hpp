#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"

#include <cstdint>
#include <memory>
#include <ostream>
#include <string>

// The command-line options --host, --join, --watch of a host and --relay.

namespace arkanong {

/// The game that --host offers or --join calls, with the player's name and the relay from the settings. Throws
/// DataError for a level that cannot be read or a code without a relay, and MachineError if the port cannot be used.
std::shared_ptr<OnlineGame> onlineGameFrom(const Options& options, const std::string& levelFolder,
                                           const Settings& settings);

/// The match that --watch ADDRESS or CODE calls, with the relay from the settings. Throws like onlineGameFrom().
std::shared_ptr<WatchedGame> watchedGameFrom(const Options& options, const Settings& settings);

/// Replaces host names in the options by their addresses. Throws MachineError for an unknown name.
Options lookedUp(Options options);

/// --relay: runs a relay at this UDP port until a signal ends the program. Prints changes to `out` once a minute.
/// Returns the exit code.
int runRelay(std::uint16_t port, std::ostream& out);

} // namespace arkanong
