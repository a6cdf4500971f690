#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/render/match/Announcer.hpp"
#include "arkanong/sim/Level.hpp"

namespace arkanong {

/// The music track of a match on this level: that of the bosses if its opponent is one, otherwise that of its theme.
Track themeMusic(const Level& level);

/// Whether a power-up has appeared since `before` that had never appeared until then; Cue::FirstPower announces it.
bool meetsNewPower(const PowersMet& before, const PowersMet& now);

} // namespace arkanong
