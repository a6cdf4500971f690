#include "arkanong/editor/EditorView.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/background/Ground.hpp"
#include "arkanong/render/objects/BrickView.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <cmath>

namespace arkanong {

namespace {

constexpr double cursorEdge = 2.0;
constexpr int settled = tuning::seconds(10.0); ///< Long enough that all bricks have appeared.
constexpr double paintedHexagonRadius = 48.0;

void drawHexagon(TextureManager& textures, Vec2 centre, double radius, double turns, sf::Color colour) {
    const double scale = radius / paintedHexagonRadius;
    textures.draw(Layer::Overlay, Sprite::Hexagon,
                  {centre, {scale, scale}, rotationFromTurns(wrapTurns(turns))}, colour);
}

} // namespace

EditorView::EditorView(ScreenContext& context, const EditorTools& tools)
    : context_(context), tools_(tools), field_(Level{}, {}, 1),
      renderer_(context.look.palette, context.look.view) {
    rebuildField();
}

void EditorView::advance(double seconds) {
    age_ += seconds;
    rebuildField();
    renderer_.advance(seconds, field_.objects());
}

Vec2 onItsWay(Vec2 from, Vec2 to, double speed, double seconds) {
    const double way = distance(from, to);
    if (way <= 0.0 || speed <= 0.0) return from;
    const double gone = std::fmod(seconds * speed / way, 2.0);
    return lerp(from, to, gone <= 1.0 ? gone : 2.0 - gone);
}

// Without the level's rules, which could hide bricks.
void EditorView::rebuildField() {
    if (shown_ == draft().level()) return;
    shown_ = draft().level();
    Level bare = *shown_;
    bare.rules = {};
    field_ = World(bare, {}, 1);
}

void EditorView::draw(double brightness) const {
    textures().setBrightness(brightness);
    drawGround(textures(), palette());
    drawWalls(textures(), palette());
    textures().setOrigin(fieldOrigin);
    ObjectManager objects = field_.objects();
    for (Hexagon& hexagon : objects.hexagons)
        hexagon.turns = hexagon.previousTurns =
            wrapTurns(hexagon.turns + std::fmod(hexagon.spin * age_, 1.0));
    renderer_.draw(textures(), {objects, field_.powers(), settled, 1.0}, std::nullopt);
    drawDrops();
    drawPaths();
    drawBands();
    if (brightness >= 1.0) {
        drawGridLines();
        drawSymmetry();
        drawHandles();
        drawWallTool();
        drawCursor();
    }
    textures().setOrigin({});
    drawEditorPanels(textures(), palette(), session(), session().changed(),
                     context_.state.device == Device::Gamepad);
    if (brightness >= 1.0) drawWords();
    textures().setBrightness(1.0);
}

void EditorView::drawGridLines() const {
    if (session().tool == EditorTool::Hexagon || session().tool == EditorTool::Wall) return;
    const CellGrid cells = draft().cells();
    const sf::Color colour = faded(palette().grid, 0.35);
    const Vec2 cell = cells.cellSize();
    const Vec2 size{cell.x * cells.columns(), cell.y * cells.rows()};
    for (int column = 0; column <= cells.columns(); ++column)
        textures().drawRectangle(Layer::Overlay, cells.origin() + Vec2{cell.x * column - 0.5, 0.0},
                                 {1.0, size.y}, colour);
    for (int row = 0; row <= cells.rows(); ++row)
        textures().drawRectangle(Layer::Overlay, cells.origin() + Vec2{0.0, cell.y * row - 0.5},
                                 {size.x, 1.0}, colour);
}

void EditorView::drawDrops() const {
    const CellGrid cells = draft().cells();
    const double scale = cells.cellSize().y / tuning::brickSize.y * 0.9;
    for (const Level::BrickPlace& brick : draft().level().bricks)
        if (brick.drop)
            drawDrop(textures(), palette(), *brick.drop, cells.centre({brick.column, brick.row}), scale,
                     session().tool == EditorTool::PowerUp ? 1.0 : 0.8);
}

// Draws each path with its hexagon moving along it.
void EditorView::drawPaths() const {
    for (const Level::HexagonPlace& hexagon : draft().level().hexagons) {
        if (hexagon.pathEnd == hexagon.centre) continue;
        textures().drawLine(Layer::Overlay, hexagon.centre, hexagon.pathEnd, 2.0,
                            faded(palette().hexagon, 0.45));
        drawHexagon(textures(), hexagon.pathEnd, hexagon.radius, hexagon.turns,
                    faded(palette().hexagon, 0.25));
        const Vec2 now = onItsWay(hexagon.centre, hexagon.pathEnd, hexagon.pathSpeed, age_);
        drawHexagon(textures(), now, hexagon.radius, hexagon.turns + hexagon.spin * age_,
                    faded(palette().hexagon, 0.5));
    }
}

void EditorView::drawSymmetry() const {
    const Flip symmetry = draft().symmetry();
    const sf::Color colour = faded(palette().amber, 0.55);
    const Vec2 middle = tuning::fieldSize / 2.0;
    constexpr double dash = 12.0;
    if (symmetry == Flip::TopBottom || symmetry == Flip::Both)
        for (double x = 0.0; x < tuning::fieldSize.x; x += 2.0 * dash)
            textures().drawRectangle(Layer::Overlay, {x, middle.y - 1.0}, {dash, 2.0}, colour);
    if (symmetry == Flip::LeftRight || symmetry == Flip::Both)
        for (double y = tuning::zoneDepth; y < tuning::fieldSize.y - tuning::zoneDepth; y += 2.0 * dash)
            textures().drawRectangle(Layer::Overlay, {middle.x - 1.0, y}, {2.0, dash}, colour);
}

void EditorView::drawHandles() const {
    if (session().tool != EditorTool::Hexagon || !session().chosen) return;
    const Level::HexagonPlace& hexagon = draft().level().hexagons[*session().chosen];
    drawHexagon(textures(), hexagon.centre, hexagon.radius, hexagon.turns, palette().amber);
    const Vec2 path = pathHandle(hexagon);
    textures().drawLine(Layer::Overlay, hexagon.centre, path, 1.5, faded(palette().amber, 0.7));
    textures().draw(Layer::Overlay, Sprite::ServeFull, path, palette().amber);
    textures().draw(Layer::Overlay, Sprite::BadgeFull, sizeHandle(hexagon), palette().amber, 0.7);
}

// Previews what the tool would do at the cursor, with mirror images; in red if it would be refused.
void EditorView::drawCursor() const {
    if (session().tool == EditorTool::Hexagon) return drawHexagonCursor();
    if (session().tool == EditorTool::Band) return drawBandCursor();
    if (session().tool == EditorTool::Wall) return;
    const Vec2 at = session().cursor;
    const bool removes =
        session().tool == EditorTool::Remove || tools_.stroke() == EditorTools::Stroke::Erase;
    const CellGrid cells = draft().cells();
    const std::optional<Cell> cell = cells.at(at);
    if (!cell) {
        textures().draw(Layer::Overlay, Sprite::Crosshair, at, removes ? palette().red : palette().muted);
        return;
    }
    Level::BrickPlace brush = allBricks()[session().brick];
    const bool puts = session().tool == EditorTool::Brick && !removes;
    const bool refused = puts && !draft().fits(*cell, brush);
    const sf::Color colour = removes || refused ? palette().red : palette().amber;
    brush.column = cell->column;
    brush.row = cell->row;
    double strength = 0.75 + 0.25 * swing(age_, 1.2);
    for (const Flip image : imagesOf(draft().symmetry())) {
        const Level::BrickPlace put = flipped(brush, image, cells.rows());
        const Vec2 centre = cells.centre({put.column, put.row});
        if (puts && !refused) {
            Brick brick;
            brick.kind = put.kind;
            brick.hitsLeft = put.hits;
            textures().draw(Layer::Overlay, spriteOf(brick),
                            {centre, Vec2{cells.cellSize().x / tuning::brickSize.x,
                                          cells.cellSize().y / tuning::brickSize.y}},
                            faded(palette().of(put.kind, put.tint), 0.55));
        }
        drawFrame(textures(), centre - cells.cellSize() / 2.0, cells.cellSize(), faded(colour, strength),
                  cursorEdge);
        strength = 0.45; // Fainter for the mirror images.
    }
}

void EditorView::drawHexagonCursor() const {
    const Vec2 at = session().cursor;
    textures().draw(Layer::Overlay, Sprite::Crosshair, at, palette().amber);
    const double band = levelrules::bandTop;
    const bool outside = at.y < band || at.y > tuning::fieldSize.y - band;
    if (tools_.stroke() != EditorTools::Stroke::None || draft().hexagonAt(at) || outside) return;
    const Level::HexagonPlace next = tools_.nextHexagon();
    const auto fitting = draft().fitting(next);
    for (const Flip image : imagesOf(draft().symmetry())) {
        const Level::HexagonPlace put = flipped(fitting.value_or(next), image);
        drawHexagon(textures(), put.centre, put.radius, put.turns,
                    faded(fitting ? palette().amber : palette().red, 0.35));
    }
}

std::string EditorView::placeWords() const {
    const Vec2 at = session().cursor;
    const auto whole = [](double number) { return std::to_string(static_cast<int>(std::lround(number))); };
    if (session().tool == EditorTool::Wall || session().tool == EditorTool::Hexagon)
        return whole(at.x) + ", " + whole(at.y);
    const std::optional<Cell> cell = draft().cells().at(at);
    if (!cell) return {};
    const Catalogue& words = *textures().type().catalogue;
    const Level::BrickPlace* const brick = draft().brickAt(*cell);
    const auto told = [&](std::string_view sentence) {
        const bool drops = brick != nullptr && brick->drop;
        return fill(sentence, {{"column", cell->column + 1},
                               {"row", cell->row + 1},
                               {"brick", brick != nullptr ? displayName(words, *brick) : std::string()},
                               {"drop", drops ? words.sentenceCase(shownName(words, brick->drop->kind))
                                              : std::string()}});
    };
    if (brick == nullptr) return told(words.text("Column {column}, row {row}"));
    if (!brick->drop) return told(words.text("Column {column}, row {row}: {brick}"));
    return told(brick->drop->bad ? words.text("Column {column}, row {row}: {brick} with a bad {drop}")
                                 : words.text("Column {column}, row {row}: {brick} with {drop}"));
}

void EditorView::drawWords() const {
    constexpr double room = tuning::fieldSize.x - 4.0 * space::padding;
    const bool refused = tools_.refusalAge() < EditorTools::refusalSeconds;
    TextStyle style{type::label, palette().pale, Align::Centre};
    if (refused || tools_.outlineRefusal()) style.colour = palette().red;
    if (refused)
        style.colour =
            faded(style.colour, easeOut((EditorTools::refusalSeconds - tools_.refusalAge()) / 0.4));
    const EditRefusal& refusal = refused ? tools_.refusal() : tools_.outlineRefusal();
    const std::string words = refusal ? refusal->in(*textures().type().catalogue) : placeWords();
    drawParagraph(textures(), words, {screenSize.x / 2.0, 540.0}, room, style);
    drawOwnHints();
}

void EditorView::drawOwnHints() const {
    // Large text would cover the goals' shields.
    const bool enlarged = textures().type().isLarge();
    if (enlarged) drawFoot(textures(), palette(), false);
    const double line = enlarged ? space::hintLine : 700.0;
    const EditorTool tool = session().tool;
    const bool hexagons = tool == EditorTool::Hexagon;
    const bool walls = tool == EditorTool::Wall;
    const bool rows = tool == EditorTool::Band;
    const Type& words = textures().type();
    const auto key = [&words](const char* name) { return std::string(words.text("key", name)); };
    const auto named = [&words](const char* name) { return std::string(words.text(name)); };
    const auto word = [&words](bool is, const char* yes, const char* no) {
        return words.text(is ? yes : no);
    };
    switch (context_.state.device) {
    case Device::Keyboard:
        if (hexagons || rows)
            drawHints(textures(), palette(),
                      {{key(translatable("key", "Arrows")), words.text("Move")},
                       {key(translatable("key", "Space + arrows")),
                        word(rows, translatable("Choose rows or drag"), translatable("Draw or drag one"))},
                       {key(rows ? translatable("key", "Letters") : translatable("key", "Ctrl + arrows")),
                        word(rows, translatable("Change"), translatable("Shift it"))},
                       {key(translatable("key", "Delete")), words.text("Remove")}},
                      line);
        else
            drawHints(textures(), palette(),
                      {{key(translatable("key", "Arrows")), words.text("Move")},
                       {key(translatable("key", "Space")),
                        word(walls, translatable("Corner or drag"), translatable("Put"))},
                       {key(translatable("key", "Delete")), words.text("Remove")},
                       {key(walls ? translatable("key", "Enter") : translatable("key", "Tab")),
                        word(walls, translatable("Close"), translatable("Tool"))},
                       {key(walls ? translatable("key", "Ctrl + arrows") : translatable("key", "Letters")),
                        word(walls, translatable("Shift it"), translatable("Choose"))}},
                      line);
        break;
    case Device::Mouse:
        if (walls)
            drawHints(textures(), palette(),
                      {{named(translatable("Click")), words.text("Corner")},
                       {named(translatable("Drag")), words.text("Move")},
                       {named(translatable("Right click")), words.text("Remove")},
                       {"F5", words.text("Test")}},
                      line);
        else
            drawHints(
                textures(), palette(),
                {{named(translatable("Click or drag")), words.text("Put")},
                 {named(translatable("Right click")), words.text("Remove")},
                 {named(translatable("Wheel")),
                  rows ? words.text("Speed") : word(hexagons, translatable("Spin"), translatable("Choose"))},
                 {"F5", words.text("Test")}},
                line);
        break;
    case Device::Gamepad:
        drawHints(textures(), palette(),
                  {{padGlyph(PadPart::A), word(walls, translatable("Corner or drag"), translatable("Put"))},
                   {padGlyph(PadPart::B), words.text("Remove")},
                   {(walls || hexagons || rows ? padGlyph(PadPart::Y) : "") +
                        (walls ? "" : named(translatable("Right stick"))),
                    walls ? words.text("Close")
                          : word(hexagons || rows, translatable("Change"), translatable("Choose"))},
                   {padGlyph(PadPart::LeftShoulder) + padGlyph(PadPart::RightShoulder), words.text("Tool")},
                   {padGlyph(PadPart::Back), words.text("Undo")},
                   {padGlyph(PadPart::Start), words.text("Menu")}},
                  line);
        break;
    }
}

} // namespace arkanong
