#include "arkanong/screens/match/HeardBall.hpp"

#include "arkanong/math/Kinds.hpp"

#include <cmath>
#include <string>

namespace arkanong {

namespace {

std::string wordsOf(const Pulse& pulse) {
    constexpr auto names =
        tableOf<EarSound, const char*>({"ball", "steady", "second", "capsule", "wall", "serve"});
    const double pitch = pulse.sound == EarSound::Wall ? pulse.pan : pulse.pitch;
    return std::string(names[static_cast<std::size_t>(pulse.sound)]) + ' ' +
           std::to_string(std::lround(1000.0 * pitch)) + ' ' +
           std::to_string(std::lround(100.0 * pulse.rate));
}

} // namespace

void HeardBall::choose(std::optional<Side> side) {
    if (std::exchange(side_, side) == side) return;
    ear_.reset();
    if (side) ear_.emplace(*side);
}

void HeardBall::listen(const World& world, EventLog& log, const EarScene& scene) {
    if (!ear_) return;
    for (const Pulse& pulse : ear_->listen(world, scene)) {
        pulses_.push_back(pulse);
        if (log.enabled()) log.write("tick " + std::to_string(world.tick()) + " hears " + wordsOf(pulse));
    }
}

} // namespace arkanong
