#include "Changes.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <stdexcept>

namespace arkanong::bounce {

namespace {

/// Applies a function to every place and another to every velocity.
void changeEach(Setup& setup, const std::function<Vec2(Vec2)>& place,
                const std::function<Vec2(Vec2)>& velocity) {
    for (Ball& ball : setup.balls) {
        ball.at = place(ball.at);
        ball.velocity = velocity(ball.velocity);
    }
    for (Obstacle& one : setup.obstacles) {
        one.at = place(one.at);
        one.velocity = velocity(one.velocity);
    }
}

/// Applies a linear function to everything.
void map(Setup& setup, const std::function<Vec2(Vec2)>& linear) {
    changeEach(setup, linear, linear);
    for (Obstacle& one : setup.obstacles) {
        const Vec2 half = linear(one.half);
        one.half = {std::abs(half.x), std::abs(half.y)};
        for (Vec2& corner : one.corners)
            corner = linear(corner);
    }
    if (setup.arena) setup.arena = boxOf(linear(setup.arena->low), linear(setup.arena->high));
}

/// The largest distance of balls from where they are expected.
double farthest(const Setup& setup, const std::function<Vec2(std::size_t)>& expected,
                const std::function<Vec2(std::size_t)>& found) {
    double most = 0.0;
    for (std::size_t i = 0; i < setup.balls.size(); ++i) {
        const double apart = distance(expected(i), found(i));
        if (!(apart <= most)) most = apart;
    }
    return most;
}

double afterRepetition(const Course& first, const Course& second) {
    double most = 0.0;
    for (std::size_t i = 0; i < first.states.size(); ++i) {
        const State a = first.states[i], b = second.states[i];
        if (a.at != b.at || a.velocity != b.velocity)
            most = std::max({most, distance(a.at, b.at), distance(a.velocity, b.velocity)});
    }
    return most;
}

double afterReversal(Engine& engine, const Setup& setup, const Course& first) {
    Setup back = setup;
    for (std::size_t i = 0; i < setup.balls.size(); ++i) {
        const State end = first.last(setup, i);
        back.balls[i].at = end.at;
        back.balls[i].velocity = -end.velocity;
    }
    for (Obstacle& one : back.obstacles) {
        const Rotation turned = rotationFromTurns(one.spin * setup.duration);
        one.at += one.velocity * setup.duration;
        for (Vec2& corner : one.corners)
            corner = rotate(corner, turned);
        one.velocity = -one.velocity;
        one.spin = -one.spin;
    }
    const Course course = engine.play(back);
    return farthest(
        setup, [&](std::size_t i) { return setup.balls[i].at; },
        [&](std::size_t i) { return course.last(setup, i).at; });
}

/// Changes the setup and returns the function that leads from a place in the first course's end to its place in the
/// second's.
std::function<Vec2(Vec2)> apply(const std::string& change, Setup& setup) {
    const auto itself = [](Vec2 v) { return v; };
    if (change == "permuted") {
        std::reverse(setup.balls.begin(), setup.balls.end());
        std::reverse(setup.obstacles.begin(), setup.obstacles.end());
        return itself;
    }
    if (change == "mirrored" || change == "turned") {
        const bool mirror = change == "mirrored";
        const auto linear = [mirror](Vec2 v) { return mirror ? Vec2{-v.x, v.y} : perpendicular(v); };
        map(setup, linear);
        if (mirror)
            for (Obstacle& one : setup.obstacles)
                one.spin = -one.spin;
        return linear;
    }
    if (change == "carried") {
        setup.obstacles = allObstacles(setup); // The arena cannot move.
        setup.arena.reset();
        const Vec2 wind{64.0, 0.0};
        changeEach(setup, itself, [wind](Vec2 v) { return v + wind; });
        return [wind, duration = setup.duration](Vec2 v) { return v + wind * duration; };
    }
    if (change == "slower") {
        changeEach(setup, itself, [](Vec2 v) { return v * 0.5; });
        for (Obstacle& one : setup.obstacles)
            one.spin *= 0.5;
        setup.duration *= 2.0;
        setup.steps *= 2;
        return itself;
    }
    if (change == "other steps") {
        setup.steps = setup.steps * 2 / 3;
        return itself;
    }
    throw std::runtime_error("no change is called " + change);
}

} // namespace

double differenceAfter(const std::string& change, Engine& engine, const Setup& setup) {
    const Course first = engine.play(setup);
    if (change == "repeated") return afterRepetition(first, engine.play(setup));
    if (change == "reversed") return afterReversal(engine, setup, first);
    Setup changed = setup;
    const std::function<Vec2(Vec2)> lead = apply(change, changed);
    const Course second = engine.play(changed);
    const std::size_t count = setup.balls.size();
    const bool permuted = change == "permuted";
    return farthest(
        setup, [&](std::size_t i) { return lead(first.last(setup, i).at); },
        [&](std::size_t i) { return second.last(changed, permuted ? count - 1 - i : i).at; });
}

} // namespace arkanong::bounce
