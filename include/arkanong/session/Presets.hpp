#pragma once

#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace arkanong {

/// Settings that belong together, offered at the first start and under OPTIONS.
struct Preset {
    std::string_view name; ///< In capitals, as is the next.
    std::string_view text; ///< What it does, in a line.
};

/// The standard first.
inline constexpr std::size_t presetCount = 6;
const std::array<Preset, presetCount>& presets();

/// `settings` with one of the presets. What any preset sets is as in a new game where this one does not set it; all
/// else stays: window, volume of everything, controls, names.
Settings withPreset(std::size_t preset, Settings settings);

/// Which preset these settings are; presetCount where they are none.
std::size_t presetOf(const Settings& settings);

} // namespace arkanong
