#pragma once

#include "Folders.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong::test {

/// The paths of a fuzz target's seeds and finds, see script/fuzz.
inline std::vector<std::string> corpusOf(std::string_view target) {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(testDataPath("fuzz/" + std::string(target))))
        paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

inline std::string contentOf(const std::string& path) {
    std::ostringstream bytes;
    bytes << std::ifstream(path, std::ios::binary).rdbuf();
    return bytes.str();
}

} // namespace arkanong::test
