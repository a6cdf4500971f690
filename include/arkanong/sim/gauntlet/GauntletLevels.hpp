#pragma once

#include "arkanong/sim/campaign/Progress.hpp"

// The levels of a run: those of the campaign, without the bosses'.

namespace arkanong {

namespace gauntlet {
inline constexpr int levels = campaign::worlds * (campaign::levelsOfWorld - 1);
} // namespace gauntlet

/// The level with this index, from 0 to gauntlet::levels - 1.
constexpr CampaignLevel gauntletLevel(int index) {
    constexpr int ofWorld = campaign::levelsOfWorld - 1;
    return {index / ofWorld + 1, index % ofWorld + 1};
}

} // namespace arkanong
