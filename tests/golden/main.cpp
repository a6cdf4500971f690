#include "golden/GoldenScenes.hpp"

#include <cinttypes>
#include <cstdio>
#include <fstream>

/// arkanong_golden        prints the final states of the golden scenes in the format of tests/data/golden.txt
/// arkanong_golden FILE   compares them with FILE; names those that differ, and exits with 1 if there is any
int main(int argc, char** argv) {
    std::vector<arkanong::test::GoldenEnd> ends;
    for (const arkanong::test::GoldenScene& scene : arkanong::test::goldenScenes()) {
        arkanong::test::GoldenRecord record;
        ends.push_back({scene.name, scene.stateAtEnd(record)});
        if (argc == 1) std::printf("%s %016" PRIx64 "\n", scene.name, ends.back().state);
    }
    if (argc == 1) return 0;
    std::ifstream file(argv[1]);
    const std::string difference = goldenDifference(ends, file);
    if (!difference.empty()) std::puts(difference.c_str());
    return difference.empty() ? 0 : 1;
}
