#include "arkanong/editor/EditorView.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/objects/WallView.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

// Draws walls and moving rows over the field.

namespace arkanong {

namespace {

constexpr double wallEdge = 3.0;

/// Draws the rows' outline across the field.
void drawRows(TextureManager& textures, const Level::BandPlace& band, const CellGrid& cells,
              sf::Color colour) {
    const Vec2 half = cells.cellSize() / 2.0;
    const Vec2 low = cells.centre({0, band.firstRow}) - half;
    const Vec2 high = cells.centre({cells.columns() - 1, band.lastRow}) + half;
    drawFrame(textures, low, high - low, colour, 2.0);
}

void drawCorners(TextureManager& textures, const std::vector<Vec2>& corners, sf::Color colour) {
    for (const Vec2 corner : corners)
        textures.draw(Layer::Overlay, Sprite::BadgeFull, corner, colour, 0.6);
}

} // namespace

// Draws every moving brick twice: at the end of its path and at its current position.
void EditorView::drawBands() const {
    const Level& level = draft().level();
    const CellGrid cells = draft().cells();
    const Vec2 size = cells.cellSize() - Vec2{2.0, 2.0};
    for (std::size_t i = 0; i < level.bands.size(); ++i) {
        const Level::BandPlace& band = level.bands[i];
        const Vec2 end{band.distance, 0.0};
        const Vec2 now = onItsWay({}, end, band.speed, age_);
        for (const Level::BrickPlace& brick : level.bricks) {
            if (!band.holds(brick.row)) continue;
            const Vec2 low = cells.centre({brick.column, brick.row}) - size / 2.0;
            drawFrame(textures(), low + end, size, faded(palette().pale, 0.35));
            textures().drawRectangle(Layer::Overlay, low + now, size,
                                     faded(palette().of(brick.kind, brick.tint), 0.3));
        }
        const bool chosen = session().tool == EditorTool::Band && session().chosen == i;
        drawWay(band, chosen ? palette().amber : faded(palette().pale, 0.7));
    }
}

/// Draws an arrow from the middle of the rows along their path.
void EditorView::drawWay(const Level::BandPlace& band, sf::Color colour) const {
    const Vec2 end = handlesOf(band, draft().cells()).way;
    textures().drawLine(Layer::Overlay, end - Vec2{band.distance, 0.0}, end, 2.0, colour);
    textures().draw(Layer::Overlay, Sprite::Chevron, {end, {band.distance < 0.0 ? -1.0 : 1.0, 1.0}, {}},
                    colour);
}

void EditorView::drawBandCursor() const {
    const CellGrid cells = draft().cells();
    for (const Level::BandPlace& band : draft().level().bands)
        drawRows(textures(), band, cells, faded(palette().pale, 0.5));
    if (session().chosen) {
        const Level::BandPlace& band = draft().level().bands[*session().chosen];
        drawRows(textures(), band, cells, palette().amber);
        const BandHandles handles = handlesOf(band, cells);
        textures().draw(Layer::Overlay, Sprite::ServeFull, handles.way, palette().amber);
        drawCorners(textures(), {handles.first, handles.last}, palette().amber);
    }
    if (tools_.refusedBand()) {
        drawRows(textures(), *tools_.refusedBand(), cells, palette().red);
        drawWay(*tools_.refusedBand(), palette().red);
    }
    const Vec2 at = session().cursor;
    const std::optional<Cell> cell = cells.at(at);
    textures().draw(Layer::Overlay, Sprite::Crosshair, at, cell ? palette().amber : palette().muted);
    if (!cell || draft().bandAt(at) || tools_.stroke() != EditorTools::Stroke::None) return;
    const Level::BandPlace row{cell->row, cell->row, 0.0, 0.0};
    double strength = 0.75 + 0.25 * swing(age_, 1.2);
    for (const Flip image : imagesOf(draft().symmetry())) {
        if (image == Flip::LeftRight || image == Flip::Both) continue;
        drawRows(textures(), flipped(row, image, cells.rows()), cells, faded(palette().amber, strength));
        strength = 0.45; // Fainter for the mirror image.
    }
}

void EditorView::drawWallTool() const {
    if (session().tool != EditorTool::Wall) return;
    const std::vector<Level::WallPlace>& walls = draft().level().walls;
    for (std::size_t i = 0; i < walls.size(); ++i) {
        const bool chosen = session().chosen == i;
        if (chosen) drawWall(textures(), Layer::Overlay, walls[i].corners, wallEdge, palette().amber);
        drawCorners(textures(), walls[i].corners, chosen ? palette().amber : palette().pale);
    }
    if (tools_.refusedWall())
        drawWall(textures(), Layer::Overlay, tools_.refusedWall()->corners, wallEdge, palette().red);
    if (!session().outline.empty()) drawOutline();
    textures().draw(Layer::Overlay, Sprite::Crosshair, tools_.cornerNear(session().cursor), palette().amber);
}

// Draws the unfinished wall with its mirror images, in red if it cannot be closed at the cursor.
void EditorView::drawOutline() const {
    const Level::WallPlace here = tools_.outlineHere();
    const sf::Color colour = tools_.outlineRefusal() ? palette().red : palette().amber;
    double strength = 1.0;
    for (const Flip image : imagesOf(draft().symmetry())) {
        drawWall(textures(), Layer::Overlay, flipped(here, image).corners, 2.0, faded(colour, strength));
        strength = 0.45; // Fainter for the mirror images.
    }
    drawCorners(textures(), session().outline, colour);
    // Marks the first corner, which closes the wall.
    textures().draw(Layer::Overlay, Sprite::BadgeEmpty, session().outline.front(), palette().amber,
                    1.0 + 0.2 * swing(age_, 1.2));
}

} // namespace arkanong
