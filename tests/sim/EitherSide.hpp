#pragma once

#include "Catch.hpp"
#include "arkanong/sim/Objects.hpp"

namespace arkanong::test {

/// Runs the rest of the test twice: once for each side.
inline Side eitherSide() { return GENERATE(Side::Blue, Side::Red); }

} // namespace arkanong::test
