#pragma once

#include "arkanong/sim/Level.hpp"
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
/// The campaign's finale, which is on no list of levels.
inline constexpr std::string_view finaleLevel = "finale";
/// The first level played behind the title.
inline constexpr std::string_view titleLevel = "second-heart";

/// A group of levels in the level lists.
struct LevelGroup {
    std::string name;                ///< Display name.
    std::vector<std::string> levels; ///< Names or paths for levelPath(); at least one.
    std::vector<SetTitle> titles{};  ///< One for each level, or empty if the level names are display names.
    int world = 0;                   ///< Of the campaign, whose number stands before its name; 0: none.
};

/// What the bricks of the finale's level show, by their ids: the names of the campaign's opponents without an article.
/// Empty for any other level. Throws DataError if the campaign cannot be read.
std::vector<std::string> brickNames(const Level& level, const std::string& folder);

/// The title of a level of the group, and its author if known. Precondition: `level` < levels.size().
SetTitle titleOf(const LevelGroup& group, std::size_t level);

/// The names of the level files in `folder`, except the sandbox's and the finale.
std::vector<std::string> matchLevels(const std::string& folder);

/// The player's own levels in `folder`, titled with the names in their files; an empty group if there are no files.
LevelGroup ownLevels(const std::string& folder);

/// All levels for matches: those of `folder`, the campaign's worlds, the player's own, and each level set on this
/// machine (see storage/levels/LevelSets.hpp). Omits empty groups.
std::vector<LevelGroup> levelGroups(const std::string& folder, const std::optional<UserFolders>& user);

/// The level of these groups to choose: `wanted`, else firstLevel, else the first one. Without any group it is `wanted`.
std::string levelAmong(const std::vector<LevelGroup>& groups, const std::string& wanted);

/// Display name of a level or folder by its path: "Powder keg" for "worlds/3-powder-keg.toml".
std::string levelName(const std::string& path);

/// Display name of a file or an option: with spaces for hyphens and underscores, "First light" for "first-light".
std::string spelledOut(std::string_view name);

} // namespace arkanong
