#pragma once

#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/objects/PaddleView.hpp"
#include "arkanong/render/objects/Scene.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "render/Textures.hpp"

// Objects for tests that need no World.

namespace arkanong::test {

/// The default settings but for `change`.
template <typename Change>
ViewSettings but(Change change) {
    ViewSettings settings;
    change(settings);
    return settings;
}

inline Ball ballAt(Vec2 previous, Vec2 position, Side owner = Side::Blue, std::uint32_t id = 0) {
    Ball ball;
    ball.id = BallId{id};
    ball.owner = owner;
    ball.previous = previous;
    ball.position = position;
    ball.velocity = (position - previous) * tuning::ticksPerSecond;
    ball.radius = tuning::ballRadius;
    return ball;
}

inline Paddle paddleAt(Vec2 position, Side side = Side::Blue) {
    Paddle paddle;
    paddle.side = side;
    paddle.size = tuning::paddleSize;
    paddle.previous = paddle.position = position;
    return paddle;
}

inline Brick brickAt(Vec2 centre, BrickKind kind, int hitsLeft = 1) {
    Brick brick;
    brick.centre = centre;
    brick.kind = kind;
    brick.hitsLeft = hitsLeft;
    return brick;
}

inline Capsule capsuleAt(Vec2 previous, Vec2 position, const PowerUpDrop& drop, Side towards = Side::Blue) {
    Capsule capsule;
    capsule.drop = drop;
    capsule.towards = towards;
    capsule.previous = previous;
    capsule.position = position;
    return capsule;
}

inline Beam beamOf(Side side, Vec2 from, Vec2 to) {
    Beam beam;
    beam.side = side;
    beam.from = from;
    beam.to = to;
    return beam;
}

/// Power-ups with this one active for the side.
inline PowerUps with(Side side, PowerUp kind) {
    PowerUps powers;
    powers.start(side, kind);
    return powers;
}

/// What the view draws long after the start. Valid until the next call.
inline const TextureManager& drawn(const PaddleView& view, const ObjectManager& objects,
                                   const PowerUps& powers = {}, int tick = 10000) {
    TextureManager& textures = freshTextures();
    view.draw(textures, {objects, powers, tick, 1.0});
    return textures;
}

inline double widthOf(const QuadSeen& seen) { return seen.topRight.x - seen.topLeft.x; }

} // namespace arkanong::test
