#pragma once

#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <cstdint>
#include <istream>
#include <string>
#include <vector>

namespace arkanong::test {

/// What happened in the scenes' matches.
struct GoldenRecord {
    std::vector<MatchSettings> settings;
    std::vector<Event> events;
};

/// A scene whose final state must be bit-identical with every compiler, optimisation level and processor. The
/// expected states are in tests/data/golden.txt, a line each: the scene's name and stateAtEnd() in 16 hex
/// digits. They change only with deliberate changes to arithmetic or rules; arkanong_golden prints the new
/// lines.
struct GoldenScene {
    const char* name;
    std::uint64_t (*stateAtEnd)(
        GoldenRecord& record); ///< Plays the scene from its start; adds to the record.
};

/// Smaller versions of the benchmark's scenes, and matches in all modes with every brick, power-up, mutator, boss and
/// card; each takes some hundredths of a second.
const std::vector<GoldenScene>& goldenScenes();

/// The state in which a scene has ended.
struct GoldenEnd {
    std::string name;
    std::uint64_t state = 0;
};
/// Compares them with the lines of golden.txt that `expected` reads. Names the scenes that end otherwise, and says what to
/// do if that was meant; empty if all are as expected.
std::string goldenDifference(const std::vector<GoldenEnd>& found, std::istream& expected);

} // namespace arkanong::test
