#include "arkanong/editor/EditorTools.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// Distance from a hexagon's corner to the path handle of a hexagon without a path, px.
constexpr double handleGap = 18.0;
constexpr double noPath = 12.0;     ///< Shorter drags remove the path, px.
constexpr double clearDrag = 8.0;   ///< Shorter drags count as clicks, px.
constexpr double usualSpeed = 80.0; ///< Speed along a new path, px/s.
constexpr double snapReach = 6.0;   ///< Distance within which positions snap to the field's centre lines, px.

double snapped(double place, double size) {
    const double whole = std::round(place);
    return std::abs(whole - size / 2.0) <= snapReach ? size / 2.0 : whole;
}

/// Moves a hexagon that would overlap its own mirror image onto the centre line, so that it equals its image.
Vec2 offImages(Vec2 centre, double radius, Flip symmetry) {
    const Vec2 middle = tuning::fieldSize / 2.0;
    const bool down = symmetry == Flip::TopBottom || symmetry == Flip::Both;
    const bool aside = symmetry == Flip::LeftRight || symmetry == Flip::Both;
    if (down && std::abs(centre.y - middle.y) < radius) centre.y = middle.y;
    if (aside && std::abs(centre.x - middle.x) < radius) centre.x = middle.x;
    return centre;
}

} // namespace

Vec2 snapped(Vec2 place) {
    return {snapped(place.x, tuning::fieldSize.x), snapped(place.y, tuning::fieldSize.y)};
}

Vec2 sizeHandle(const Level::HexagonPlace& hexagon) {
    return hexagon.centre + rotate({hexagon.radius, 0.0}, rotationFromTurns(hexagon.turns));
}

Vec2 pathHandle(const Level::HexagonPlace& hexagon) {
    return hexagon.pathEnd != hexagon.centre ? hexagon.pathEnd
                                             : hexagon.centre + Vec2{0.0, hexagon.radius + handleGap};
}

void EditorTools::answer(const EditRefusal& refusal) {
    if (!refusal) return session().check();
    const std::string english = refusal->english();
    if (!refusal_ || refusal_->english() != english || refusalAge_ > 1.0) log().write("refused " + english);
    refusal_ = refusal;
    refusalAge_ = 0.0;
}

void EditorTools::advance(double seconds) {
    refusalAge_ += seconds;
    followOutline();
}

void EditorTools::press() {
    if (stroke_ != Stroke::None) return;
    draft().beginStroke();
    switch (session().tool) {
    case EditorTool::Brick:
    case EditorTool::PowerUp:
        stroke_ = Stroke::Paint;
        paint(session().cursor);
        break;
    case EditorTool::Hexagon: pressHexagon(); break;
    case EditorTool::Wall: pressWall(); break;
    case EditorTool::Band: pressBand(); break;
    case EditorTool::Remove: beginErasing(); break;
    }
}

// A press selects a handle of the selected hexagon, otherwise a hexagon, otherwise adds a hexagon.
void EditorTools::pressHexagon() {
    const Vec2 at = session().cursor;
    if (session().chosen) {
        const Level::HexagonPlace& chosen = draft().level().hexagons[*session().chosen];
        if (distance(at, pathHandle(chosen)) <= handleReach) {
            stroke_ = Stroke::PathEnd;
            return;
        }
        if (distance(at, sizeHandle(chosen)) <= handleReach) {
            stroke_ = Stroke::Size;
            return;
        }
    }
    if (const auto here = draft().hexagonAt(at)) {
        session().chosen = *here;
        grab_ = draft().level().hexagons[*here].centre - at;
        stroke_ = Stroke::Move;
        return;
    }
    const Level::HexagonPlace next = nextHexagon();
    const std::size_t index = draft().level().hexagons.size();
    // Without room for this radius, tries a smaller one.
    const auto fitting = draft().fitting(next);
    const EditRefusal refusal = draft().putHexagon(fitting.value_or(next));
    if (refusal) return answer(refusal);
    session().chosen = index;
    stroke_ = Stroke::Size;
    grab_ = {};
    sounds().play(Cue::MenuAccept);
    session().check();
}

Level::HexagonPlace EditorTools::nextHexagon() const {
    Level::HexagonPlace hexagon = session().hexagon;
    hexagon.centre = offImages(snapped(session().cursor), hexagon.radius, draft().symmetry());
    hexagon.pathEnd = hexagon.centre;
    hexagon.pathSpeed = 0.0;
    return hexagon;
}

void EditorTools::beginErasing() {
    if (removeLastCorner()) return;
    draft().beginStroke();
    stroke_ = Stroke::Erase;
    const Vec2 at = session().cursor;
    const std::optional<Cell> cell = draft().cells().at(at);
    // A brick in moving rows is removed first; an empty cell, or the tool for rows, removes their movement.
    const bool rows = session().tool == EditorTool::Band || !cell || draft().brickAt(*cell) == nullptr;
    if (const auto hexagon = draft().hexagonAt(at))
        draft().removeHexagon(*hexagon);
    else if (const auto wall = draft().wallAt(at))
        draft().removeWall(*wall);
    else if (const auto band = draft().bandAt(at); !band || !rows)
        return erase(at);
    else if (const EditRefusal refusal = draft().removeBand(*band))
        return answer(refusal);
    session().chosen.reset();
    sounds().play(Cue::MenuBack);
    session().check();
}

