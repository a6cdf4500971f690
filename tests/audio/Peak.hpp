#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace arkanong::test {

/// The highest absolute sample, >= 0.
inline double peakOf(const std::vector<double>& samples) {
    double highest = 0.0;
    for (const double sample : samples)
        highest = std::max(highest, std::abs(sample));
    return highest;
}

} // namespace arkanong::test
