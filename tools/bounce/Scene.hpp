#pragma once

#include "arkanong/collision/casts/Shapes.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// The scenes of Bounce 100 as C++ values; docs/bounce.md describes the file that they are read from.

namespace arkanong::bounce {

/// A disc without friction and rotation. px, px/s; masses are in any unit.
struct Ball {
    Vec2 at;
    Vec2 velocity;
    double radius = 0.0;
    double mass = 1.0;
};

/// Something that moves as it is told and that balls bounce off: a box or, if there are corners, an outline.
struct Obstacle {
    Vec2 at;               ///< Centre and pivot.
    Vec2 half;             ///< Boxes: half the width and height.
    double rounding = 0.0; ///< Boxes: the radius of the corners.
    /// Outlines: relative to `at`. Two corners are a segment, more are closed. Balls can be inside or outside.
    std::vector<Vec2> corners;
    Vec2 velocity;
    double spin = 0.0; ///< Outlines: turns a second about `at`, from x to y.

    bool isBox() const { return corners.empty(); }
};

/// What an engine is given. There is no gravity and no friction.
struct Setup {
    std::vector<Ball> balls;
    std::vector<Obstacle> obstacles;
    std::optional<Box> arena; ///< Four walls around everything.
    double restitution = 1.0; ///< Of all touches.
    double duration = 1.0;    ///< s
    int steps = 120;          ///< The engine is asked for this number of equal steps.

    double step() const { return duration / steps; }
};

/// The obstacles and, as four more segments, the walls of the arena.
std::vector<Obstacle> allObstacles(const Setup& setup);

enum class Quantity {
    Position, ///< Of a ball at the end, px.
    Velocity, ///< Of a ball at the end, px/s.
    Energy,   ///< Of all balls at the end, as a multiple of that at the beginning.
    Momentum, ///< Of all balls at the end.
    Touches,  ///< Of balls with each other and with obstacles, from the beginning to the end.
    Overlap,  ///< The deepest of two shapes at the end of any step, px.
    Same,     ///< How far balls end from where they end after a change that must not matter, px.
};

/// One exact answer.
struct Expectation {
    Quantity quantity = Quantity::Position;
    std::size_t ball = 0;
    Vec2 value;         ///< Numbers are in x.
    std::string change; ///< Of Same: the name of the change, see Changes.hpp.
};

struct Scene {
    int number = 0;
    std::string name, family, question;
    std::string why; ///< Where the answer comes from.
    Setup setup;
    std::vector<Expectation> expected;
};

/// Reads a file of scenes. Throws std::runtime_error, which says what is wrong in which scene.
std::vector<Scene> readScenes(const std::string& path);

} // namespace arkanong::bounce
