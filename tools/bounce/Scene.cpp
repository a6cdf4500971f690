#include "Scene.hpp"

namespace arkanong::bounce {

std::vector<Obstacle> allObstacles(const Setup& setup) {
    std::vector<Obstacle> all = setup.obstacles;
    if (!setup.arena) return all;
    const Vec2 low = setup.arena->low, high = setup.arena->high;
    const Vec2 corners[] = {low, {high.x, low.y}, high, {low.x, high.y}};
    for (int i = 0; i < 4; ++i) {
        Obstacle wall;
        wall.corners = {corners[i], corners[(i + 1) % 4]};
        all.push_back(wall);
    }
    return all;
}

} // namespace arkanong::bounce
