#include "arkanong/sim/objects/Boss.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"

namespace arkanong {

namespace {

constexpr auto bossNames = tableOf<Boss, std::string_view>(
    {translatable("boss", "foreman"), translatable("boss", "queen"), translatable("boss", "clockmaker"),
     translatable("boss", "minotaur"), translatable("boss", "umbra")});

} // namespace

std::string_view nameOf(Boss boss) { return bossNames[bossIndex(boss)]; }

std::optional<Boss> bossNamed(std::string_view name) { return kindNamed<Boss>(bossNames, name); }

double droneLane(Side side) { return goalLine(side) + forward(side) * tuning::droneLaneDepth; }

} // namespace arkanong
