#pragma once

#include "arkanong/storage/player/ReplayFile.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The replays that are kept in a folder: the latest matches, of which the oldest go, and in its folder
/// "saved" those that the player chose, which stay. What else lies in the folder is listed and never deleted
/// by itself.
class ReplayLibrary {
  public:
    /// So many of the latest stay.
    static constexpr std::size_t latest = 20;

    /// A file on the shelf.
    struct Entry {
        std::string path;
        bool saved = false;
        std::string date;                   ///< "2026-11-21 13:40:05"; empty where nothing tells.
        std::optional<ReplayHeader> header; ///< Empty where the file is broken...
        std::string problem;                ///< ...and then this says why.
    };

    /// The folder needs not exist: keep() makes it.
    explicit ReplayLibrary(std::string folder) : folder_(std::move(folder)) {}

    /// Writes the replay, which must have a summary, under a name that tells date, level and result; then the
    /// oldest of the latest go. Returns its path. Throws DataError.
    std::string keep(const Replay& replay) const;
    /// Everything there is, the newest first; empty where the folder is missing.
    std::vector<Entry> list() const;
    /// Moves a file to the saved ones, where it is not there yet; returns its path then. Throws DataError.
    std::string save(const std::string& path) const;
    bool isSaved(const std::string& path) const;
    /// Deletes the file. Throws DataError.
    void remove(const std::string& path) const;
    /// Copies the file to another folder, which is made where it is missing, and never over another file;
    /// returns the copy's path. Throws DataError.
    std::string exportTo(const std::string& folder, const std::string& path) const;

  private:
    std::string savedFolder() const;
    void deleteOldest() const;

    std::string folder_;
};

/// "2026-11-21_13-40-05_first-light_blue-wins-4200-1800": the name of a replay's file without its ending.
std::string replayName(const ReplaySummary& summary, const Level& level);

} // namespace arkanong
