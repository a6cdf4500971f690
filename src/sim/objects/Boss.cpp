#include "arkanong/sim/objects/Boss.hpp"

#include "arkanong/sim/tuning/Bosses.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

constexpr auto bossNames =
    tableOf<Boss, std::string_view>({"foreman", "queen", "clockmaker", "minotaur", "umbra"});

} // namespace

std::string_view nameOf(Boss boss) { return bossNames[bossIndex(boss)]; }

std::optional<Boss> bossNamed(std::string_view name) {
    const auto found = std::find(bossNames.begin(), bossNames.end(), name);
    if (found == bossNames.end()) return std::nullopt;
    return static_cast<Boss>(found - bossNames.begin());
}

double droneLane(Side side) { return goalLine(side) + forward(side) * tuning::droneLaneDepth; }

} // namespace arkanong
