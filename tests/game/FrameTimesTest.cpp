#include "arkanong/game/FrameTimes.hpp"

#include "Catch.hpp"

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("frame times are summed up by median and 99th percentile, without the first second", "[game]") {
    FrameTimes times;
    CHECK(times.summary().empty());
    times.add(FrameTimes::Duration(900.0), FrameTimes::Duration(900.0));
    CHECK(times.summary().empty());
    times.add(FrameTimes::Duration(99.0), FrameTimes::Duration(99.0));
    for (int i = 0; i < 990; ++i)
        times.add(FrameTimes::Duration(16.0), FrameTimes::Duration(4.0));
    for (int i = 0; i < 10; ++i)
        times.add(FrameTimes::Duration(32.0), FrameTimes::Duration(30.0));
    CHECK(times.summary() == "1000 frames, 61.9 a second; from picture to picture median 16.0 ms, p99 16.0 "
                             "ms; work median 4.0 ms, "
                             "p99 4.0 ms");
}
