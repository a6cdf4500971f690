#pragma once

#include "arkanong/sim/Level.hpp"

#include <string>
#include <string_view>
#include <vector>

// A level file is TOML. Only the name is required.
//
//     name = "Powder Keg"            1 to 32 characters
//     world = "World 1"              what is shown above its name
//     idea = "Bombs take their neighbours with them."      up to 72 characters
//     rows = 18                      9 unless it says 18: then bricks are half as high
//     bricks = '''                   up to so many rows of 14:
//     ..............                     . empty   n normal   2 3 hard (hits)   s steel   g glass
//     ...nnx..xnn...                     x bomb   y splitter   b blue   r red   u bumper
//     '''                                e regrowing   m mystery   A to H normal, in red, orange, green,
//                                        blue, yellow, magenta, white, grey
//     gifts = '''                    what some of these bricks certainly hold, in the same places:
//     ..............                     W wide   M multiball   F fireball   S sticky   L laser   Z slow
//     ...W.......I..                     H shield wall   X extra shield   G magnet   N narrow   R reverse
//     '''                                I freeze   B blind spot   O overdrive; bad ones: n r i b
//     luck = 0.15                    the chance, 0 to 1, that another brick holds something
//
//     [opponent]                     in the campaign
//     name = "Rusty"
//     strength = "novice"            novice, easy, medium, hard or master
//     temperament = "guardian"       steady, hothead, guardian, trickster, collector or hunter
//     trick = "freeze"               a boss's: any power-up's name,
//     every = 15                         and the seconds between two
//
//     [medals]                       at most so many seconds, at least so many shields and points
//     seconds = 90
//     shields = 4
//     score = 8000
//
//     [[hexagon]]                    any number of them
//     x = 480                        its centre, px
//     y = 360
//     radius = 48                    to the corners, px
//     angle = 30                     degrees
//     spin = 0.1                     turns a second
//     path = { x = 600, y = 360, speed = 50 }     where it travels to, and back

namespace arkanong {

/// Reads a level from TOML text; `file` is what error messages call it.
/// Throws DataError with line and column and what was expected.
Level parseLevel(std::string_view text, const std::string& file);

/// Reads a level file, or, of a path like "Abc#12", the twelfth level of a set (see LevelSets.hpp). Throws
/// DataError, also when it is missing.
Level loadLevel(const std::string& path);

/// The path of the level called `name`: `name` itself if it ends in ".toml", the campaign's fifth level of
/// world 3 for "3-5" (see Campaign.hpp), that of a set for "lbreakouthd/Abc#12" (see LevelSets.hpp), else
/// directory/name.toml.
std::string levelPath(const std::string& directory, const std::string& name);

/// The names (without ".toml") of the level files in `directory`, sorted; empty if there is no such folder.
std::vector<std::string> levelNames(const std::string& directory);

} // namespace arkanong
