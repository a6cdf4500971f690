#pragma once

#include "arkanong/sim/boss/Bosses.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

namespace arkanong::test {

/// A boss plays `side`, three goals decide, and nothing is served by itself.
inline MatchSettings bossSettings(Boss boss, Side side) {
    MatchSettings settings;
    settings.goals = {3, 3};
    settings.bosses[sideIndex(side)] = boss;
    settings.practice = true;
    return settings;
}

/// Before its first tick of play.
inline Scene bossScene(Boss boss, Side side, const Level& level = {}) {
    return Scene(level, bossSettings(boss, side));
}

inline BossState stateOf(const Scene& scene, Side side) { return *scene.world.boss(side); }

inline void setPhase(Scene& scene, Side side, int phase) {
    BossState state = stateOf(scene, side);
    state.phase = phase;
    scene.world.putBoss(side, state);
}

/// Lets the boss act in the next tick.
inline void act(Scene& scene, Side side) {
    BossState state = stateOf(scene, side);
    state.untilAct = 1;
    scene.world.putBoss(side, state);
    scene.step();
}

/// The level seen from the other side for Blue; for a level given as Red's boss meets it.
inline Level levelFor(Side side, Level level) {
    if (side == Side::Red) return level;
    for (Level::BrickPlace& brick : level.bricks)
        brick.row = level.rows - 1 - brick.row;
    for (Level::HexagonPlace& hexagon : level.hexagons) {
        hexagon.centre.y = tuning::fieldSize.y - hexagon.centre.y;
        hexagon.pathEnd.y = tuning::fieldSize.y - hexagon.pathEnd.y;
    }
    return level;
}

/// A point at this distance from the goal line of the side, px.
inline Vec2 at(Side side, double x, double depth) { return {x, goalLine(side) + forward(side) * depth}; }

} // namespace arkanong::test
