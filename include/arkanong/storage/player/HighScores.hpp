#pragma once

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
    int level = 1;           ///< The last one reached, from 1.
    std::string date;        ///< As it is to be shown, such as "2025-11-21"; may be empty.
    std::string levelName{}; ///< What stands for its number, such as "3-5"; may be empty.
};

/// The best ten, the best first.
class ScoreTable {
  public:
    static constexpr std::size_t size = 10;

    const std::vector<HighScore>& entries() const { return entries_; }
    /// The place, from 0, that such a score would take; nothing where it is too low or 0. Of equal scores the
    /// earlier is the better.
    std::optional<std::size_t> placeFor(int score) const;
    /// Takes it in. Returns its place.
    std::optional<std::size_t> add(HighScore entry);

  private:
    std::vector<HighScore> entries_;
};

/// A table for each way to play, by a name of small letters and hyphens such as "solo".
class HighScores {
  public:
    /// Empty where there is none yet.
    const ScoreTable& table(std::string_view mode) const;
    ScoreTable& table(std::string_view mode) { return tables_[std::string(mode)]; }
    const std::map<std::string, ScoreTable, std::less<>>& tables() const { return tables_; }

  private:
    std::map<std::string, ScoreTable, std::less<>> tables_;
};

/// Reads what saveHighScores() wrote. An entry with anything wrong in it is left out and noted; without a
/// file there are none. Never throws DataError.
Loaded<HighScores> loadHighScores(const std::string& path);

/// Writes them whole or not at all, and makes their folder. Throws DataError where it cannot.
void saveHighScores(const HighScores& scores, const std::string& path);

} // namespace arkanong
