#pragma once

#include <cstddef>
#include <functional>

namespace arkanong {

/// Processors for a step's work, lent by the caller: the simulation itself has no threads.
struct Jobs {
    /// Into how many parts the work is cut.
    std::size_t count = 1;
    /// Calls its argument with 0 to count - 1, in any order and on any threads, and returns when all calls have. Not
    /// called where count is 1.
    std::function<void(const std::function<void(std::size_t)>&)> run;
};

} // namespace arkanong
