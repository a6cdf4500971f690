#include "arkanong/editor/document/EditedLevel.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arkanong {

namespace {

auto placeOf(std::vector<Level::BrickPlace>& bricks, Cell cell) {
    return std::find_if(bricks.begin(), bricks.end(), [cell](const Level::BrickPlace& brick) {
        return Cell{brick.column, brick.row} == cell;
    });
}

void takeBrick(Level& level, Cell cell) {
    const auto found = placeOf(level.bricks, cell);
    if (found != level.bricks.end()) level.bricks.erase(found);
}

} // namespace

EditedLevel::EditedLevel(Level level) : level_(std::move(level)) {
    assert(!refusalOf(level_));
    sortBricks(level_);
}

void EditedLevel::replaceBy(Level changed) {
    if (changed == level_) return;
    if (!beforeStroke_) past_.push_back(level_);
    future_.clear();
    level_ = std::move(changed);
}

EditRefusal EditedLevel::change(Level changed) {
    if (EditRefusal refusal = refusalOf(changed)) return refusal;
    replaceBy(std::move(changed));
    return std::nullopt;
}

const Level::BrickPlace* EditedLevel::brickAt(Cell cell) const {
    const auto found =
        std::find_if(level_.bricks.begin(), level_.bricks.end(), [cell](const Level::BrickPlace& brick) {
            return Cell{brick.column, brick.row} == cell;
        });
    return found != level_.bricks.end() ? &*found : nullptr;
}

Level EditedLevel::withBrick(Cell cell, const Level::BrickPlace& brush) const {
    Level::BrickPlace brick = brush;
    brick.column = cell.column;
    brick.row = cell.row;
    const Level::BrickPlace* const before = brickAt(cell);
    brick.drop = before != nullptr && breakable(brick.kind) ? before->drop : std::nullopt;
    Level changed = level_;
    const int rows = cells().rows();
    // The brick itself comes last, so that on the centre line its own colour counts.
    const std::vector<Flip> images = imagesOf(symmetry_);
    for (auto image = images.rbegin(); image != images.rend(); ++image) {
        const Level::BrickPlace put = flipped(brick, *image, rows);
        takeBrick(changed, {put.column, put.row});
        changed.bricks.push_back(put);
    }
    sortBricks(changed);
    return changed;
}

EditRefusal EditedLevel::putBrick(Cell cell, const Level::BrickPlace& brush) {
    return change(withBrick(cell, brush));
}

bool EditedLevel::fits(Cell cell, const Level::BrickPlace& brush) const {
    return !refusalOf(withBrick(cell, brush));
}

EditRefusal EditedLevel::putDrop(Cell cell, const std::optional<PowerUpDrop>& drop) {
    const Level::BrickPlace* const here = brickAt(cell);
    if (here == nullptr) return translatable("A power-up lies in a brick: put one here first");
    if (drop && !breakable(here->kind))
        return translatable("This brick never breaks: it cannot hold a power-up");
    Level changed = level_;
    for (const Flip image : imagesOf(symmetry_)) {
        const auto found = placeOf(changed.bricks, flipped(cell, image, cells().rows()));
        if (found == changed.bricks.end() || (drop && !breakable(found->kind))) continue;
        found->drop = drop;
    }
    return change(std::move(changed));
}

void EditedLevel::removeBrick(Cell cell) {
    Level changed = level_;
    for (const Flip image : imagesOf(symmetry_))
        takeBrick(changed, flipped(cell, image, cells().rows()));
    replaceBy(std::move(changed));
}

void EditedLevel::clear() {
    Level changed = level_;
    changed.bricks.clear();
    changed.hexagons.clear();
    changed.walls.clear();
    changed.bands.clear();
    replaceBy(std::move(changed));
}

void EditedLevel::beginStroke() {
    if (!beforeStroke_) beforeStroke_ = level_;
}

void EditedLevel::endStroke() {
    std::optional<Level> before = std::exchange(beforeStroke_, std::nullopt);
    if (before && *before != level_) past_.push_back(std::move(*before));
}

bool EditedLevel::undo() { return restoreFrom(past_, future_); }

bool EditedLevel::redo() { return restoreFrom(future_, past_); }

bool EditedLevel::restoreFrom(std::vector<Level>& kept, std::vector<Level>& other) {
    endStroke();
    if (kept.empty()) return false;
    other.push_back(std::exchange(level_, std::move(kept.back())));
    kept.pop_back();
    return true;
}

} // namespace arkanong
