#pragma once

#include "MatchFigures.hpp"
#include "arkanong/sim/campaign/Progress.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace arkanong::test {

/// Which levels of the campaign are measured, and how.
struct CurvePlan {
    std::string levelFolder;
    int seeds = 1;               ///< Matches of each player on each level.
    std::uint64_t firstSeed = 1; ///< Seed of the first match; later matches count up from it.
    CampaignLevel first{};
    CampaignLevel last{campaign::worlds, campaign::levelsOfWorld};
};

/// The plan in LEVEL_FOLDER curve SEEDS [FIRST_SEED] [FIRST [LAST]]; empty where that is wrong.
std::optional<CurvePlan> curveOf(int argc, char** argv);

/// The settings of a match on this level of the campaign.
MatchSettings campaignSettings(CampaignLevel at, const Level& level);

/// Lets easy, medium and hard players play the levels against their own opponents, bosses in series, and prints for
/// each level the shares of their wins and of wins with the mission; then by how much the medium player's share
/// changes from a level to the next. 1 where a match had a fault, else 0.
int printCurve(const CurvePlan& plan);

} // namespace arkanong::test
