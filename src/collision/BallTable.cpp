#include "arkanong/collision/BallTable.hpp"

#include <algorithm>

namespace arkanong {

void BallTable::clear() {
    courses.clear();
    radii.clear();
    largestRadius = 0.0;
    sorted = false; // What the others hold is written over.
}

void BallTable::addUnequal(double radius) {
    if (radii.empty()) radii.assign(courses.size(), largestRadius);
    radii.push_back(radius);
    largestRadius = std::max(largestRadius, radius);
}

} // namespace arkanong
