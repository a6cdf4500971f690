#include "arkanong/game/LivelyMoments.hpp"

#include "arkanong/sim/world/World.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// The beginning of each part that is left out, as a share of it, so that two pictures are at least that far apart.
constexpr double gap = 0.25;
/// Less than anything that moves.
constexpr double still = -1.0;
/// A ball in play counts as much as these points.
constexpr double pointsOfBall = 50.0;
/// Time constant in which points fade, s: as long as what scored them can be seen.
constexpr double fading = 0.4;

} // namespace

bool LivelyMoments::follow(double time, const World* world) {
    const double liveliness = world != nullptr ? livelinessOf(*world, time - time_) : still;
    time_ = time;
    const int part = partsOver(time);
    if (part == pictures_ || time / seconds_ * pictures_ - part < gap ||
        (part == part_ && liveliness <= best_))
        return false;
    part_ = part;
    best_ = liveliness;
    return true;
}

int LivelyMoments::partsOver(double time) const {
    return std::clamp(static_cast<int>(time / seconds_ * pictures_), 0, pictures_);
}

double LivelyMoments::livelinessOf(const World& world, double elapsed) {
    const Match& match = world.match();
    const int score = match.standing(Side::Blue).score + match.standing(Side::Red).score;
    const bool moves = world.tick() != tick_;
    scored_ = scored_ * std::exp(-elapsed / fading) + std::max(score - score_, 0);
    score_ = score;
    tick_ = world.tick();
    return moves ? scored_ + pointsOfBall * static_cast<double>(world.objects().balls.size()) : still;
}

} // namespace arkanong
