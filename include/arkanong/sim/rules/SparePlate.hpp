#pragma once

#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

struct SparePlateMemory {
    bool spent = false; ///< Since the last goal conceded.
};

/// Whether the card SparePlate spares this shield, which an enemy ball hits; the plate is spent by that.
bool spares(Field& field, const Shield& shield);

} // namespace arkanong
