#pragma once

#include "arkanong/editor/document/EditRefusal.hpp"
#include "arkanong/editor/document/LevelMirror.hpp"
#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The reason why the level loader would reject this level; nullopt if it would accept it.
[[nodiscard]] EditRefusal refusalOf(const Level& level);

/// The level being edited, with undo and redo. It always satisfies the level loader: a change that would break a rule
/// is refused and changes nothing. Every change is one undoable step; all changes between beginStroke() and endStroke()
/// are one step together. A value type.
class EditedLevel {
  public:
    /// `level` must satisfy the level loader.
    explicit EditedLevel(Level level);

    const Level& level() const { return level_; }
    CellGrid cells() const { return CellGrid(level_); }

    /// The symmetry in which bricks, hexagons, walls and moving rows are added, changed and removed together with their
    /// mirror images. Moving rows have no image to the left or right, because a row cannot move both ways.
    Flip symmetry() const { return symmetry_; }
    void setSymmetry(Flip symmetry) { symmetry_ = symmetry; }

    /// The brick in the cell; null if the cell is empty.
    const Level::BrickPlace* brickAt(Cell cell) const;
    /// Puts a brick like `brush` into the cell. A power-up in the cell's old brick is kept if the new kind can hold
    /// one.
    [[nodiscard]] EditRefusal putBrick(Cell cell, const Level::BrickPlace& brush);
    /// Whether putBrick() would succeed.
    bool fits(Cell cell, const Level::BrickPlace& brush) const;
    /// Puts a power-up into the brick in the cell; nullopt removes the brick's power-up.
    [[nodiscard]] EditRefusal putDrop(Cell cell, const std::optional<PowerUpDrop>& drop);
    void removeBrick(Cell cell);

    /// Hit test: the index of the topmost hexagon whose circumscribed circle contains `place`.
    [[nodiscard]] std::optional<std::size_t> hexagonAt(Vec2 place) const;
    /// Adds a hexagon. Its mirror images follow it in level().hexagons.
    [[nodiscard]] EditRefusal putHexagon(const Level::HexagonPlace& hexagon);
    /// The largest hexagon, up to the given radius, that putHexagon() accepts there; nullopt if even the smallest is
    /// refused.
    [[nodiscard]] std::optional<Level::HexagonPlace> fitting(Level::HexagonPlace hexagon) const;
    /// Replaces a hexagon, which keeps its index. Precondition, also for removeHexagon(): `index` <
    /// level().hexagons.size().
    [[nodiscard]] EditRefusal changeHexagon(std::size_t index, const Level::HexagonPlace& hexagon);
    void removeHexagon(std::size_t index);

    /// Walls, with the preconditions of the hexagons above.
    [[nodiscard]] std::optional<std::size_t> wallAt(Vec2 place) const;
    [[nodiscard]] EditRefusal putWall(const Level::WallPlace& wall);
    /// The refusal that putWall() would return.
    [[nodiscard]] EditRefusal refusalOfWall(const Level::WallPlace& wall) const;
    [[nodiscard]] EditRefusal changeWall(std::size_t index, const Level::WallPlace& wall);
    void removeWall(std::size_t index);
    /// The wall with a corner moved to `to`. If the wall is its own mirror image, the corner's image moves, too.
    Level::WallPlace withCorner(std::size_t index, std::size_t corner, Vec2 to) const;

    /// Hit test: the index of the moving rows that contain `place`.
    [[nodiscard]] std::optional<std::size_t> bandAt(Vec2 place) const;
    [[nodiscard]] EditRefusal putBand(const Level::BandPlace& band);
    [[nodiscard]] EditRefusal changeBand(std::size_t index, const Level::BandPlace& band);
    /// Refused if the passage for balls is open only because these rows move.
    [[nodiscard]] EditRefusal removeBand(std::size_t index);
    /// The rows with the largest distance, up to the given one and to either side, that putBand() accepts; nullopt if
    /// none.
    [[nodiscard]] std::optional<Level::BandPlace> fitting(Level::BandPlace band) const;

    /// Replaces the whole level: for its name, power-up chance or opponent, or by its mirror image.
    [[nodiscard]] EditRefusal change(Level changed);
    /// Removes all bricks, hexagons, walls and moving rows.
    void clear();

    void beginStroke();
    void endStroke();
    /// Undoes the last step, and ends an unfinished stroke. Returns false if there is nothing to undo.
    bool undo();
    bool redo();
    std::size_t stepsBack() const { return past_.size(); }
    std::size_t stepsForward() const { return future_.size(); }

  private:
    /// Restores the last level of `kept` and moves the present one to `other`. Returns false if `kept` is empty.
    bool restoreFrom(std::vector<Level>& kept, std::vector<Level>& other);
    void replaceBy(Level changed);
    Level withBrick(Cell cell, const Level::BrickPlace& brush) const;
    /// The level with objects and their mirror images added, changed or removed.
    template <typename Place>
    Level with(std::vector<Place> Level::*all, const Place& place) const;
    template <typename Place>
    Level withChanged(std::vector<Place> Level::*all, std::size_t index, const Place& place) const;
    template <typename Place>
    Level without(std::vector<Place> Level::*all, std::size_t index) const;

    Level level_;
    Flip symmetry_ = Flip::None;
    std::vector<Level> past_;
    std::vector<Level> future_; ///< Undone levels; the next one to redo is the last.
    std::optional<Level> beforeStroke_;
};

} // namespace arkanong
