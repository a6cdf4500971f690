#include "Catch.hpp"
#include "Folders.hpp"
#include "fuzz/Targets.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace arkanong::test;

// Every seed and find of the fuzzers (see script/fuzz) again, by any compiler.

namespace {

std::vector<std::string> corpusOf(const FuzzTarget& target) {
    std::vector<std::string> paths;
    for (const auto& entry :
         std::filesystem::directory_iterator(testDataPath("fuzz/" + std::string(target.name))))
        paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::string contentOf(const std::string& path) {
    std::ostringstream bytes;
    bytes << std::ifstream(path, std::ios::binary).rdbuf();
    return bytes.str();
}

void replay(const FuzzTarget& target) {
    int accepted = 0, refused = 0;
    for (const std::string& path : corpusOf(target)) {
        CAPTURE(path);
        ++(target.run(contentOf(path)) ? accepted : refused);
    }
    // After a change of a format a seed has to be made anew: the corpus must reach what it is about.
    CAPTURE(target.name);
    CHECK(accepted > 0);
    CHECK(refused > 0);
}

} // namespace

TEST_CASE("every seed and find of the fuzzers is read or refused as promised", "[fuzz]") {
    for (const FuzzTarget& target : fuzzTargets)
        replay(target);
#ifdef ARKANONG_FUZZ_ATLAS
    replay(atlasTarget);
#endif
}
