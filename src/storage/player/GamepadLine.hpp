#pragma once

#include "arkanong/storage/player/GamepadDatabase.hpp"

namespace arkanong {

/// Reads line number `line` of `file`: an entry "GUID,name,control:source,...,platform:Linux,". Nullopt for an empty
/// line, a comment, and an entry that is not for this game on Linux. Throws DataError.
[[nodiscard]] std::optional<GamepadEntry> readGamepadLine(std::string_view text, const std::string& file,
                                                          unsigned line);

} // namespace arkanong
