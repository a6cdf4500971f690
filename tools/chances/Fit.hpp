#pragma once

#include <vector>

namespace arkanong::chances {

/// A moment for fit(): what is known, and what came of it.
struct Case {
    std::vector<double> features;
    bool won;
};

/// The weights that make the results of the cases most likely, if the chance is the logistic function of the weighted sum of
/// the features: logistic regression by Newton's method, with a small penalty on large weights. Without cases empty.
std::vector<double> fit(const std::vector<Case>& cases);

/// The chance of a case by these weights, 0 to 1.
double chanceOf(const Case& moment, const std::vector<double>& weights);

} // namespace arkanong::chances
