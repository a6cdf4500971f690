#pragma once

#include "arkanong/sim/replay/Replay.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// A replay as a file. All numbers have the lowest byte first; a text is its length (4 bytes) and its UTF-8; a
// list is its length (4 bytes) and its elements; a real number is its IEEE 754 double.
//
//     "Arkanong replay\n", format version 4, simulation version 4, ticks a second 4,
//     summary (1, occasion, place, Blue, Red, scores 4 each, shields 1 each, winner 1: 0 for none, 1 for
//     Blue,
//         2 for Red, clock 4, date; or 0),
//     seed 8,
//     mode 1, shields of Blue 1 and Red 1, points limit 4, sudden death at 4, its end 4, mutators 1, trick,
//     level name, world, idea,
//         rows 1, bricks (column 1, row 1, kind 1, hits 1, gift 1: 0 for none, else its number from 1, a bad
//             one's negative; tint 1), luck 8,
//         hexagons (centre x, y, radius, turns, spin, path end x, y, path speed: 8 each),
//         opponent (1 and its name, strength 1, temperament 1, trick; or 0),
//         medals' seconds, shields and score 4 each, level hash 8,
//     runs (for each side: move x 1, move y 1, buttons 1, aim x 2, aim y 2; then ticks 4),
//     hashes (8 each), seal 8: the Hash of every byte before it, one word a byte.
//
// A trick is 1 and its power-up 1, interval 4; or 0.

namespace arkanong {

inline constexpr std::uint32_t replayFormat = 4;

/// The replay as the bytes of a file. The replay must be whole: ticks() / 120 + 1 hashes.
std::string encodeReplay(const Replay& replay);

/// The replay in the bytes of a file, which error messages call `file`. Throws DataError on anything that
/// encodeReplay() of this version would not have written. Whatever it returns can be played.
Replay decodeReplay(std::string_view bytes, const std::string& file);

/// Writes it whole or not at all. Throws DataError where it cannot.
void saveReplay(const Replay& replay, const std::string& path);

/// Throws DataError where the file is missing, broken, not a replay or of another version.
Replay loadReplay(const std::string& path);

/// What a list shows of a replay: all of it but the commands.
struct ReplayHeader {
    std::optional<ReplaySummary> summary;
    MatchSettings settings;
    Level level;
};

/// Throws DataError where loadReplay() would, but for what may be wrong within the commands.
ReplayHeader loadReplayHeader(const std::string& path);

} // namespace arkanong
