#include "arkanong/render/objects/BallTrails.hpp"

#include "arkanong/sim/objects/RallyStage.hpp"

#include <algorithm>

namespace arkanong {

namespace {

// In a rally's first stage; each later one adds to them.
constexpr double trailSeconds = 0.18;
constexpr double stageSeconds = 0.02;
constexpr double firstOpacity = 0.5;
constexpr double stageOpacity = 0.07;

constexpr double widthOfBall = 0.92; ///< Width relative to the ball's diameter.
// A smash's flame and its hot core, relative to the trail.
constexpr double flameWidth = 1.8;
constexpr double flameLength = 1.3;
constexpr double coreWidth = 0.8;
constexpr double coreLength = 0.9;
/// Directions whose angle has a smaller sine count as equal.
constexpr double sameWay = 0.02;

/// The point at which a ball changed direction that flew from `before` along `from`, and then along `to` up to `now`.
Vec2 cornerBetween(Vec2 before, Vec2 from, Vec2 now, Vec2 to) {
    const double turn = cross(from, to);
    const double flown = distance(before, now);
    if (std::abs(turn) < sameWay) return dot(from, to) > 0.0 ? now : before + from * (flown / 2.0);
    const double along = cross(now - before, to) / turn;
    return before + from * std::clamp(along, 0.0, flown);
}

} // namespace

const BallTrails::Path* BallTrails::pathOf(BallId ball, std::size_t near) const {
    for (std::size_t step = 0; step < paths_.size(); ++step) {
        const Path& path = paths_[(near + step) % paths_.size()];
        if (path.id == ball) return &path;
    }
    return nullptr;
}

void BallTrails::follow(const std::vector<Ball>& balls) {
    next_.clear();
    for (std::size_t i = 0; i < balls.size() && balls.size() <= ballLimit; ++i) {
        const Ball& ball = balls[i];
        const Vec2 direction = normalized(ball.velocity);
        Path path{ball.id, ball.position, direction, {}};
        if (const Path* known = pathOf(ball.id, i)) {
            path.corners = known->corners;
            const bool turned = dot(direction, known->direction) < 0.0 ||
                                std::abs(cross(direction, known->direction)) > sameWay;
            if (turned) {
                std::copy_backward(path.corners.begin(), path.corners.end() - 1, path.corners.end());
                path.corners.front() =
                    cornerBetween(known->position, known->direction, ball.position, direction);
            } else {
                path.direction = known->direction;
            }
        } else {
            path.corners.fill(ball.position);
        }
        next_.push_back(path);
    }
    paths_.swap(next_);
}

void BallTrails::drawTrail(TextureManager& textures, const Path& path, Vec2 head, double length, double width,
                           sf::Color colour) const {
    double left = 1.0;
    Vec2 end = head;
    for (const Vec2 corner : path.corners) {
        const double piece = distance(corner, end) / length;
        const double drawn = std::min(piece, left);
        if (drawn > 1e-6) {
            const Vec2 start = lerp(end, corner, drawn / piece);
            textures.drawSpan(Layer::Field, Sprite::Trail, start, end, left - drawn, left, width, colour);
        }
        left -= drawn;
        end = corner;
        if (left <= 0.0) return;
    }
}

void BallTrails::drawDots(TextureManager& textures, const Path& path, Vec2 head, sf::Color colour) const {
    constexpr double reach = 230.0; // px along the path.
    constexpr double step = 14.0;
    double next = step;
    double gone = 0.0;
    Vec2 end = head;
    for (const Vec2 corner : path.corners) {
        const double piece = distance(corner, end);
        for (; next <= gone + piece && next < reach; next += step)
            textures.draw(Layer::Field, Sprite::AimDot, lerp(end, corner, (next - gone) / piece),
                          faded(colour, 1.0 - next / reach), 1.4);
        gone += piece;
        end = corner;
    }
}

void BallTrails::draw(TextureManager& textures, const std::vector<Ball>& balls, double alpha,
                      const Palette& palette, double opacity, const Darkness& darkness) const {
    for (std::size_t i = 0; i < balls.size(); ++i) {
        const Ball& ball = balls[i];
        const Path* path = pathOf(ball.id, i);
        if (path == nullptr) continue;
        const double shown = opacity * darkness.trail(ball.owner);
        if (shown <= 0.0) continue;
        const double speed = length(ball.velocity);
        const int stage = rallyStage(speed);
        const double trail = speed * (trailSeconds + stageSeconds * stage);
        if (trail < 1.0) continue;
        const Vec2 head = lerp(ball.previous, ball.position, alpha);
        if (ball.turnedBack) {
            drawDots(textures, *path, head, faded(palette.of(ball.owner), 0.8 * shown));
            continue;
        }
        const double width = 2.0 * ball.radius * widthOfBall;
        const bool smashed = ball.stroke == Stroke::Smash;
        if (smashed)
            drawTrail(textures, *path, head, flameLength * trail, flameWidth * width,
                      faded(palette.fire, 0.75 * shown));
        drawTrail(textures, *path, head, trail, width,
                  faded(palette.of(ball.owner), shown * (firstOpacity + stageOpacity * stage)));
        if (smashed)
            drawTrail(textures, *path, head, coreLength * trail, coreWidth * width,
                      faded(blended(palette.amber, palette.pale, 0.5), 0.9 * shown));
    }
}

} // namespace arkanong
