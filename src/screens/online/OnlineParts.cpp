#include "OnlineParts.hpp"

#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

namespace {

constexpr Vec2 fieldMiddle = fieldOrigin + tuning::fieldSize / 2.0;

std::string playerOf(const ScreenContext& context, const OnlineMatch& match, Side side) {
    return shownPlayer(*context.services.textures.type().catalogue, match.terms(), side);
}

} // namespace

MatchView onlineView(const ScreenContext& context, const OnlineMatch& match) {
    const Level& level = match.level();
    HudLabels labels;
    labels.world = level.world;
    labels.level = level.name;
    labels.bricks = brickNames(level, context.services.levelFolder);
    if (match.run())
        labels.round = match.run()->round() + 1;
    else
        labels.series = match.seriesBefore(); // The panel counts the round itself.
    labels.blue = playerOf(context, match, Side::Blue);
    labels.red = playerOf(context, match, Side::Red);
    MatchView view(context.look.palette, std::move(labels), context.look.view, level.theme);
    view.explain(context.state.powersMet);
    return view;
}

void followLook(const ScreenContext& context, MatchView& view, const OnlineMatch& match) {
    view.setLook(context.look.palette, context.look.view);
    view.setNames(playerOf(context, match, Side::Blue), playerOf(context, match, Side::Red));
}

void drawSideLines(TextureManager& textures, const Palette& palette, const Box& free,
                   const SideLines& lines) {
    // The sides' names can have marks above their letters.
    const Box room{free.low, free.high - Vec2{0.0, 12.0 * textures.type().growth()}};
    const auto drawn = [&](const std::string& label, bool spares) {
        const double width = room.high.x - room.low.x;
        Column rows(width);
        ColumnRow above{label, type::label, palette.muted};
        // Room for marks below its letters and above those of the text.
        if (const double marks = moreLeading(lines.text); marks > 0.0 && !label.empty())
            above.picture = (1.0 + 2.0 * marks) * textures.type().capHeight(type::label);
        rows.add(above);
        rows.add({lines.text, type::label, lines.colour, 12.0});
        for (const std::string& text : lines.notes) {
            ColumnRow note{text, type::label, palette.pale, 12.0};
            if (!hasRoom(textures, text, width, type::label)) note.lines = 2;
            note.spared = spares;
            rows.add(note);
        }
        return rows.drawIn(textures, room);
    };
    static_cast<void>(drawn(lines.label, false) || drawn({}, false) || drawn({}, true));
}

void drawNotice(TextureManager& textures, const Palette& palette, std::string_view text) {
    constexpr Vec2 size{520.0, 64.0};
    const Vec2 middle = fieldMiddle - Vec2{0.0, 120.0};
    drawPanel(textures, palette, middle - size / 2.0, size);
    const TextSize letters = fittingSize(textures, text, size.x - 2.0 * space::padding, {type::title});
    drawText(textures, text, middle + Vec2{0.0, letters / 2.0}, {letters, palette.amber, Align::Centre});
}

void drawStanding(TextureManager& textures, const Palette& palette, const OnlineMatch& match,
                  std::string_view what, std::string_view more) {
    const Side winner = match.winner().value_or(match.world().match().winner().value_or(Side::Blue));
    const double below = more.empty() ? 0.0 : 40.0;
    const Vec2 size{600.0, 176.0 + below};
    const Vec2 middle = fieldMiddle + Vec2{0.0, 160.0}; // Below "Red wins".
    drawPanel(textures, palette, middle - Vec2{300.0, 88.0}, size);
    const double room = size.x - 2.0 * space::padding;
    drawText(textures, what, middle - Vec2{0.0, 40.0},
             {fittingSize(textures, what, room, {type::title}), palette.of(winner), Align::Centre});
    drawTally(textures, palette, {match.points(Side::Blue), match.points(Side::Red)},
              middle + Vec2{0.0, 34.0}, type::heading, 70.0);
    if (!more.empty())
        drawText(
            textures, more, middle + Vec2{0.0, 100.0},
            {fittingSize(textures, more, room, {type::body, type::label}), palette.amber, Align::Centre});
}

} // namespace arkanong
