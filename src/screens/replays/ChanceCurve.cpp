#include "arkanong/screens/replays/ChanceCurve.hpp"

#include "ReplayBarLayout.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/screens/replays/ReplayBar.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/analysis/TurningPointTexts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace arkanong {

using namespace replaybar;

namespace {

constexpr double halfMark = 12.0; ///< Half the size of a mark.
constexpr double stripe = 3.0;    ///< Width of the columns that fill the curve, px.
constexpr double panelButtonHeight = 26.0;
constexpr double beforeWords = 3.0;                      ///< In a button, px.
constexpr double evenY = (curveTop + curveBottom) / 2.0; ///< y of 50 %.

struct PanelButton {
    std::string_view text;
    double left;
    double width;
    ChanceCurve::Button does;
};

/// As wide as their texts need.
std::array<PanelButton, 3> panelButtons(const TextureManager& textures) {
    constexpr double left = stripLow.x + 16.0;
    constexpr double right = stripLow.x + stripSize.x - 16.0;
    std::array<PanelButton, 3> all{{{translatable("< BEFORE"), left, 96.0, ChanceCurve::Button::Before},
                                    {translatable("MOMENT"), left, 88.0, ChanceCurve::Button::Moment},
                                    {translatable("NEXT >"), left, 84.0, ChanceCurve::Button::Next}}};
    for (PanelButton& button : all) {
        const TextSize narrow = condensed(textSize, type::narrowest);
        const double words = measureText(textures, textures.type().text(button.text), narrow);
        button.width = std::max(button.width, words + 2.0 * beforeWords);
    }
    all[2].left = right - all[2].width;
    all[1].left = all[2].left - space::unit - all[1].width;
    return all;
}

double yOf(double chance) { return curveBottom + (curveTop - curveBottom) * chance; }

bool hits(const PanelButton& button, Vec2 at) {
    return at.x >= button.left && at.x <= button.left + button.width &&
           std::abs(at.y - wordsY) <= panelButtonHeight / 2.0;
}

Vec2 markOf(const TurningPoint& point, int length) { return {ReplayBar::xOf(point.tick, length), marksY}; }

// Two marks that would overlap stand side by side.
std::vector<Vec2> marksOf(const ChanceCurve::State& state) {
    std::vector<Vec2> marks;
    for (const TurningPoint& point : state.points) {
        Vec2 at = markOf(point, state.length);
        if (!marks.empty()) at.x = std::max(at.x, marks.back().x + 2.0 * halfMark + 2.0);
        marks.push_back(at);
    }
    return marks;
}

/// Fills the share of the field's height between 50 % and the curve: Blue's part whole, Red's striped.
void drawAreas(TextureManager& textures, const Palette& palette, const ChanceCurve::State& state,
               double opacity) {
    const double end = ReplayBar::xOf(state.curve.back().tick, state.length);
    bool second = false;
    for (double x = lineLeft; x < end; x += stripe) {
        second = !second;
        const double chance = chanceAt(state.curve, ReplayBar::tickAt(x + stripe / 2.0, state.length));
        const double y = yOf(chance);
        if (y < evenY)
            textures.drawRectangle(Layer::Overlay, {x, y}, {stripe, evenY - y},
                                   faded(palette.blue, 0.5 * opacity));
        else if (second)
            textures.drawRectangle(Layer::Overlay, {x, evenY}, {stripe, y - evenY},
                                   faded(palette.red, 0.8 * opacity));
    }
}

/// Bright where moments have been played out, otherwise darker.
void drawLine(TextureManager& textures, const Palette& palette, const ChanceCurve::State& state,
              double opacity) {
    for (std::size_t i = 1; i < state.curve.size(); ++i) {
        const WinChance& from = state.curve[i - 1];
        const WinChance& to = state.curve[i];
        const auto colour = [&](const WinChance& at) {
            return faded(palette.pale, opacity * (at.playouts > 0 ? 1.0 : 0.55));
        };
        textures.drawHair(Layer::Overlay, {ReplayBar::xOf(from.tick, state.length), yOf(from.blue)},
                          {ReplayBar::xOf(to.tick, state.length), yOf(to.blue)}, 2.0, colour(from),
                          colour(to));
    }
}

/// The axis on the left, and on the right the present chance.
void drawLabels(TextureManager& textures, const Palette& palette, const ChanceCurve::State& state,
                double opacity) {
    const Type& type = textures.type();
    const double letters = type.capHeight(textSize);
    const auto write = [&](std::string_view text, double middle, sf::Color colour, bool left) {
        const TextSize size = fittingSize(textures, text, besideRoom, {textSize});
        drawText(textures, text,
                 {left ? lineLeft - besideLine : lineRight + besideLine, middle + textSize / 2.0},
                 {size, faded(colour, opacity), left ? Align::Right : Align::Left});
    };
    const std::string_view top = type.text("side", "Blue");
    const std::string_view bottom = type.text("side", "Red");
    // Large letters with marks need more room than there is between these three.
    constexpr double least = 1.5; // From line to line, in cap heights.
    const double marks = std::max(moreLeading(top), moreLeading(bottom));
    const double step = (curveBottom - curveTop - letters) / 2.0;
    const double up = marks > 0.0 ? std::max(0.0, (least + marks) * letters - step) : 0.0;
    const double lift = 5.0 * type.growth(); // Large letters hang down to the time below.
    write(top, curveTop + letters / 2.0 - 2.0 * up - lift, palette.blue, true);
    write(percentText(*type.catalogue, 50), evenY - up - lift, palette.pale, true);
    write(bottom, curveBottom - letters / 2.0 - lift, palette.red, true);
    if (state.curve.empty() || state.curve.back().tick < state.tick) return;
    const double blue = chanceAt(state.curve, state.tick);
    const Side side = state.you.value_or(Side::Blue);
    const double below = letters / 2.0 + 5.0;
    write(state.you ? type.text("You") : type.text("side", "Blue"), evenY - below, palette.of(side), false);
    write(chanceText(*type.catalogue, side == Side::Blue ? blue : 1.0 - blue), evenY + below, palette.pale,
          false);
}

void drawMarks(TextureManager& textures, const Palette& palette, const ChanceCurve::State& state,
               Vec2 pointer, double opacity) {
    const std::vector<Vec2> marks = marksOf(state);
    const double letters = textures.type().capHeight(textSize);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const TurningPoint& point = state.points[i];
        const bool present = state.present == i;
        const bool pointed = ChanceCurve::markAt(pointer, state) == i;
        const sf::Color colour = palette.of(point.side);
        const double x = ReplayBar::xOf(point.tick, state.length);
        textures.drawRectangle(Layer::Overlay, {x - 0.75, marksY + halfMark},
                               {1.5, curveBottom - marksY - halfMark}, faded(colour, 0.9 * opacity));
        const Vec2 half{halfMark, std::max(halfMark, letters / 2.0 + 3.0)};
        textures.drawRectangle(Layer::Overlay, marks[i] - half, half * 2.0,
                               faded(present || pointed ? colour : colourFromHex(ground), opacity));
        textures.drawRectangle(Layer::Overlay, marks[i] + Vec2{-half.x, half.y}, {2.0 * half.x, 2.0},
                               faded(colour, opacity));
        const std::string number = std::to_string(i + 1);
        drawText(textures, number, marks[i] + Vec2{0.0, textSize / 2.0},
                 {fittingSize(textures, number, 2.0 * halfMark - 4.0, {textSize}),
                  faded(present || pointed ? colourFromHex(ground) : palette.pale, opacity), Align::Centre});
    }
}

