#include "arkanong/sim/gauntlet/Heat.hpp"

#include "arkanong/language/Translatable.hpp"

namespace arkanong {

namespace {

// In the order of the enumeration.
constexpr auto texts = tableOf<HeatRule, std::string_view>({
    translatable("Your opponent picks first when points are level"),
    translatable("With equal points at the end your opponent wins"),
    translatable("In round 1 your opponent needs only two goals"),
    translatable("Your opponent begins with a card"),
    translatable("You keep at most five cards"),
    translatable("Round 4 is against a boss, too"),
    translatable("Your opponent begins with a second card"),
    translatable("In round 7 your opponent has a second row of shields"),
    translatable("In round 7 you need four goals"),
    translatable("Your opponent always picks first"),
});

} // namespace

std::string_view textOf(HeatRule rule) { return texts[static_cast<std::size_t>(rule)]; }

} // namespace arkanong
