#pragma once

#include "Catch.hpp"
#include "sim/Scene.hpp"

// Bricks to be hit, and how.

namespace arkanong::test {

/// The column whose middle is nearest to the paddle's start position.
inline constexpr int middleColumn = 7;
inline const Vec2 brickPlace = brickCentre(middleColumn, 4);

inline constexpr Level::BrickPlace farAway{13, 8, BrickKind::Normal, 1};

/// A brick in the field's middle, and a distant one that prevents the final rally.
inline Level oneBrick(BrickKind kind, int hits = 1) {
    return levelOf({{middleColumn, 4, kind, hits}, {0, 0, BrickKind::Normal, 1}});
}

/// Without the distant one.
inline std::size_t bricksLeft(const Scene& scene) { return scene.brickCount() - 1; }

/// Breaks the brick of this column and row, from the owner's side.
inline void hit(Scene& scene, Side owner, int column, int row) {
    const std::size_t before = scene.count<BrickBroken>();
    scene.shoot(owner, brickCentre(column, row));
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BrickBroken>() > before; }));
}

} // namespace arkanong::test
