#pragma once

#include <string>

namespace arkanong::test {

/// A file or folder of the game's assets, by its path in them; without one, all of the assets.
std::string assetsPath(const std::string& inside = {});
/// A file of tests/data, by its path there.
std::string testDataPath(const std::string& inside);
/// Where a test leaves a picture that it found wrong.
std::string foundPicturePath(const std::string& name);
/// The game's program; empty where the simulation is built alone.
std::string programPath();

} // namespace arkanong::test
