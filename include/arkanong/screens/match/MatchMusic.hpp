#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/sim/Level.hpp"

namespace arkanong {

/// The theme for a match on this level: the bosses' where its opponent is one, else that of the world that it looks
/// like (see themeOf()), and Track::Play for a level that looks like none.
Track themeMusic(const Level& level);

} // namespace arkanong
