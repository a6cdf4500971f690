#pragma once

#include "arkanong/math/Vec2.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace arkanong {

/// The index of a ball within a step, in the order of adding.
using BallIndex = std::uint32_t;

/// The index of an obstacle, valid until obstacles are cleared.
enum class ObstacleIndex : std::uint32_t {};
constexpr std::uint32_t obstacleNumber(ObstacleIndex index) { return static_cast<std::uint32_t>(index); }

enum class Border : std::uint8_t { Left, Right, Top, Bottom };

/// The border's normal: length 1, pointing inwards.
constexpr Vec2 normalOf(Border border) {
    if (border == Border::Left) return {1.0, 0.0};
    if (border == Border::Right) return {-1.0, 0.0};
    return {0.0, border == Border::Top ? 1.0 : -1.0};
}
/// The border whose normal is `normal`, which must lie along an axis.
constexpr Border borderFacing(Vec2 normal) {
    if (normal.x != 0.0) return normal.x > 0.0 ? Border::Left : Border::Right;
    return normal.y > 0.0 ? Border::Top : Border::Bottom;
}

enum class ContactKind : std::uint8_t { Border, Obstacle, Ball };

/// A ball that touches something while approaching it, at the time of the touch.
struct Contact {
    double time = 0.0; ///< Seconds since the step began.
    ContactKind kind = ContactKind::Border;
    BallIndex ball = 0;
    BallIndex otherBall = 0;      ///< Kind Ball only; higher than `ball`.
    ObstacleIndex obstacle{};     ///< Kind Obstacle only.
    std::uint32_t tag = 0;        ///< Kind Obstacle only: the tag given when it was added.
    Border border = Border::Left; ///< Kind Border only.
    Vec2 position;                ///< The ball's centre, px.
    Vec2 velocity;                ///< The ball's velocity just before the touch, px/s.
    Vec2 point;                   ///< The point of contact, px.
    Vec2 normal;                  ///< From the other shape towards the ball; any length but zero.
    Vec2 surfaceVelocity;         ///< Velocity of the other surface at `point` (of a ball: its velocity),
                                  ///< px/s.
    int contactsOfBall = 0;       ///< This ball's contacts in this step so far, this one included.
};

/// The bits of a vector: 0.0 and -0.0 are equal, but not the same.
inline std::array<std::uint64_t, 2> bitsOf(Vec2 v) {
    std::array<std::uint64_t, 2> bits{};
    static_assert(sizeof bits == sizeof v);
    std::memcpy(bits.data(), &v, sizeof bits);
    return bits;
}

/// The speed at which the ball and the other surface approach each other, px/s. `normal` is the contact's, of length 1.
inline double meetingSpeed(const Contact& contact, Vec2 normal) {
    return std::abs(dot(contact.velocity - contact.surfaceVelocity, normal));
}

/// The caller's response to a contact.
struct ContactResponse {
    enum class Trajectory : std::uint8_t {
        Bounce, ///< Reflect the ball. Two balls exchange velocities along the normal.
        /// Continue unchanged and ignore this obstacle for the rest of the step. Not for ball against ball.
        Pass,
        Leave,  ///< Continue with `velocity`. Not for ball against ball.
        Remove, ///< Take the ball out of the step. Not for ball against ball.
    };
    Trajectory trajectory = Trajectory::Bounce;
    Vec2 velocity;
    bool stopObstacle = false; ///< Stop the obstacle for the rest of the step.

    static constexpr ContactResponse bounce() { return {}; }
    static constexpr ContactResponse pass() { return {Trajectory::Pass, {}, false}; }
    static constexpr ContactResponse leave(Vec2 velocity) { return {Trajectory::Leave, velocity, false}; }
    static constexpr ContactResponse remove() { return {Trajectory::Remove, {}, false}; }
    constexpr ContactResponse stoppingObstacle() const { return {trajectory, velocity, true}; }
    /// Whether both have the same effect, to the last bit.
    bool sameAs(const ContactResponse& other) const {
        return trajectory == other.trajectory && stopObstacle == other.stopObstacle &&
               (trajectory != Trajectory::Leave || bitsOf(velocity) == bitsOf(other.velocity));
    }
};

} // namespace arkanong
