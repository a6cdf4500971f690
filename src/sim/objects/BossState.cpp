#include "arkanong/sim/objects/BossState.hpp"

#include "arkanong/math/Hash.hpp"

namespace arkanong {

void BossState::addTo(Hash& hash) const {
    for (const int number :
         {static_cast<int>(boss), phase, untilAct, actLeft, foreman.laid, clockmaker.hexagonsTurned ? 1 : 0,
          static_cast<int>(charge.stage), charge.stunnedFor, charge.another ? 1 : 0})
        hash.add(number);
    hash.add(charge.start);
    hash.add(charge.direction);
    hash.add(charge.left);
}

} // namespace arkanong
