#include "arkanong/ui/widgets/CardView.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

using State = CardView::State;

constexpr double cardInset = 14.0; ///< Distance from the card's edge to its picture, px.
constexpr Vec2 usualWindow{CardView::size.x - 2.0 * cardInset, 144.0};
constexpr double cardCorner = 14.0;
constexpr double nameDown = 196.0; ///< Distances from the card's top to baselines, px.
constexpr double textDown = 230.0;
constexpr double textRoom = CardView::size.x - 2.0 * 16.0;
constexpr double footerDown = 340.0;
constexpr double pictureScale = 1.3;

sf::Color edgeColour(const Palette& palette, const CardView& view) {
    if (view.state == State::Focused || view.state == State::Taken) return palette.of(view.side);
    return palette.grid;
}

/// Draws the signs of the two cards that make a fusion, and its name.
void drawFusion(TextureManager& textures, const Palette& palette, const CardView& view, Vec2 middle) {
    const Type& type = textures.type();
    // Translators: the picked card and another one make a stronger one, whose name is in capitals.
    const std::string words = fill(type.text("+  makes {card}"),
                                   {{"card", type.capitals(shownName(*type.catalogue, *view.completes))}});
    const double room = textRoom - 40.0;
    const TextSize size = fittingSize(textures, words, room, {type::label});
    const double width = 34.0 + measureText(textures, words, size);
    const sf::Color colour = fusionColour(palette);
    const double left = middle.x - width / 2.0;
    textures.draw(Layer::Overlay, signOf(*view.partner), Vec2{left + 12.0, middle.y}, colour);
    // Large letters hang further down.
    drawText(textures, words, {left + 34.0, middle.y + size / 2.0 - 3.0 * type.growth()}, {size, colour});
}

void drawFooter(TextureManager& textures, const Palette& palette, const CardView& view, Vec2 middle) {
    const bool gone = view.state == State::Gone;
    if (gone || view.state == State::Taken) {
        // Translators: a card that nobody has picked.
        const std::string words = gone ? std::string(textures.type().text("Gone")) : view.footer;
        drawText(textures, words, middle + Vec2{0.0, type::body / 2.0},
                 {fittingSize(textures, words, textRoom, {type::body, type::label}),
                  gone ? palette.pale : palette.of(view.side), Align::Centre});
    } else if (view.completes && view.partner) {
        drawFusion(textures, palette, view, middle);
    }
}

/// From line to line, px.
double stepOf(const Type& type, const CardText& text) {
    constexpr double usual = 1.65; ///< Multiples of the text size.
    constexpr double least = 1.36; ///< In cap heights.
    double leading = 0.0;
    for (const std::string& line : text.lines)
        leading = std::max(leading, moreLeading(line));
    return std::max(usual * text.size, (least + leading) * type.capHeight(text.size));
}

} // namespace

std::string displayName(Card card) { return inCapitals(traitsOf(card).name); }

std::string shownText(const Catalogue& catalogue, Card card) {
    std::string text(catalogue.text(traitsOf(card).text));
    if (!text.empty() && text.back() == '.') text.pop_back();
    return text;
}

CardText textOn(const TextureManager& textures, Card card) {
    constexpr std::size_t mostLines = 5;
    const std::string words = shownText(*textures.type().catalogue, card);
    const TextSize size = type::body * 0.86;
    const std::vector<std::string> lines = wrapText(textures, words, size, textRoom);
    if (lines.size() <= mostLines && textures.type().scale <= 1.0) return {size, lines};
    FittedLines fitted = fittingLines(textures, words, textRoom, mostLines, {type::label});
    return {fitted.size, std::move(fitted.lines)};
}

void drawCard(TextureManager& textures, const Palette& palette, const CardView& view, Vec2 centre,
              double come) {
    if (come <= 0.0) return;
    constexpr double rise = 28.0;
    const TextureManager::Mark before = textures.mark();
    const Vec2 low = centre - CardView::size / 2.0;
    const bool focused = view.state == State::Focused;
    const bool taken = view.state == State::Taken;
    const sf::Color edge = edgeColour(palette, view);
    textures.setBrightness(view.state == State::Gone ? light::disabled : 1.0);
    const sf::Color dark = blended(palette.depth, palette.ground, 0.55);
    textures.drawRectangle(Layer::Overlay, low + Vec2{4.0, 4.0}, CardView::size - Vec2{8.0, 8.0}, dark);
    if (focused || taken)
        textures.drawBox(Layer::Overlay, Sprite::Panel, low, CardView::size, faded(edge, 0.35));
    drawRoundedOutline(textures, Layer::Overlay, low, CardView::size, cardCorner, focused ? 3.5 : 2.0, edge);
    const Type& type = textures.type();
    const double more = type.growth(); // The picture shrinks for larger text.
    const CardText text = textOn(textures, view.card);
    const double step = stepOf(type, text);
    const double up =
        std::max(0.0, step - stepOf(type, {text.size, {}})) * static_cast<double>(text.lines.size() - 1);
    const double lift = more > 0.0 ? up : 0.0;
    const Vec2 window = usualWindow - Vec2{0.0, 72.0 * more + lift};
    const Vec2 windowLow = low + Vec2{cardInset, cardInset};
    textures.drawRectangle(Layer::Overlay, windowLow, window, palette.depth);
    drawFrame(textures, windowLow, window, faded(palette.grid, 0.7));
    const sf::Color colour = focused || taken ? palette.of(view.side) : palette.amber;
    textures.draw(Layer::Overlay, pictureOf(view.card), windowLow + window / 2.0, colour,
                  pictureScale * (1.0 - 0.45 * more) * (1.0 - lift / usualWindow.y));
    const std::string name = type.capitals(shownName(*type.catalogue, view.card));
    drawText(textures, name, {centre.x, low.y + nameDown - 64.0 * more - lift},
             {fittingSize(textures, name, textRoom, {type::title}), colour, Align::Centre});
    double y = low.y + textDown - 58.0 * more - lift;
    for (const std::string& line : text.lines) {
        drawText(textures, line, {centre.x, y},
                 {fittingSize(textures, line, textRoom, {text.size}), palette.pale, Align::Centre});
        y += step;
    }
    drawFooter(textures, palette, view, {centre.x, low.y + footerDown});
    textures.setBrightness(1.0);
    if (come < 1.0) textures.moveOverlay(before, {0.0, rise * (1.0 - easeOut(come))}, easeOut(come));
}

} // namespace arkanong
