#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/ByteFormat.hpp"

// Reads and writes the parts of a replay before its commands. ReplayFile.hpp describes the format.

namespace arkanong {

/// The longest match a replay may hold, ticks: one day.
inline constexpr int longestMatch = 24 * 3600 * tuning::ticksPerSecond;

void writeSummary(ByteWriter& out, const std::optional<ReplaySummary>& summary);
/// Throws DataError for a result that no match can have.
std::optional<ReplaySummary> readSummary(ByteReader& in);

void writeSettings(ByteWriter& out, const MatchSettings& settings);
/// Throws DataError for settings that no match can have.
MatchSettings readSettings(ByteReader& in);

/// Writes the level and its hash.
void writeLevel(ByteWriter& out, const Level& level);
/// Throws DataError if the level breaks a rule of LevelRules.hpp or does not match its hash.
Level readLevel(ByteReader& in);

/// Throws DataError if these parts, each of which is right alone, do not fit together.
void checkStart(const ByteReader& in, const std::optional<ReplaySummary>& summary,
                const MatchSettings& settings, const Level& level);

/// Throws DataError if the match was taken over after its last tick.
void checkTakeovers(const ByteReader& in, const std::optional<ReplaySummary>& summary, int ticks);

} // namespace arkanong
