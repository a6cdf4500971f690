#pragma once

#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// The default levels: for the sandbox, for a match, and for a match between computers.
inline constexpr std::string_view sandboxLevel = "sandbox";
inline constexpr std::string_view firstLevel = "first-light";
inline constexpr std::string_view showLevel = "beehive";
/// The first one behind the title.
inline constexpr std::string_view titleLevel = "second-heart";

/// A group of levels in the level lists.
struct LevelGroup {
    std::string name;                ///< The name on screens.
    std::vector<std::string> levels; ///< Names or paths for levelPath(); at least one.
    std::vector<SetTitle> titles{};  ///< One for each level, or empty if the names say enough.
};

/// The title of a level of the group, and its author if known. `level` < levels.size().
SetTitle titleOf(const LevelGroup& group, std::size_t level);

/// The names of the level files in `folder`, except the sandbox's.
std::vector<std::string> matchLevels(const std::string& folder);

/// The player's own levels in `folder`, by the names in their files; without levels if there are none.
LevelGroup ownLevels(const std::string& folder);

/// All levels for matches: those of `folder`, the campaign's worlds, the player's own, and each set on this
/// machine (see storage/levels/LevelSets.hpp). Omits empty groups.
std::vector<LevelGroup> levelGroups(const std::string& folder, const std::optional<UserFolders>& user);

/// The displayed name of a level or folder: "POWDER KEG" for "worlds/3-powder-keg.toml".
std::string levelName(const std::string& path);

/// Any text as displayed, in capitals (ASCII only): "HIT-AND-RUN" for "Hit-and-run".
std::string displayName(std::string_view text);

/// The name of a file or of an option as displayed, in capitals with spaces for hyphens and underscores: "FIRST LIGHT"
/// for "first-light".
std::string spelledOut(std::string_view name);

} // namespace arkanong
