#include "LevelCodeParts.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong::levelcode {

namespace {

/// What a cell holds: 0 for nothing, else a number for the brick's kind, hits and tint.
constexpr std::uint32_t hardest = 3;
constexpr std::uint32_t tints = 1 + tuning::brickTints;
constexpr std::uint32_t cellContents = 1 + (hardest - 1) + tints + brickKindCount;

/// Normal bricks by tint, then hard ones by hits, then all other kinds.
std::uint32_t contentOf(const Level::BrickPlace& brick) {
    if (brick.kind == BrickKind::Normal) return 1 + static_cast<std::uint32_t>(brick.tint);
    if (brick.kind == BrickKind::Hard) return 1 + tints + static_cast<std::uint32_t>(brick.hits) - 2;
    return tints + hardest + static_cast<std::uint32_t>(brick.kind);
}

/// The inverse. Unused numbers give bricks that levelrules refuse.
Level::BrickPlace brickOf(std::uint32_t content) {
    Level::BrickPlace brick;
    if (content <= tints) {
        brick.tint = static_cast<int>(content) - 1;
    } else if (content < tints + hardest) {
        brick.kind = BrickKind::Hard;
        brick.hits = static_cast<int>(content - tints) + 1;
    } else {
        brick.kind = static_cast<BrickKind>(content - tints - hardest);
    }
    return brick;
}

std::uint32_t dropNumber(const std::optional<PowerUpDrop>& drop) {
    return drop ? 1 + 2 * static_cast<std::uint32_t>(drop->kind) + (drop->bad ? 1 : 0) : 0;
}

std::optional<PowerUpDrop> dropOf(std::uint32_t number) {
    if (number == 0) return std::nullopt;
    return PowerUpDrop{static_cast<PowerUp>((number - 1) / 2), (number - 1) % 2 == 1};
}

/// The content of a cell as seen from the other side.
std::uint32_t swapped(std::uint32_t content) {
    if (content == contentOf({0, 0, BrickKind::Blue})) return contentOf({0, 0, BrickKind::Red});
    if (content == contentOf({0, 0, BrickKind::Red})) return contentOf({0, 0, BrickKind::Blue});
    return content;
}

/// A number for each cell of the grid.
class Cells {
  public:
    Cells(int columns, int rows)
        : columns_(columns), rows_(rows), cells_(static_cast<std::size_t>(columns * rows), unknown) {}

    static constexpr std::uint32_t unknown = 63; ///< Outside the grid, or not passed yet.
    std::uint32_t at(int column, int row) const {
        const bool inside = column >= 0 && column < columns_ && row >= 0 && row < rows_;
        return inside ? cells_[index(column, row)] : unknown;
    }
    void set(int column, int row, std::uint32_t number) { cells_[index(column, row)] = number; }
    /// The cells that mirror this one: left and right, top and bottom, and both.
    std::uint32_t beside(int column, int row) const { return at(columns_ - 1 - column, row); }
    std::uint32_t across(int column, int row) const { return at(column, rows_ - 1 - row); }
    std::uint32_t opposite(int column, int row) const { return at(columns_ - 1 - column, rows_ - 1 - row); }

  private:
    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column);
    }

    int columns_;
    int rows_;
    std::vector<std::uint32_t> cells_;
};

std::uint32_t passCell(ValueCoder& coder, const Cells& cells, int column, int row, std::uint32_t content) {
    const std::uint32_t left = cells.at(column - 1, row), up = cells.at(column, row - 1);
    const std::uint32_t beside = cells.beside(column, row);
    const std::uint32_t across = swapped(cells.across(column, row));
    const std::uint32_t opposite = swapped(cells.opposite(column, row));
    const std::uint32_t near = left << 6U | up;
    const auto contexts = [&](std::uint32_t kind) {
        return CodeContexts(kind, 0, near, beside << 6U | opposite, opposite, across << 6U | opposite,
                            near << 12U | beside << 6U | opposite,
                            near << 12U | cells.at(column - 2, row) << 6U | cells.at(column + 1, row - 1),
                            up << 6U | cells.at(column, row - 2));
    };
    if (!coder.bits().flag(content != 0, contexts(IsBrick))) return 0;
    constexpr unsigned contentBits = 5;
    static_assert(cellContents <= 1U << contentBits);
    const std::uint32_t found = 1 + coder.bits().symbol(content - 1, contentBits, contexts(WhichBrick));
    if (found >= cellContents) coder.fail("expected a kind of brick");
    return found;
}

