#pragma once

#include <string>

namespace arkanong::test {

/// Path of a file or folder in assets; without an argument, of assets itself.
std::string assetsPath(const std::string& inside = {});
/// The folder of the game's own levels.
inline const std::string levelFolder = assetsPath("levels");
/// Path of a file in tests/data.
std::string testDataPath(const std::string& inside);
/// Path of a file in tools.
std::string toolsPath(const std::string& inside);
/// Path to which a test writes a picture that failed a comparison.
std::string foundPicturePath(const std::string& name);
/// Path of the game's program; empty when only the simulation is built.
std::string programPath();

} // namespace arkanong::test
