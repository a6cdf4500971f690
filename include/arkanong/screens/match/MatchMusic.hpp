#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/render/match/Announcer.hpp"
#include "arkanong/sim/Level.hpp"

namespace arkanong {

/// The track for a match on this level: the bosses' where its opponent is one, else its theme's.
Track themeMusic(const Level& level);

/// Whether a power-up has been met since `before` that had never been met: Cue::FirstPower is for that.
bool meetsNewPower(const PowersMet& before, const PowersMet& now);

} // namespace arkanong
