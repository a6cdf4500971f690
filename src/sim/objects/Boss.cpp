#include "arkanong/sim/objects/Boss.hpp"

#include "arkanong/sim/tuning/Bosses.hpp"

namespace arkanong {

namespace {

constexpr auto bossNames =
    tableOf<Boss, std::string_view>({"foreman", "queen", "clockmaker", "minotaur", "umbra"});

} // namespace

std::string_view nameOf(Boss boss) { return bossNames[bossIndex(boss)]; }

std::optional<Boss> bossNamed(std::string_view name) { return kindNamed<Boss>(bossNames, name); }

double droneLane(Side side) { return goalLine(side) + forward(side) * tuning::droneLaneDepth; }

} // namespace arkanong
