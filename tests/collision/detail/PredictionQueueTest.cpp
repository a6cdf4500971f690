#include "arkanong/collision/detail/PredictionQueue.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"

using namespace arkanong;

namespace {

bool later(const Prediction& a, const Prediction& b) {
    return a.time != b.time ? a.time > b.time : a.ball > b.ball;
}

Prediction predictionAt(double time, Slot ball) {
    Prediction prediction;
    prediction.time = time;
    prediction.ball = ball;
    return prediction;
}

} // namespace

TEST_CASE("predictions come in time order, however crowded the calendar is", "[collision]") {
    // From many days for each prediction to many predictions for each day.
    const std::size_t expected = GENERATE(1U, 63U, 64U, 1000U, 100000U);
    const double span = GENERATE(0.0, 0.01, 2.0);
    Random random(9);
    PredictionQueue queue;
    for (int interval = 0; interval < 2; ++interval) {
        queue.reset(span, expected);
        Slot made = 0;
        const auto pushAfter = [&](double earliest) {
            // Some at the very end, some at equal times.
            const double time = random.unit() < 0.1 ? span : random.between(earliest, span);
            queue.push(predictionAt(time, made++), later);
        };
        for (int i = 0; i < 300; ++i)
            pushAfter(0.0);
        Prediction next, last;
        std::size_t taken = 0;
        for (; queue.pop(next, later); ++taken) {
            REQUIRE((taken == 0 || !later(last, next)));
            last = next;
            if (made < 600) pushAfter(next.time);
            if (random.unit() < 0.8) queue.scout();
        }
        CHECK(taken == 600);
    }
}

TEST_CASE("scout() announces the predictions that pop() then takes", "[collision]") {
    PredictionQueue queue;
    queue.reset(1.0, 1000);
    constexpr Slot count = 40;
    for (Slot i = 0; i < count; ++i)
        queue.push(predictionAt((i + 0.5) / count, i), later);
    Slot scouted = 0;
    Prediction next;
    for (Slot i = 0; i < count; ++i) {
        for (; queue.scout(); ++scouted)
            CHECK(queue.scouted(0).ball == scouted);
        CHECK(scouted == (i + 16 < count ? i + 16 : count));
        if (scouted > 3) CHECK(queue.scouted(3).ball == scouted - 4);
        REQUIRE(queue.pop(next, later));
        CHECK(next.ball == i);
    }
    CHECK_FALSE(queue.scout());
    CHECK_FALSE(queue.pop(next, later));
}
