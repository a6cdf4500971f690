#pragma once

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// The loops of the game's music.
enum class Track : std::uint8_t { Title, Play, SuddenDeath };
inline constexpr std::size_t trackCount = static_cast<std::size_t>(Track::SuddenDeath) + 1;

/// What a screen wants to be heard.
struct MusicRequest {
    Track track = Track::Title;
    double intensity = 0.0; ///< 0 to 1: how many of the track's layers play.
    bool muffled = false;   ///< Quieter and dull, as from behind a door: for a match at rest.
    bool centred = false;   ///< Both ears hear the same.
};

} // namespace arkanong
