#pragma once

#include "Catch.hpp"
#include "Scene.hpp"

namespace arkanong::test {

/// Requires `mirror` to be the picture of `scene` with the sides exchanged: balls, paddles, what the sides have, and what
/// flies between them.
inline void requireMirrored(const Scene& scene, const Scene& mirror) {
    CAPTURE(scene.world.tick());
    REQUIRE(scene.ballCount() == mirror.ballCount());
    for (std::size_t i = 0; i < scene.ballCount(); ++i) {
        REQUIRE(scene.ball(i).owner == opponent(mirror.ball(i).owner));
        REQUIRE_THAT(distance(scene.ball(i).position, seenBy(Side::Red, mirror.ball(i).position)),
                     WithinAbs(0.0, 1e-6));
    }
    for (const Side side : {Side::Blue, Side::Red}) {
        const Paddle& paddle = scene.paddle(side);
        const Paddle& other = mirror.paddle(opponent(side));
        REQUIRE_THAT(distance(paddle.position, seenBy(Side::Red, other.position)), WithinAbs(0.0, 1e-9));
        REQUIRE(paddle.size == other.size);
        REQUIRE(scene.standing(side).score == mirror.standing(opponent(side)).score);
        REQUIRE(scene.standing(side).goals == mirror.standing(opponent(side)).goals);
        for (const ShieldRow row : {ShieldRow::Line, ShieldRow::Wall})
            for (int place = 0; place < tuning::shieldsOfRow; ++place)
                REQUIRE(scene.stands(side, place, row) == mirror.stands(opponent(side), place, row));
    }
    REQUIRE(scene.world.objects().capsules.size() == mirror.world.objects().capsules.size());
    REQUIRE(scene.world.objects().beams.size() == mirror.world.objects().beams.size());
}

} // namespace arkanong::test
