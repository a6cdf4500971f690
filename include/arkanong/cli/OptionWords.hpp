#pragma once

#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Personality.hpp"

#include <array>
#include <optional>
#include <string_view>

// Parse comma-separated names on the command line. Nullopt if a name is unknown.

namespace arkanong {

/// "more-balls,giant-balls": the mutators' names with hyphens.
[[nodiscard]] std::optional<Mutators> mutatorsNamed(std::string_view list);

/// "hunter" for both sides, or "hunter,steady" for Blue and Red.
[[nodiscard]] std::optional<std::array<Personality, 2>> personalitiesNamed(std::string_view list);

} // namespace arkanong
