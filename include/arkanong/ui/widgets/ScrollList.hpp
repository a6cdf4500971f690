#pragma once

#include <algorithm>
#include <cstddef>

namespace arkanong {

/// Selection in a list of which only some rows are visible. Scrolling follows the selection, unless scrollTo() moves
/// away from it.
class ScrollList {
  public:
    /// `shown` > 0 is the number of visible rows.
    explicit ScrollList(std::size_t shown) : shown_(shown) {}

    /// Sets the number of rows; keeps the selected index, clamped to the last row.
    void resize(std::size_t count) {
        count_ = count;
        select(std::min(selected_, count - std::min<std::size_t>(count, 1)));
    }
    /// Moves the selection by `by` rows, clamped to the list. Returns false if it did not change.
    bool move(int by) {
        const std::size_t before = selected_;
        const auto steps = static_cast<std::size_t>(by < 0 ? -by : by);
        const std::size_t last = count_ - std::min<std::size_t>(count_, 1);
        select(by < 0 ? selected_ - std::min(selected_, steps) : std::min(selected_ + steps, last));
        return selected_ != before;
    }
    /// Selects a row and scrolls only as far as needed to show it. `row` must be 0 in an empty list.
    void select(std::size_t row) {
        selected_ = row;
        top_ = std::min(top_, row);
        if (row >= top_ + shown_) top_ = row + 1 - shown_;
        scrollTo(top_);
    }
    /// Makes `top` the first visible row, clamped so that the list fills the view. Keeps the selection.
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
