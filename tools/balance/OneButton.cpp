#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "input/OneButtonHand.hpp"

#include <cstdlib>
#include <iostream>

// How a person who has one button and nothing else does against the computers, for script/balance one-button. Fails
// where they win less than half of the matches against the weakest at half the speed.

using namespace arkanong;

namespace {

int winsOf(const std::string& levelFolder, Difficulty strength, int speed, int matches) {
    const std::vector<std::string> levels = matchLevels(levelFolder);
    int wins = 0;
    for (int match = 0; match < matches; ++match) {
        const std::string& name = levels[static_cast<std::size_t>(match) % levels.size()];
        const Level level = loadLevel(levelPath(levelFolder, name));
        const Match end = test::oneButtonMatch(level, strength, speed, static_cast<std::uint64_t>(match) + 1);
        if (end.winner() == Side::Blue) ++wins;
    }
    return wins;
}

} // namespace

int main(int count, char** words) {
    if (count < 2) return EXIT_FAILURE;
    const int matches = count > 2 ? std::atoi(words[2]) : 200;
    bool enough = true;
    for (const int speed : {50, 100}) {
        for (const Difficulty strength : {Difficulty::Novice, Difficulty::Easy, Difficulty::Medium,
                                          Difficulty::Hard, Difficulty::Master}) {
            const int wins = winsOf(words[1], strength, speed, matches);
            std::cout << "speed " << speed << " %  " << nameOf(strength) << "  " << wins << " of " << matches
                      << " won" << std::endl;
            if (strength == Difficulty::Novice && speed == 50) enough = 2 * wins >= matches;
        }
    }
    return enough ? EXIT_SUCCESS : EXIT_FAILURE;
}
