#pragma once

#include "arkanong/sim/Level.hpp"

#include <optional>
#include <string>
#include <vector>

// The characters for bricks and power-ups in a level file (see LevelFile.hpp).

namespace arkanong {

/// The brick for a character of `bricks`, at column 0 and row 0; nullopt for any other character.
[[nodiscard]] std::optional<Level::BrickPlace> brickOf(char sign);
/// The character for this brick; '?' if its hits do not fit its kind.
char signOf(const Level::BrickPlace& brick);

/// The power-up for a character of `gifts`; nullopt for any other character.
[[nodiscard]] std::optional<PowerUpDrop> dropOf(char sign);
/// The character for this power-up; '?' for a bad one of a kind that is never bad.
char signOf(const PowerUpDrop& drop);

/// All bricks and all power-ups that have a character, in the order of the file format.
std::vector<Level::BrickPlace> allBricks();
std::vector<PowerUpDrop> allDrops();

/// The character and its meaning for the user: "n normal", "2 hard, 2 hits" or "W wide".
std::string signText(const Level::BrickPlace& brick);
std::string signText(const PowerUpDrop& drop);

} // namespace arkanong
