#pragma once

#include <cstdint>

// Bounce 100 as the page on collision calls it, compiled to WebAssembly with the engine: plain functions with plain numbers,
// as in include/arkanong/web/Figures.hpp. A pointer that is returned stays valid until the next call of the same function.

namespace arkanong::bounce {

/// A scene; the page never looks inside.
struct FigureSetup;

extern "C" {

/// An answer of the engine. Numbers, such as an energy, are in x, and y is 0.
struct BounceFinding {
    double grade; ///< 0 exact, 1 close, 2 wrong, 3 not expressible in this engine; see Judge.hpp.
    double expectedX, expectedY, foundX, foundY;
};
struct BounceState {
    double x, y, velocityX, velocityY;
};

/// A scene that lasts `duration` seconds, cut into `steps`.
FigureSetup* bounce_begin(double duration, std::uint32_t steps, double restitution);
void bounce_end(FigureSetup* scene);
/// Puts four walls around everything.
void bounce_arena(FigureSetup* scene, double left, double top, double right, double bottom);
void bounce_ball(FigureSetup* scene, double x, double y, double vx, double vy, double radius, double mass);
/// A box around x, y.
void bounce_box(FigureSetup* scene, double x, double y, double vx, double vy, double halfWidth,
                double halfHeight, double rounding);
/// An outline around x, y without corners; bounce_corner() adds one to the last outline, relative to x, y.
void bounce_outline(FigureSetup* scene, double x, double y, double vx, double vy, double turnsPerSecond);
void bounce_corner(FigureSetup* scene, double x, double y);
/// One more answer that is expected. `quantity` is a number of Quantity, `change` one of the list in Changes.hpp, both from 0.
void bounce_expect(FigureSetup* scene, std::uint32_t quantity, std::uint32_t ball, double x, double y,
                   std::uint32_t change);
/// Plays the scene and compares: a finding for each answer, in their order.
const BounceFinding* bounce_judge(FigureSetup* scene);
/// The states after each step of all balls in their order; nothing if the engine cannot express the scene.
std::uint32_t bounce_stateCount(FigureSetup* scene);
const BounceState* bounce_states(FigureSetup* scene);
}

} // namespace arkanong::bounce
