#pragma once

#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/storage/player/Settings.hpp"

namespace arkanong {

/// What the settings say about the picture of a match, but for its palette: something is there where its
/// switch is on and the level of effects has it.
ViewSettings viewSettingsOf(const Settings& settings);

/// What they say about how a match is heard: under reduced motion sounds stay where they are too, in pitch
/// and in place.
Hearing hearingOf(const Settings& settings);

} // namespace arkanong
