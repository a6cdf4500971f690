#include "arkanong/sim/bot/BotSkill.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

namespace {

constexpr std::size_t difficultyCount = 5;

// Tuned by matches between neighbours: each difficulty beats the one below it in 65 to 90 % of them.
constexpr std::array<BotSkill, difficultyCount> skills{{
    // delay think error  sight bounces ahead confusion speed dead aim strike balls serve
    {29, 27, 0.157, 1.0, 0, false, 300, 394.0, 14.0, 0, 0.0, 3, 3.4, 6.8},
    {29, 24, 0.157, 1.1, 1, false, 220, 401.0, 12.0, 2, 0.0, 4, 3.1, 6.4},
    {23, 17, 0.12, 1.5, 1, true, 130, 470.0, 9.0, 3, 0.0, 3, 2.9, 6.0},
    {18, 12, 0.087, 1.95, 3, true, 60, 560.0, 6.0, 5, 80.0, 4, 2.7, 5.6},
    {10, 6, 0.025, 3.0, 6, true, 20, 720.0, 5.0, 7, 160.0, 4, 2.6, 5.4},
}};

} // namespace

const BotSkill& skillOf(Difficulty difficulty) { return skills[static_cast<std::size_t>(difficulty)]; }

} // namespace arkanong
