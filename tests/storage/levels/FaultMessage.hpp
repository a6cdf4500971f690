#pragma once

#include "arkanong/storage/levels/LevelRules.hpp"

#include <optional>
#include <string>

namespace arkanong::test {

/// The fault's message; "none" without a fault.
inline std::string messageOf(const std::optional<PlaceFault>& fault) {
    return fault ? fault->message : "none";
}

} // namespace arkanong::test
