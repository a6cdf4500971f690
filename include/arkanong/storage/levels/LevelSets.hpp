#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The level sets on this machine, installed by other games or added by the player (see BreakoutSet.hpp). A
// level of a set is named by the set and a number from 1: "lbreakouthd/Abc#12", or by a path:
// "/home/me/Abc#12".

namespace arkanong {

/// A folder in which every file may be a set.
struct SetFolder {
    std::string name; ///< The prefix of the names of its sets.
    std::string path;
};

/// The set folders that exist: the player's own ("sets"), its subfolders under their names, and those of the
/// packages lbreakouthd and lbreakout2.
std::vector<SetFolder> setFolders(const std::optional<UserFolders>& user);

/// A set in one of these folders.
struct SetEntry {
    std::string name; ///< "lbreakouthd/Abc".
    std::string path;
    std::vector<SetTitle> titles; ///< One for each level; at least one.
};

/// All sets in these folders, folder by folder, sorted by name. Skips files that are not sets or cannot be
/// read, and byte-identical copies of an earlier set of the same name.
std::vector<SetEntry> listSets(const std::vector<SetFolder>& folders);

/// The parts of a name like "lbreakouthd/Abc#12".
struct SetLevelName {
    std::string set;
    std::size_t number = 1;
};
/// Splits a name; nullopt if it does not end in '#' and a number.
[[nodiscard]] std::optional<SetLevelName> setLevelNamed(std::string_view name);
/// Joins the parts: the reverse of setLevelNamed().
std::string setLevelName(const std::string& set, std::size_t number);

/// The path of the level for loadLevel(): that of the set if it is in one of these folders, otherwise the
/// name is taken as a path.
std::string setLevelPath(const SetLevelName& name, const std::vector<SetFolder>& folders);

/// Whether `name` is that of a set in one of these folders, or its path, without the number of a level.
bool isSet(const std::string& name, const std::vector<SetFolder>& folders);

/// Loads a level of the set at this path; its `world` becomes the set's name. Throws DataError.
Level loadSetLevel(const std::string& path, std::size_t number);

} // namespace arkanong
