#pragma once

#include <string>

namespace arkanong::test {

/// Lets computers play every level of the campaign with `seeds` seeds each, equals and neighbours in strength, and
/// prints the tempo of their matches beside what it shall be. Returns the exit code: 0 without faults.
int printTempo(const std::string& levelFolder, int seeds);
/// The same for equals of medium strength only. Also fails where a figure is far from what it shall be.
int checkTempo(const std::string& levelFolder, int seeds);

} // namespace arkanong::test
