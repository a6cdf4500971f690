#pragma once

#include "arkanong/sim/Level.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The level sets of LBreakout2 and LBreakoutHD: an optional line "Version: 1.00", then a record of 41 lines
// for each level: "Level:", its author, its title, "Bricks:", 18 rows of 14 letters, "Bonus:", 18 rows of 14
// letters. The encoding is Latin-1; lines may end in CR LF; only the first 14 letters of a row count.

namespace arkanong {

/// How a brick letter of a set is converted.
struct SetBrick {
    char letter;
    std::string_view meant; ///< The meaning in the original game.
    BrickKind kind;
    int hits;
    int tint;
    std::string_view lost; ///< What the conversion loses; may be empty.
};
inline constexpr std::size_t setBrickCount = 20;
/// All brick letters except '.', which means no brick.
const std::array<SetBrick, setBrickCount>& setBricks();

/// How a bonus letter of a set is converted.
struct SetBonus {
    char letter;
    std::string_view meant;
    /// Nullopt if there is no equivalent, and for '?', whose drop depends on its position.
    std::optional<PowerUpDrop> drop;
    std::string_view lost;
};
inline constexpr std::size_t setBonusCount = 29;
/// All bonus letters except '.', which means no bonus.
const std::array<SetBonus, setBonusCount>& setBonuses();

/// A level's author and title.
struct SetTitle {
    std::string author;
    std::string title; ///< 1 to levelrules::longestName characters.
};

/// The titles of all levels in a set; the bricks are not read or checked.
std::vector<SetTitle> readSetTitles(std::string_view bytes);

/// The level with this number, from 1, of a set that error messages call `file`. Its bricks are centred
/// vertically; unbreakable bricks that would block every path between the sides become hard bricks. Throws
/// DataError.
Level parseSetLevel(std::string_view bytes, std::size_t number, const std::string& file);

/// Whether the bytes begin like a set, perhaps after empty lines.
bool looksLikeSet(std::string_view bytes);

} // namespace arkanong
