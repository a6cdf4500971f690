#include "OnlineParts.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

namespace {

constexpr double sideRoom = 126.0;
constexpr Vec2 fieldMiddle = fieldOrigin + tuning::fieldSize / 2.0;

/// Of the label's baseline in the left panel.
Vec2 sidePlace(const Type& type) { return {22.0, 350.0 - 14.0 * type.growth()}; }
/// Distance between two lines of text, px.
double sideStep(const Type& type) { return 26.0 + 4.0 * type.growth(); }

} // namespace

MatchView onlineView(const ScreenContext& context, const OnlineMatch& match) {
    const MatchTerms& terms = match.terms();
    const Level& level = match.level();
    HudLabels labels;
    labels.world = displayName(level.world);
    labels.level = inCapitals(level.name);
    if (match.run())
        labels.world = "Round " + std::to_string(match.run()->round() + 1);
    else
        labels.series = match.seriesBefore(); // The panel counts the round itself.
    labels.blue = terms.names[sideIndex(Side::Blue)];
    labels.red = terms.names[sideIndex(Side::Red)];
    MatchView view(context.look.palette, std::move(labels), context.look.view, level.theme);
    view.explain(context.state.powersMet);
    return view;
}

void drawSideLines(TextureManager& textures, const Palette& palette, std::string_view label,
                   std::string_view text, sf::Color colour, std::string_view note) {
    Vec2 at = sidePlace(textures.type());
    const auto draw = [&](std::string_view line, TextSize largest, sf::Color lit) {
        drawText(textures, line, at, {fittingSize(textures, line, sideRoom, {largest, type::label}), lit});
        at.y += sideStep(textures.type());
    };
    if (note.empty() || !textures.type().isLarge()) draw(label, type::label, palette.muted);
    draw(text, type::body, colour);
    draw(note, type::body, palette.pale);
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
    constexpr double aside = 70.0;
    const double y = 52.0;
    drawText(textures, std::to_string(match.points(Side::Blue)), middle + Vec2{-aside, y},
             {type::heading, palette.blue, Align::Centre});
    drawText(textures, ":", middle + Vec2{0.0, y}, {type::heading, palette.muted, Align::Centre});
    drawText(textures, std::to_string(match.points(Side::Red)), middle + Vec2{aside, y},
             {type::heading, palette.red, Align::Centre});
    if (!more.empty())
        drawText(
            textures, more, middle + Vec2{0.0, y + 48.0},
            {fittingSize(textures, more, room, {type::body, type::label}), palette.amber, Align::Centre});
}

} // namespace arkanong
