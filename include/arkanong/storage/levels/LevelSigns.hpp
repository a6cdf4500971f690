#pragma once

#include "arkanong/sim/Level.hpp"

#include <optional>
#include <string>
#include <vector>

// The characters that stand for bricks and power-ups in a level file (see LevelFile.hpp).

namespace arkanong {

/// The brick that a character of `bricks` means, at column and row 0; nothing for any other character.
std::optional<Level::BrickPlace> brickOf(char sign);
/// The character that means this brick; '?' where its hits do not fit its kind.
char signOf(const Level::BrickPlace& brick);

/// The power-up that a character of `gifts` means; nothing for any other character.
std::optional<PowerUpDrop> dropOf(char sign);
/// '?' for a bad one of a kind that never is.
char signOf(const PowerUpDrop& drop);

/// All of them, in the order in which the format names them.
std::vector<Level::BrickPlace> allBricks();
std::vector<PowerUpDrop> allDrops();

/// "n normal", "2 hard, 2 hits" or "W wide": what a person is told of the sign.
std::string signText(const Level::BrickPlace& brick);
std::string signText(const PowerUpDrop& drop);

} // namespace arkanong
