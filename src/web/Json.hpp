#pragma once

#include "Show.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <string>
#include <string_view>

// What the page's functions return as JSON: see Page.hpp.

namespace arkanong {

std::string standingJson(const Show& show);
std::string placesJson(const Show& show);
std::string versionJson();
/// The match in the bytes of a replay file or in a replay code. Throws DataError.
Replay replayIn(std::string_view bytes);
/// Verifies a recorded match or run as --verify does. Throws DataError if the bytes are no recording of this version.
std::string verificationJson(std::string_view bytes);

} // namespace arkanong
