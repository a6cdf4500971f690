#pragma once

#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"

#include <cstddef>
#include <optional>
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
    std::vector<SetTitle> titles{};  ///< Of each, where their names do not tell.
};

/// What a level of a group is called, and who has made it, where that is known. `level` < levels.size().
SetTitle titleOf(const LevelGroup& group, std::size_t level);

/// The names of the level files in `folder` that a match can be played on: all but the sandbox's.
std::vector<std::string> matchLevels(const std::string& folder);

/// All levels that a match can be played on: those of `folder` itself, the campaign's worlds, those that the
/// player has made, and each set on this machine (see storage/levels/LevelSets.hpp). Empty where there are
/// none.
std::vector<LevelGroup> levelGroups(const std::string& folder, const std::optional<UserFolders>& user);

/// What a level or folder is called by its path, as shown: "worlds/3-powder-keg.toml" is "POWDER KEG".
std::string levelName(const std::string& path);

/// "first-light" as "FIRST LIGHT"; the same for names of any kind that are to be shown: ASCII letters become
/// capitals.
std::string displayName(std::string_view name);

} // namespace arkanong
