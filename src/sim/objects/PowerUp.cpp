#include "arkanong/sim/objects/PowerUp.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/sim/tuning/Time.hpp"

namespace arkanong {

namespace {

using tuning::seconds;

// In the order of the enumeration.
constexpr auto traits = tableOf<PowerUp, PowerUpTraits>({
    // name           duration       hinders weight bad
    {translatable("power-up", "wide"), seconds(15.0), false, 10, 0},
    {translatable("power-up", "multiball"), 0, false, 10, 0},
    {translatable("power-up", "fireball"), seconds(7.0), false, 7, 0},
    {translatable("power-up", "sticky"), seconds(14.0), false, 7, 0},
    {translatable("power-up", "laser"), seconds(9.0), false, 7, 0},
    {translatable("power-up", "slow"), seconds(12.0), false, 7, 0},
    {translatable("power-up", "shield wall"), seconds(12.0), false, 7, 0},
    {translatable("power-up", "extra shield"), 0, false, 3, 0},
    {translatable("power-up", "magnet"), seconds(20.0), false, 5, 0},
    {translatable("power-up", "narrow"), seconds(10.0), true, 6, 5},
    {translatable("power-up", "reverse"), seconds(6.0), true, 4, 4},
    {translatable("power-up", "freeze"), seconds(1.5), true, 4, 3},
    {translatable("power-up", "blind spot"), seconds(8.0), true, 4, 4},
    {translatable("power-up", "overdrive"), seconds(8.0), false, 6, 0},
});

} // namespace

const PowerUpTraits& traitsOf(PowerUp kind) { return traits[powerUpIndex(kind)]; }

std::optional<PowerUp> powerUpNamed(std::string_view name) { return kindNamed<PowerUp>(traits, name); }

} // namespace arkanong
