#pragma once

#include "Catch.hpp"
#include "arkanong/storage/player/RunRecords.hpp"

#include <string>

// Runs through the gauntlet as the records take them in.

namespace arkanong::test {

inline FinishedRun wonRun(const std::string& opponent, int steals, int fastestGoal) {
    return {{5, 1, steals, fastestGoal, true}, opponent, {Card::Thief, Card::Twins}, {}};
}

inline FinishedRun lostRun(int steals, int fastestGoal) {
    return {{2, 5, steals, fastestGoal, false}, "DIESEL", {Card::Thief, Card::Mirror}, {}};
}

inline FinishedRun rankedRun(Day day, int points) {
    return {{points, 5, 10, 600, false}, "DIESEL", {Card::Thief}, day};
}

} // namespace arkanong::test
