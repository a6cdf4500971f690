#include "arkanong/app/window/FrameCap.hpp"

#include "Catch.hpp"

using namespace arkanong;
using namespace std::chrono_literals;

TEST_CASE("the frame cap's deadlines do not drift, however late single frames are", "[app]") {
    using Clock = FrameCap::Clock;
    FrameCap cap(60);
    const Clock::time_point start{1h};
    Clock::time_point now = cap.deadline(start);
    CHECK(now == start);
    for (int frame = 1; frame <= 6000; ++frame) {
        // Every frame is ready a while after the last deadline, some of them almost too late.
        const auto work = frame % 7 == 0 ? 16ms : 3ms;
        now = cap.deadline(now + work);
    }
    CHECK(now - start == std::chrono::seconds(100));
}

TEST_CASE("the frame cap does not rush after a stall", "[app]") {
    using Clock = FrameCap::Clock;
    FrameCap cap(60);
    const Clock::time_point start{1h};
    cap.deadline(start);
    const Clock::time_point late = start + 5s;
    CHECK(cap.deadline(late) == late);
    CHECK(cap.deadline(late + 1ms) - late > 16ms);
}

TEST_CASE("without a cap every frame is due at once", "[app]") {
    FrameCap cap(0);
    const FrameCap::Clock::time_point now{1h};
    CHECK(cap.deadline(now) == now);
    CHECK(cap.deadline(now + 1us) == now + 1us);
}
