#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/sim/world/World.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// The goals as a sentence: "You 2, Red 1" for a person who plays Blue; "Blue 2, Red 1" if nobody is `own`.
std::string scoreText(const Catalogue& catalogue, const Match& match, std::optional<Side> own);

/// How a match stands, for a player who hears it: goals or lives, points, balls, shields, power-ups and time. A line for
/// each, in sentences.
std::string matchState(const Catalogue& catalogue, const World& world, std::optional<Side> own);

} // namespace arkanong
