#pragma once

#include "arkanong/sim/gauntlet/GauntletReplay.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// The first pick or command that a computer of the run would not have made, as a sentence without its full stop; nullopt
/// if they agree with all that is recorded. Picks and commands of people are not compared. The run must be possible: see
/// GauntletCheck.
std::optional<std::string> faultOfComputers(const GauntletReplay& replay);

} // namespace arkanong
