#pragma once

#include "arkanong/sim/analysis/Evaluation.hpp"
#include "arkanong/sim/gauntlet/GauntletReplay.hpp"
#include "arkanong/sim/objects/CardSet.hpp"
#include "arkanong/sim/replay/Takeover.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace arkanong {

/// The computers that play a recording on: on each side the one that played, if it is known. A steady one that is as strong as
/// the opponent takes the place of a person, so that the chances say what became of the match and not who was better; two
/// people have medium ones. Index with sideIndex().
Profiles playoutPlayers(const ExactComputers& known);
/// Those of a single match, after its last takeover. It may have to play the recording to find which computer of a name
/// played: some tenths of a second.
Profiles playoutPlayers(const Replay& replay);
/// Those of a gauntlet run.
Profiles playoutPlayers(const GauntletReplay& run);

/// What a side could have picked in a draft.
struct DraftAlternative {
    Card card{};
    bool picked = false;            ///< It is the one that the side picked.
    std::array<CardSet, 2> hands{}; ///< What both sides then play the round with. Index with sideIndex().
};
/// What the side could have picked before this round (from 0), the cards in the order in which they lay. The other side picks
/// what it picked, if it still lies there, else the first card that it may take. Empty if the run has no such draft.
std::vector<DraftAlternative> draftAlternatives(const GauntletRecord& record, int round, Side side);

} // namespace arkanong
