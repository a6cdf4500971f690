#pragma once

#include "arkanong/sim/bot/BotProfile.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

class World;

/// The computers that play a match on, for both sides; index with sideIndex().
using Profiles = std::array<BotProfile, 2>;

/// The number of features of an evaluation.
inline constexpr std::size_t featureCount = 30;
/// What an evaluation weighs: differences between the two sides, positive where Blue is better off. The mirror image of a
/// World with its sides exchanged has the opposite of each feature.
using Features = std::array<double, featureCount>;

/// The features of a match of two sides as it stands: goals, points, shields, balls and where they fly, reserves, power-ups,
/// cards, and how strong the players are. Reads nothing that players cannot see, except how long the match lasts.
Features featuresOf(const World& world, const Profiles& profiles);

/// The names of the features, for tables.
const std::array<const char*, featureCount>& featureNames();

/// Blue's chance of winning, 0 to 1, by a weighted sum of the features and nothing else. It is 0 or 1 where the match is
/// decided. The weights are fitted by the program tools/chances; see docs/turning_points.md.
double evaluation(const World& world, const Profiles& profiles);

/// 1 / (1 + e^-x), by sums, products and divisions alone, so that every machine has the same bits. logistic(-x) is 1 -
/// logistic(x) up to rounding.
double logistic(double x);

} // namespace arkanong
