#include "EditorPanelParts.hpp"
#include "arkanong/language/Names.hpp"
#include "arkanong/render/objects/BrickView.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

#include <algorithm>
#include <array>
#include <cmath>

// The right panel of the editor.

namespace arkanong {

using namespace editorpanel;

namespace {

constexpr double right = 1132.0;
constexpr double rightWidth = 142.0;
constexpr double paletteTop = 96.0;
constexpr double paletteHeight = 420.0;
constexpr double heightForHelp = 60.0; ///< What the palette leaves to large letters of the help below it, px.
constexpr double widestStep = 30.0;
constexpr double signX = right + 2.0;
constexpr double signRoom = 12.0; ///< Space for the key to the left of the picture, px.
constexpr double pictureX = right + 36.0;
constexpr double paletteNameX = right + 61.0;
constexpr double paletteNameWidth = 75.0; ///< To the end of the highlight.
constexpr double helpTop = 548.0;

double paletteStep(EditorTool tool, double textScale) {
    const double height = paletteHeight - heightForHelp * (textScale - 1.0);
    return std::min(widestStep, height / static_cast<double>(std::max<std::size_t>(paletteSize(tool), 1)));
}

/// Vertical centre of a palette entry, px.
double paletteY(EditorTool tool, std::size_t index, double textScale) {
    return paletteTop + paletteStep(tool, textScale) * (static_cast<double>(index) + 0.5);
}

double settingStep(double textScale) { return 46.0 + 36.0 * (textScale - 1.0); }
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

/// The name of the drop with this index; behind the last one, of none.
std::string dropName(const Type& words, std::size_t index) {
    const std::vector<PowerUpDrop> drops = allDrops();
    // Translators: in the level editor: a brick without a power-up.
    if (index >= drops.size()) return std::string(words.text("power-up", "Nothing"));
    return words.sentenceCase(shownName(*words.catalogue, drops[index].kind));
}

// The characters beside the pictures are the keys that select them.
void drawBrickPalette(TextureManager& textures, const Palette& palette, const EditorSession& session,
                      bool byPad) {
    const std::vector<Level::BrickPlace> bricks = allBricks();
    const double step = paletteStep(EditorTool::Brick, textures.type().scale);
    const double scale = textures.type().isLarge() ? 0.6 : 0.5;
    for (std::size_t i = 0; i < bricks.size(); ++i) {
        const double y = paletteY(EditorTool::Brick, i, textures.type().scale);
        const bool lit = i == session.brick;
        if (lit) drawLit(textures, palette, {right - inset, y - step / 2.0 + 1.0}, {rightWidth, step - 2.0});
        if (!textures.type().isLarge() && !byPad)
            drawFitting(textures, std::string(1, signOf(bricks[i])), {signX, y + 5.0}, signRoom,
                        lit ? palette.blue : palette.muted);
        textures.draw(Layer::Overlay, spriteOf(brickLike(bricks[i])), Vec2{pictureX, y},
                      palette.of(bricks[i].kind, bricks[i].tint), scale);
        if (!textures.type().isLarge())
            drawFitting(textures, displayName(*textures.type().catalogue, bricks[i]), {paletteNameX, y + 5.0},
                        paletteNameWidth, lit ? white : palette.pale);
    }
}

void drawDropPalette(TextureManager& textures, const Palette& palette, const EditorSession& session,
                     bool byPad) {
    const std::vector<PowerUpDrop> drops = allDrops();
    const double step = paletteStep(EditorTool::PowerUp, textures.type().scale);
    for (std::size_t i = 0; i <= drops.size(); ++i) {
        const double y = paletteY(EditorTool::PowerUp, i, textures.type().scale);
        const bool lit = i == session.drop;
        if (lit) drawLit(textures, palette, {right - inset, y - step / 2.0 + 1.0}, {rightWidth, step - 2.0});
        const bool nothing = i == drops.size();
        if (!textures.type().isLarge() && !byPad)
            drawFitting(textures, std::string(1, nothing ? '.' : signOf(drops[i])), {signX, y + 5.0},
                        signRoom, lit ? palette.blue : palette.muted);
        if (!nothing) drawDrop(textures, palette, drops[i], {pictureX, y}, 0.9);
        const std::string name = dropName(textures.type(), i);
        if (!textures.type().isLarge())
            drawFitting(textures, name, {paletteNameX, y + 5.0}, paletteNameWidth,
                        lit ? white : palette.pale);
    }
}

/// One line of settings on the right panel.
struct SettingLine {
    std::string_view keys;
    std::string_view name;
    std::string value;   ///< In the language in use, the name not yet.
    std::string brief{}; ///< The value in fewer signs, if there are any.
};

std::string_view keysWith(EditorTool tool, std::size_t setting) {
    return tool == EditorTool::Hexagon ? keysOf(static_cast<HexagonSetting>(setting))
                                       : keysOf(static_cast<BandSetting>(setting));
}

SettingLine lineOf(const Catalogue& words, const EditorSession& session, std::size_t index) {
    const Level& level = session.draft.level();
    if (session.tool == EditorTool::Hexagon) {
        const auto setting = static_cast<HexagonSetting>(index);
        const auto& hexagon = session.chosen ? level.hexagons[*session.chosen] : session.hexagon;
        return {keysOf(setting), displayName(setting), valueOf(words, hexagon, setting)};
    }
    const auto setting = static_cast<BandSetting>(index);
    const bool next = !session.chosen; // The next moving rows have no row numbers yet.
    const bool unknown = next && (setting == BandSetting::First || setting == BandSetting::Last);
    const auto& band = next ? session.band : level.bands[*session.chosen];
    SettingLine line{keysOf(setting), displayName(setting), unknown ? "-" : valueOf(words, band, setting)};
    if (setting == BandSetting::Distance) {
        const std::string number = std::to_string(std::lround(std::abs(band.distance)));
        line.brief = band.distance < 0.0 ? "\u2190 " + number : number + " \u2192";
    }
    return line;
}

/// The keys stand at both ends of the value, which are clickable.
void drawSetting(TextureManager& textures, const Palette& palette, const SettingLine& line, double name,
                 double value, bool byPad) {
    constexpr double end = right + rightWidth - inset;
    constexpr double keyRoom = 13.2;
    constexpr double keyGap = 4.0; ///< Between a key and the value.
    drawFitting(textures, textures.type().text(line.name), {right, name}, end - right + 8.0, palette.pale);
    const auto write = [&](std::string_view text, double x, double room, Align align, sf::Color colour) {
        drawText(textures, text, {x, value},
                 {fittingSize(textures, text, room, {type::label}), colour, align});
    };
    const double between = end - right - 2.0 * (keyRoom + keyGap);
    const bool isLong = !byPad && !line.brief.empty() && !hasRoom(textures, line.value, between);
    const std::string& shown = isLong ? line.brief : line.value;
    const bool fits = hasRoom(textures, shown, between);
    const bool keys = !byPad && fits;
    if (keys && line.keys.size() > 1)
        write(line.keys.substr(0, 1), right, keyRoom, Align::Left, palette.blue);
    if (keys) write(line.keys.substr(line.keys.size() - 1), end, keyRoom, Align::Right, palette.blue);
    write(shown, (right + end) / 2.0, fits ? between : end - right, Align::Centre, palette.amber);
}

void drawSettings(TextureManager& textures, const Palette& palette, const EditorSession& session,
                  bool byPad) {
    const double scale = textures.type().scale;
    const double step = settingStep(scale);
    const double height = textures.type().capHeight(type::label);
    // Translators: the hexagon or the moving rows whose settings stand below.
    const std::string_view whose =
        session.chosen ? textures.type().text("This one") : textures.type().text("The next one");
    if (hasRoom(textures, whose, rightWidth - inset))
        drawFitting(textures, whose, {right, paletteTop - 4.0 + 4.0 * (scale - 1.0)}, rightWidth - inset,
                    session.chosen ? palette.amber : palette.muted);
    for (std::size_t i = 0; i < settingsWith(session.tool); ++i) {
        const SettingLine line = lineOf(*textures.type().catalogue, session, i);
        const double y = settingY(i, scale);
        if (byPad && i == session.setting)
            drawLit(textures, palette, {right - inset, y - height - 4.0}, {rightWidth, step - 2.0});
        drawSetting(textures, palette, line, y, y + 19.0 + 22.0 * (scale - 1.0), byPad);
    }
}

// In the order of BrickKind.
constexpr auto brickLines = tableOf<BrickKind, std::string_view>({
    translatable("One hit breaks it"),
    translatable("Breaks after this many hits"),
    translatable("Never breaks"),
    translatable("Breaks and lets the ball fly on"),
    translatable("Explodes with its eight neighbours"),
    translatable("Splits a ball in two"),
    translatable("Only Blue can break it"),
    translatable("Only Red can break it"),
    translatable("Never breaks and throws the ball off faster"),
    translatable("Grows back until all its neighbours are broken"),
    translatable("Holds a surprise power-up"),
});

/// In English.
std::string_view helpFor(const EditorSession& session, bool byPad) {
    switch (session.tool) {
    case EditorTool::Brick: return brickLines[static_cast<std::size_t>(allBricks()[session.brick].kind)];
    case EditorTool::PowerUp: {
        const std::vector<PowerUpDrop> drops = allDrops();
        if (session.drop >= drops.size()) return translatable("Removes the power-up from a brick");
        const PowerUpDrop& drop = drops[session.drop];
        if (drop.bad) return translatable("Bad: harms the side that catches it");
        return traitsOf(drop.kind).hinders ? translatable("Harms the opponent of the side that catches it")
                                           : translatable("Helps the side that catches it");
    }
    case EditorTool::Hexagon:
        return byPad ? translatable("Drag to size it. Drag it to move it. Drag its dot to set a path")
                     : translatable("Drag to size it. Drag it to move it. Drag its dot to set a path. The "
                                    "wheel spins it");
    case EditorTool::Wall:
        if (session.outline.empty())
            return translatable("Press to set corners. Drag a corner or a wall to move it");
        return byPad ? translatable("Press the first corner to close the wall. Remove removes a corner")
                     : translatable("Press the first corner to close the wall. Right click removes a corner");
    case EditorTool::Band:
        return translatable(
            "Drag over rows to make them move. Drag the dots to set the rows and the distance");
    case EditorTool::Remove: return translatable("Removes bricks, hexagons, walls and moving rows");
    }
    return {};
}

/// Draws the selection's name and as many sentences of help as fit.
void drawHelp(TextureManager& textures, const Palette& palette, const EditorSession& session, bool byPad) {
    constexpr double room = rightWidth - inset;
    const bool enlarged = textures.type().isLarge();
    const double end = enlarged ? 642.0 : 712.0; // Large hints need the space below.
    const TextSize size = enlarged ? condensed(type::label, type::narrowest) : type::label;
    std::string help(textures.type().text(helpFor(session, byPad)));
    // Letters with marks above them need more room.
    const bool marked = std::any_of(help.begin(), help.end(), [](char c) { return (c & 0x80) != 0; });
    const double step = (enlarged && !marked ? 1.35 : 1.6) * textures.type().capHeight(size);
    const bool alone = paletteSize(session.tool) == 0 && settingsWith(session.tool) == 0;
    const bool listed = paletteSize(session.tool) > 0;
    const double below = helpTop - 8.0 - (listed ? heightForHelp * textures.type().growth() : 0.0);
    Vec2 at{right, !enlarged ? helpTop : alone ? paletteTop + step : below};
    if (enlarged && listed) {
        drawFitting(textures,
                    session.tool == EditorTool::Brick
                        ? displayName(*textures.type().catalogue, allBricks()[session.brick])
                        : dropName(textures.type(), session.drop),
                    at, room, palette.pale);
        at.y += step;
    }
    std::vector<std::string> lines = brokenText(textures, help, size, room);
    while (at.y + step * static_cast<double>(lines.size() - 1) > end) {
        const std::size_t stop = help.rfind(". ");
        if (stop == std::string::npos) break;
        help.resize(stop);
        lines = brokenText(textures, help, size, room);
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

std::optional<std::size_t> paletteAt(const EditorSession& session, Vec2 at, double textScale) {
    if (at.x < right - inset || at.x > right - inset + rightWidth || at.y < paletteTop) return std::nullopt;
    const auto index = static_cast<std::size_t>((at.y - paletteTop) / paletteStep(session.tool, textScale));
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

std::string displayName(const Catalogue& words, const Level::BrickPlace& brick) {
    // Translators: bricks that only have a colour. In the order of tints, from 1.
    constexpr std::array<const char*, tuning::brickTints> tints{
        translatable("Red tint"),   translatable("Orange tint"), translatable("Green tint"),
        translatable("Blue tint"),  translatable("Yellow tint"), translatable("Magenta tint"),
        translatable("White tint"), translatable("Grey tint")};
    if (brick.tint != 0) return std::string(words.text(tints[static_cast<std::size_t>(brick.tint) - 1]));
    std::string name = words.sentenceCase(shownName(words, brick.kind));
    // Translators: a brick that breaks after this many hits: "Hard 2".
    return brick.hits > 1 ? fill(words.text("{brick} {hits}"), {{"brick", name}, {"hits", brick.hits}})
                          : name;
}

void editorpanel::drawRight(TextureManager& textures, const Palette& palette, const EditorSession& session,
                            bool byPad) {
    Column name(rightWidth - inset);
    name.add({textures.type().capitals(session.draft.level().name), type::label, palette.amber, 0.0, 2});
    name.drawBetween(textures, right, headTop, headBottom);
    if (session.tool == EditorTool::Brick) drawBrickPalette(textures, palette, session, byPad);
    if (session.tool == EditorTool::PowerUp) drawDropPalette(textures, palette, session, byPad);
    if (settingsWith(session.tool) > 0) drawSettings(textures, palette, session, byPad);
    drawHelp(textures, palette, session, byPad);
}

} // namespace arkanong
