#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstdint>

namespace arkanong {

/// The number of a ball within a step, in the order of adding.
using BallIndex = std::uint32_t;

/// The number of an obstacle, valid until obstacles are cleared.
enum class ObstacleIndex : std::uint32_t {};
constexpr std::uint32_t obstacleNumber(ObstacleIndex index) { return static_cast<std::uint32_t>(index); }

enum class Border : std::uint8_t { Left, Right, Top, Bottom };

/// Length 1, towards the inside.
constexpr Vec2 normalOf(Border border) {
    if (border == Border::Left) return {1.0, 0.0};
    if (border == Border::Right) return {-1.0, 0.0};
    return {0.0, border == Border::Top ? 1.0 : -1.0};
}
/// The border that a normal along an axis belongs to.
constexpr Border borderFacing(Vec2 normal) {
    if (normal.x != 0.0) return normal.x > 0.0 ? Border::Left : Border::Right;
    return normal.y > 0.0 ? Border::Top : Border::Bottom;
}

enum class ContactKind : std::uint8_t { Border, Obstacle, Ball };

/// A ball touching something while approaching it, at the moment of the touch.
struct Contact {
    double time = 0.0; ///< Seconds since the step began.
    ContactKind kind = ContactKind::Border;
    BallIndex ball = 0;
    BallIndex otherBall = 0;      ///< Kind Ball only; higher than `ball`.
    ObstacleIndex obstacle{};     ///< Kind Obstacle only...
    std::uint32_t tag = 0;        ///< ...with the tag it was added with.
    Border border = Border::Left; ///< Kind Border only.
    Vec2 position;                ///< The ball's centre now, px.
    Vec2 velocity;                ///< The ball's velocity just before the touch, px/s.
    Vec2 point;                   ///< Where they touch, px.
    Vec2 normal;                  ///< From the other thing towards the ball; any length but zero.
    Vec2 surfaceVelocity;         ///< Of the other thing at the point (a ball: its velocity), px/s.
    int contactsOfBall = 0;       ///< Of this ball in this step, this one included.
};

/// What the caller wants to come of a contact.
struct ContactResponse {
    enum class Trajectory : std::uint8_t {
        Bounce, ///< Reflect (ball against ball: exchange).
        Pass,   ///< Fly on; this obstacle is not met again by this ball in this step. Not for ball against
                ///< ball.
        Leave,  ///< Fly on with `velocity`. Not for ball against ball.
        Remove, ///< The ball is gone. Not for ball against ball.
    };
    Trajectory trajectory = Trajectory::Bounce;
    Vec2 velocity;
    bool removeObstacle = false; ///< It is gone for all later contacts too.
    bool stopObstacle = false;   ///< It stands still for the rest of the step.

    static constexpr ContactResponse bounce() { return {}; }
    static constexpr ContactResponse pass() { return {Trajectory::Pass, {}, false, false}; }
    static constexpr ContactResponse leave(Vec2 velocity) {
        return {Trajectory::Leave, velocity, false, false};
    }
    static constexpr ContactResponse remove() { return {Trajectory::Remove, {}, false, false}; }
    constexpr ContactResponse removingObstacle() const { return {trajectory, velocity, true, stopObstacle}; }
    constexpr ContactResponse stoppingObstacle() const {
        return {trajectory, velocity, removeObstacle, true};
    }
};

} // namespace arkanong
