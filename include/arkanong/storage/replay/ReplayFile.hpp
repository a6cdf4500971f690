#pragma once

#include "arkanong/sim/replay/Replay.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The replay file format. All integers are little-endian; a text is a 4-byte length and its UTF-8; a list is
// a 4-byte length and its elements; a real number is an IEEE 754 double. The digits are lengths in bytes.
// "Arkanong replay\n", format version 4, simulation version 4, ticks per second 4,
//     summary (1, occasion, place, Blue, Red, scores 4 each, goals 1 each, winner 1: 0 for none, 1 for
//         Blue, 2 for Red, clock 4, date, rounds won before 1 each, their ticks and score 4 each, mission 1;
//         1 more in the first byte where aids follow, of Blue and Red: paddle assist 1, speed on the own half 1,
//         game speed 1, one button 1; 2 more where takeovers follow: the computers since the last one, number 1,
//         and of each its tick 4, and of the match that was taken over occasion, place, Blue, Red, computers,
//         scores 4 each, goals 1 each. Computers: of Blue and Red 1 and strength in hundredths 2, personality 1;
//         or 0;
//         or 0),
//     seed 8,
//     mode 1, goals needed by Blue 1 and Red 1, lives 1, points limit 4, sudden death at 4, its end 4, mutators 1,
//     bosses of Blue 1 and Red 1, help 1 (0 none, 1 Blue, 2 Red; 4 more where the speed on the own
//         half follows: of Blue 1 and Red 1, in percent),
//     cards of Blue 3 and Red 3 (a bit for each, in the order of Card),
//     level name, world, idea, theme 1,
//         rows 1, bricks (column 1, row 1, kind 1, hits 1, drop 1: 0 for none, else its number from 1, a bad
//             one's negative; tint 1), drop chance 8,
//         hexagons (centre x, y, radius, turns, spin, path end x, y, path speed: 8 each),
//         walls (corners: x, y 8 each), bands (first row 1, last row 1, distance 8, speed 8),
//         goal width 1, rules 1,
//         opponent (1 and its name, strength in hundredths 2, personality 1, boss 1; or 0),
//         medals' seconds 4, mission (kind 1, count 4) and score 4, level hash 8,
//     runs (for each side: move x 2, move y 2, buttons 1, aim x 2, aim y 2; then ticks 4),
//     hashes (8 each), checksum 8: the Hash of all bytes before it, one word per byte.
// A boss is its number from 1, or 0 for none.

namespace arkanong {

inline constexpr std::uint32_t replayFormat = 9;
inline constexpr std::size_t largestReplayFile = std::size_t{4} << 20U; ///< Bytes; larger ones are not read.

/// The replay as the bytes of a file of at most largestReplayFile bytes. A replay that would be larger, or is
/// longer than a day, is cut after a whole second. It must have ticks() / 120 + 1 hashes.
std::string encodeReplay(const Replay& replay);

/// Decodes the bytes of a file, which error messages call `file`. Throws DataError for anything that
/// encodeReplay() of this version would not have written. A returned replay can always be played.
Replay decodeReplay(std::string_view bytes, const std::string& file);

/// Writes the file atomically. Throws DataError on failure.
void saveReplay(const Replay& replay, const std::string& path);

/// Of a file, a code or a link. Throws DataError if it is missing, broken, not a replay or of another version.
Replay loadReplay(const std::string& path);

/// A replay without its commands, for lists of replays.
struct ReplayHeader {
    std::optional<ReplaySummary> summary;
    MatchSettings settings;
    Level level;
    /// The file is a whole gauntlet run: the summary's goals and scores are the run's points, and the level
    /// is that of its last round.
    bool run = false;
};

/// Decodes the header of a file. Throws DataError as decodeReplay() does, except that the commands are not
/// checked.
ReplayHeader decodeReplayHeader(std::string_view bytes, const std::string& file);
/// Decodes the header from the first bytes of a file, which must contain it. The checksum is not checked.
ReplayHeader decodeReplayStart(std::string_view bytes, const std::string& file);

} // namespace arkanong