void drawButton(TextureManager& textures, const Palette& palette, const PanelButton& button, bool pointed,
                double opacity) {
    const Vec2 size{button.width, std::max(panelButtonHeight, textures.type().capHeight(textSize) + 6.0)};
    textures.drawRectangle(Layer::Overlay, {button.left, wordsY - size.y / 2.0}, size,
                           faded(palette.pale, opacity * (pointed ? 0.25 : 0.1)));
    const std::string_view words = textures.type().text(button.text);
    drawText(textures, words, {button.left + size.x / 2.0, wordsY + textSize / 2.0},
             {fittingSize(textures, words, size.x - 2.0 * beforeWords, {textSize}),
              faded(pointed ? sf::Color(255, 255, 255) : palette.pale, opacity), Align::Centre});
}

} // namespace

double chanceAt(const std::vector<WinChance>& curve, int tick) {
    const auto after = std::find_if(curve.begin(), curve.end(),
                                    [tick](const WinChance& moment) { return moment.tick >= tick; });
    if (curve.empty()) return 0.5;
    if (after == curve.end()) return curve.back().blue;
    if (after == curve.begin() || after->tick == tick) return after->blue;
    const WinChance& before = *(after - 1);
    const double share = static_cast<double>(tick - before.tick) / (after->tick - before.tick);
    return before.blue + (after->blue - before.blue) * share;
}

