#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// The music tracks: those of the menus, of matches outside the worlds and of sudden death, the theme of each
/// world of the campaign, and that of the bosses.
enum class Track : std::uint8_t {
    Title,
    Play,
    SuddenDeath,
    Brickyard,
    Honeycomb,
    Clockwork,
    Labyrinth,
    Mayhem,
    Boss,
};
inline constexpr std::size_t trackCount = countOf<Track>;

/// The music that a screen asks for.
struct MusicRequest {
    Track track = Track::Title;
    double intensity = 0.0; ///< 0 to 1; higher values add layers.
    bool muffled = false;   ///< Quieter and low-pass filtered, for a paused match.
    bool centred = false;   ///< Mono: the same signal on both sides.
};

} // namespace arkanong
