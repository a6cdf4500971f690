#pragma once

#include <optional>
#include <string>

namespace arkanong {

/// Says in one line why no window can be shown here, or nothing when one can. To be asked before the first
/// call of SFML, which ends the whole program where X, its GLX extension or a 24-bit screen is missing.
/// Always nothing on Windows and macOS.
[[nodiscard]] std::optional<std::string> displayProblem();

} // namespace arkanong
