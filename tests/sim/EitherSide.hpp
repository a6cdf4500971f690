#pragma once

#include "Catch.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

/// Repeats the test for each side.
inline Side eitherSide() { return GENERATE(Side::Blue, Side::Red); }

} // namespace arkanong
