#include "BreakoutLayout.hpp"

#include "arkanong/sim/Blockade.hpp"

namespace arkanong {

void centre(std::vector<Level::BrickPlace>& bricks) {
    if (bricks.empty()) return;
    const int above = bricks.front().row;
    const int below = tuning::fineBrickRows - 1 - bricks.back().row;
    const int down = (below - above) / 2;
    for (Level::BrickPlace& brick : bricks)
        brick.row += down;
}

void openPassage(Level& level) {
    if (blockadeOf(level).empty()) return;
    for (Level::BrickPlace& brick : level.bricks) {
        if (breakable(brick.kind)) continue;
        brick.kind = BrickKind::Hard;
        brick.hits = 3;
    }
}

} // namespace arkanong