std::optional<ChanceCurve::Button> ChanceCurve::buttonAt(const TextureManager& textures, Vec2 at) {
    for (const PanelButton& button : panelButtons(textures))
        if (hits(button, at)) return button.does;
    return std::nullopt;
}

std::optional<std::size_t> ChanceCurve::markAt(Vec2 at, const State& state) {
    const std::vector<Vec2> marks = marksOf(state);
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (std::abs(at.x - marks[i].x) <= halfMark && std::abs(at.y - marks[i].y) <= halfMark + 3.0)
            return i;
    return std::nullopt;
}

bool ChanceCurve::onCurve(Vec2 at) {
    return at.y >= curveTop && at.y <= curveBottom && at.x >= lineLeft && at.x <= lineRight;
}

bool ChanceCurve::covers(Vec2 at) {
    return at.x >= stripLow.x && at.x <= stripLow.x + stripSize.x && at.y >= panelTop && at.y <= stripLow.y;
}

void ChanceCurve::draw(TextureManager& textures, const Palette& palette, const State& state, Vec2 pointer,
                       double opacity) {
    if (opacity <= 0.0) return;
    // Below the balls, as the strip of the bar.
    const double top = state.headed ? panelTop - 4.0 * textures.type().growth() : marksTop;
    textures.drawRectangle(Layer::Overlay, {stripLow.x, top}, {stripSize.x, stripLow.y - top},
                           faded(colourFromHex(ground), 0.8 * opacity));
    const double width = lineRight - lineLeft;
    for (const double y : {curveTop, curveBottom})
        textures.drawRectangle(Layer::Overlay, {lineLeft, y - 0.5}, {width, 1.0},
                               faded(palette.muted, 0.35 * opacity));
    if (!state.curve.empty()) drawAreas(textures, palette, state, opacity);
    textures.drawRectangle(Layer::Overlay, {lineLeft, evenY - 0.75}, {width, 1.5},
                           faded(palette.pale, 0.7 * opacity));
    drawLine(textures, palette, state, opacity);
    const double now = ReplayBar::xOf(state.tick, state.length);
    textures.drawRectangle(Layer::Overlay, {now - 1.0, curveTop - 3.0}, {2.0, stripLow.y - curveTop + 6.0},
                           faded(palette.amber, opacity));
    drawMarks(textures, palette, state, pointer, opacity);
    drawLabels(textures, palette, state, opacity);
    if (!state.headed) return;
    const std::array<PanelButton, 3> buttons = panelButtons(textures);
    for (const PanelButton& button : buttons)
        drawButton(textures, palette, button, hits(button, pointer), opacity);
    const double left = buttons[0].left + buttons[0].width + space::gap;
    const double room = buttons[1].left - space::gap - left;
    drawText(textures, state.words, {left + room / 2.0, wordsY + textSize / 2.0},
             {fittingSize(textures, state.words, room, {type::body, textSize}),
              faded(state.present ? palette.amber : palette.pale, opacity), Align::Centre});
}

} // namespace arkanong
