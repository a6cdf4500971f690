#pragma once

#include "arkanong/sim/gauntlet/Day.hpp"

namespace arkanong {

/// The present day, in UTC, by the machine's clock. Nothing else asks that clock for the day of a daily duel.
Day today();

} // namespace arkanong
