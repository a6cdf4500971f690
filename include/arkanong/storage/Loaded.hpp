#pragma once

#include <string>
#include <vector>

namespace arkanong {

/// What could be read of a file that belongs to the player. Such a file is never a reason not to play: what
/// is missing or wrong in it is as if it had never been set, and a file that cannot be read at all is set
/// aside (see setAside()) and nothing of it is used.
template <typename Value>
struct Loaded {
    Value value;
    /// What was wrong, a line each for the player: "FILE:LINE:COLUMN: expected ..., found ...".
    std::vector<std::string> notes;
};

} // namespace arkanong
