#pragma once

#include "arkanong/sim/gauntlet/Day.hpp"

namespace arkanong {

/// The current day (UTC) by the system clock. The only source of the day of a daily duel.
Day today();

} // namespace arkanong
