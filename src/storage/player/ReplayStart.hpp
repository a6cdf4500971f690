#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/ByteFormat.hpp"

// What stands before a replay's commands, as bytes; ReplayFile.hpp says which.

namespace arkanong {

/// No match is longer than so many ticks: a day.
inline constexpr int longestMatch = 24 * 3600 * tuning::ticksPerSecond;

void writeSummary(ByteWriter& out, const std::optional<ReplaySummary>& summary);
/// Throws DataError on anything that no match can come to.
std::optional<ReplaySummary> readSummary(ByteReader& in);

void writeSettings(ByteWriter& out, const MatchSettings& settings);
/// Throws DataError on anything that no match can have.
MatchSettings readSettings(ByteReader& in);

/// With its hash.
void writeLevel(ByteWriter& out, const Level& level);
/// Throws DataError on a level that breaks a rule of LevelRules.hpp or is not the one of its hash.
Level readLevel(ByteReader& in);

} // namespace arkanong
