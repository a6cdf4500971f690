#pragma once

#include "arkanong/sim/campaign/Progress.hpp"

#include <array>
#include <string_view>

// The words and tunes of the campaign: data only, in English, to be looked up where they are drawn. The opponents' faces are in render/cast/OpponentFace.hpp.

namespace arkanong {

/// A tune of two bars of four beats in ABC notation: one character for each quaver, c to b for the octave from
/// middle C on, C to B for the one below, z for a rest. Empty: no tune.
struct Sting {
    std::string_view notes;
    int beatsPerMinute = 120;
};

/// An opponent of the campaign. Each sentence has at most 45 characters, so that it fits one line in large letters.
struct CastMember {
    std::string_view name;   ///< As in the level file.
    std::string_view before; ///< Said before the match...
    std::string_view beaten; ///< ...after losing it...
    std::string_view won;    ///< ...and after winning it.
    Sting sting{};           ///< Empty for bosses, who have motifs of their own.
};

/// All opponents and bosses, in the order of the campaign's levels.
const std::array<CastMember, campaign::levels>& cast();

/// The member with this name; null for any other name.
const CastMember* castMember(std::string_view name);

/// The sentences that lead into a world.
using Story = std::array<std::string_view, 3>;

/// The story before a world, 1 to campaign::worlds.
const Story& storyBefore(int world);

} // namespace arkanong
