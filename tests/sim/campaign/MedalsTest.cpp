#include "arkanong/sim/campaign/Medals.hpp"

#include "Catch.hpp"

#include <vector>

using namespace arkanong;

TEST_CASE("each medal has a goal of its own, and reaching it exactly is enough", "[sim]") {
    const MedalGoals goals{60, 4, 8000};
    const Victory all{60 * tuning::ticksPerSecond, 4, 8000};
    CHECK(medalsFor(all, goals).count() == 3);
    const Victory slow{all.ticks + 1, 4, 8000}, hurt{all.ticks, 3, 8000}, poor{all.ticks, 4, 7999};
    const std::vector<Victory> oneShort{slow, hurt, poor};
    for (std::size_t i = 0; i < medalCount; ++i) {
        CAPTURE(i);
        const Medals medals = medalsFor(oneShort[i], goals);
        CHECK(medals.count() == 2);
        CHECK_FALSE(medals.has(static_cast<Medal>(i)));
    }
}

TEST_CASE("medals are found by their names", "[sim]") {
    for (std::size_t i = 0; i < medalCount; ++i)
        CHECK(medalNamed(nameOf(static_cast<Medal>(i))) == static_cast<Medal>(i));
    CHECK(medalNamed("speed") == Medal::Speed);
    CHECK_FALSE(medalNamed("gold"));
}
