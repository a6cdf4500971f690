#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

// How balls enter a step of CollisionManager, one by one or all at once.

namespace arkanong {

namespace {

// Each processor writes so many balls of a table in a row: more than a cache line holds.
constexpr std::size_t ballsOfPart = 64;

bool isNumber(double number) { return std::abs(number) <= CollisionManager::largest; } // Not NaN.
bool isNumber(Vec2 v) { return isNumber(v.x) && isNumber(v.y); }
bool isValid(const MovingCircle& ball) {
    return isNumber(ball.position) && isNumber(ball.velocity) && isNumber(ball.radius) && ball.radius >= 0.0;
}
bool isDuration(double seconds) { return seconds >= 0.0 && isNumber(seconds); }

} // namespace

bool CollisionManager::prepare(double duration) {
    if (!isDuration(duration)) return false;
    if (stage_ == Stage::Running) obstacles_.forgetStops();
    forgetStep(duration, 0.0);
    return true;
}

bool CollisionManager::begin(double duration) {
    if (!prepare(duration)) return false;
    domain_.balls.clear();
    return true;
}

bool CollisionManager::begin(double duration, std::size_t count,
                             const std::function<MovingCircle(std::size_t)>& ballAt, const Jobs& jobs) {
    if (!prepare(duration)) return false;
    const Jobs alone;
    const Jobs& lent = jobs.run && count >= leastToShare ? jobs : alone;
    BallTable& balls = domain_.balls;
    balls.resize(count, count > 0 ? ballAt(0).radius : 0.0);
    parts_.resize(lent.count);
    lent.all([&](std::size_t part) {
        PartOfBalls found;
        const Jobs::Range range = lent.range(part, count, ballsOfPart);
        for (std::size_t i = range.first; i < range.last; ++i) {
            const MovingCircle ball = ballAt(i);
            balls.trajectories[i] = {ball.position, ball.velocity};
            found.valid = found.valid && isValid(ball);
            found.equal = found.equal && ball.radius == balls.largestRadius;
        }
        parts_[part] = found;
    });
    const auto has = [this](bool PartOfBalls::*property) {
        return std::all_of(parts_.begin(), parts_.end(),
                           [&](const PartOfBalls& part) { return part.*property; });
    };
    if (!has(&PartOfBalls::equal)) {
        balls.radii.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            balls.radii[i] = ballAt(i).radius;
        balls.largestRadius = *std::max_element(balls.radii.begin(), balls.radii.end());
    }
    if (has(&PartOfBalls::valid)) return true;
    balls.clear();
    return false;
}

bool CollisionManager::beginNext(double duration) {
    assert(stage_ != Stage::Running);
    if (!isDuration(duration)) return false;
    domain_.balls.arranged = domain_.balls.sorted;
    forgetStep(duration, domain_.now());
    return true;
}

void CollisionManager::forgetStep(double duration, double now) {
    domain_.clear(now);
    duration_ = duration;
    stage_ = Stage::Ready;
    ahead_.reset();
}

std::optional<BallIndex> CollisionManager::addBall(const MovingCircle& ball) {
    if (!isValid(ball)) return std::nullopt;
    forgetForeseen();
    const bool running = stage_ == Stage::Running;
    // So that its position is not rounded.
    if (!running) domain_.rewind();
    domain_.balls.add(Trajectory::through(ball.position, ball.velocity, domain_.now()), ball.radius);
    const auto index = static_cast<BallIndex>(domain_.balls.size() - 1);
    if (running) domain_.admit(index, obstacles_);
    return index;
}

bool CollisionManager::addBalls(const std::vector<MovingCircle>& balls) {
    domain_.balls.trajectories.reserve(domain_.balls.size() + balls.size());
    return std::all_of(balls.begin(), balls.end(),
                       [this](const MovingCircle& ball) { return addBall(ball).has_value(); });
}

void CollisionManager::arrangeBalls(const Jobs& jobs) {
    BallTable& balls = domain_.balls;
    if (!balls.beginArranging()) return;
    jobs.share(balls.size(), ballsOfPart,
               [&](std::size_t first, std::size_t last) { balls.arrange(first, last); });
    balls.endArranging();
}

} // namespace arkanong
