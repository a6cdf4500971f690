#pragma once

#include "arkanong/storage/UserFolders.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The words that --level takes: the names of the level files in `folder`, those of the campaign's levels ("3-5"), the
/// paths of the player's own levels, and the levels of each set on this machine ("lbreakouthd/Abc#12"). Reads no level.
[[nodiscard]] std::vector<std::string> levelWords(const std::string& folder,
                                                  const std::optional<UserFolders>& user);

} // namespace arkanong
