#include "arkanong/ui/widgets/Cards.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>

namespace arkanong {

void drawCardBox(TextureManager& textures, const Palette& palette, const Box& place, double glow,
                 sf::Color edge) {
    constexpr double corner = 14.0;
    const Vec2 size = place.high - place.low;
    drawPanel(textures, palette, place.low, size, 0.9);
    textures.drawBox(Layer::Overlay, Sprite::Panel, place.low, size, faded(edge, 0.08 + 0.2 * glow));
    drawRoundedOutline(textures, Layer::Overlay, place.low, size, corner, 1.5 + 2.0 * glow,
                       faded(edge, 0.55 + 0.45 * glow));
}

void drawSideCard(TextureManager& textures, const Palette& palette, const Box& place, double glow,
                  const PaddlePortrait& portrait, const std::string& who, const std::string& about) {
    const sf::Color colour = palette.of(portrait.side);
    drawCardBox(textures, palette, place, glow, colour);
    const double width = place.high.x - place.low.x - 2.0 * space::padding;
    const double high = place.high.y - place.low.y - 2.0 * space::padding;
    const double middle = (place.low.x + place.high.x) / 2.0;

    Column head(width);
    const Type& words = textures.type();
    head.add({words.capitals(shownName(*words.catalogue, portrait.side)), type::title, colour});
    ColumnRow player{who, type::body, palette.pale, 14.0};
    player.lines = 2;
    head.add(player);
    head.fit(textures, high / 2.0);
    head.draw(textures, place.low + Vec2{space::padding, space::padding});

    Column foot(width, Align::Centre);
    ColumnRow line{about, type::label, palette.muted};
    line.lines = 2;
    foot.add(line);
    foot.add({std::string(words.text("Change")), type::label, colour, 20.0});
    foot.fit(textures, high / 3.0);
    const double footTop = place.high.y - space::padding - foot.height();
    foot.draw(textures, {middle, footTop});

    const double headBottom = place.low.y + space::padding + head.height();
    const double room = footTop - headBottom;
    const double usual = portrait.boss ? 90.0 : 60.0; // Its height, px: bosses have horns, wings or hats.
    drawPortrait(textures, palette, portrait, {middle, headBottom + room / 2.0}, std::min(1.9, room / usual));
}

void drawBarCard(TextureManager& textures, const Palette& palette, const Box& place, double glow,
                 std::string_view word, std::string_view line) {
    drawCardBox(textures, palette, place, glow, palette.muted);
    drawEnds(textures, {word, type::body, palette.pale}, {line, type::body, palette.muted},
             {place.low.x + space::padding, (place.low.y + place.high.y + type::body) / 2.0},
             place.high.x - place.low.x - 2.0 * space::padding, space::gap);
}

void drawButtonCard(TextureManager& textures, const Palette& palette, const Box& place, double glow,
                    const std::string& name, const std::string& detail, sf::Color edge) {
    drawCardBox(textures, palette, place, glow, blended(edge, palette.blue, glow));
    const bool large = textures.type().isLarge();
    const double width = place.high.x - place.low.x - 2.0 * space::gap;
    Column words(width, Align::Centre);
    ColumnRow head{
        name, !detail.empty() ? (large ? type::body : type::title) : (large ? type::title : type::heading),
        blended(detail.empty() ? palette.blue : palette.pale, sf::Color(255, 255, 255), 0.4 * glow)};
    ColumnRow below{detail, type::label, palette.muted, 12.0};
    if (fittingSize(textures, name, width, {head.size}) < head.size) { // Rather two lines than the detail.
        head.size = type::label;
        head.lines = 2;
        below.spared = true;
    }
    words.add(head);
    words.add(below);
    words.fit(textures, place.high.y - place.low.y - 2.0 * space::unit);
    // In the middle, or lower, so that marks of letters keep within the button.
    const double top =
        std::max((place.low.y + place.high.y - words.height()) / 2.0, place.low.y + words.above() + 1.4);
    words.draw(textures, {(place.low.x + place.high.x) / 2.0, top});
}

} // namespace arkanong
