#pragma once

#include <algorithm>
#include <cstddef>

namespace arkanong {

/// Rows of which only some are shown at once: which one is selected, and from which on they are shown. The
/// selected one is always among those shown, unless the rows were scrolled away from it.
class ScrollList {
  public:
    /// `shown` > 0 at once.
    explicit ScrollList(std::size_t shown) : shown_(shown) {}

    /// So many rows there are; the selection stays as near as it can.
    void resize(std::size_t count) {
        count_ = count;
        select(std::min(selected_, count - std::min<std::size_t>(count, 1)));
    }
    /// Selects the row `by` further on, or the first or last. False where it is that already.
    bool move(int by) {
        const std::size_t before = selected_;
        const auto steps = static_cast<std::size_t>(by < 0 ? -by : by);
        const std::size_t last = count_ - std::min<std::size_t>(count_, 1);
        select(by < 0 ? selected_ - std::min(selected_, steps) : std::min(selected_ + steps, last));
        return selected_ != before;
    }
    /// Selects a row and scrolls no further than it takes to show it. Without rows it is 0.
    void select(std::size_t row) {
        selected_ = row;
        top_ = std::min(top_, row);
        if (row >= top_ + shown_) top_ = row + 1 - shown_;
        scrollTo(top_);
    }
    /// Shows the rows from this one on, as far as there are so many; the selection stays.
    void scrollTo(std::size_t top) { top_ = std::min(top, count_ - std::min(count_, shown_)); }

    std::size_t count() const { return count_; }
    std::size_t shown() const { return std::min(shown_, count_); }
    std::size_t top() const { return top_; }
    std::size_t selected() const { return selected_; }
    bool scrolls() const { return count_ > shown_; }

  private:
    std::size_t shown_;
    std::size_t count_ = 0;
    std::size_t top_ = 0;
    std::size_t selected_ = 0;
};

} // namespace arkanong
