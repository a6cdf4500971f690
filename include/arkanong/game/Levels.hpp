#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// The level that each mode begins with where nobody chose another.
inline constexpr std::string_view sandboxLevel = "sandbox";
inline constexpr std::string_view firstLevel = "first-light";
inline constexpr std::string_view showLevel = "beehive";

/// Levels that are offered together.
struct LevelGroup {
    std::string name;                ///< As shown.
    std::vector<std::string> levels; ///< As levelPath() understands them; at least one.
};

/// The names of the level files in `folder` that a match can be played on: all but the sandbox's.
std::vector<std::string> matchLevels(const std::string& folder);

/// All levels that a match can be played on: those of `folder` itself, then the campaign's worlds. Empty
/// where there are none.
std::vector<LevelGroup> levelGroups(const std::string& folder);

/// What a level or folder is called by its path, as shown: "worlds/3-powder-keg.toml" is "POWDER KEG".
std::string levelName(const std::string& path);

/// "first-light" as "FIRST LIGHT"; the same for names of any kind that are to be shown: ASCII letters become
/// capitals.
std::string displayName(std::string_view name);

} // namespace arkanong
