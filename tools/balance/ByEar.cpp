#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "sim/ear/EarPlayer.hpp"

#include <cstdlib>
#include <iostream>

// How a player who hears the tones of sim/ear and knows nothing else does against the computers, for script/balance ear.
// Fails where it wins less than 60 % of the matches against the weakest, or less than 35 % against the one above.

using namespace arkanong;

namespace {

constexpr std::size_t levelCount = 10;

int winsOf(const std::string& levelFolder, Difficulty strength, int matches, bool deafToPitch) {
    const std::vector<std::string> levels = matchLevels(levelFolder);
    int wins = 0;
    for (int match = 0; match < matches; ++match) {
        const std::size_t place = static_cast<std::size_t>(match) % levelCount;
        const Level level = loadLevel(levelPath(levelFolder, levels[place * levels.size() / levelCount]));
        const World end = test::earMatch(level, strength, static_cast<std::uint64_t>(match) + 1, deafToPitch);
        if (end.match().winner() == Side::Blue) ++wins;
    }
    return wins;
}

} // namespace

int main(int count, char** words) {
    if (count < 2) return EXIT_FAILURE;
    struct Bar {
        Difficulty strength;
        int percent;
    };
    const int matches = count > 2 ? std::atoi(words[2]) : 200;
    bool enough = true;
    for (const Bar& bar : {Bar{Difficulty::Novice, 60}, Bar{Difficulty::Easy, 35}}) {
        const int wins = winsOf(words[1], bar.strength, matches, false);
        std::cout << nameOf(bar.strength) << "  " << wins << " of " << matches << " won by ear, "
                  << winsOf(words[1], bar.strength, matches, true) << " with one pitch for all pulses"
                  << std::endl;
        enough = enough && 100 * wins >= bar.percent * matches;
    }
    return enough ? EXIT_SUCCESS : EXIT_FAILURE;
}
