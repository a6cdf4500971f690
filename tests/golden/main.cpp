#include "golden/GoldenScenes.hpp"

#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <map>
#include <string>

namespace {

std::string hex(std::uint64_t hash) {
    char text[17];
    std::snprintf(text, sizeof text, "%016" PRIx64, hash);
    return text;
}

} // namespace

/// arkanong_golden        prints what the golden scenes end in, as tests/data/golden.txt has it
/// arkanong_golden FILE   compares that with what FILE says; a line for each difference, and then exit code 1
int main(int argc, char** argv) {
    std::map<std::string, std::string> expected;
    if (argc > 1) {
        std::ifstream file(argv[1]);
        for (std::string name, hash; file >> name >> hash;)
            expected[name] = hash;
    }
    bool same = true;
    for (const arkanong::test::GoldenScene& scene : arkanong::test::goldenScenes()) {
        const std::string found = hex(scene.stateAtEnd());
        if (argc == 1) std::printf("%s %s\n", scene.name, found.c_str());
        if (argc == 1 || expected[scene.name] == found) continue;
        std::printf("%s: expected %s, found %s\n", scene.name, expected[scene.name].c_str(), found.c_str());
        same = false;
    }
    return same ? 0 : 1;
}
