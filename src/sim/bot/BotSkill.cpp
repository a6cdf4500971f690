#include "arkanong/sim/bot/BotSkill.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

namespace {

// Tuned by matches between neighbours: each difficulty beats the one below it in 65 to 90 % of them.
constexpr auto skills = tableOf<Difficulty, BotSkill>({
    // delay think error  sight bounces ahead confusion speed dead aim strike balls serve
    {29, 27, 0.157, 1.0, 0, 0.0, 300, 394.0, 14.0, 0, 0.0, 3, 3.4, 6.8},
    {29, 24, 0.157, 1.1, 1, 0.0, 220, 401.0, 12.0, 2, 0.0, 4, 3.1, 6.4},
    {23, 17, 0.12, 1.5, 1, 1.0, 130, 470.0, 9.0, 3, 0.0, 3, 2.9, 6.0},
    {18, 12, 0.087, 1.95, 3, 1.0, 60, 560.0, 6.0, 5, 80.0, 4, 2.7, 5.6},
    {10, 6, 0.025, 3.0, 6, 1.0, 20, 720.0, 5.0, 7, 160.0, 4, 2.6, 5.4},
});

/// Linear interpolation from `a` (part 0) to `b` (part 100).
BotSkill between(const BotSkill& a, const BotSkill& b, int part) {
    BotSkill skill{};
    for (const auto member :
         {&BotSkill::delay, &BotSkill::thinkInterval, &BotSkill::error, &BotSkill::sightSeconds,
          &BotSkill::sightBounces, &BotSkill::foresight, &BotSkill::confusion, &BotSkill::speed,
          &BotSkill::deadZone, &BotSkill::aimChoices, &BotSkill::strike, &BotSkill::ballsWanted,
          &BotSkill::serveLeast, &BotSkill::serveMost})
        skill.*member = a.*member + (b.*member - a.*member) * part / Strength::hundredthsOfStep;
    return skill;
}

} // namespace

BotSkill skillOf(Strength strength) {
    const auto row = static_cast<std::size_t>(strength.atLeast());
    const int part = strength.hundredths() % Strength::hundredthsOfStep;
    return part == 0 ? skills[row] : between(skills[row], skills[row + 1], part);
}

} // namespace arkanong
