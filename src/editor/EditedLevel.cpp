#include "arkanong/editor/EditedLevel.hpp"

#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arkanong {

namespace {

bool printable(const std::string& text, std::size_t longest) {
    const auto shows = [](char c) { return static_cast<unsigned char>(c) >= ' ' && c != '\x7F'; };
    return validUtf8(text) == text.size() && countCharacters(text) <= longest &&
           std::all_of(text.begin(), text.end(), shows);
}

Refusal textRefusal(const Level& level) {
    using namespace levelrules;
    const auto letters = [](std::size_t most) { return std::to_string(most) + " LETTERS AT MOST"; };
    if (level.name.empty()) return "A LEVEL NEEDS A NAME";
    if (!printable(level.name, longestName)) return "A NAME: " + letters(longestName);
    if (!printable(level.world, longestName)) return "A WORLD: " + letters(longestName);
    if (!printable(level.idea, longestIdea)) return "AN IDEA: " + letters(longestIdea);
    if (!level.opponent) return std::nullopt;
    if (level.opponent->name.empty()) return "AN OPPONENT NEEDS A NAME";
    if (!printable(level.opponent->name, longestName)) return "A NAME: " + letters(longestName);
    return std::nullopt;
}

std::string numberWords(const std::string& key) {
    using namespace levelrules;
    const auto digits = [](double number) { return std::to_string(static_cast<int>(number)); };
    if (key == "x") return "TOO NEAR THE WALL";
    if (key == "y") return "HEXAGONS KEEP OUT OF THE PADDLES' ZONES";
    if (key == "path") return "THE PATH MUST STAY BETWEEN THE WALLS AND OUT OF THE PADDLES' ZONES";
    if (key == "radius")
        return "A HEXAGON'S RADIUS IS " + digits(smallestRadius) + " TO " + digits(largestRadius) + " PX";
    if (key == "spin") return "IT DOES NOT SPIN FASTER THAN ONE TURN A SECOND";
    return "AN ANGLE IS LESS THAN A TURN";
}

/// A fault's message is for who writes a file; this is for who draws. What several keys bring about together
/// is found out by leaving parts of the level away.
std::string hexagonWords(const Level& level, const PlaceFault& fault) {
    if (level.hexagons.size() > levelrules::mostHexagons)
        return std::to_string(levelrules::mostHexagons) + " HEXAGONS ARE ENOUGH";
    if (!fault.key.empty()) return numberWords(fault.key);
    const auto moves = [](const Level::HexagonPlace& hexagon) {
        return hexagon.spin != 0.0 || hexagon.pathEnd != hexagon.centre;
    };
    const bool anyMoves = std::any_of(level.hexagons.begin(), level.hexagons.end(), moves);
    const std::string room = anyMoves ? "; WHAT MOVES NEEDS A BALL'S WIDTH AROUND IT" : "";
    Level alone;
    alone.hexagons = {level.hexagons[fault.index]};
    if (hexagonFault(alone)) return "TOO FAST: LESS SPIN, SPEED OR RADIUS";
    alone.bricks = level.bricks;
    return (hexagonFault(alone) ? "A BRICK AND A HEXAGON NEED THE SAME PLACE"
                                : "TWO HEXAGONS NEED THE SAME PLACE") +
           room;
}

Level::HexagonPlace cleared(Level::HexagonPlace hexagon) {
    if (hexagon.pathEnd == hexagon.centre) hexagon.pathSpeed = 0.0;
    return hexagon;
}

bool sameHexagon(const Level::HexagonPlace& a, const Level::HexagonPlace& b) {
    constexpr double near = 1e-6;
    return distance(a.centre, b.centre) < near && a.radius == b.radius;
}

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

Refusal refusalOf(const Level& level) {
    if (Refusal text = textRefusal(level)) return text;
    if (brickFault(level)) return "NO BRICK CAN BE HERE";
    if (const auto fault = hexagonFault(level)) return hexagonWords(level, *fault);
    if (campaignFault(level)) return "A MEDAL ASKS FOR TOO MUCH OR TOO LITTLE";
    return std::nullopt;
}

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

Refusal EditedLevel::change(Level changed) {
    if (Refusal refusal = refusalOf(changed)) return refusal;
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
    // The thing itself last: on the middle line it is its own image and its colour counts.
    const std::vector<Flip> images = imagesOf(symmetry_);
    for (auto image = images.rbegin(); image != images.rend(); ++image) {
        const Level::BrickPlace put = flipped(brick, *image, rows);
        takeBrick(changed, {put.column, put.row});
        changed.bricks.push_back(put);
    }
    sortBricks(changed);
    return changed;
}

Refusal EditedLevel::putBrick(Cell cell, const Level::BrickPlace& brush) {
    return change(withBrick(cell, brush));
}

bool EditedLevel::fits(Cell cell, const Level::BrickPlace& brush) const {
    return !refusalOf(withBrick(cell, brush));
}

Refusal EditedLevel::putDrop(Cell cell, const std::optional<PowerUpDrop>& drop) {
    const Level::BrickPlace* const here = brickAt(cell);
    if (here == nullptr) return "A POWER-UP LIES IN A BRICK: PUT ONE HERE FIRST";
    if (drop && !breakable(here->kind)) return "THIS BRICK NEVER BREAKS: IT CANNOT HOLD A POWER-UP";
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

std::optional<std::size_t> EditedLevel::hexagonAt(Vec2 place) const {
    const auto& all = level_.hexagons;
    const auto found = std::find_if(all.rbegin(), all.rend(), [place](const Level::HexagonPlace& hexagon) {
        return distance(hexagon.centre, place) <= hexagon.radius;
    });
    if (found == all.rend()) return std::nullopt;
    return static_cast<std::size_t>(all.rend() - found) - 1;
}

Level EditedLevel::withHexagon(const Level::HexagonPlace& hexagon) const {
    Level changed = level_;
    std::vector<Level::HexagonPlace> put;
    for (const Flip image : imagesOf(symmetry_)) {
        const Level::HexagonPlace place = flipped(cleared(hexagon), image);
        const auto same = [&](const Level::HexagonPlace& other) { return sameHexagon(other, place); };
        if (std::none_of(put.begin(), put.end(), same)) put.push_back(place);
    }
    changed.hexagons.insert(changed.hexagons.end(), put.begin(), put.end());
    return changed;
}

Refusal EditedLevel::putHexagon(const Level::HexagonPlace& hexagon) { return change(withHexagon(hexagon)); }

std::optional<Level::HexagonPlace> EditedLevel::fitting(Level::HexagonPlace hexagon) const {
    constexpr double step = 4.0;
    while (refusalOf(withHexagon(hexagon))) {
        if (hexagon.radius <= levelrules::smallestRadius) return std::nullopt;
        hexagon.radius = std::max(levelrules::smallestRadius, hexagon.radius - step);
    }
    return hexagon;
}

Refusal EditedLevel::changeHexagon(std::size_t index, const Level::HexagonPlace& hexagon) {
    Level changed = level_;
    const Level::HexagonPlace before = level_.hexagons[index];
    std::vector<bool> done(changed.hexagons.size());
    changed.hexagons[index] = cleared(hexagon);
    done[index] = true;
    for (const Flip image : imagesOf(symmetry_)) {
        const Level::HexagonPlace sought = flipped(before, image);
        for (std::size_t i = 0; i < changed.hexagons.size(); ++i) {
            if (done[i] || !sameHexagon(level_.hexagons[i], sought)) continue;
            changed.hexagons[i] = flipped(cleared(hexagon), image);
            done[i] = true;
        }
    }
    return change(std::move(changed));
}

void EditedLevel::removeHexagon(std::size_t index) {
    Level changed = level_;
    const Level::HexagonPlace gone = level_.hexagons[index];
    for (const Flip image : imagesOf(symmetry_)) {
        const Level::HexagonPlace sought = flipped(gone, image);
        const auto isSought = [&](const Level::HexagonPlace& other) { return sameHexagon(other, sought); };
        changed.hexagons.erase(std::remove_if(changed.hexagons.begin(), changed.hexagons.end(), isSought),
                               changed.hexagons.end());
    }
    replaceBy(std::move(changed));
}

void EditedLevel::clear() {
    Level changed = level_;
    changed.bricks.clear();
    changed.hexagons.clear();
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
