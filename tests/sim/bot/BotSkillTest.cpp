#include "arkanong/sim/bot/BotSkill.hpp"

#include "Catch.hpp"

#include <limits>

using namespace arkanong::test;

namespace {

Strength strengthAt(int hundredths) { return *Strength::ofHundredths(hundredths); }

} // namespace

TEST_CASE("a strength is a number from 0 to 4 in hundredths, whose whole numbers have names", "[sim]") {
    CHECK(Strength(Difficulty::Hard).hundredths() == 300);
    CHECK(Strength::of(2.349999) == strengthAt(235));
    CHECK(Strength::of(4.0) == Difficulty::Master);
    for (const double wrong : {-0.01, 4.01, std::numeric_limits<double>::quiet_NaN()})
        CHECK_FALSE(Strength::of(wrong));
    CHECK_FALSE(Strength::ofHundredths(401));
    CHECK(strengthAt(249).nearest() == Difficulty::Medium);
    CHECK(strengthAt(250).nearest() == Difficulty::Hard);
    CHECK(strengthAt(299).atLeast() == Difficulty::Medium);
}

TEST_CASE("a strength is found by its name and by its number", "[sim]") {
    for (int hundredths = 0; hundredths <= Strength::mostHundredths; ++hundredths)
        CHECK(strengthNamed(nameOf(strengthAt(hundredths))) == strengthAt(hundredths));
    CHECK(nameOf(strengthAt(235)) == "2.35");
    CHECK(nameOf(strengthAt(230)) == "2.3");
    CHECK(nameOf(strengthAt(200)) == "medium");
    CHECK(strengthNamed("2") == Difficulty::Medium);
    CHECK(strengthNamed("2.0") == Difficulty::Medium);
    for (const char* wrong : {"", "strong", "Medium", "5", "4.01", "-1", "2.", "2.345", "2,5", "2.x", ".5"})
        CHECK_FALSE(strengthNamed(wrong));
}

TEST_CASE("a stronger player is never slower, later, blinder or less exact", "[sim]") {
    BotSkill weaker = skillOf(strengthAt(0));
    for (int hundredths = 1; hundredths <= Strength::mostHundredths; ++hundredths) {
        CAPTURE(hundredths);
        const BotSkill skill = skillOf(strengthAt(hundredths));
        CHECK(skill.delay <= weaker.delay);
        CHECK(skill.thinkInterval <= weaker.thinkInterval);
        CHECK(skill.error <= weaker.error);
        CHECK(skill.sightSeconds >= weaker.sightSeconds);
        CHECK(skill.sightBounces >= weaker.sightBounces);
        CHECK(skill.foresight >= weaker.foresight);
        CHECK(skill.mistakes <= weaker.mistakes);
        CHECK(skill.confusion <= weaker.confusion);
        CHECK(skill.speed >= weaker.speed);
        CHECK(skill.deadZone <= weaker.deadZone);
        CHECK(skill.aimChoices >= weaker.aimChoices);
        CHECK(skill.strike >= weaker.strike);
        CHECK(skill.serveMost <= weaker.serveMost);
        weaker = skill;
    }
}

TEST_CASE("half way between two difficulties every parameter lies in the middle", "[sim]") {
    const BotSkill easy = skillOf(Difficulty::Easy), medium = skillOf(Difficulty::Medium);
    CHECK(easy.speed == 401.0);
    CHECK(medium.speed == 470.0);
    const BotSkill middle = skillOf(strengthAt(150));
    CHECK(middle.delay == 26.0);
    CHECK(middle.thinkInterval == 20.5);
    CHECK(middle.foresight == 0.5);
    CHECK(middle.confusion == 175.0);
    CHECK(middle.aimChoices == 2.5);
    CHECK_THAT(middle.speed, WithinAbs(435.5, 1e-9));
    CHECK_THAT(middle.error, WithinAbs((0.157 + 0.12) / 2, 1e-9));
}

TEST_CASE("a hundredth of strength changes every parameter a little, and none in a leap", "[sim]") {
    constexpr int step = Strength::hundredthsOfStep;
    for (const auto member :
         {&BotSkill::delay, &BotSkill::thinkInterval, &BotSkill::error, &BotSkill::sightSeconds,
          &BotSkill::sightBounces, &BotSkill::foresight, &BotSkill::confusion, &BotSkill::speed,
          &BotSkill::deadZone, &BotSkill::aimChoices, &BotSkill::strike, &BotSkill::ballsWanted,
          &BotSkill::serveLeast, &BotSkill::serveMost}) {
        for (int hundredths = 0; hundredths < Strength::mostHundredths; ++hundredths) {
            CAPTURE(hundredths);
            const int named = hundredths - hundredths % step;
            const double whole =
                skillOf(strengthAt(named + step)).*member - skillOf(strengthAt(named)).*member;
            const double change =
                skillOf(strengthAt(hundredths + 1)).*member - skillOf(strengthAt(hundredths)).*member;
            CHECK_THAT(change, WithinAbs(whole / step, 1e-9));
        }
    }
}