std::uint32_t passDrop(ValueCoder& coder, const Cells& bricks, const Cells& drops, int column, int row,
                       std::uint32_t drop) {
    const std::uint32_t brick = bricks.at(column, row);
    const std::uint32_t beside = drops.beside(column, row), across = drops.across(column, row),
                        opposite = drops.opposite(column, row);
    const auto contexts = [&](std::uint32_t kind) {
        return CodeContexts(kind, 0, brick, beside << 6U | opposite, opposite, across << 6U | opposite,
                            drops.at(column - 1, row) << 6U | drops.at(column, row - 1));
    };
    if (!coder.bits().flag(drop != 0, contexts(IsDrop))) return 0;
    constexpr unsigned dropBits = 5;
    static_assert(2 * powerUpCount <= 1U << dropBits);
    const std::uint32_t found = 1 + coder.bits().symbol(drop - 1, dropBits, contexts(WhichDrop));
    if (found > 2 * powerUpCount) coder.fail("expected a power-up");
    return found;
}

bool comesBefore(const Level::BrickPlace& a, const Level::BrickPlace& b) {
    return a.row != b.row ? a.row < b.row : a.column < b.column;
}

/// Passes the order of the bricks: `sorted` has the same ones row by row.
void passOrder(ValueCoder& coder, const std::vector<Level::BrickPlace>& sorted,
               std::vector<Level::BrickPlace>& bricks) {
    bool inOrder = std::is_sorted(bricks.begin(), bricks.end(), comesBefore);
    coder.flag(InOrder, inOrder);
    if (coder.reads()) bricks = sorted;
    if (inOrder) return;
    for (Level::BrickPlace& brick : bricks) {
        const auto at = std::lower_bound(sorted.begin(), sorted.end(), brick, comesBefore) - sorted.begin();
        int index = static_cast<int>(at);
        coder.whole(Position, 0, static_cast<int>(sorted.size()) - 1, index);
        if (coder.reads()) brick = sorted[static_cast<std::size_t>(index)];
    }
}

} // namespace

void passBricks(ValueCoder& coder, int rows, std::vector<Level::BrickPlace>& bricks) {
    const int columns = brickGridOf(rows).columns;
    Cells contents(columns, rows), drops(columns, rows);
    std::vector<Level::BrickPlace> sorted = bricks;
    std::sort(sorted.begin(), sorted.end(), comesBefore);
    std::vector<Level::BrickPlace> passed;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const auto brick =
                std::lower_bound(sorted.begin(), sorted.end(), Level::BrickPlace{column, row}, comesBefore);
            const bool here = brick != sorted.end() && brick->column == column && brick->row == row;
            const std::uint32_t content =
                passCell(coder, contents, column, row, here ? contentOf(*brick) : 0);
            contents.set(column, row, content);
            if (content == 0) continue;
            Level::BrickPlace found = brickOf(content);
            found.column = column;
            found.row = row;
            if (breakable(found.kind)) {
                const std::uint32_t drop =
                    passDrop(coder, contents, drops, column, row, here ? dropNumber(brick->drop) : 0);
                drops.set(column, row, drop);
                found.drop = dropOf(drop);
            }
            passed.push_back(found);
        }
    }
    passOrder(coder, passed, bricks);
}

} // namespace arkanong::levelcode
