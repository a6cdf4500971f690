#pragma once

#include <cstdint>

namespace arkanong {

struct Replay;

/// What tells a recording from every other.
std::uint64_t analysisSeed(const Replay& replay);
/// The seed of a playout from this tick of a recording; playouts count from 0.
std::uint64_t playoutSeed(std::uint64_t analysisSeed, int tick, int playout);

} // namespace arkanong
