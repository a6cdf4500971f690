#pragma once

#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <vector>

namespace arkanong {

/// A brick, hexagon or wall of a level.
struct LevelPart {
    enum class Kind : std::uint8_t { Brick, Hexagon, Wall };
    Kind kind = Kind::Brick;
    std::size_t index = 0; ///< Index into Level::bricks, hexagons or walls.
};
constexpr bool operator==(LevelPart a, LevelPart b) { return a.kind == b.kind && a.index == b.index; }

/// The unbreakable parts of a level that separate Blue's zone from Red's: the shortest chain of parts from the left side
/// wall to the right one, in this order, whose gaps are narrower than tuning::passageWidth. A row of bricks without a gap is
/// one part, its first brick. Empty if the level has a passage.
///
/// Breakable bricks do not count, as balls or sparks break them. Of a moving part only the area that it
/// covers at all times counts. The level must satisfy all other rules of LevelRules.hpp.
std::vector<LevelPart> blockadeOf(const Level& level);

} // namespace arkanong
