#pragma once

#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <array>
#include <cstdint>
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
const std::array<GoldenScene, 23>& goldenScenes();

} // namespace arkanong::test
