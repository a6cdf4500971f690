#pragma once

#include "arkanong/sim/Level.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A set of levels as LBreakout2 and LBreakoutHD have them: an optional line "Version: 1.00", then a record of
// 41 lines for each level: "Level:", its author, its title, "Bricks:", 18 rows of 14 letters, "Bonus:", 18
// rows of 14 letters. The text is Latin-1; lines may end in CR LF, and of a row only the first 14 letters
// count.

namespace arkanong {

/// What a letter of a set's bricks becomes here.
struct SetBrick {
    char letter;
    std::string_view meant; ///< Where it comes from.
    BrickKind kind;
    int hits;
    int tint;
    std::string_view lost; ///< What it has no equal for here; may be empty.
};
inline constexpr std::size_t setBrickCount = 20;
/// '.', which is no brick, is not among them.
const std::array<SetBrick, setBrickCount>& setBricks();

/// What a letter of a set's bonuses becomes here.
struct SetBonus {
    char letter;
    std::string_view meant;
    std::optional<PowerUpDrop> drop; ///< Nothing, where it has no equal here; of '?' the place decides.
    std::string_view lost;
};
inline constexpr std::size_t setBonusCount = 29;
/// '.', which is no bonus, is not among them.
const std::array<SetBonus, setBonusCount>& setBonuses();

/// What is said of a level in a set.
struct SetTitle {
    std::string author;
    std::string title; ///< Up to levelrules::longestName characters, at least one.
};

/// Of all levels in a set, without a look at their bricks.
std::vector<SetTitle> readSetTitles(std::string_view bytes);

/// The `number`th level, from 1, of a set that error messages call `file`. Its bricks stand in the
/// middle of the field, as many rows free above as below; where those that never break shut the way from side
/// to side they are hard ones. Throws DataError.
Level parseSetLevel(std::string_view bytes, std::size_t number, const std::string& file);

/// All of them. Throws DataError, also where there is none or anything between them.
std::vector<Level> parseSet(std::string_view bytes, const std::string& file);

/// Whether a file begins like a set.
bool looksLikeSet(std::string_view bytes);

} // namespace arkanong
