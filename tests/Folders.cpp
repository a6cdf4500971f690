#include "Folders.hpp"

// This source alone is given the paths of the checkout and of the build folder, so that the others compile to
// the same everywhere.

namespace arkanong::test {

std::string assetsPath(const std::string& inside) {
    return inside.empty() ? ARKANONG_ASSETS : ARKANONG_ASSETS "/" + inside;
}
std::string testDataPath(const std::string& inside) { return ARKANONG_TEST_DATA "/" + inside; }
std::string foundPicturePath(const std::string& name) { return ARKANONG_TEST_OUTPUT "/" + name; }
std::string toolsPath(const std::string& inside) { return ARKANONG_TOOLS "/" + inside; }
std::string programPath() { return ARKANONG_PROGRAM; }

} // namespace arkanong::test
