#include "EditorPanelParts.hpp"
#include "arkanong/render/match/BrickView.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

#include <algorithm>
#include <cmath>

// The right panel of the editor.

namespace arkanong {

using namespace editorpanel;

namespace {

constexpr double right = 1132.0;
constexpr double rightWidth = 142.0;
constexpr double paletteTop = 96.0;
constexpr double paletteHeight = 420.0;
constexpr double widestStep = 30.0;
constexpr double signX = right + 2.0;
constexpr double signRoom = 12.0; ///< Space for the key to the left of the picture, px.
constexpr double pictureX = right + 36.0;
constexpr double paletteNameX = right + 61.0;
constexpr double paletteNameWidth = 82.0;
constexpr double helpTop = 548.0;

double paletteStep(EditorTool tool) {
    return std::min(widestStep,
                    paletteHeight / static_cast<double>(std::max<std::size_t>(paletteSize(tool), 1)));
}

/// Vertical centre of a palette entry, px.
double paletteY(EditorTool tool, std::size_t index) {
    return paletteTop + paletteStep(tool) * (static_cast<double>(index) + 0.5);
}

double settingStep(double textScale) { return 42.0 + 36.0 * (textScale - 1.0); }
double settingY(std::size_t index, double textScale) {
    return paletteTop + settingStep(textScale) * (static_cast<double>(index) + 0.5);
}

Brick brickLike(const Level::BrickPlace& place) {
    Brick brick;
    brick.kind = place.kind;
    brick.hitsLeft = brick.hitsWhole = place.hits;
    brick.tint = place.tint;
    return brick;
}

// The characters beside the pictures are the keys that select them.
void drawBrickPalette(TextureManager& textures, const Palette& palette, const EditorSession& session,
                      bool byPad) {
    const std::vector<Level::BrickPlace> bricks = allBricks();
    const double step = paletteStep(EditorTool::Brick);
    const double scale = std::min(0.6, 0.6 * step / 20.0);
    for (std::size_t i = 0; i < bricks.size(); ++i) {
        const double y = paletteY(EditorTool::Brick, i);
        const bool lit = i == session.brick;
        if (lit) drawLit(textures, palette, {right - inset, y - step / 2.0 + 1.0}, {rightWidth, step - 2.0});
        if (!textures.type().isLarge() && !byPad)
            drawFitting(textures, std::string(1, signOf(bricks[i])), {signX, y + 5.0}, signRoom,
                        lit ? palette.blue : palette.muted);
        textures.draw(Layer::Overlay, spriteOf(brickLike(bricks[i])), Vec2{pictureX, y},
                      palette.of(bricks[i].kind, bricks[i].tint), scale);
        if (!textures.type().isLarge())
            drawFitting(textures, displayName(bricks[i]), {paletteNameX, y + 5.0}, paletteNameWidth,
                        lit ? white : palette.pale);
    }
}

void drawDropPalette(TextureManager& textures, const Palette& palette, const EditorSession& session,
                     bool byPad) {
    const std::vector<PowerUpDrop> drops = allDrops();
    const double step = paletteStep(EditorTool::PowerUp);
    for (std::size_t i = 0; i <= drops.size(); ++i) {
        const double y = paletteY(EditorTool::PowerUp, i);
        const bool lit = i == session.drop;
        if (lit) drawLit(textures, palette, {right - inset, y - step / 2.0 + 1.0}, {rightWidth, step - 2.0});
        const bool nothing = i == drops.size();
        if (!textures.type().isLarge() && !byPad)
            drawFitting(textures, std::string(1, nothing ? '.' : signOf(drops[i])), {signX, y + 5.0},
                        signRoom, lit ? palette.blue : palette.muted);
        if (!nothing) drawDrop(textures, palette, drops[i], {pictureX, y}, 0.9);
        const std::string name = nothing ? "NOTHING" : inCapitals(traitsOf(drops[i].kind).name);
        if (!textures.type().isLarge())
            drawFitting(textures, name, {paletteNameX, y + 5.0}, paletteNameWidth,
                        lit ? white : palette.pale);
    }
}

/// One line of settings on the right panel.
struct SettingLine {
    std::string_view keys;
    std::string_view name;
    std::string value;
};

std::string_view keysWith(EditorTool tool, std::size_t setting) {
    return tool == EditorTool::Hexagon ? keysOf(static_cast<HexagonSetting>(setting))
                                       : keysOf(static_cast<BandSetting>(setting));
}

SettingLine lineOf(const EditorSession& session, std::size_t index) {
    const Level& level = session.draft.level();
    if (session.tool == EditorTool::Hexagon) {
        const auto setting = static_cast<HexagonSetting>(index);
        const auto& hexagon = session.chosen ? level.hexagons[*session.chosen] : session.hexagon;
        return {keysOf(setting), displayName(setting), valueOf(hexagon, setting)};
    }
    const auto setting = static_cast<BandSetting>(index);
    const bool next = !session.chosen; // The next moving rows have no row numbers yet.
    const bool unknown = next && (setting == BandSetting::First || setting == BandSetting::Last);
    const auto& band = next ? session.band : level.bands[*session.chosen];
    return {keysOf(setting), displayName(setting), unknown ? "-" : valueOf(band, setting)};
}

/// With large text there is no space beside the name, so the keys stand at both ends of the value, which is clickable.
void drawLargeSetting(TextureManager& textures, const Palette& palette, const SettingLine& line, double name,
                      double value, bool byPad) {
    constexpr double end = right + rightWidth;
    constexpr double keyRoom = 13.2;
    drawFitting(textures, line.name, {right, name}, end - right, palette.pale);
    const auto write = [&](std::string_view text, double x, double room, Align align, sf::Color colour) {
        drawText(textures, text, {x, value},
                 {fittingSize(textures, text, room, {type::label}), colour, align});
    };
    if (!byPad && line.keys.size() > 1)
        write(line.keys.substr(0, 1), right, keyRoom, Align::Left, palette.blue);
    if (!byPad) write(line.keys.substr(line.keys.size() - 1), end, keyRoom, Align::Right, palette.blue);
    write(line.value, (right + end) / 2.0, end - right - 2.0 * keyRoom, Align::Centre, palette.amber);
}

void drawSettings(TextureManager& textures, const Palette& palette, const EditorSession& session,
                  bool byPad) {
    const double scale = textures.type().scale;
    const double step = settingStep(scale);
    const double height = textures.type().capHeight(type::label);
    drawFitting(textures, session.chosen ? "THIS ONE" : "THE NEXT ONE",
                {right, paletteTop - 4.0 + 4.0 * (scale - 1.0)}, rightWidth - inset,
                session.chosen ? palette.amber : palette.muted);
    for (std::size_t i = 0; i < settingsWith(session.tool); ++i) {
        const SettingLine line = lineOf(session, i);
        const double y = settingY(i, scale);
        if (byPad && i == session.setting)
            drawLit(textures, palette, {right - inset, y - height - 4.0}, {rightWidth, step - 2.0});
        const double value = y + 17.0 * scale;
        if (textures.type().isLarge()) {
            drawLargeSetting(textures, palette, line, y, value, byPad);
            continue;
        }
        if (!byPad) drawFitting(textures, line.keys, {right, y}, 34.0, palette.muted);
        drawFitting(textures, line.name, {right + 36.0, y}, rightWidth - 36.0 - inset, palette.pale);
        drawFitting(textures, line.value, {right + 36.0, value}, 82.0, palette.amber);
        const double middle = value - 5.0;
        textures.draw(Layer::Overlay, Sprite::Chevron, Vec2{right + 128.0, middle}, palette.blue, 0.8);
        textures.draw(Layer::Overlay, Sprite::Chevron, {Vec2{right + 8.0, middle}, {-0.8, 0.8}, {}},
                      palette.blue);
    }
}

// In the order of BrickKind.
constexpr auto brickLines = tableOf<BrickKind, std::string_view>({
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
    "HOLDS A SURPRISE POWER-UP",
});

std::string helpFor(const EditorSession& session, bool byPad) {
    switch (session.tool) {
    case EditorTool::Brick:
        return std::string(brickLines[static_cast<std::size_t>(allBricks()[session.brick].kind)]);
    case EditorTool::PowerUp: {
        const std::vector<PowerUpDrop> drops = allDrops();
        if (session.drop >= drops.size()) return "REMOVES THE POWER-UP FROM A BRICK";
        const PowerUpDrop& drop = drops[session.drop];
        if (drop.bad) return "BAD: HARMS THE SIDE THAT CATCHES IT";
        return traitsOf(drop.kind).hinders ? "HARMS THE OPPONENT OF THE SIDE THAT CATCHES IT"
                                           : "HELPS THE SIDE THAT CATCHES IT";
    }
    case EditorTool::Hexagon:
        return std::string("DRAG TO SIZE IT. DRAG IT TO MOVE IT. DRAG ITS DOT TO SET A PATH") +
               (byPad ? "" : ". THE WHEEL SPINS IT");
    case EditorTool::Wall:
        if (session.outline.empty()) return "PRESS TO SET CORNERS. DRAG A CORNER OR A WALL TO MOVE IT";
        return std::string("PRESS THE FIRST CORNER TO CLOSE THE WALL. ") +
               (byPad ? "REMOVE" : "RIGHT CLICK") + " REMOVES A CORNER";
    case EditorTool::Band:
        return "DRAG OVER ROWS TO MAKE THEM MOVE. DRAG THE DOTS TO CHANGE THE ROWS AND THE DISTANCE";
    case EditorTool::Remove: return "REMOVES BRICKS, HEXAGONS, WALLS AND MOVING ROWS";
    }
    return {};
}

/// Draws the selection's name and as many sentences of help as fit.
void drawHelp(TextureManager& textures, const Palette& palette, const EditorSession& session, bool byPad) {
    constexpr double room = rightWidth - inset;
    const bool enlarged = textures.type().isLarge();
    const double end = enlarged ? 642.0 : 712.0; // Large hints need the space below.
    const TextSize size = enlarged ? condensed(type::label, type::narrowest) : condensed(type::label, 0.85);
    const double step = 1.3 * textures.type().capHeight(size);
    const bool alone = paletteSize(session.tool) == 0 && settingsWith(session.tool) == 0;
    Vec2 at{right, !enlarged ? helpTop : alone ? paletteTop + step : helpTop - 8.0};
    if (enlarged && paletteSize(session.tool) > 0) {
        const std::vector<PowerUpDrop> drops = allDrops();
        std::string name = "NOTHING";
        if (session.tool == EditorTool::Brick)
            name = displayName(allBricks()[session.brick]);
        else if (session.drop < drops.size())
            name = inCapitals(traitsOf(drops[session.drop].kind).name);
        drawFitting(textures, name, at, room, palette.pale);
        at.y += step;
    }
    std::string help = helpFor(session, byPad);
    std::vector<std::string> lines = wrapText(textures, help, size, room);
    while (at.y + step * static_cast<double>(lines.size() - 1) > end) {
        const std::size_t stop = help.rfind(". ");
        if (stop == std::string::npos) break;
        help.resize(stop);
        lines = wrapText(textures, help, size, room);
    }
    drawFittedLines(textures, lines, at, room, {size, palette.muted}, step);
}

} // namespace

std::size_t settingsWith(EditorTool tool) {
    if (tool == EditorTool::Hexagon) return hexagonSettingCount;
    return tool == EditorTool::Band ? bandSettingCount : 0;
}

std::optional<SettingChange> settingTyped(EditorTool tool, char32_t typed) {
    const auto means = [typed](char key) {
        const char32_t letter = static_cast<unsigned char>(key >= 'A' && key <= 'Z' ? key - 'A' + 'a' : key);
        return typed == letter || (key == '+' && typed == U'=');
    };
    for (std::size_t i = 0; i < settingsWith(tool); ++i) {
        const std::string_view keys = keysWith(tool, i);
        if (means(keys.back())) return SettingChange{i, true};
        if (means(keys.front())) return SettingChange{i, false};
    }
    return std::nullopt;
}

std::optional<SettingChange> settingAt(const EditorSession& session, Vec2 at, double textScale) {
    if (at.x < right - inset || at.x > right - inset + rightWidth) return std::nullopt;
    for (std::size_t i = 0; i < settingsWith(session.tool); ++i)
        if (std::abs(at.y - settingY(i, textScale) - 3.0) < settingStep(textScale) / 2.0)
            return SettingChange{i, at.x > right + rightWidth / 2.0};
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

std::string displayName(const Level::BrickPlace& brick) {
    if (brick.tint != 0) { // The colour follows the sign of the brick: "red-coloured".
        const std::string words = signText(brick).substr(2);
        return inCapitals(words.substr(0, words.find('-'))) + " TINT";
    }
    const std::string name = inCapitals(nameOf(brick.kind));
    return brick.hits > 1 ? name + ' ' + std::to_string(brick.hits) : name;
}

void editorpanel::drawRight(TextureManager& textures, const Palette& palette, const EditorSession& session,
                            bool byPad) {
    const std::string name = inCapitals(session.draft.level().name);
    const double room = rightWidth - inset;
    drawLines(textures, fittingLines(textures, name, room, 2, {type::label}),
              {right, 46.0 - 7.0 * textures.type().growth()}, {type::label, palette.amber});
    if (session.tool == EditorTool::Brick) drawBrickPalette(textures, palette, session, byPad);
    if (session.tool == EditorTool::PowerUp) drawDropPalette(textures, palette, session, byPad);
    if (settingsWith(session.tool) > 0) drawSettings(textures, palette, session, byPad);
    drawHelp(textures, palette, session, byPad);
}

} // namespace arkanong
