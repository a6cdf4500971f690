#include "arkanong/audio/Chorus.hpp"

#include "Catch.hpp"
#include "arkanong/audio/SoundFile.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace arkanong::test;

namespace {

constexpr double pi = 3.14159265358979323846;

/// What a chorus answers to a tone of amplitude 1, after half a second.
std::vector<double> answered(double hertz) {
    Chorus chorus;
    std::vector<double> out;
    for (unsigned i = 0; i < 5 * soundRate; ++i) {
        const double side = chorus.next(std::sin(2.0 * pi * hertz * i / soundRate));
        if (i >= soundRate / 2) out.push_back(side);
    }
    return out;
}

double highest(const std::vector<double>& signal) { return *std::max_element(signal.begin(), signal.end()); }

} // namespace

TEST_CASE("the chorus passes tones and leaves out the bass", "[audio]") {
    CHECK_THAT(highest(answered(1000.0)), WithinAbs(1.0, 0.05));
    CHECK(highest(answered(50.0)) < 0.3);
}

TEST_CASE("the chorus delays by 10 to 16 ms, and the delay drifts slowly back and forth", "[audio]") {
    Chorus chorus;
    std::vector<unsigned> delays;
    for (int clicks = 0; clicks < 40; ++clicks) { // Ten a second.
        std::vector<double> heard;
        for (unsigned i = 0; i < soundRate / 10; ++i)
            heard.push_back(chorus.next(i == 0 ? 1.0 : 0.0));
        const auto click = std::max_element(heard.begin(), heard.end());
        delays.push_back(static_cast<unsigned>(click - heard.begin()));
    }
    const auto [shortest, longest] = std::minmax_element(delays.begin(), delays.end());
    CHECK_THAT(*shortest / 44.1, WithinAbs(10.0, 0.3));
    CHECK_THAT(*longest / 44.1, WithinAbs(16.0, 0.3));
    for (std::size_t i = 1; i < delays.size(); ++i)
        CHECK(std::abs(static_cast<int>(delays[i]) - static_cast<int>(delays[i - 1])) <
              25); // 6 ms in two seconds.
}

TEST_CASE("a tone in the chorus stays in tune within 10 cents", "[audio]") {
    const std::vector<double> side = answered(440.0);
    std::size_t last = 0;
    for (std::size_t i = 1, period = 0; i < side.size(); ++i) {
        if (side[i - 1] >= 0.0 || side[i] < 0.0) continue;
        if (++period % 50 != 0) continue;
        const double hertz = 50.0 * soundRate / static_cast<double>(i - last);
        if (last != 0) CHECK_THAT(1200.0 * std::log2(hertz / 440.0), WithinAbs(0.0, 10.0));
        last = i;
    }
    CHECK(last != 0);
}
