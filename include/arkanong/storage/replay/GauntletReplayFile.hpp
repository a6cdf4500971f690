#pragma once

#include "arkanong/sim/gauntlet/GauntletReplay.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// The file format of a run of the gauntlet, unfinished or finished; written as in ReplayFile.hpp.
// "Arkanong rounds\n", format version 4, simulation version 4, ticks per second 4,
//     seed 8, levels to choose from 4, cards (a bit each) 4, last kind of cards 1 (from 1; 0: none), challenger 1
//     (1 for Blue, 2 for Red, 0 for none), heat 1,
//     players Blue and Red (what plays, name, strength in hundredths 2, personality 1),
//     picks (1 each),
//     results (winner 1: 1 for Blue, 2 for Red; of each side goals 4, score 4, steals 4 and first goal 4;
//     ticks 4),
//     day (a date or nothing), ranked 1,
//     recordings (each as a whole replay file, with its length 4 before it),
//     checksum 8.

namespace arkanong {

inline constexpr std::uint32_t gauntletFormat = 2;
/// Bytes; larger files are not read.
inline constexpr std::size_t largestGauntletFile =
    gauntlet::rounds * largestReplayFile + (std::size_t{1} << 16U);

/// The run as the bytes of a file.
std::string encodeGauntlet(const GauntletReplay& replay);

/// Decodes the bytes of a file, which error messages call `file`. Throws DataError for anything that
/// encodeGauntlet() of this version would not have written. Does not check whether the run can have happened:
/// whyImpossible() does.
GauntletReplay decodeGauntlet(std::string_view bytes, const std::string& file);

/// Throws DataError, naming `file`, for a run that cannot have happened: see whyImpossible().
void checkPossible(const GauntletReplay& replay, const std::string& file);

/// The bytes of the file of a match or a run, or of the match of a code or a link. Throws DataError if there is no such.
std::string readRecordedPlay(const std::string& path);
/// Whether bytes from readRecordedPlay() claim to be a gauntlet run, of any version.
bool isGauntlet(std::string_view bytes);

/// The list entry for bytes from readRecordedPlay(); a run must have at least one round. Throws DataError as
/// decodeReplayHeader(), decodeGauntlet() and checkPossible() do.
ReplayHeader recordedPlayHeader(std::string_view bytes, const std::string& file);
/// The list entry for a run, which must have at least one round and be possible by the rules.
ReplayHeader headerOf(const GauntletReplay& replay);
/// The list entry for a file, from its first largestReplayFile bytes. For a larger file, which must be a run,
/// the header has the level of its first round, and the checksum is not checked. Throws DataError.
ReplayHeader loadRecordedPlayHeader(const std::string& path);

/// Writes the file atomically. Throws DataError on failure.
void saveGauntlet(const GauntletReplay& replay, const std::string& path);

/// Throws DataError as decodeGauntlet() does, and for a run that cannot have happened.
GauntletReplay loadGauntlet(const std::string& path);

} // namespace arkanong
