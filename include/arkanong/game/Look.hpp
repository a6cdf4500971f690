#pragma once

#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/storage/player/Settings.hpp"

namespace arkanong {

/// What the settings say about the picture of a match, but for its palette: something is there where its
/// switch is on and the level of effects has it.
ViewSettings viewSettingsOf(const Settings& settings);

/// The hearing options of these settings. Under reduced motion sounds change neither pitch nor pan.
Hearing hearingOf(const Settings& settings);

} // namespace arkanong
