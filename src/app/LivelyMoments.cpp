#include "arkanong/app/LivelyMoments.hpp"

#include "arkanong/sim/world/World.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// The beginning of each part that is left out, as a share of it, so that two pictures are at least that far apart.
constexpr double gap = 0.25;
/// Less than anything that moves.
constexpr double still = -1.0;
/// The points that each ball in play is worth.
constexpr double pointsOfBall = 50.0;
/// Time constant of the fading of points, s: the sparks of a hit last about as long.
constexpr double fading = 0.4;

} // namespace

bool LivelyMoments::follow(double time, const World* world) {
    const double liveliness = world != nullptr ? livelinessOf(*world, time - time_) : still;
    time_ = time;
    if (!begin_ && (world == nullptr || clock_ > 0)) begin_ = time;
    const int part = partsOver(time);
    if (!begin_ || part == pictures_ || partsAt(time) - part < gap || (part == part_ && liveliness <= best_))
        return false;
    part_ = part;
    best_ = liveliness;
    return true;
}

int LivelyMoments::partsOver(double time) const {
    return std::min(static_cast<int>(partsAt(time)), pictures_);
}

double LivelyMoments::partsAt(double time) const {
    return begin_ ? (time - *begin_) / (seconds_ - *begin_) * pictures_ : 0.0;
}

double LivelyMoments::livelinessOf(const World& world, double elapsed) {
    const Match& match = world.match();
    const int score = match.standing(Side::Blue).score + match.standing(Side::Red).score;
    const bool plays = match.clock() != clock_;
    scored_ = scored_ * std::exp(-elapsed / fading) + std::max(score - score_, 0);
    score_ = score;
    clock_ = match.clock();
    return plays ? scored_ + pointsOfBall * static_cast<double>(world.objects().balls.size()) : still;
}

} // namespace arkanong
