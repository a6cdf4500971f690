#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>

namespace arkanong {

/// Processors for a step's work, lent by the caller: the simulation itself has no threads.
struct Jobs {
    /// Into how many parts the work is cut.
    std::size_t count = 1;
    /// Calls its argument with 0 to count - 1, in any order and on any threads, and returns when all calls
    /// have. Not called if count is 1. Empty: the caller's thread does all work.
    std::function<void(const std::function<void(std::size_t)>&)> run;

    /// Calls work(0) to work(count - 1), and returns when all calls have. Allocates nothing.
    template <typename Work>
    void all(const Work& work) const {
        if (count > 1)
            run(std::cref(work));
        else
            work(std::size_t{0});
    }

    /// From `first` to before `last`.
    struct Range {
        std::size_t first, last;
    };
    /// The share of a job of `total` things. The shares begin at multiples of `unit`.
    Range range(std::size_t part, std::size_t total, std::size_t unit) const {
        const std::size_t each = (total / unit + count) / count * unit;
        const std::size_t first = std::min(part * each, total);
        return {first, std::min(first + each, total)};
    }
    /// Calls work(first, last) for the range of each job.
    template <typename Work>
    void share(std::size_t total, std::size_t unit, const Work& work) const {
        all([&](std::size_t part) {
            const Range mine = range(part, total, unit);
            work(mine.first, mine.last);
        });
    }
};

} // namespace arkanong
