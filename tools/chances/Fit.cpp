#include "Fit.hpp"

#include "arkanong/sim/analysis/Evaluation.hpp"

#include <cmath>
#include <cstddef>
#include <utility>

namespace arkanong::chances {

namespace {

using Row = std::vector<double>;

constexpr int rounds = 12; ///< Newton's method has converged long before.
constexpr double penalty =
    3e-4; ///< On half the sum of the squared weights in units of their features' scales, a case.

/// Solves a system of equations with a positive definite matrix by elimination; the last column is the right side.
Row solved(std::vector<Row> matrix) {
    const std::size_t size = matrix.size();
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t below = i + 1; below < size; ++below) {
            const double factor = matrix[below][i] / matrix[i][i];
            for (std::size_t column = i; column <= size; ++column)
                matrix[below][column] -= factor * matrix[i][column];
        }
    Row solution(size);
    for (std::size_t i = size; i-- > 0;) {
        double rest = matrix[i][size];
        for (std::size_t column = i + 1; column < size; ++column)
            rest -= matrix[i][column] * solution[column];
        solution[i] = rest / matrix[i][i];
    }
    return solution;
}

/// The root mean squares of the features; 1 for one that is always 0.
Row scalesOf(const std::vector<Case>& cases) {
    Row scales(cases.front().features.size());
    for (const Case& moment : cases)
        for (std::size_t i = 0; i < scales.size(); ++i)
            scales[i] += moment.features[i] * moment.features[i];
    for (double& scale : scales)
        scale = scale > 0.0 ? std::sqrt(scale / static_cast<double>(cases.size())) : 1.0;
    return scales;
}

/// Newton's step from these weights.
Row stepFrom(const Row& weights, const std::vector<Case>& cases, const Row& scales) {
    const std::size_t size = weights.size();
    std::vector<Row> matrix(size, Row(size + 1));
    for (const Case& moment : cases) {
        const double chance = chanceOf(moment, weights), slope = chance * (1.0 - chance);
        const double missing = (moment.won ? 1.0 : 0.0) - chance;
        for (std::size_t i = 0; i < size; ++i) {
            const double feature = moment.features[i];
            if (feature == 0.0) continue;
            for (std::size_t j = 0; j < size; ++j)
                matrix[i][j] += slope * feature * moment.features[j];
            matrix[i][size] += missing * feature;
        }
    }
    for (std::size_t i = 0; i < size; ++i) {
        const double pull = penalty * static_cast<double>(cases.size()) * scales[i] * scales[i];
        matrix[i][i] += pull;
        matrix[i][size] -= pull * weights[i];
    }
    return solved(std::move(matrix));
}

} // namespace

double chanceOf(const Case& moment, const std::vector<double>& weights) {
    double sum = 0.0;
    for (std::size_t i = 0; i < weights.size(); ++i)
        sum += weights[i] * moment.features[i];
    return logistic(sum);
}

std::vector<double> fit(const std::vector<Case>& cases) {
    if (cases.empty()) return {};
    const Row scales = scalesOf(cases);
    Row weights(scales.size());
    for (int round = 0; round < rounds; ++round) {
        const Row step = stepFrom(weights, cases, scales);
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] += step[i];
    }
    return weights;
}

} // namespace arkanong::chances
