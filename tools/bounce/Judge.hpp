#pragma once

#include "Engine.hpp"

#include <string>
#include <vector>

namespace arkanong::bounce {

/// How well an answer was met. Exact: an error of at most 1e-6 of the answer's size. Close: within 1 % of it, or of a
/// place, a difference or an overlap within 1 px. The size is that of the expected vector or number, at least 1 px for
/// places and the largest speed at the start for velocities and momenta. Of "repeated" only the same bits are exact, and
/// counts are exact if they are equal.
enum class Grade { Exact, Close, Wrong, NotExpressible };

constexpr double exactShare = 1e-6, closeShare = 0.01, closePx = 1.0;

/// One answer as an engine found it.
struct Finding {
    Grade grade = Grade::Exact;
    std::string quantity;
    bool vector = false; ///< Numbers are in x.
    Vec2 expected, found;

    std::string textOf(Vec2 value) const; ///< Of `expected` or `found`, in ten digits.
};

struct Verdict {
    Grade grade = Grade::Exact; ///< The worst of the findings.
    std::vector<Finding> findings;
    Course course;
    std::string reason; ///< Why it is not expressible, or what went wrong in the engine.
};

Verdict judge(const Scene& scene, Engine& engine);

/// The scene's number, name and question, and what was expected and found, a line for each answer that is not exact.
std::string complaint(const Scene& scene, const Verdict& verdict);

} // namespace arkanong::bounce
