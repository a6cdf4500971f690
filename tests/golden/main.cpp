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

/// arkanong_golden        prints the final states of the golden scenes in the format of tests/data/golden.txt
/// arkanong_golden FILE   compares them with FILE; prints each difference, and exits with 1 if there is any
int main(int argc, char** argv) {
    std::map<std::string, std::string> expected;
    if (argc > 1) {
        std::ifstream file(argv[1]);
        for (std::string name, hash; file >> name >> hash;)
            expected[name] = hash;
    }
    bool same = true;
    for (const arkanong::test::GoldenScene& scene : arkanong::test::goldenScenes()) {
        arkanong::test::GoldenRecord record;
        const std::string found = hex(scene.stateAtEnd(record));
        if (argc == 1) std::printf("%s %s\n", scene.name, found.c_str());
        if (argc == 1 || expected[scene.name] == found) continue;
        std::printf("%s: expected %s, found %s\n", scene.name, expected[scene.name].c_str(), found.c_str());
        same = false;
    }
    return same ? 0 : 1;
}
