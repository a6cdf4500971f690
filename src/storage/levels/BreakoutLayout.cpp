#include "BreakoutLayout.hpp"

#include <array>

namespace arkanong {

namespace {

constexpr int rows = tuning::fineBrickRows;
constexpr int columns = tuning::brickColumns;

/// The cells that unbreakable bricks leave free for a ball. A ball is higher than one row, so it needs two.
/// Two free rows are added above the bricks and two below.
class Passages {
  public:
    explicit Passages(const std::vector<Level::BrickPlace>& bricks) {
        for (const Level::BrickPlace& brick : bricks)
            if (!breakable(brick.kind)) shut_[cell(brick.column, brick.row)] = true;
    }

    bool leadThrough() {
        std::vector<std::size_t> open;
        open.reserve(cellCount);
        enter(0, above, open);
        while (!open.empty()) {
            const int column = static_cast<int>(open.back() % columns);
            const int row = static_cast<int>(open.back() / columns) + above;
            open.pop_back();
            if (row == rows) return true;
            enter(column - 1, row, open);
            enter(column + 1, row, open);
            enter(column, row - 1, open);
            enter(column, row + 1, open);
        }
        return false;
    }

  private:
    static constexpr int above = -2;
    static constexpr std::size_t cellCount = std::size_t{columns} * (rows + 4);
    static std::size_t cell(int column, int row) {
        return static_cast<std::size_t>(row - above) * columns + static_cast<std::size_t>(column);
    }

    /// Adds the cell to `open` if a ball fits into this row and the next one.
    void enter(int column, int row, std::vector<std::size_t>& open) {
        if (column < 0 || column >= columns || row < above || row > rows) return;
        const std::size_t here = cell(column, row);
        if (seen_[here] || shut_[here] || shut_[cell(column, row + 1)]) return;
        seen_[here] = true;
        open.push_back(here);
    }

    std::array<bool, cellCount> shut_{};
    std::array<bool, cellCount> seen_{};
};

} // namespace

void centre(std::vector<Level::BrickPlace>& bricks) {
    if (bricks.empty()) return;
    const int above = bricks.front().row;
    const int below = rows - 1 - bricks.back().row;
    const int down = (below - above) / 2;
    for (Level::BrickPlace& brick : bricks)
        brick.row += down;
}

void openWay(std::vector<Level::BrickPlace>& bricks) {
    if (Passages(bricks).leadThrough()) return;
    for (Level::BrickPlace& brick : bricks) {
        if (breakable(brick.kind)) continue;
        brick.kind = BrickKind::Hard;
        brick.hits = 3;
    }
}

} // namespace arkanong
