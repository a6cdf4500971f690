#pragma once

#include "Catch.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"

#include <map>
#include <string>
#include <vector>

// Small level sets in LBreakout's format for tests.

namespace arkanong::test {

/// Rows of bricks or bonuses by their numbers, from 0; all others are empty.
using SetRows = std::map<int, std::string>;

inline std::string setRows(const SetRows& rows) {
    std::string text;
    for (int row = 0; row < tuning::fineBrickRows; ++row) {
        const auto given = rows.find(row);
        text += (given == rows.end() ? std::string(14, '.') : given->second) + '\n';
    }
    return text;
}

/// The record of one level.
inline std::string setLevel(const std::string& title, const SetRows& bricks, const SetRows& bonuses = {},
                            const std::string& author = "Ada") {
    return "Level:\n" + author + '\n' + title + "\nBricks:\n" + setRows(bricks) + "Bonus:\n" +
           setRows(bonuses);
}

/// All levels of a set, at least one. Throws DataError.
inline std::vector<Level> levelsOfSet(const std::string& bytes) {
    std::vector<Level> levels{parseSetLevel(bytes, 1, "Small")};
    for (const std::size_t count = readSetTitles(bytes).size(); levels.size() < count;)
        levels.push_back(parseSetLevel(bytes, levels.size() + 1, "Small"));
    return levels;
}

/// The error message for a set; empty if it is accepted.
inline std::string whySetRefused(const std::string& bytes) {
    try {
        levelsOfSet(bytes);
        return {};
    } catch (const DataError& error) {
        return error.what();
    }
}

} // namespace arkanong::test
