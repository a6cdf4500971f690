#include "arkanong/sim/rules/Echo.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

void noteEcho(Field& field, const Brick& brick, Side by) {
    if (field.has(by, Card::Echo)) field.echoes.push_back({mirrorImage(brick.centre), by});
}

// In the tick in which they were broken, but after the balls have moved: nothing goes through a brick any more.
void hitEchoes(Field& field, Events& events) {
    std::vector<Brick>& bricks = field.objects.bricks;
    // Bricks that an echo breaks have no echo themselves.
    const std::size_t count = field.echoes.size();
    for (std::size_t i = 0; i < count; ++i) {
        const EchoPlace echo = field.echoes[i];
        const auto brick = std::find_if(bricks.begin(), bricks.end(), [&](const Brick& other) {
            return std::abs(other.centre.x - echo.at.x) < other.size.x / 2.0 &&
                   std::abs(other.centre.y - echo.at.y) < other.size.y / 2.0;
        });
        if (brick == bricks.end() || !field.match.mayBreak(brick->kind, echo.by)) continue;
        report(Card::Echo, echo.by, brick->centre, events);
        brick->lastHit = field.tick;
        if (--brick->hitsLeft > 0) continue;
        breakBrick(field, static_cast<std::size_t>(brick - bricks.begin()), echo.by, {}, events);
    }
    field.echoes.clear();
}

} // namespace arkanong
