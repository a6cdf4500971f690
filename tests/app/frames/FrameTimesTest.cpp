#include "arkanong/app/frames/FrameTimes.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

TEST_CASE("frame times are summed up by median and 99th percentile, without the first second", "[app]") {
    FrameTimes times;
    CHECK(times.summary().empty());
    times.add({900.0, 900.0, 0.0, 0.0, 12});
    CHECK(times.summary().empty());
    times.add({99.0, 99.0, 0.0, 0.0, 12});
    for (int i = 0; i < 980; ++i)
        times.add({16.0, 1.0, 0.5, 3.0, 2, 6.0, 5});
    for (int i = 0; i < 20; ++i)
        times.add({32.0, 12.0, 0.5, 23.0, 4, 40.0, 6});
    CHECK(times.summary() == "1000 frames, 61.3 a second; 2040 ticks, 125.0 a second\n"
                             "ms            median     p99\n"
                             "a frame         16.0    32.0\n"
                             "its work         4.5    35.5\n"
                             "  steps          1.0    12.0\n"
                             "  building       0.5     0.5\n"
                             "  drawing        3.0    23.0\n"
                             "processor        6.0    40.0\n"
                             "p99 of a frame is 2.00 times the median; at most 6 draw calls");
}

TEST_CASE("steps made while the picture was drawn are not work twice", "[app]") {
    FrameTime frame{40.0, 20.0, 3.0, 25.0, 2};
    CHECK(frame.work() == 48.0);
    frame.beside = 19.0;
    CHECK(frame.work() == 29.0);
    FrameTimes times;
    for (int i = 0; i < 30; ++i)
        times.add(frame);
    CHECK_THAT(times.summary(), ContainsSubstring("its work        29.0    29.0\n"
                                                  "  steps         20.0    20.0\n"));
}

TEST_CASE("frame times of hours are exact to a twentieth of a millisecond", "[app]") {
    TimeCounts times;
    for (int i = 0; i < 1'000'000; ++i)
        times.add(i % 100 < 99 ? 16.68 : 1e9);
    CHECK(times.all() == 1'000'000);
    CHECK_THAT(times.percentile(0.5), WithinAbs(16.7, 1e-9));
    CHECK_THAT(times.percentile(0.995), WithinAbs(500.0, 1e-9));
    times.add(-1.0);
    CHECK(times.percentile(0.0) == 0.0);
}
