#include "arkanong/sim/bot/BotSkill.hpp"

#include <cstddef>

namespace arkanong {

namespace {

// Tuned by matches between neighbours: each difficulty beats the one below it in 65 to 90 % of them.
constexpr auto skills = tableOf<Difficulty, BotSkill>({
    // delay think error  sight bounces ahead mistakes confusion speed dead aim strike balls serve
    {29, 27, 0.157, 1.0, 0, 0.0, 0.8, 300, 394.0, 14.0, 0, 0.0, 3.7, 2.4, 4.8},
    {29, 24, 0.157, 1.1, 1, 0.0, 0.65, 220, 401.0, 12.0, 2, 0.0, 4.2, 2.2, 4.5},
    {23, 17, 0.12, 1.5, 1, 1.0, 0.5, 130, 470.0, 9.0, 3, 0.0, 3.9, 1.9, 4.0},
    {18, 12, 0.09, 1.95, 3, 1.0, 0.36, 60, 548.0, 6.0, 5, 80.0, 4.3, 1.9, 3.9},
    {11, 7, 0.037, 2.9, 6, 1.0, 0.18, 20, 690.0, 5.0, 7, 160.0, 4.7, 1.8, 3.8},
});

/// Linear interpolation from `a` (part 0) to `b` (part 100).
BotSkill between(const BotSkill& a, const BotSkill& b, int part) {
    BotSkill skill{};
    for (const auto member :
         {&BotSkill::delay, &BotSkill::thinkInterval, &BotSkill::error, &BotSkill::sightSeconds,
          &BotSkill::sightBounces, &BotSkill::foresight, &BotSkill::mistakes, &BotSkill::confusion,
          &BotSkill::speed, &BotSkill::deadZone, &BotSkill::aimChoices, &BotSkill::strike,
          &BotSkill::ballsWanted, &BotSkill::serveLeast, &BotSkill::serveMost})
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
