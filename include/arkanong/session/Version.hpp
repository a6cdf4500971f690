#pragma once

#include <string_view>

namespace arkanong {

/// The game's version, as --version has it: "0.2.0".
std::string_view gameVersion();

} // namespace arkanong
