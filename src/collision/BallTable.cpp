#include "arkanong/collision/BallTable.hpp"

#include <algorithm>

namespace arkanong {

void BallTable::clear() {
    trajectories.clear();
    radii.clear();
    largestRadius = 0.0;
    sorted = false; // The other vectors are overwritten.
}

void BallTable::addUnequal(double radius) {
    if (radii.empty()) radii.assign(trajectories.size(), largestRadius);
    radii.push_back(radius);
    largestRadius = std::max(largestRadius, radius);
}

} // namespace arkanong
