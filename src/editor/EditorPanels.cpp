#include "arkanong/editor/EditorPanels.hpp"

#include "arkanong/render/Text.hpp"
#include "arkanong/render/match/BrickView.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

// The left panel.
constexpr double left = 14.0;
constexpr double leftWidth = 144.0;
constexpr double leftTop = 92.0;
constexpr double actionStep = 27.0;
constexpr double groupGap = 14.0;
constexpr double nameX = left + 40.0;
constexpr double inset = 6.0;

// The right one.
constexpr double right = 1132.0;
constexpr double rightWidth = 142.0;
constexpr double paletteTop = 96.0;
constexpr double paletteHeight = 420.0;
constexpr double widestStep = 30.0;
constexpr double signX = right + 2.0;
constexpr double pictureX = right + 36.0;
constexpr double paletteNameX = right + 61.0;
constexpr double paletteNameWidth = 82.0;
constexpr double settingStep = 42.0;
constexpr double helpTop = 548.0;

struct Entry {
    std::string_view key;
    std::string_view name;
};
constexpr std::array<Entry, editorActionCount> entries{{
    {"TAB", "BRICKS"},
    {"", "POWER-UPS"},
    {"", "HEXAGONS"},
    {"", "REMOVE"},
    {"F1", ""},
    {"F2", "MIRROR DOWN"},
    {"F4", "MIRROR ASIDE"},
    {"^Z", "UNDO"},
    {"^Y", "REDO"},
    {"F5", "TEST"},
    {"F6", "PROPERTIES"},
    {"^S", "SAVE"},
    {"ESC", "MENU"},
}};

/// The baseline of an action: groups of tools, drawing, history and the rest.
double actionY(std::size_t index) {
    const auto after = [index](EditorAction last) { return index > static_cast<std::size_t>(last) ? 1 : 0; };
    const int groups =
        after(EditorAction::Remove) + after(EditorAction::MirrorAside) + after(EditorAction::Redo);
    // The way of symmetric drawing has a line of its own.
    const double value = index > static_cast<std::size_t>(EditorAction::Symmetry) ? 16.0 : 0.0;
    return leftTop + actionStep * static_cast<double>(index) + groupGap * groups + value;
}

double paletteStep(EditorTool tool) {
    return std::min(widestStep,
                    paletteHeight / static_cast<double>(std::max<std::size_t>(paletteSize(tool), 1)));
}

/// The middle of an entry of the palette.
double paletteY(EditorTool tool, std::size_t index) {
    return paletteTop + paletteStep(tool) * (static_cast<double>(index) + 0.5);
}

double settingY(std::size_t index) { return paletteTop + settingStep * (static_cast<double>(index) + 0.5); }

const sf::Color white(255, 255, 255);

/// At the labels' size, or as much smaller as it must be.
void drawFitting(TextureManager& textures, std::string_view text, Vec2 at, double width, sf::Color colour) {
    drawText(textures, text, at, {fittingSize(textures, text, width, {type::label}), colour});
}

void drawLit(TextureManager& textures, const Palette& palette, Vec2 low, Vec2 size) {
    textures.drawRectangle(Layer::Overlay, low, size, faded(palette.blue, 0.22));
}

Brick brickLike(const Level::BrickPlace& place) {
    Brick brick;
    brick.kind = place.kind;
    brick.hitsLeft = brick.hitsWhole = place.hits;
    brick.tint = place.tint;
    return brick;
}

std::string nameFor(EditorAction action) {
    return action == EditorAction::Symmetry ? "SYMMETRY"
                                            : std::string(entries[static_cast<std::size_t>(action)].name);
}

bool possible(EditorAction action, const EditorSession& session) {
    if (action == EditorAction::Undo) return session.draft.stepsBack() > 0;
    if (action == EditorAction::Redo) return session.draft.stepsForward() > 0;
    return true;
}

void drawActions(TextureManager& textures, const Palette& palette, const EditorSession& session) {
    for (std::size_t i = 0; i < editorActionCount; ++i) {
        const auto action = static_cast<EditorAction>(i);
        const double y = actionY(i);
        const bool lit = toolOf(action) == session.tool;
        if (lit) drawLit(textures, palette, {left - inset, y - 17.0}, {leftWidth, 24.0});
        const double difficulty = possible(action, session) ? 1.0 : 0.4;
        drawText(textures, entries[i].key, {left, y},
                 {type::label, faded(lit ? palette.blue : palette.muted, difficulty)});
        drawFitting(textures, nameFor(action), {nameX, y}, left + leftWidth - nameX - inset,
                    faded(lit ? white : palette.pale, difficulty));
    }
    const Flip symmetry = session.draft.symmetry();
    drawFitting(textures, shownName(symmetry),
                {nameX, actionY(static_cast<std::size_t>(EditorAction::Symmetry)) + 19.0},
                left + leftWidth - nameX - inset, symmetry == Flip::None ? palette.muted : palette.amber);
}

