#pragma once

#include <string>
#include <vector>

namespace arkanong {

/// The readable part of one of the player's files. A damaged file never prevents play: missing or invalid
/// values keep their defaults, and a file that cannot be understood at all is quarantined (see quarantine()).
template <typename Value>
struct Loaded {
    Value value;
    /// The problems found, one line each, for the player: "FILE:LINE:COLUMN: expected ..., found ...".
    std::vector<std::string> notes;
    bool found = false; ///< The file exists, and `value` is its readable part.
    /// Set if the file holds more than could be understood, so that a copy must be kept before it is
    /// overwritten: the word for the copy's name, "broken" or "newer". Else empty.
    std::string keepAs{};
};

} // namespace arkanong
