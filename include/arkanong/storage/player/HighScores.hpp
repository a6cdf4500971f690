#pragma once

#include "arkanong/sim/replay/PlayAids.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

struct HighScore {
    std::string name; ///< 1 to longestPlayerName characters.
    int score = 0;
    int level = 1;           ///< The last level reached, from 1.
    std::string date;        ///< As displayed, such as "2025-11-21"; may be empty.
    std::string levelName{}; ///< Displayed instead of the number, such as "3-5"; may be empty.
    PlayAids aids{};         ///< The aids that were used.
};

/// Compares all members.
bool operator==(const HighScore& a, const HighScore& b);

/// The ten best scores, highest first.
class ScoreTable {
  public:
    static constexpr std::size_t size = 10;

    const std::vector<HighScore>& entries() const { return entries_; }
    /// The rank, from 0, that this score would take; nullopt if it is too low or 0. Of equal scores the
    /// earlier ranks higher.
    [[nodiscard]] std::optional<std::size_t> placeFor(int score) const;
    /// Inserts the entry and returns its rank; nullopt if its score is too low or 0.
    std::optional<std::size_t> add(HighScore entry);

  private:
    std::vector<HighScore> entries_;
};

/// One table for each mode, whose name consists of lower-case letters and hyphens, such as "solo".
class HighScores {
  public:
    /// An empty table if there is none for this mode yet.
    const ScoreTable& table(std::string_view mode) const;
    ScoreTable& table(std::string_view mode) { return tables_[std::string(mode)]; }
    const std::map<std::string, ScoreTable, std::less<>>& tables() const { return tables_; }

  private:
    std::map<std::string, ScoreTable, std::less<>> tables_;
};

/// `kept` with the entries that are in `after` but not in `before`.
HighScores withChanges(HighScores kept, const HighScores& before, const HighScores& after);

/// Reads the file written by saveHighScores(). Skips and notes invalid entries; a missing file gives empty
/// tables. Never throws DataError.
Loaded<HighScores> loadHighScores(const std::string& path);

/// Writes the file atomically and creates its folder if it is missing. Throws DataError on failure.
void saveHighScores(const HighScores& scores, const std::string& path);

/// Saves `mine`, merged with changes that other running games have saved meanwhile: see updateUserFile().
/// Throws DataError on failure.
void updateHighScores(HighScores& mine, HighScores& saved, const std::string& path,
                      std::vector<std::string>& notes);

} // namespace arkanong