void drawBrickPalette(TextureManager& textures, const Palette& palette, const EditorSession& session) {
    const std::vector<Level::BrickPlace> bricks = allBricks();
    const double step = paletteStep(EditorTool::Brick);
    const double scale = std::min(0.6, 0.6 * step / 20.0);
    for (std::size_t i = 0; i < bricks.size(); ++i) {
        const double y = paletteY(EditorTool::Brick, i);
        const bool lit = i == session.brick;
        if (lit) drawLit(textures, palette, {right - inset, y - step / 2.0 + 1.0}, {rightWidth, step - 2.0});
        drawText(textures, std::string(1, signOf(bricks[i])), {signX, y + 5.0},
                 {type::label, lit ? palette.blue : palette.muted});
        textures.draw(Layer::Overlay, spriteOf(brickLike(bricks[i])), Vec2{pictureX, y},
                      palette.of(bricks[i].kind, bricks[i].tint), scale);
        drawFitting(textures, shownName(bricks[i]), {paletteNameX, y + 5.0}, paletteNameWidth,
                    lit ? white : palette.pale);
    }
}

void drawDropPalette(TextureManager& textures, const Palette& palette, const EditorSession& session) {
    const std::vector<PowerUpDrop> drops = allDrops();
    const double step = paletteStep(EditorTool::PowerUp);
    for (std::size_t i = 0; i <= drops.size(); ++i) {
        const double y = paletteY(EditorTool::PowerUp, i);
        const bool lit = i == session.drop;
        if (lit) drawLit(textures, palette, {right - inset, y - step / 2.0 + 1.0}, {rightWidth, step - 2.0});
        const bool nothing = i == drops.size();
        drawText(textures, std::string(1, nothing ? '.' : signOf(drops[i])), {signX, y + 5.0},
                 {type::label, lit ? palette.blue : palette.muted});
        if (!nothing) drawDrop(textures, palette, drops[i], {pictureX, y}, 0.9);
        const std::string name = nothing ? "NOTHING" : displayName(traitsOf(drops[i].kind).name);
        drawFitting(textures, name, {paletteNameX, y + 5.0}, paletteNameWidth, lit ? white : palette.pale);
    }
}

void drawHexagonSettings(TextureManager& textures, const Palette& palette, const EditorSession& session,
                         bool byPad) {
    const Level::HexagonPlace& hexagon =
        session.chosen ? session.draft.level().hexagons[*session.chosen] : session.hexagon;
    drawText(textures, session.chosen ? "THIS ONE" : "THE NEXT ONE", {right, paletteTop - 4.0},
             {type::label, session.chosen ? palette.amber : palette.muted});
    for (std::size_t i = 0; i < hexagonSettingCount; ++i) {
        const auto setting = static_cast<HexagonSetting>(i);
        const double y = settingY(i);
        if (byPad && setting == session.setting)
            drawLit(textures, palette, {right - inset, y - 16.0}, {rightWidth, settingStep - 2.0});
        drawText(textures, keysOf(setting), {right, y}, {type::label, palette.muted});
        drawText(textures, shownName(setting), {right + 36.0, y}, {type::label, palette.pale});
        drawText(textures, valueOf(hexagon, setting), {right + 36.0, y + 17.0}, {type::label, palette.amber});
        const double middle = y + 12.0;
        textures.draw(Layer::Overlay, Sprite::Chevron, Vec2{right + 128.0, middle}, palette.blue, 0.8);
        textures.draw(Layer::Overlay, Sprite::Chevron, {Vec2{right + 8.0, middle}, {-0.8, 0.8}, {}},
                      palette.blue);
    }
}

// In the order of BrickKind.
constexpr std::array<std::string_view, brickKindCount> brickLines{
    "ONE HIT BREAKS IT",
    "BREAKS AFTER THIS MANY HITS",
    "NEVER BREAKS",
    "BREAKS AND LETS THE BALL FLY ON",
    "EXPLODES WITH ITS EIGHT NEIGHBOURS",
    "SPLITS A BALL IN TWO",
    "ONLY BLUE CAN BREAK IT",
    "ONLY RED CAN BREAK IT",
    "NEVER BREAKS AND THROWS THE BALL OFF FASTER",
    "GROWS BACK UNTIL ALL ITS NEIGHBOURS ARE BROKEN",
    "HOLDS A POWER-UP, AND NOBODY KNOWS WHICH",
};

std::string helpFor(const EditorSession& session) {
    switch (session.tool) {
    case EditorTool::Brick:
        return std::string(brickLines[static_cast<std::size_t>(allBricks()[session.brick].kind)]);
    case EditorTool::PowerUp: {
        const std::vector<PowerUpDrop> drops = allDrops();
        if (session.drop >= drops.size()) return "REMOVES THE POWER-UP FROM A BRICK";
        const PowerUpDrop& drop = drops[session.drop];
        if (drop.bad) return "BAD: AFFECTS WHOEVER CATCHES IT";
        return traitsOf(drop.kind).hinders ? "AFFECTS THE OPPONENT OF WHOEVER CATCHES IT"
                                           : "HELPS WHOEVER CATCHES IT";
    }
    case EditorTool::Hexagon:
        return "PRESS AND DRAG: ITS SIZE. DRAG IT: ITS PLACE. THE DOT BELOW IT, DRAGGED AWAY: ITS PATH. "
               "THE WHEEL SPINS IT";
    case EditorTool::Remove: return "REMOVES BRICKS AND HEXAGONS";
    }
    return {};
}

} // namespace

