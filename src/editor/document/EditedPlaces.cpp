#include "arkanong/editor/document/EditedLevel.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <cmath>

// The hexagons, walls and moving rows of EditedLevel.

namespace arkanong {

namespace {

Level::HexagonPlace cleared(Level::HexagonPlace hexagon) {
    if (hexagon.pathEnd == hexagon.centre) hexagon.pathSpeed = 0.0;
    return hexagon;
}

Level::WallPlace cleared(Level::WallPlace wall) { return wall; }
Level::BandPlace cleared(Level::BandPlace band) { return band; }

bool near(Vec2 a, Vec2 b) { return distance(a, b) < 1e-6; }

bool same(const Level::HexagonPlace& a, const Level::HexagonPlace& b) {
    return near(a.centre, b.centre) && a.radius == b.radius;
}
bool same(const Level::WallPlace& a, const Level::WallPlace& b) {
    const auto isOfB = [&b](Vec2 corner) {
        return std::any_of(b.corners.begin(), b.corners.end(),
                           [&](Vec2 other) { return near(corner, other); });
    };
    return a.corners.size() == b.corners.size() && std::all_of(a.corners.begin(), a.corners.end(), isOfB);
}
bool same(const Level::BandPlace& a, const Level::BandPlace& b) {
    return a.firstRow == b.firstRow && a.lastRow == b.lastRow;
}

Level::HexagonPlace imageOf(const Level::HexagonPlace& hexagon, Flip flip, int) {
    return flipped(hexagon, flip);
}
Level::WallPlace imageOf(const Level::WallPlace& wall, Flip flip, int) { return flipped(wall, flip); }
Level::BandPlace imageOf(const Level::BandPlace& band, Flip flip, int rows) {
    const bool swapsRows = flip == Flip::TopBottom || flip == Flip::Both;
    return flipped(band, swapsRows ? Flip::TopBottom : Flip::None, rows);
}

/// Whether a convex polygon contains the position, edges included.
bool contains(const std::vector<Vec2>& corners, Vec2 place) {
    bool left = false;
    bool right = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const double turn = cross(corners[(i + 1) % corners.size()] - corners[i], place - corners[i]);
        left = left || turn < 0.0;
        right = right || turn > 0.0;
    }
    return !(left && right);
}

} // namespace

std::optional<std::size_t> EditedLevel::hexagonAt(Vec2 place) const {
    const auto& all = level_.hexagons;
    const auto found = std::find_if(all.rbegin(), all.rend(), [place](const Level::HexagonPlace& hexagon) {
        return distance(hexagon.centre, place) <= hexagon.radius;
    });
    if (found == all.rend()) return std::nullopt;
    return static_cast<std::size_t>(all.rend() - found) - 1;
}

template <typename Place>
Level EditedLevel::with(std::vector<Place> Level::*all, const Place& place) const {
    Level changed = level_;
    std::vector<Place> put;
    for (const Flip flip : imagesOf(symmetry_)) {
        const Place image = imageOf(cleared(place), flip, level_.rows);
        if (std::none_of(put.begin(), put.end(), [&](const Place& other) { return same(other, image); }))
            put.push_back(image);
    }
    (changed.*all).insert((changed.*all).end(), put.begin(), put.end());
    return changed;
}

template <typename Place>
Level EditedLevel::withChanged(std::vector<Place> Level::*all, std::size_t index, const Place& place) const {
    Level changed = level_;
    const std::vector<Place>& before = level_.*all;
    std::vector<bool> done(before.size());
    (changed.*all)[index] = cleared(place);
    done[index] = true;
    for (const Flip flip : imagesOf(symmetry_)) {
        const Place sought = imageOf(before[index], flip, level_.rows);
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (done[i] || !same(before[i], sought)) continue;
            (changed.*all)[i] = imageOf(cleared(place), flip, level_.rows);
            done[i] = true;
        }
    }
    return changed;
}

template <typename Place>
Level EditedLevel::without(std::vector<Place> Level::*all, std::size_t index) const {
    Level changed = level_;
    std::vector<Place>& left = changed.*all;
    for (const Flip flip : imagesOf(symmetry_)) {
        const Place sought = imageOf((level_.*all)[index], flip, level_.rows);
        left.erase(
            std::remove_if(left.begin(), left.end(), [&](const Place& other) { return same(other, sought); }),
            left.end());
    }
    return changed;
}

