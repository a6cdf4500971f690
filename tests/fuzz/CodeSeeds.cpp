#include "Catch.hpp"
#include "Folders.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"

#include <fstream>

using namespace arkanong::test;

// For whoever changes codes or the simulation: arkanong_tests "[code-seeds]" writes the seeds of the fuzz target "code".

namespace {

void saveCode(const std::string& name, const std::string& code) {
    std::ofstream file(testDataPath("fuzz/code/" + name), std::ios::binary);
    CHECK(file << code);
}

} // namespace

TEST_CASE("The codes of some levels and of a match become seeds", "[.code-seeds]") {
    for (const char* const name : {"beehive", "wasp-waist", "two-lifts", "2-8"})
        saveCode("level-" + std::string(name), levelCode(loadLevel(levelPath(levelFolder, name))));
    const Replay match = playedMatch(700);
    saveCode("replay-computers",
             replayCode(match, {PossibleComputers{{{{Difficulty::Hard, Personality::Steady}},
                                                   {{Difficulty::Medium, Personality::Hunter}}}}}));
    saveCode("replay-commands", replayCode(match));
}
