#include "arkanong/sim/objects/PowerUp.hpp"

#include "arkanong/sim/tuning/Time.hpp"

namespace arkanong {

namespace {

using tuning::seconds;

// In the order of the enumeration.
constexpr auto traits = tableOf<PowerUp, PowerUpTraits>({
    // name           duration       hinders weight bad
    {"wide", seconds(15.0), false, 10, 0},
    {"multiball", 0, false, 10, 0},
    {"fireball", seconds(7.0), false, 7, 0},
    {"sticky", seconds(14.0), false, 7, 0},
    {"laser", seconds(9.0), false, 7, 0},
    {"slow", seconds(12.0), false, 7, 0},
    {"shield wall", seconds(12.0), false, 7, 0},
    {"extra shield", 0, false, 3, 0},
    {"magnet", seconds(20.0), false, 5, 0},
    {"narrow", seconds(10.0), true, 6, 5},
    {"reverse", seconds(6.0), true, 4, 4},
    {"freeze", seconds(1.5), true, 4, 3},
    {"blind spot", seconds(8.0), true, 4, 4},
    {"overdrive", seconds(8.0), false, 6, 0},
});

} // namespace

const PowerUpTraits& traitsOf(PowerUp kind) { return traits[powerUpIndex(kind)]; }

std::optional<PowerUp> powerUpNamed(std::string_view name) { return kindNamed<PowerUp>(traits, name); }

} // namespace arkanong
