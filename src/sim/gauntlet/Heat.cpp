#include "arkanong/sim/gauntlet/Heat.hpp"

namespace arkanong {

namespace {

// In the order of the enumeration.
constexpr auto texts = tableOf<HeatRule, std::string_view>({
    "Your opponent picks first when points are level",
    "With equal points at the end your opponent wins",
    "In round 1 your opponent needs only two goals",
    "Your opponent begins with a card",
    "You keep at most five cards",
    "Round 4 is against a boss, too",
    "Your opponent begins with a second card",
    "In round 7 your opponent has a second row of shields",
    "In round 7 you need four goals",
    "Your opponent always picks first",
});

} // namespace

std::string_view textOf(HeatRule rule) { return texts[static_cast<std::size_t>(rule)]; }

} // namespace arkanong
