#pragma once

#include "arkanong/storage/player/GauntletReplayFile.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// A folder of replays: the latest matches, of which the oldest are deleted automatically, and in its folder
/// "saved" the ones the player chose to keep. Other files in the folder are listed but never deleted
/// automatically.
class ReplayLibrary {
  public:
    /// The number of latest matches that are kept.
    static constexpr std::size_t latest = 20;

    /// A file of the library.
    struct Entry {
        std::string path;
        bool saved = false;
        std::string date;                   ///< "2026-11-21 13:40:05"; empty if unknown.
        std::optional<ReplayHeader> header; ///< Nullopt if the file is broken.
        std::string problem;                ///< The error message if the file is broken, else empty.
    };

    /// The folder need not exist: keep() creates it.
    explicit ReplayLibrary(std::string folder) : folder_(std::move(folder)) {}

    /// Writes the replay, which must have a summary, under a name with date, level and result; then deletes
    /// the oldest ones beyond `latest`. Returns its path. Throws DataError.
    std::string keep(const Replay& replay) const;
    /// The same of a run of the gauntlet, which has at least one round.
    std::string keep(const GauntletReplay& run) const;
    /// All files, newest first; empty if the folder is missing.
    std::vector<Entry> list() const;
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
    void deleteOldest() const;

    std::string folder_;
};

/// The text for a file's name: lower-case ASCII letters, digits and single hyphens.
std::string simplified(std::string_view text);

/// The name of a replay's file without its extension: "2026-11-21_13-40-05_first-light_blue-wins-4200-1800".
std::string replayName(const ReplaySummary& summary, const Level& level);
/// The same of a run: "2026-11-21_13-40-05_gauntlet_blue-wins-4-3".
std::string replayName(const GauntletReplay& run);

} // namespace arkanong
