#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The sets of levels on this machine, which other games or the player have put there (see BreakoutSet.hpp). A
// level of a set is named by its set and its number there, from 1: "lbreakouthd/Abc#12", or by a path:
// "/home/me/Abc#12".

namespace arkanong {

/// A folder in which every file may be a set.
struct SetFolder {
    std::string name; ///< The first part of the names of its sets.
    std::string path;
};

/// Those that exist: the player's own ("sets"), the folders in it by their names, and those of the packages
/// lbreakouthd and lbreakout2.
std::vector<SetFolder> setFolders(const std::optional<UserFolders>& user);

/// A set in one of them.
struct SetEntry {
    std::string name; ///< "lbreakouthd/Abc".
    std::string path;
    std::vector<SetTitle> titles; ///< Of its levels, at least one.
};

/// All sets in these folders, folder by folder, by their names; what is no set or can't be read is left out,
/// and so is what says the same, byte for byte, as one of the same name before it.
std::vector<SetEntry> listSets(const std::vector<SetFolder>& folders);

/// The parts of a name like "lbreakouthd/Abc#12".
struct SetLevelName {
    std::string set;
    std::size_t number = 1;
};
/// Nothing where it does not end in '#' and a number.
std::optional<SetLevelName> setLevelNamed(std::string_view name);
/// The two put together.
std::string setLevelName(const std::string& set, std::size_t number);

/// The same level by its path, as loadLevel() understands it: a name whose set lies in one of these folders;
/// any other is taken for a path already.
std::string setLevelPath(const SetLevelName& name, const std::vector<SetFolder>& folders);

/// A level of the set at this path. Its world is the set's name. Throws DataError.
Level loadSetLevel(const std::string& path, std::size_t number);

} // namespace arkanong
