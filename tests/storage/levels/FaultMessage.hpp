#pragma once

#include "arkanong/storage/levels/LevelRules.hpp"

#include <optional>
#include <string>

namespace arkanong::test {

/// What is said of the fault; "none" without one.
inline std::string messageOf(const std::optional<PlaceFault>& fault) {
    return fault ? fault->message : "none";
}

} // namespace arkanong::test
