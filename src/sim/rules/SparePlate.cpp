#include "arkanong/sim/rules/SparePlate.hpp"

#include "arkanong/sim/rules/Field.hpp"

#include <utility>

namespace arkanong {

bool spares(Field& field, const Shield& shield) {
    const bool spare = field.has(shield.side, Card::SparePlate) && shield.row == ShieldRow::Line;
    bool& spent = field.cards[sideIndex(shield.side)].sparePlate.spent;
    return spare && field.match.playing() && !std::exchange(spent, true);
}

} // namespace arkanong