void EditorTools::drag(Vec2 from) {
    switch (stroke_) {
    case Stroke::None: break;
    case Stroke::Paint: paint(from); break;
    case Stroke::Erase: erase(from); break;
    case Stroke::Corner: dragWall(); break;
    case Stroke::Rows:
    case Stroke::Way: dragRows(); break;
    case Stroke::Move:
        if (session().tool == EditorTool::Wall) return dragWall();
        [[fallthrough]];
    case Stroke::Size:
    case Stroke::PathEnd: dragHexagon(); break;
    }
}

void EditorTools::paint(Vec2 from) {
    const std::vector<Level::BrickPlace> bricks = allBricks();
    const std::vector<PowerUpDrop> drops = allDrops();
    const bool drop = session().tool == EditorTool::PowerUp;
    const std::optional<PowerUpDrop> given =
        session().drop < drops.size() ? std::optional(drops[session().drop]) : std::nullopt;
    const std::size_t before = draft().level().bricks.size();
    for (const Cell cell : draft().cells().between(from, session().cursor))
        answer(drop ? draft().putDrop(cell, given) : draft().putBrick(cell, bricks[session().brick]));
    if (draft().level().bricks.size() != before) sounds().play(Cue::MenuMove);
}

void EditorTools::erase(Vec2 from) {
    const std::size_t before = draft().level().bricks.size();
    for (const Cell cell : draft().cells().between(from, session().cursor))
        draft().removeBrick(cell);
    if (draft().level().bricks.size() != before) sounds().play(Cue::MenuBack);
    session().check();
}

void EditorTools::dragHexagon() {
    if (!session().chosen) return;
    Level::HexagonPlace hexagon = draft().level().hexagons[*session().chosen];
    const Vec2 at = session().cursor;
    if (stroke_ == Stroke::PathEnd) return setPathEnd(at);
    if (stroke_ == Stroke::Move) {
        const Vec2 way = snapped(at + grab_) - hexagon.centre;
        hexagon.centre += way;
        hexagon.pathEnd += way;
    } else {
        const double drawn = std::round(distance(hexagon.centre, at));
        if (drawn < clearDrag) return;
        hexagon.radius = std::clamp(drawn, levelrules::smallestRadius, levelrules::largestRadius);
    }
    answer(draft().changeHexagon(*session().chosen, hexagon));
}

void EditorTools::setPathEnd(Vec2 end) {
    if (!session().chosen) return;
    Level::HexagonPlace hexagon = draft().level().hexagons[*session().chosen];
    hexagon.pathEnd = snapped(end);
    // Snaps nearly straight paths.
    if (std::abs(hexagon.pathEnd.x - hexagon.centre.x) <= snapReach) hexagon.pathEnd.x = hexagon.centre.x;
    if (std::abs(hexagon.pathEnd.y - hexagon.centre.y) <= snapReach) hexagon.pathEnd.y = hexagon.centre.y;
    if (distance(hexagon.pathEnd, hexagon.centre) < noPath) hexagon.pathEnd = hexagon.centre;
    if (hexagon.pathEnd != hexagon.centre && hexagon.pathSpeed == 0.0) hexagon.pathSpeed = usualSpeed;
    answer(draft().changeHexagon(*session().chosen, hexagon));
}

void EditorTools::release() {
    if (stroke_ == Stroke::Size && session().chosen)
        session().hexagon.radius = draft().level().hexagons[*session().chosen].radius;
    stroke_ = Stroke::None;
    refusedWall_.reset();
    refusedBand_.reset();
    const std::size_t steps = draft().stepsBack();
    draft().endStroke();
    if (draft().stepsBack() == steps) return;
    const Level& level = draft().level();
    log().write("drawn bricks " + std::to_string(level.bricks.size()) + " hexagons " +
                std::to_string(level.hexagons.size()) + " walls " + std::to_string(level.walls.size()) +
                " moving rows " + std::to_string(level.bands.size()));
}

void EditorTools::removeHere() {
    release();
    beginErasing();
    release();
}

void EditorTools::change(SettingChange change) {
    if (session().tool == EditorTool::Band)
        changeBand({static_cast<BandSetting>(change.setting), change.more});
    else
        changeHexagon({static_cast<HexagonSetting>(change.setting), change.more});
}

void EditorTools::changeHexagon(HexagonChange change) {
    if (change.setting == HexagonSetting::Path && change.more) {
        // Setting the path's end twice at the same position removes the path.
        if (!session().chosen) return answer(translatable("Choose a hexagon first"));
        const Level::HexagonPlace& chosen = draft().level().hexagons[*session().chosen];
        const bool there = distance(session().cursor, chosen.pathEnd) < noPath;
        return setPathEnd(there ? chosen.centre : session().cursor);
    }
    if (!session().chosen) {
        session().hexagon = changedBy(session().hexagon, change);
        session().hexagon.spin =
            std::clamp(session().hexagon.spin, -levelrules::fastestSpin, levelrules::fastestSpin);
        return;
    }
    const Level::HexagonPlace& chosen = draft().level().hexagons[*session().chosen];
    const EditRefusal refusal = draft().changeHexagon(*session().chosen, changedBy(chosen, change));
    answer(refusal);
    // Becomes the template of the next hexagon.
    if (!refusal) session().hexagon = draft().level().hexagons[*session().chosen];
}

} // namespace arkanong
