#include "arkanong/render/effects/FlashLimit.hpp"

#include <algorithm>
#include <numeric>

namespace arkanong {

namespace {

constexpr double litSeconds = 0.2;    ///< The longest time that something stays lit.
constexpr double onsetSeconds = 0.05; ///< Lights that follow a flash this soon count as part of it.
constexpr double window = 1.0;

} // namespace

bool FlashLimit::mayLight(double area) {
    const double lit = std::accumulate(lights_.begin(), lights_.end(), area,
                                       [](double sum, const Light& light) { return sum + light.area; });
    if (lit < largeArea) {
        lights_.push_back({area, 0.0});
        return true;
    }
    if (!flashes_.empty() && flashes_.back() <= onsetSeconds) return true;
    if (flashes_.size() >= mostInASecond) return false;
    flashes_.push_back(0.0);
    return true;
}

void FlashLimit::advance(double seconds) {
    for (Light& light : lights_)
        light.age += seconds;
    for (double& age : flashes_)
        age += seconds;
    lights_.erase(std::remove_if(lights_.begin(), lights_.end(),
                                 [](const Light& light) { return light.age >= litSeconds; }),
                  lights_.end());
    flashes_.erase(std::remove_if(flashes_.begin(), flashes_.end(), [](double age) { return age >= window; }),
                   flashes_.end());
}

} // namespace arkanong
