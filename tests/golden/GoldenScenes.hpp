#pragma once

#include <array>
#include <cstdint>

namespace arkanong::test {

/// A scene that must end in the same bits from every compiler, at every optimisation, on every processor.
/// What each ends in is written in tests/data/golden.txt, a line each: its name and stateAtEnd() in 16 hex
/// digits. That changes only when the arithmetic or the rules are changed on purpose; arkanong_golden prints
/// the new lines.
struct GoldenScene {
    const char* name;
    std::uint64_t (*stateAtEnd)(); ///< Plays the scene from its start, always the same.
};

/// The bench's scenes, smaller, and more of the same kind; each takes a few hundredths of a second.
const std::array<GoldenScene, 8>& goldenScenes();

} // namespace arkanong::test
