#include "arkanong/editor/EditorTools.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <cmath>

// Adding and changing walls and moving rows.

namespace arkanong {

namespace {

constexpr double edgeReach = 8.0; ///< Distance within which a corner snaps to an edge or another corner, px.
constexpr double wayStep = 5.0;   ///< Step of the distance of moving rows, px.
constexpr double besideArrow = 72.0;
constexpr std::size_t fewestCorners = 3;

/// Snaps `place` to `edge` if it is near.
double drawnTo(double edge, double place) { return std::abs(place - edge) <= edgeReach ? edge : place; }

bool reaches(Vec2 cursor, Vec2 handle) { return distance(cursor, handle) <= handleReach; }

} // namespace

void EditorTools::pressWall() {
    std::vector<Vec2>& outline = session().outline;
    if (outline.empty() && grabWall()) return;
    const Vec2 at = session().cursor;
    if (!outline.empty() && (reaches(at, outline.front()) || reaches(at, outline.back()))) {
        if (outline.size() >= fewestCorners) closeOutline(); // Too few corners: ignores the click.
        return;
    }
    if (outline.size() == levelrules::mostCorners)
        return answer(translatable("A wall has 8 corners at most: the first one closes it"));
    outline.push_back(cornerNear(at));
    session().chosen.reset();
    sounds().play(Cue::MenuMove);
    log().write("corners " + std::to_string(outline.size()));
}

bool EditorTools::grabWall() {
    const Vec2 at = session().cursor;
    const std::vector<Level::WallPlace>& walls = draft().level().walls;
    for (std::size_t wall = 0; wall < walls.size(); ++wall) {
        const std::vector<Vec2>& corners = walls[wall].corners;
        const auto found =
            std::find_if(corners.begin(), corners.end(), [at](Vec2 corner) { return reaches(at, corner); });
        if (found == corners.end()) continue;
        session().chosen = wall;
        corner_ = static_cast<std::size_t>(found - corners.begin());
        stroke_ = Stroke::Corner;
        return true;
    }
    const auto here = draft().wallAt(at);
    if (!here) return false;
    session().chosen = *here;
    grab_ = walls[*here].corners.front() - at;
    stroke_ = Stroke::Move;
    return true;
}

// If the wall is refused its corners stay, so that they can be removed one by one.
void EditorTools::closeOutline() {
    std::vector<Vec2>& outline = session().outline;
    if (outline.size() < fewestCorners) return answer(translatable("A wall has 3 to 8 corners"));
    const std::size_t index = draft().level().walls.size();
    if (const EditRefusal refusal = draft().putWall({outline})) return answer(refusal);
    outline.clear();
    session().chosen = index;
    sounds().play(Cue::MenuAccept);
    session().check();
    log().write("walls " + std::to_string(draft().level().walls.size()));
}

Level::WallPlace EditorTools::outlineHere() const {
    Level::WallPlace wall{session().outline};
    const Vec2 at = session().cursor;
    if (!reaches(at, wall.corners.front()) && !reaches(at, wall.corners.back()) &&
        wall.corners.size() < levelrules::mostCorners)
        wall.corners.push_back(cornerNear(at));
    return wall;
}

void EditorTools::followOutline() {
    outlineRefusal_.reset();
    if (session().outline.size() + 1 < fewestCorners) return;
    const Level::WallPlace wall = outlineHere();
    if (wall.corners.size() >= fewestCorners) outlineRefusal_ = draft().refusalOfWall(wall);
}

bool EditorTools::removeLastCorner() {
    if (session().outline.empty()) return false;
    session().outline.pop_back();
    sounds().play(Cue::MenuBack);
    return true;
}

Vec2 EditorTools::cornerNear(Vec2 place) const {
    const std::vector<Level::WallPlace>& walls = draft().level().walls;
    for (std::size_t wall = 0; wall < walls.size(); ++wall) {
        if (session().chosen == wall) continue;
        for (const Vec2 corner : walls[wall].corners)
            if (distance(corner, place) <= edgeReach) return corner;
    }
    place = snapped(place);
    return {drawnTo(0.0, drawnTo(tuning::fieldSize.x, place.x)),
            drawnTo(levelrules::bandTop, drawnTo(levelrules::bandBottom, place.y))};
}

void EditorTools::dragWall() {
    if (!session().chosen) return;
    Level::WallPlace wall = draft().level().walls[*session().chosen];
    if (stroke_ == Stroke::Corner)
        return tryWall(draft().withCorner(*session().chosen, corner_, cornerNear(session().cursor)));
    const Vec2 way = cornerNear(session().cursor + grab_) - wall.corners.front();
    for (Vec2& corner : wall.corners)
        corner += way;
    tryWall(wall);
}

void EditorTools::tryWall(const Level::WallPlace& wall) {
    const EditRefusal refusal = draft().changeWall(*session().chosen, wall);
    refusedWall_ = refusal ? std::optional(wall) : std::nullopt;
    answer(refusal);
}

BandHandles handlesOf(const Level::BandPlace& band, const CellGrid& cells) {
    const double middle = tuning::fieldSize.x / 2.0;
    const double half = cells.cellSize().y / 2.0;
    const double top = cells.centre({0, band.firstRow}).y - half;
    const double bottom = cells.centre({0, band.lastRow}).y + half;
    return {{middle - besideArrow, top},
            {middle - besideArrow, bottom},
            {middle + band.distance, (top + bottom) / 2.0}};
}

// A press selects a handle of the selected rows, otherwise moving rows, otherwise starts new moving rows.
void EditorTools::pressBand() {
    if (grabBand()) return;
    const Vec2 at = session().cursor;
    session().chosen = draft().bandAt(at);
    const std::optional<Cell> cell = draft().cells().at(at);
    if (session().chosen || !cell) return;
    anchor_ = cell->row;
    stroke_ = Stroke::Rows;
    dragRows();
}

bool EditorTools::grabBand() {
    if (!session().chosen) return false;
    const Level::BandPlace& band = draft().level().bands[*session().chosen];
    const BandHandles handles = handlesOf(band, draft().cells());
    const Vec2 at = session().cursor;
    if (reaches(at, handles.way)) {
        stroke_ = Stroke::Way;
        grab_ = handles.way - at;
        return true;
    }
    const bool first = distance(at, handles.first) <= distance(at, handles.last);
    if (!reaches(at, first ? handles.first : handles.last)) return false;
    anchor_ = first ? band.lastRow : band.firstRow;
    stroke_ = Stroke::Rows;
    return true;
}

void EditorTools::dragRows() {
    const bool put = session().chosen.has_value();
    Level::BandPlace band = put ? draft().level().bands[*session().chosen] : session().band;
    if (stroke_ == Stroke::Way) {
        const double way = session().cursor.x + grab_.x - tuning::fieldSize.x / 2.0;
        band.distance = std::round(way / wayStep) * wayStep;
        return tryBand(band);
    }
    const int row = draft().cells().nearest(session().cursor).row;
    band.firstRow = std::min(anchor_, row);
    band.lastRow = std::max(anchor_, row);
    if (put) return tryBand(band);
    if (refusedBand_ == band) return;
    // Without room for the full distance, tries a shorter one.
    const std::size_t index = draft().level().bands.size();
    const EditRefusal refusal = draft().putBand(draft().fitting(band).value_or(band));
    refusedBand_ = refusal ? std::optional(band) : std::nullopt;
    if (!refusal) {
        session().chosen = index;
        sounds().play(Cue::MenuAccept);
    }
    answer(refusal);
}

void EditorTools::tryBand(const Level::BandPlace& band) {
    const EditRefusal refusal = draft().changeBand(*session().chosen, band);
    refusedBand_ = refusal ? std::optional(band) : std::nullopt;
    answer(refusal);
    if (!refusal) session().band = band; // Becomes the template of the next rows.
}

void EditorTools::changeBand(BandChange change) {
    const int rows = draft().level().rows;
    if (session().chosen) {
        tryBand(changedBy(draft().level().bands[*session().chosen], change, rows));
        refusedBand_.reset();
    } else if (change.setting == BandSetting::Distance || change.setting == BandSetting::Speed) {
        session().band = changedBy(session().band, change, rows);
    } else {
        answer(translatable("Press on a row first"));
    }
}

} // namespace arkanong
