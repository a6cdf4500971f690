#pragma once

#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Personality.hpp"

#include <array>
#include <optional>
#include <string_view>

// What lists of words on the command line mean; nothing where a word means nothing.

namespace arkanong {

/// "more-balls,giant-balls": the mutators' names with hyphens.
std::optional<Mutators> mutatorsNamed(std::string_view list);

/// "hunter" for both sides, or "hunter,steady" for Blue and Red.
std::optional<std::array<Personality, 2>> personalitiesNamed(std::string_view list);

} // namespace arkanong
