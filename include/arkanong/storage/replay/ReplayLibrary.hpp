#pragma once

#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <cstddef>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// A folder of replays. It holds the latest matches, the oldest of which are deleted automatically (by the
/// order of writing, even if the clock was wrong), and in its folder "saved" the ones that the player chose
/// to keep. Files whose names keep() did not choose are listed but never deleted automatically.
class ReplayLibrary {
  public:
    /// The number of latest matches that are kept.
    static constexpr std::size_t latest = 20;

    /// A file of the library.
    struct Entry {
        std::string path;
        bool saved = false;
        std::string date;                   ///< "2026-11-21 13:40:05"; empty if unknown.
        std::optional<ReplayHeader> header; ///< Nullopt if the file is broken or not read yet.
        std::string problem;                ///< The error message if the file is broken, else empty.

        bool isRead() const { return header || !problem.empty(); }
    };
    static constexpr std::size_t allBytes = std::numeric_limits<std::size_t>::max();

    /// The folder need not exist: keep() creates it.
    explicit ReplayLibrary(std::string folder) : folder_(std::move(folder)) {}

    /// Writes the replay, which must have a summary, under a name with date, level and result; then deletes
    /// the oldest ones, so that `latest` remain. Returns its path. Throws DataError.
    std::string keep(const Replay& replay) const;
    /// Writes a run of the gauntlet, which must have at least one round, as above.
    std::string keep(const GauntletReplay& run) const;
    /// All files, newest first; empty if the folder is missing. Reads as many files as readSome() does with `bytes`. If it
    /// cannot read all files, the order depends on the dates in their names alone.
    std::vector<Entry> list(std::size_t bytes = allBytes) const;
    /// Reads entries that are not read yet, first those from `first` on, then those before it, until about
    /// `bytes` bytes of their files have been read; at least one entry unless `bytes` is 0. Returns whether
    /// all entries are read.
    static bool readSome(std::vector<Entry>& entries, std::size_t first, std::size_t bytes);
    /// Moves a file to the folder "saved", unless it is already there. Returns its path. Throws DataError.
    std::string save(const std::string& path) const;
    /// True if the file is in the folder "saved".
    bool isSaved(const std::string& path) const;
    /// Deletes the file. Throws DataError.
    void remove(const std::string& path) const;
    /// Copies the file to another folder, which is created if missing. Never overwrites a file. Returns the
    /// path of the copy. Throws DataError.
    std::string exportTo(const std::string& folder, const std::string& path) const;

  private:
    std::string savedFolder() const;
    std::string keep(const std::string& name, std::string_view bytes) const;
    /// Deletes the latest matches beyond `latest`, those written first, but never `written`.
    void deleteOldest(const std::filesystem::path& written) const;

    std::string folder_;
};

/// The name of a replay's file without its extension: "2026-11-21_13-40-05_first-light_blue-wins-4200-1800".
std::string replayName(const ReplaySummary& summary, const Level& level);
/// The file name of a run: "2026-11-21_13-40-05_gauntlet_blue-wins-4-3".
std::string replayName(const GauntletReplay& run);

} // namespace arkanong
