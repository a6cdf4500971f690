#include "arkanong/app/frames/FixedStep.hpp"

#include "Catch.hpp"

using namespace arkanong;
using namespace std::chrono_literals;

namespace {

constexpr int stepsInAMinute = 60 * tuning::ticksPerSecond;

/// Number of steps in a minute at this frame rate, with frame durations rounded to whole microseconds.
int stepsAtFrameRate(int framesPerSecond) {
    FixedStep step;
    int steps = 0;
    std::int64_t shown = 0;
    for (int frame = 1; frame <= 60 * framesPerSecond; ++frame) {
        const std::int64_t now = std::int64_t{frame} * 1'000'000 / framesPerSecond;
        steps += step.advance(std::chrono::microseconds(now - shown));
        shown = now;
    }
    return steps;
}

} // namespace

TEST_CASE("a minute has the same number of steps at any frame rate", "[app]") {
    const int framesPerSecond = GENERATE(20, 30, 59, 60, 75, 144, 1000);
    CAPTURE(framesPerSecond);
    CHECK(stepsAtFrameRate(framesPerSecond) == stepsInAMinute);
}

TEST_CASE("ten hours of uneven frames lose no step", "[app]") {
    FixedStep step;
    std::int64_t steps = 0;
    std::int64_t passed = 0;
    const std::int64_t tenHours = std::int64_t{10} * 3600 * 1'000'000;
    for (std::int64_t frame = 16'667; passed < tenHours; frame = 16'001 + (frame * 7) % 1'333) {
        const std::int64_t length = std::min(frame, tenHours - passed);
        passed += length;
        steps += step.advance(std::chrono::microseconds(length));
    }
    CHECK(steps == std::int64_t{10} * 60 * stepsInAMinute);
}

TEST_CASE("a frame after a stall counts as the longest frame and no more", "[app]") {
    FixedStep step;
    const auto stall = GENERATE(std::chrono::microseconds(150ms), std::chrono::microseconds(3s),
                                std::chrono::microseconds(10h));
    CHECK(step.advance(stall) == 12);
    CHECK(step.advance(0us) == 0);
}

TEST_CASE("slow steps never make more steps due in a frame than the longest frame holds", "[app]") {
    FixedStep step;
    for (int frame = 0; frame < 100; ++frame)
        CHECK(step.advance(400ms) <= 13);
}

TEST_CASE("after steps were dropped the latest step is shown, and time continues from there", "[app]") {
    FixedStep step;
    CHECK(step.advance(47ms) == 5);
    step.leaveOutRest();
    CHECK(step.alpha() > 0.999);
    CHECK(step.alpha() < 1.0);
    CHECK(step.advance(8ms) == 1);
    CHECK(step.advance(1000us / 3 + 1us) == 1);
}

TEST_CASE("a clock that runs backwards neither adds nor removes steps", "[app]") {
    FixedStep step;
    CHECK(step.advance(-5s) == 0);
    CHECK(step.advance(8'334us) == 1);
}

TEST_CASE("alpha says how far the frame lies between two steps", "[app]") {
    FixedStep step;
    CHECK_THAT(step.alpha(), test::WithinAbs(0.0, 1e-12));
    CHECK(step.advance(6'250us) == 0);
    CHECK_THAT(step.alpha(), test::WithinAbs(0.75, 1e-9));
    CHECK(step.advance(6'250us) == 1);
    CHECK_THAT(step.alpha(), test::WithinAbs(0.5, 1e-9));
}

TEST_CASE("a slowed minute has its share of the steps, whatever the percent and the frame rate", "[app]") {
    const int percent = GENERATE(50, 73, 95, 100);
    const int framesPerSecond = GENERATE(20, 59, 144);
    FixedStep step;
    std::int64_t steps = 0;
    std::int64_t shown = 0;
    for (int frame = 1; frame <= 60 * framesPerSecond; ++frame) {
        const std::int64_t now = std::int64_t{frame} * 1'000'000 / framesPerSecond;
        steps += step.advance(std::chrono::microseconds(now - shown), percent);
        shown = now;
        CHECK(step.alpha() >= 0.0);
        CHECK(step.alpha() < 1.0);
    }
    CHECK(steps == std::int64_t{stepsInAMinute} * percent / 100);
}
