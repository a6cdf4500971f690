#include "arkanong/sim/BotSkill.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

namespace {

constexpr std::size_t strengthCount = 5;

// Tuned by matches between neighbours: each strength beats the one below it in 65 to 90 % of them.
constexpr std::array<BotSkill, strengthCount> skills{{
    // name   delay think error  sight  bounces speed dead aim strike balls serve
    {"novice", 29, 23, 0.123, 1.25, 1, 0.67, 12.0, 0, 0.0, 2, 6.0, 11.0},
    {"easy", 27, 21, 0.112, 1.4, 1, 0.70, 10.0, 2, 0.0, 2, 6.0, 11.0},
    {"medium", 22, 16, 0.09, 1.7, 2, 0.76, 8.0, 3, 0.0, 2, 6.0, 10.0},
    {"hard", 16, 11, 0.06, 2.3, 4, 0.87, 6.0, 5, 0.15, 2, 5.5, 9.0},
    {"master", 9, 6, 0.025, 3.0, 6, 1.0, 5.0, 7, 0.3, 2, 5.5, 9.0},
}};

} // namespace

std::optional<Strength> strengthNamed(std::string_view name) {
    for (std::size_t i = 0; i < skills.size(); ++i) {
        if (skills[i].name == name) return static_cast<Strength>(i);
    }
    return std::nullopt;
}

std::string_view nameOf(Strength strength) { return skillOf(strength).name; }

const BotSkill& skillOf(Strength strength) { return skills[static_cast<std::size_t>(strength)]; }

} // namespace arkanong