EditRefusal EditedLevel::putHexagon(const Level::HexagonPlace& hexagon) {
    return change(with(&Level::hexagons, hexagon));
}

std::optional<Level::HexagonPlace> EditedLevel::fitting(Level::HexagonPlace hexagon) const {
    constexpr double step = 4.0;
    while (refusalOf(with(&Level::hexagons, hexagon))) {
        if (hexagon.radius <= levelrules::smallestRadius) return std::nullopt;
        hexagon.radius = std::max(levelrules::smallestRadius, hexagon.radius - step);
    }
    return hexagon;
}

EditRefusal EditedLevel::changeHexagon(std::size_t index, const Level::HexagonPlace& hexagon) {
    return change(withChanged(&Level::hexagons, index, hexagon));
}

void EditedLevel::removeHexagon(std::size_t index) { replaceBy(without(&Level::hexagons, index)); }

std::optional<std::size_t> EditedLevel::wallAt(Vec2 place) const {
    for (std::size_t i = level_.walls.size(); i-- > 0;)
        if (contains(level_.walls[i].corners, place)) return i;
    return std::nullopt;
}

EditRefusal EditedLevel::putWall(const Level::WallPlace& wall) {
    if (EditRefusal refusal = refusalOfWall(wall)) return refusal;
    return change(with(&Level::walls, wall));
}

EditRefusal EditedLevel::refusalOfWall(const Level::WallPlace& wall) const {
    EditRefusal refusal = refusalOf(with(&Level::walls, wall));
    if (!refusal || symmetry_ == Flip::None) return refusal;
    Level alone = level_;
    alone.walls.push_back(wall);
    return refusalOf(alone)
               ? refusal
               : translatable("Its mirror image has no room: stay on one side of the dashed line");
}

EditRefusal EditedLevel::changeWall(std::size_t index, const Level::WallPlace& wall) {
    return change(withChanged(&Level::walls, index, wall));
}

void EditedLevel::removeWall(std::size_t index) { replaceBy(without(&Level::walls, index)); }

Level::WallPlace EditedLevel::withCorner(std::size_t index, std::size_t corner, Vec2 to) const {
    const Level::WallPlace& before = level_.walls[index];
    Level::WallPlace wall = before;
    wall.corners[corner] = to;
    for (const Flip flip : imagesOf(symmetry_)) {
        if (flip == Flip::None || !same(flipped(before, flip), before)) continue;
        for (std::size_t i = 0; i < before.corners.size(); ++i) {
            if (!near(before.corners[i], flipped(before.corners[corner], flip))) continue;
            const Vec2 image = flipped(wall.corners[corner], flip);
            wall.corners[i] =
                // A corner that is its own image stays on the centre line.
                i == corner ? (image + wall.corners[i]) / 2.0 : image;
        }
    }
    return wall;
}

std::optional<std::size_t> EditedLevel::bandAt(Vec2 place) const {
    const std::optional<Cell> cell = cells().at(place);
    for (std::size_t i = 0; cell && i < level_.bands.size(); ++i)
        if (level_.bands[i].holds(cell->row)) return i;
    return std::nullopt;
}

EditRefusal EditedLevel::putBand(const Level::BandPlace& band) { return change(with(&Level::bands, band)); }

EditRefusal EditedLevel::changeBand(std::size_t index, const Level::BandPlace& band) {
    return change(withChanged(&Level::bands, index, band));
}

EditRefusal EditedLevel::removeBand(std::size_t index) { return change(without(&Level::bands, index)); }

std::optional<Level::BandPlace> EditedLevel::fitting(Level::BandPlace band) const {
    constexpr double step = 10.0;
    for (double way = std::abs(band.distance); way >= step; way -= step) {
        for (const double side : {1.0, -1.0}) {
            Level::BandPlace tried = band;
            tried.distance = std::copysign(way, band.distance) * side;
            if (!refusalOf(with(&Level::bands, tried))) return tried;
        }
    }
    return std::nullopt;
}

} // namespace arkanong
