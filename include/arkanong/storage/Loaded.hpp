#pragma once

#include <string>
#include <vector>

namespace arkanong {

/// The readable part of one of the player's files. A damaged file never prevents play: missing or invalid
/// values keep their defaults, and a file that cannot be read at all is quarantined (see quarantine()).
template <typename Value>
struct Loaded {
    Value value;
    /// The problems found, one line each, for the player: "FILE:LINE:COLUMN: expected ..., found ...".
    std::vector<std::string> notes;
};

} // namespace arkanong
