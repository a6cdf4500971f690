#include "Judge.hpp"

#include "Changes.hpp"
#include "Overlap.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <stdexcept>

namespace arkanong::bounce {

namespace {

Grade gradeOf(double error, double exact, double close) {
    if (error <= exact) return Grade::Exact;
    return error <= close ? Grade::Close : Grade::Wrong; // Also if it is not a number.
}

/// Sums over all balls.
struct Totals {
    double energy = 0.0;
    Vec2 momentum;

    void add(const Ball& ball, Vec2 velocity) {
        energy += ball.mass * lengthSquared(velocity);
        momentum += velocity * ball.mass;
    }
};

Totals totalsAt(const Setup& setup, const Course& course) {
    Totals totals;
    for (std::size_t i = 0; i < setup.balls.size(); ++i)
        totals.add(setup.balls[i], course.last(setup, i).velocity);
    return totals;
}

Totals totalsBefore(const Setup& setup) {
    Totals totals;
    for (const Ball& ball : setup.balls)
        totals.add(ball, ball.velocity);
    return totals;
}

/// The largest speed with which a ball begins or an obstacle moves, px/s.
double fastest(const Setup& setup) {
    double most = 0.0;
    for (const Ball& ball : setup.balls)
        most = std::max(most, length(ball.velocity));
    for (const Obstacle& one : setup.obstacles)
        most = std::max(most, length(one.velocity));
    return most;
}

/// Compares with the size of the expected vector or `least`, whichever is larger.
Finding compareVectors(const std::string& quantity, Vec2 expected, Vec2 found, double least, double slack) {
    const double size = std::max(least, length(expected)), error = distance(expected, found);
    return {gradeOf(error, exactShare * size, std::max(slack, closeShare * size)), quantity, true, expected,
            found};
}

Finding compareNumbers(const std::string& quantity, double expected, double found, double exact,
                       double close) {
    return {
        gradeOf(std::abs(found - expected), exact, close), quantity, false, {expected, 0.0}, {found, 0.0}};
}

Finding compare(const Scene& scene, const Expectation& one, Engine& engine, const Course& course) {
    const Setup& setup = scene.setup;
    const std::string ball = "ball " + std::to_string(one.ball) + "'s ";
    const double value = one.value.x;
    switch (one.quantity) {
    case Quantity::Position:
        return compareVectors(ball + "position", one.value, course.last(setup, one.ball).at, 1.0, closePx);
    case Quantity::Velocity:
        return compareVectors(ball + "velocity", one.value, course.last(setup, one.ball).velocity,
                              fastest(setup), 0.0);
    case Quantity::Momentum:
        return compareVectors("momentum", one.value, totalsAt(setup, course).momentum, fastest(setup), 0.0);
    case Quantity::Energy:
        return compareNumbers("energy", value, totalsAt(setup, course).energy / totalsBefore(setup).energy,
                              exactShare, closeShare);
    case Quantity::Touches: return compareNumbers("touches", value, course.touches, 0.0, closeShare * value);
    case Quantity::Overlap:
        return compareNumbers("deepest overlap", value, deepestOverlap(setup, course), exactShare, closePx);
    case Quantity::Same: break;
    }
    const double exact = one.change == "repeated" ? 0.0 : exactShare;
    return compareNumbers("difference, " + one.change, value, differenceAfter(one.change, engine, setup),
                          exact, closePx);
}

} // namespace

Verdict judge(const Scene& scene, Engine& engine) {
    Verdict verdict;
    verdict.reason = engine.refusal(scene.setup);
    if (!verdict.reason.empty()) {
        verdict.grade = Grade::NotExpressible;
        return verdict;
    }
    try {
        verdict.course = engine.play(scene.setup);
        for (const Expectation& one : scene.expected) {
            verdict.findings.push_back(compare(scene, one, engine, verdict.course));
            verdict.grade = std::max(verdict.grade, verdict.findings.back().grade);
        }
    } catch (const std::runtime_error& error) {
        verdict.grade = Grade::Wrong;
        verdict.reason = error.what();
    }
    return verdict;
}

std::string Finding::textOf(Vec2 value) const {
    const auto digits = [](double number) {
        char words[40];
        std::snprintf(words, sizeof words, "%.10g", number);
        return std::string(words);
    };
    return vector ? '(' + digits(value.x) + ", " + digits(value.y) + ')' : digits(value.x);
}

std::string complaint(const Scene& scene, const Verdict& verdict) {
    std::string lines = "Scene " + std::to_string(scene.number) + ", " + scene.name + ": " + scene.question;
    for (const Finding& one : verdict.findings)
        if (one.grade != Grade::Exact)
            lines += "\n  " + one.quantity + ": expected " + one.textOf(one.expected) + ", found " +
                     one.textOf(one.found);
    return verdict.reason.empty() ? lines : lines + "\n  " + verdict.reason;
}

} // namespace arkanong::bounce
