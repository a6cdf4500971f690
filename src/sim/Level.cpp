#include "arkanong/sim/Level.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Tuning.hpp"

namespace arkanong {

namespace {

std::uint64_t word(int number) { return static_cast<std::uint64_t>(number); }

} // namespace

std::uint64_t levelHash(const Level& level) {
    Hash hash;
    hash.add(std::uint64_t{level.bricks.size()});
    for (const Level::BrickPlace& brick : level.bricks) {
        hash.add(word(brick.column));
        hash.add(word(brick.row));
        hash.add(static_cast<std::uint64_t>(brick.kind));
        hash.add(word(brick.hits));
    }
    hash.add(std::uint64_t{level.hexagons.size()});
    for (const Level::HexagonPlace& hexagon : level.hexagons) {
        hash.add(hexagon.centre);
        hash.add(hexagon.radius);
        hash.add(hexagon.turns);
        hash.add(hexagon.spin);
        hash.add(hexagon.pathEnd);
        hash.add(hexagon.pathSpeed);
    }
    return hash.value();
}

Vec2 brickCentre(int column, int row) {
    return tuning::brickOrigin +
           Vec2{(column + 0.5) * tuning::brickSize.x, (row + 0.5) * tuning::brickSize.y};
}

} // namespace arkanong
