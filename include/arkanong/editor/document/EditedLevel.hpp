#pragma once

#include "arkanong/editor/document/LevelMirror.hpp"
#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Why something can't be done, in a few words for the player; nothing where it was done.
using EditRefusal = std::optional<std::string>;

/// What the loader would not accept in this level, if anything.
[[nodiscard]] EditRefusal refusalOf(const Level& level);

/// The level being edited, with undo and redo. It always keeps the loader's rules: a change that would break
/// one is refused and changes nothing. Every change is a step that can be undone; all changes between
/// beginStroke() and endStroke() are one step. A value.
class EditedLevel {
  public:
    /// `level` must keep the rules.
    explicit EditedLevel(Level level);

    const Level& level() const { return level_; }
    CellGrid cells() const { return CellGrid(level_); }

    /// Bricks, hexagons, walls and moving rows are put, changed and removed together with their images that way.
    /// Moving rows have none to the left or right: no row moves both ways.
    Flip symmetry() const { return symmetry_; }
    void setSymmetry(Flip symmetry) { symmetry_ = symmetry; }

    /// Null where the cell is empty.
    const Level::BrickPlace* brickAt(Cell cell) const;
    /// The kind, hits and all else that `brush` says; a power-up stays in the brick where it can.
    [[nodiscard]] EditRefusal putBrick(Cell cell, const Level::BrickPlace& brush);
    /// Whether that would be done.
    bool fits(Cell cell, const Level::BrickPlace& brush) const;
    /// Nothing takes the power-up out of the brick.
    [[nodiscard]] EditRefusal putDrop(Cell cell, const std::optional<PowerUpDrop>& drop);
    void removeBrick(Cell cell);

    /// The last one whose circle `place` lies in.
    [[nodiscard]] std::optional<std::size_t> hexagonAt(Vec2 place) const;
    /// Its images follow it in level().hexagons.
    [[nodiscard]] EditRefusal putHexagon(const Level::HexagonPlace& hexagon);
    /// The largest one there, up to its own size, that would be put; nothing where there is no room for any.
    [[nodiscard]] std::optional<Level::HexagonPlace> fitting(Level::HexagonPlace hexagon) const;
    /// `index` < level().hexagons.size(), likewise below; it keeps its index.
    [[nodiscard]] EditRefusal changeHexagon(std::size_t index, const Level::HexagonPlace& hexagon);
    void removeHexagon(std::size_t index);

    /// As for hexagons.
    [[nodiscard]] std::optional<std::size_t> wallAt(Vec2 place) const;
    [[nodiscard]] EditRefusal putWall(const Level::WallPlace& wall);
    /// What putWall() would say.
    [[nodiscard]] EditRefusal refusalOfWall(const Level::WallPlace& wall) const;
    [[nodiscard]] EditRefusal changeWall(std::size_t index, const Level::WallPlace& wall);
    void removeWall(std::size_t index);
    /// The wall with a corner elsewhere; where it is its own image, with that corner's image too.
    Level::WallPlace withCorner(std::size_t index, std::size_t corner, Vec2 to) const;

    /// The moving rows to which the row at `place` belongs.
    [[nodiscard]] std::optional<std::size_t> bandAt(Vec2 place) const;
    [[nodiscard]] EditRefusal putBand(const Level::BandPlace& band);
    [[nodiscard]] EditRefusal changeBand(std::size_t index, const Level::BandPlace& band);
    /// Refused if the passage for balls is open only because these rows move.
    [[nodiscard]] EditRefusal removeBand(std::size_t index);
    /// The farthest way, up to its own and to either side, on which it would be put; nothing where there is none.
    [[nodiscard]] std::optional<Level::BandPlace> fitting(Level::BandPlace band) const;

    /// Everything at once: name, luck, opponent, a mirrored level...
    [[nodiscard]] EditRefusal change(Level changed);
    /// Takes all bricks, hexagons, walls and moving rows away.
    void clear();

    void beginStroke();
    void endStroke();
    /// False where there is nothing to undo. A stroke that is being made ends.
    bool undo();
    bool redo();
    std::size_t stepsBack() const { return past_.size(); }
    std::size_t stepsForward() const { return future_.size(); }

  private:
    /// Takes back the last level of `kept`; the present one goes to `other`.
    bool restoreFrom(std::vector<Level>& kept, std::vector<Level>& other);
    void replaceBy(Level changed);
    Level withBrick(Cell cell, const Level::BrickPlace& brush) const;
    /// With hexagons, walls or moving rows and their images put, changed or removed.
    template <typename Place>
    Level with(std::vector<Place> Level::*all, const Place& place) const;
    template <typename Place>
    Level withChanged(std::vector<Place> Level::*all, std::size_t index, const Place& place) const;
    template <typename Place>
    Level without(std::vector<Place> Level::*all, std::size_t index) const;

    Level level_;
    Flip symmetry_ = Flip::None;
    std::vector<Level> past_;
    std::vector<Level> future_; ///< What was undone, the next one last.
    std::optional<Level> beforeStroke_;
};

} // namespace arkanong
