#pragma once

#include <cstdint>

// The collision engine as the figures of the page on collision call it, compiled to WebAssembly: plain functions with
// plain numbers, in px, seconds and px/s, x to the right and y downwards. A pointer that is returned stays valid until the
// next call of the same function. script/web joins src/web/learn/ and this module into build/web/collision.html.

namespace arkanong {

/// Balls among walls; the page never looks inside.
class FigureScene;

extern "C" {

/// The first touch of a moving circle.
struct FigureHit {
    double touches; ///< 1 or 0; without a touch the other members are 0.
    double time;
    double normalX, normalY; ///< From the other shape to the circle, of any length but zero.
    double feature;          ///< 0 a face, 1 an end or a round shape, 2 the other end.
};
struct FigureVector {
    double x, y;
};
struct FigureBall {
    double x, y, velocityX, velocityY, radius;
};
struct FigureContact {
    double time; ///< Since the scene began.
    double kind; ///< 0 border, 1 wall, 2 ball.
    double ball,
        other;    ///< A border is 0 left, 1 right, 2 top or 3 bottom; a wall has the number of its making.
    double x, y;  ///< The first ball's centre.
    double speed; ///< Its speed before the contact.
};
/// An entry of the queue of predicted contacts.
struct FigureEntry {
    double time;        ///< Since the step began.
    double kind;        ///< 0 border, 1 wall, 2 ball, 3 no contact: the ball's path is looked at again then.
    double ball, other; ///< As in FigureContact; nothing if it is no contact.
    double stale;       ///< 1 if one of the two has changed its path since the entry was made.
};

/// A circle whose centre is at `p` from a point, moving with `w` relative to it; `radius` of both together.
const FigureHit* fig_point(double px, double py, double wx, double wy, double radius);
/// The distance of the two after `time`.
double fig_distance(double px, double py, double wx, double wy, double time);
/// The time of touch by the textbook's (-b - sqrt(b*b - a*c)) / a, for comparison; the engine does not use it. Not a
/// number if they do not touch.
double fig_textbook(double px, double py, double wx, double wy, double radius);
/// A circle at x, y that moves with `w` relative to the segment from a to b.
const FigureHit* fig_segment(double x, double y, double radius, double wx, double wy, double ax, double ay,
                             double bx, double by);
/// A circle at x, y that moves with `w` relative to the pivot of a segment that spins about (0, 0).
const FigureHit* fig_spinning(double x, double y, double radius, double wx, double wy, double ax, double ay,
                              double bx, double by, double turnsPerSecond, double horizon);
/// The first `steps` safe steps of that: its time is when they end, and no touch comes earlier. `touches` is 1 if they
/// have led to the touch, 0 if more steps are needed, and -1 if they have passed the horizon without a touch.
const FigureHit* fig_advance(double x, double y, double radius, double wx, double wy, double ax, double ay,
                             double bx, double by, double turnsPerSecond, double horizon,
                             std::uint32_t steps);
/// The distance of a point from the segment from a to b.
double fig_fromSegment(double x, double y, double ax, double ay, double bx, double by);
/// How somebody who sits on a blade sees the point x, y when the blade has turned by `turns` about (0, 0); with negative
/// turns, where a point of the blade is.
const FigureVector* fig_fromBlade(double x, double y, double turns);
/// The part of a velocity along a normal of any length but zero.
const FigureVector* fig_along(double vx, double vy, double normalX, double normalY);
/// The velocity after a bounce off a surface that moves with `u`.
const FigureVector* fig_reflect(double vx, double vy, double normalX, double normalY, double ux, double uy);

/// An empty scene within these borders.
FigureScene* fig_begin(double left, double top, double right, double bottom);
void fig_end(FigureScene* scene);
void fig_ball(FigureScene* scene, double x, double y, double vx, double vy, double radius);
/// A wall from a to b.
void fig_wall(FigureScene* scene, double ax, double ay, double bx, double by);
/// A bar around x, y with half this width and height that moves with `vx` to the right.
void fig_paddle(FigureScene* scene, double x, double y, double halfWidth, double halfHeight, double vx);
/// Balls that walls and paddles turn round keep their speed from now on, which is not what elastic walls do.
void fig_keepSpeed(FigureScene* scene);
/// A polygon of equal sides around x, y; its first corner is `radius` to the right of the centre.
void fig_ring(FigureScene* scene, double x, double y, double radius, std::uint32_t corners);
/// Adds `count` balls in rows with random directions of one speed, about as far apart as fit between the borders.
void fig_gas(FigureScene* scene, std::uint32_t count, double radius, double speed, std::uint32_t seed);
/// The first touch of a single ball with the scene's walls and borders.
const FigureHit* fig_cast(FigureScene* scene, double x, double y, double vx, double vy, double radius,
                          double horizon);
/// Plays on for `seconds`; returns the number of contacts.
double fig_step(FigureScene* scene, double seconds);
/// Begins a step of `seconds` and answers the first `contacts` of it. The queue and the balls are those of that moment; the
/// scene cannot be played on. Returns the time of the last of these contacts.
double fig_follow(FigureScene* scene, double seconds, std::uint32_t contacts);
std::uint32_t fig_queueCount(FigureScene* scene);
const FigureEntry* fig_queue(FigureScene* scene);
/// How many balls the last step has frozen because they had too many contacts, and from when on.
double fig_frozen(FigureScene* scene);
double fig_exactUntil(FigureScene* scene);
/// Turns round all velocities.
void fig_reverse(FigureScene* scene);
/// The contacts since the scene began, the first 2,000 of them.
std::uint32_t fig_contactCount(FigureScene* scene);
const FigureContact* fig_contacts(FigureScene* scene);
std::uint32_t fig_ballCount(FigureScene* scene);
const FigureBall* fig_balls(FigureScene* scene);
/// Entries of the queue since the scene began, and how many of them were stale when their time came.
double fig_predicted(FigureScene* scene);
double fig_stale(FigureScene* scene);
/// Looks for pairs of balls that meet within `seconds` if nothing else happens. `how`: 0 every ball with every other, 1
/// balls in neighbouring cells of a grid, 2 those whose paths' boxes overlap, too. Returns the number of pairs asked.
double fig_pairs(FigureScene* scene, std::uint32_t how, double seconds);
/// How many pairs met in the last fig_pairs().
double fig_meeting(FigureScene* scene);
}

} // namespace arkanong
