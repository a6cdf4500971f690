#pragma once

#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/storage/player/Settings.hpp"

namespace arkanong {

/// The view settings of a match, without its palette: a decoration is on if both its own switch and the level of
/// effects allow it.
ViewSettings viewSettingsOf(const Settings& settings);

/// The hearing options of these settings. Under reduced motion sounds change neither pitch nor pan.
Hearing hearingOf(const Settings& settings);

} // namespace arkanong
