#include "arkanong/app/frames/AdaptiveQuality.hpp"

#include "Catch.hpp"

#include <algorithm>
#include <vector>

using namespace arkanong;

namespace {

/// A frame whose picture takes `work` ms, of 60 a second where that is possible.
FrameTime frameOf(double work) { return {std::max(work, 1000.0 / 60.0), 0.5, 0.5, work - 1.0, 2}; }

/// The levels after each change during this time, s.
std::vector<Effects> changes(AdaptiveQuality& governor, double seconds, double work) {
    std::vector<Effects> levels;
    const FrameTime frame = frameOf(work);
    for (double passed = 0.0; passed < seconds * 1e3; passed += frame.whole)
        if (governor.add(frame)) levels.push_back(governor.level());
    return levels;
}

using Levels = std::vector<Effects>;

} // namespace

TEST_CASE("effects stay as they are while frames come in time", "[app]") {
    AdaptiveQuality governor;
    CHECK(changes(governor, 600.0, 14.0).empty());
    CHECK(changes(governor, 600.0, 3.0).empty());
    CHECK(governor.level() == Effects::Full);
}

TEST_CASE("frames that take too long lead down a step at a time, and never below low", "[app]") {
    AdaptiveQuality governor;
    CHECK(changes(governor, 1.9, 40.0).empty());
    CHECK(changes(governor, 0.2, 40.0) == Levels{Effects::Medium});
    CHECK(changes(governor, 1.8, 40.0).empty());
    CHECK(changes(governor, 0.2, 40.0) == Levels{Effects::Low});
    CHECK(changes(governor, 600.0, 40.0).empty());
}

TEST_CASE("a few long frames among short ones change nothing", "[app]") {
    AdaptiveQuality governor;
    for (int frame = 0; frame < 60'000; ++frame)
        CHECK_FALSE(governor.add(frameOf(frame % 5 == 0 ? 45.0 : 8.0)));
}

TEST_CASE("steps of the simulation that take too long are not the effects' fault", "[app]") {
    AdaptiveQuality governor;
    for (int frame = 0; frame < 10'000; ++frame)
        CHECK_FALSE(governor.add({30.0, 26.0, 1.0, 3.0, 2}));
}

TEST_CASE("effects return after enough easy frames, but never beyond the player's choice", "[app]") {
    const Effects chosen = GENERATE(Effects::Low, Effects::Medium, Effects::Full);
    AdaptiveQuality governor;
    governor.choose(chosen);
    changes(governor, 10.0, 40.0);
    CHECK(governor.level() == Effects::Low);
    const std::vector<Effects> soon = changes(governor, 9.0, 5.0);
    CHECK(soon.empty());
    changes(governor, 60.0, 5.0);
    CHECK(governor.level() == chosen);
}

TEST_CASE("a middling machine keeps its level: there is neither need nor room", "[app]") {
    AdaptiveQuality governor;
    changes(governor, 2.1, 40.0);
    REQUIRE(governor.level() == Effects::Medium);
    CHECK(changes(governor, 3600.0, 10.0).empty());
}

TEST_CASE("a level of effects that is always too slow is tried less and less often", "[app]") {
    AdaptiveQuality governor;
    int steps = 0;
    // Quick at low effects, too slow at all others: the worst that can be.
    constexpr int frames = 3600 * 60;
    int lastHalf = 0;
    for (int frame = 0; frame < frames; ++frame)
        if (governor.add(frameOf(governor.level() == Effects::Low ? 3.0 : 16.0))) {
            ++steps;
            lastHalf += frame > frames / 2 ? 1 : 0;
        }
    CHECK(steps < 40);
    CHECK(lastHalf <= 12);
}

TEST_CASE("a new choice of the player takes effect at once, and is judged from the start", "[app]") {
    AdaptiveQuality governor;
    changes(governor, 10.0, 40.0);
    governor.choose(Effects::Medium);
    CHECK(governor.level() == Effects::Medium);
    CHECK(changes(governor, 2.1, 40.0) == Levels{Effects::Low});
}
