#pragma once

#include "arkanong/storage/UserFolders.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The values that --level accepts: names of the level files in `folder`, campaign levels ("3-5"), paths of the
/// player's own levels, and levels of each set on this machine ("lbreakouthd/Abc#12"). Reads no level file.
[[nodiscard]] std::vector<std::string> levelWords(const std::string& folder,
                                                  const std::optional<UserFolders>& user);

} // namespace arkanong
