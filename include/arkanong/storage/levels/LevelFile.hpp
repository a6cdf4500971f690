#pragma once

#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A level file is TOML. Only the name is required.
//
//     name = "Powder Keg"            1 to 32 characters
//     world = "World 1"              shown above its name
//     theme = "clockwork"            arena (the default), brickyard, honeycomb, clockwork, labyrinth, mayhem or
//                                        sandbox: background, light, shade of bricks and music
//     idea = "Bombs take their neighbours with them."      up to 72 characters
//     rows = 18                      9 (the default) or 18; with 18, bricks are half as high
//     bricks = '''                   at most `rows` rows of 14:
//     ..............                     . empty   n normal   2 3 hard (hits)   s steel   g glass
//     ...nnx..xnn...                     x bomb   y splitter   b blue   r red   u bumper
//     '''                                e regrowing   m mystery   A to H normal, in red, orange, green,
//                                        blue, yellow, magenta, white, grey
//     gifts = '''                    power-ups that these bricks always drop, in the same layout:
//     ..............                     W wide   M multiball   F fireball   S sticky   L laser   Z slow
//     ...W.......I..                     H shield wall   X extra shield   G magnet   N narrow   R reverse
//     '''                                I freeze   B blind spot   O overdrive; bad ones: n r i b
//     luck = 0.15                    the drop chance of all other bricks, 0 to 1
//     goal = 4                       the width of both goals in shields: 2, 4 or 6 (the default)
//     rules = ["giant balls"]        mutators that every match here has
//
//     [opponent]                     campaign levels only
//     name = "Rusty"
//     strength = "novice"            novice, easy, medium, hard or master, or between them a number from 0
//                                    to 4 with at most two decimals: 2.35 is a little above medium
//     personality = "guardian"       steady, hothead, guardian, trickster, collector or hunter; older files
//                                        call this key temperament
//     boss = "foreman"               only if it is a boss: foreman, queen, clockmaker, minotaur or umbra.
//                                        The trick and every of older files are read and ignored.
//
//     [medals]                       win within this time and with this score; fulfil the mission and win
//     seconds = 90
//     score = 8000
//     mission = "steal 10 balls"     one of these sentences, with any number. At most so many: concede at
//                                    most 2 goals, concede no goal, win with at most 3 serves, win without
//                                    serving, lose at most 2 shields, lose no shield, catch at most 2 bad
//                                    capsules, catch no bad capsule. At least so many: steal 10 balls, smash
//                                    5 balls, cushion 5 balls, play a rally of 20 touches, reach a combo of
//                                    8, score 2 goals in a row, break 8 shields in a row (between two goals
//                                    against), repair 2 shields, catch 4 good capsules, break 5 bricks by
//                                    laser, break 40 bricks, and so with hard, glass, blue, regrowing or
//                                    mystery bricks, set off 3 bombs, break 4 splitters, hit 10 bumpers,
//                                    clear the field 2 times
//
//     [[hexagon]]                    any number of them
//     x = 480                        its centre, px
//     y = 360
//     radius = 48                    to the corners, px
//     angle = 30                     degrees
//     spin = 0.1                     turns a second
//     path = { x = 600, y = 360, speed = 50 }     moves there and back, px/s
//
//     [[wall]]                       any number of them
//     corners = [[0, 300], [90, 360], [0, 420]]   3 to 8, px, of a convex outline
//
//     [[band]]                       rows of bricks that move to one side and back together
//     first = 3                      its first row, from 1
//     last = 4                       its last row; without it the first
//     distance = 60                  px to the right; negative: to the left
//     speed = 40                     px/s

namespace arkanong {

/// Reads a level from TOML text, which error messages call `file`. Throws DataError with line, column and
/// what was expected.
Level parseLevel(std::string_view text, const std::string& file);

inline constexpr std::size_t largestLevelFile = 1U << 16U; ///< Bytes; larger ones are not read.

/// Reads a level file; a path like "Abc#12" means the twelfth level of a set (see LevelSets.hpp), and a level's code (see
/// LevelCode.hpp), or a link with one, that level. Throws DataError, also if the file is missing.
Level loadLevel(const std::string& path);

/// The name of a level, read from the first 4096 bytes of its file; nullopt if they contain no valid name.
/// The rest of the file is not checked. For lists: much faster than loadLevel().
std::optional<std::string> levelNameIn(const std::string& path);

/// The path of the level called `name`: `name` itself if it ends in ".toml"; level 5 of world 3 of the
/// campaign for "3-5" (see Campaign.hpp); a level of a set for "lbreakouthd/Abc#12" (see LevelSets.hpp); a level's code
/// itself, if no file has its name; otherwise directory/name.toml. Throws DataError for the name of a set without a number.
std::string levelPath(const std::string& directory, const std::string& name);

/// The names, without ".toml", of the level files in `directory`, sorted; empty if the folder is missing.
std::vector<std::string> levelNames(const std::string& directory);

} // namespace arkanong
