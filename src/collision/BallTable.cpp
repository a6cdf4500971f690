#include "arkanong/collision/BallTable.hpp"

#include <algorithm>

namespace arkanong {

void BallTable::clear() {
    courses.clear();
    records.clear();
    slots.clear();
    radii.clear();
    largestRadius = 0.0;
}

void BallTable::addUnequal(double radius) {
    if (radii.empty()) radii.assign(courses.size(), largestRadius);
    radii.push_back(radius);
    largestRadius = std::max(largestRadius, radius);
}

} // namespace arkanong