std::optional<EditorTool> toolOf(EditorAction action) {
    const auto index = static_cast<std::size_t>(action);
    return index < editorToolCount ? std::optional(static_cast<EditorTool>(index)) : std::nullopt;
}

std::optional<EditorAction> editorActionOf(sfml::Key key, bool control, bool shift) {
    using sfml::Key;
    if (control) {
        if (key == Key::Z) return shift ? EditorAction::Redo : EditorAction::Undo;
        if (key == Key::Y) return EditorAction::Redo;
        return key == Key::S ? std::optional(EditorAction::Save) : std::nullopt;
    }
    switch (static_cast<int>(key)) {
    case static_cast<int>(Key::F1): return EditorAction::Symmetry;
    case static_cast<int>(Key::F2): return EditorAction::MirrorDown;
    case static_cast<int>(Key::F4): return EditorAction::MirrorAside;
    case static_cast<int>(Key::F5): return EditorAction::Trial;
    case static_cast<int>(Key::F6): return EditorAction::Properties;
    case static_cast<int>(Key::Escape): return EditorAction::Menu;
    default: return std::nullopt;
    }
}

std::optional<EditorAction> editorActionAt(Vec2 at) {
    if (at.x < left - inset || at.x > left - inset + leftWidth) return std::nullopt;
    for (std::size_t i = 0; i < editorActionCount; ++i) {
        const double low = actionY(i) - 5.0 - actionStep / 2.0;
        const double value = static_cast<EditorAction>(i) == EditorAction::Symmetry ? 16.0 : 0.0;
        if (at.y >= low && at.y < low + actionStep + value) return static_cast<EditorAction>(i);
    }
    return std::nullopt;
}

std::optional<HexagonChange> hexagonChangeAt(Vec2 at) {
    if (at.x < right - inset || at.x > right - inset + rightWidth) return std::nullopt;
    for (std::size_t i = 0; i < hexagonSettingCount; ++i)
        if (std::abs(at.y - settingY(i) - 3.0) < settingStep / 2.0)
            return HexagonChange{static_cast<HexagonSetting>(i), at.x > right + rightWidth / 2.0};
    return std::nullopt;
}

std::size_t paletteSize(EditorTool tool) {
    if (tool == EditorTool::Brick) return allBricks().size();
    return tool == EditorTool::PowerUp ? allDrops().size() + 1 : 0;
}

std::optional<std::size_t> paletteAt(const EditorSession& session, Vec2 at) {
    if (at.x < right - inset || at.x > right - inset + rightWidth || at.y < paletteTop) return std::nullopt;
    const auto index = static_cast<std::size_t>((at.y - paletteTop) / paletteStep(session.tool));
    return index < paletteSize(session.tool) ? std::optional(index) : std::nullopt;
}

void drawDrop(TextureManager& textures, const Palette& palette, const PowerUpDrop& drop, Vec2 at,
              double scale, double opacity) {
    const sf::Color colour = drop.bad ? palette.bad : palette.good;
    textures.draw(Layer::Overlay, drop.bad ? Sprite::CapsuleBad : Sprite::CapsuleGood, at,
                  faded(colour, opacity), scale);
    textures.draw(Layer::Overlay, spriteOf(drop.kind), at,
                  faded(drop.bad ? white : blended(palette.amber, white, 0.35), opacity), scale);
}

std::string shownName(const Level::BrickPlace& brick) {
    if (brick.tint != 0) { // After its sign: "red-coloured".
        const std::string words = signText(brick).substr(2);
        return displayName(words.substr(0, words.find('-'))) + " TINT";
    }
    const std::string name = displayName(nameOf(brick.kind));
    return brick.hits > 1 ? name + ' ' + std::to_string(brick.hits) : name;
}

void drawEditorPanels(TextureManager& textures, const Palette& palette, const EditorSession& session,
                      bool unsaved, bool byPad) {
    drawText(textures, "LEVEL EDITOR", {left, 40.0}, {type::label, palette.muted});
    drawText(textures, unsaved ? "NOT SAVED" : (session.file.empty() ? "NEW" : "SAVED"), {left, 60.0},
             {type::label, unsaved ? palette.amber : palette.good});
    drawActions(textures, palette, session);
    drawFitting(textures, displayName(session.draft.level().name), {right, 40.0}, rightWidth - inset,
                palette.amber);
    if (session.tool == EditorTool::Brick) drawBrickPalette(textures, palette, session);
    if (session.tool == EditorTool::PowerUp) drawDropPalette(textures, palette, session);
    if (session.tool == EditorTool::Hexagon) drawHexagonSettings(textures, palette, session, byPad);
    drawParagraph(textures, helpFor(session), {right, helpTop}, rightWidth - inset,
                  {type::label, palette.muted});
}

} // namespace arkanong
