#pragma once

#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace arkanong {

/// Settings that belong together, offered at the first start and under OPTIONS.
struct Preset {
    std::string_view name; ///< In capitals.
    std::string_view text; ///< One-line description, shown in the menu.
};

/// All presets; index 0 is the standard one.
inline constexpr std::size_t presetCount = 7;
inline constexpr std::size_t presetByEar = 3; ///< The one with speech.
const std::array<Preset, presetCount>& presets();

/// Returns `settings` with a preset applied. Settings that only other presets change are reset to their defaults.
/// Settings that no preset changes are kept: window, overall volume, controls, names.
Settings withPreset(std::size_t preset, Settings settings);

/// The index of the preset that these settings equal; presetCount if they equal none.
std::size_t presetOf(const Settings& settings);

} // namespace arkanong
