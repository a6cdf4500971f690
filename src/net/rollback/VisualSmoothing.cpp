#include "arkanong/net/rollback/VisualSmoothing.hpp"

#include "arkanong/sim/world/World.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double unseen = 0.3; ///< px; smaller offsets are dropped.

const Ball* ballWith(BallId id, const std::vector<Ball>& balls, std::size_t near) {
    // The order of the balls rarely changes.
    if (near < balls.size() && balls[near].id == id) return &balls[near];
    const auto found =
        std::find_if(balls.begin(), balls.end(), [id](const Ball& ball) { return ball.id == id; });
    return found != balls.end() ? &*found : nullptr;
}

/// Returns `shift` if it is large enough to be visible and small enough to be smoothed, else zero.
Vec2 visible(Vec2 shift) {
    const double far = length(shift);
    return far < unseen || far > VisualSmoothing::furthest ? Vec2{} : shift;
}

} // namespace

Vec2 VisualSmoothing::shiftOf(BallId ball) const {
    const auto found =
        std::find_if(balls_.begin(), balls_.end(), [ball](const Shift& shift) { return shift.ball == ball; });
    return found != balls_.end() ? found->by : Vec2{};
}

// If `now` is one tick later, an object's previous position is its position in the tick that was shown: with a correct
// prediction that position would have been shown.
void VisualSmoothing::correct(const World& before, const World& now) {
    const bool later = now.tick() != before.tick();
    const std::vector<Ball>& balls = now.objects().balls;
    next_.clear();
    for (std::size_t i = 0; i < balls.size(); ++i) {
        const Ball* const was = ballWith(balls[i].id, before.objects().balls, i);
        if (was == nullptr || was->owner != balls[i].owner) continue;
        const Vec2 meant = later ? balls[i].previous : balls[i].position;
        const Vec2 shift = visible(was->position + shiftOf(was->id) - meant);
        if (shift != Vec2{}) next_.push_back({was->id, shift});
    }
    balls_.swap(next_);
    const Paddle* const was = before.objects().paddle(opponent(own_));
    const Paddle* const is = now.objects().paddle(opponent(own_));
    if (was == nullptr || is == nullptr) return;
    paddle_ = visible(was->position + paddle_ - (later ? is->previous : is->position));
}

void VisualSmoothing::advance(double seconds) {
    const double left = std::exp(-seconds / settling);
    for (Shift& shift : balls_)
        shift.by = visible(shift.by * left);
    balls_.erase(
        std::remove_if(balls_.begin(), balls_.end(), [](const Shift& shift) { return shift.by == Vec2{}; }),
        balls_.end());
    paddle_ = visible(paddle_ * left);
}

ObjectManager VisualSmoothing::shown(ObjectManager objects) const {
    for (Ball& ball : objects.balls) {
        const Vec2 shift = shiftOf(ball.id);
        ball.position += shift;
        ball.previous += shift;
    }
    if (Paddle* const paddle = objects.paddle(opponent(own_))) {
        paddle->position += paddle_;
        paddle->previous += paddle_;
    }
    for (HeldBall& held : objects.held)
        if (held.side != own_) held.ball.position += paddle_;
    return objects;
}

} // namespace arkanong
