#include "arkanong/screens/replays/ReplayBar.hpp"

#include "ReplayBarLayout.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

using namespace replaybar;

namespace {

constexpr double reach = 9.0; ///< So far above and below the line it can be clicked.
constexpr double buttonY = stripLow.y + 39.0;
constexpr double buttonHeight = 22.0;
constexpr double besideWords = 2.0; ///< In a button, px.

struct Button {
    std::string_view text;
    double width;
    ReplayBar::Hit does;
    double centre = 0.0;
};

/// From left to right; together they are as wide as the strip has room for.
const std::vector<Button>& buttons() {
    static const std::vector<Button> all = [] {
        std::vector<Button> row{{translatable("START"), 66.0, {ReplayAction::ToStart, {}}},
                                {translatable("- 5 S"), 54.0, {ReplayAction::SkipBack, {}}},
                                {translatable("< STEP"), 68.0, {ReplayAction::StepBack, {}}},
                                {translatable("PAUSE"), 68.0, {ReplayAction::PlayOrPause, {}}},
                                {translatable("STEP >"), 68.0, {ReplayAction::StepOn, {}}},
                                {translatable("+ 5 S"), 54.0, {ReplayAction::SkipOn, {}}},
                                {translatable("END"), 46.0, {ReplayAction::ToEnd, {}}},
                                {translatable("replay bar", "PLAY ON"), 96.0, {ReplayAction::PlayOn, {}}}};
        for (std::size_t speed = 0; speed < replaySpeeds.size(); ++speed)
            row.push_back({speedName(speed), speed == trueSpeed ? 84.0 : 46.0, {{}, speed}});
        return row;
    }();
    return all;
}

bool hits(const Button& button, Vec2 at) {
    return std::abs(at.x - button.centre) <= button.width / 2.0 &&
           std::abs(at.y - buttonY) <= buttonHeight / 2.0;
}

bool isChosen(const Button& button, const ReplayBar::State& state) {
    return button.does.speed == state.speed && button.does.speed.has_value();
}

std::string_view shownOn(const Type& type, const Button& button, const ReplayBar::State& state) {
    if (button.does.speed == trueSpeed) return type.text("speed", button.text);
    const bool plays = state.paused && button.does.request == ReplayAction::PlayOrPause;
    // Translators: a narrow button, in place of PAUSE: the recording goes on.
    if (plays) return type.text("replay bar", "PLAY");
    // Translators: a narrow button: to play the match on oneself from here.
    if (button.does.request == ReplayAction::PlayOn) return type.text("replay bar", "PLAY ON");
    return type.text(button.text);
}

/// The least width of a button, whether the replay plays or not, px.
double leastWidth(const TextureManager& textures, const Button& button) {
    double words = 0.0;
    for (const bool paused : {false, true}) {
        ReplayBar::State state;
        state.paused = paused;
        const std::string_view text = shownOn(textures.type(), button, state);
        words = std::max(words, measureText(textures, text, condensed(textSize, type::narrowest)));
    }
    return words + 2.0 * besideWords;
}

/// The buttons in their places: those with long texts are wider, and the others give way.
std::vector<Button> placedButtons(const TextureManager& textures) {
    constexpr double apart = 6.0;
    std::vector<Button> row = buttons();
    std::vector<double> widths;
    std::vector<double> least;
    for (const Button& button : row) {
        widths.push_back(button.width);
        least.push_back(leastWidth(textures, button));
    }
    widths = widthsByNeed(std::move(widths), least);
    double x = stripLow.x + 16.0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        row[i].width = widths[i];
        row[i].centre = x + widths[i] / 2.0;
        x += widths[i] + apart;
    }
    return row;
}

/// How far the times beside the line move up to keep clear of the marks of the buttons' capitals, px.
double timesUp(const Type& type) {
    constexpr double apart = 2.0;
    double marks = marksAbove(type.text("replay bar", "PLAY"));
    for (const Button& button : buttons())
        marks = std::max(marks, marksAbove(shownOn(type, button, {})));
    if (marks <= 0.0) return 0.0;
    const double letters = type.capHeight(textSize);
    const double top = buttonY - letters * (0.5 + marks);
    return std::max(0.0, lineY + letters / 2.0 + apart - top);
}

/// The baseline of the times beside the line.
double timesLine(const Type& type) { return lineY + textSize / 2.0 - timesUp(type); }

void drawButton(TextureManager& textures, const Palette& palette, const Button& button,
                const ReplayBar::State& state, bool pointed, double opacity) {
    const Vec2 size{button.width, std::max(buttonHeight, textures.type().capHeight(textSize) + 6.0)};
    const Vec2 low{button.centre - size.x / 2.0, buttonY - size.y / 2.0};
    const bool chosen = isChosen(button, state);
    textures.drawRectangle(Layer::Overlay, low, size,
                           faded(chosen ? palette.blue : palette.pale, opacity * (chosen    ? 0.35
                                                                                  : pointed ? 0.25
                                                                                            : 0.1)));
    const std::string_view text = shownOn(textures.type(), button, state);
    drawText(textures, text, {button.centre, buttonY + textSize / 2.0},
             {fittingSize(textures, text, size.x - 2.0 * besideWords, {textSize}),
              faded(chosen || pointed ? sf::Color(255, 255, 255) : palette.pale, opacity), Align::Centre});
}

void drawMark(TextureManager& textures, const Palette& palette, const ReplayMark& mark, double x,
              double opacity) {
    const sf::Color colour = faded(palette.of(mark.side), opacity);
    if (mark.kind != ReplayMark::Kind::Combo) {
        const bool goal = mark.kind == ReplayMark::Kind::Goal;
        textures.draw(Layer::Overlay, goal ? Sprite::GoalFull : Sprite::BadgeFull, {x, lineY - 9.0}, colour,
                      goal ? 0.6 : 0.5);
        return;
    }
    const double height = std::min(3.0 + mark.bricks * 0.5, 12.0);
    textures.drawRectangle(Layer::Overlay, {x - 1.5, lineY + 3.0}, {3.0, height}, colour);
}

/// Shows the time that the mouse points at on the line, and the events at that time.
void drawPointed(TextureManager& textures, const Palette& palette, const ReplayBar::State& state,
                 const std::vector<ReplayMark>& marks, double pointerX) {
    constexpr double near = 6.0;
    constexpr double room = 8.0;
    const double x = std::clamp(pointerX, lineLeft, lineRight);
    std::string text = clockText(ReplayBar::tickAt(x, state.length));
    const auto mark = std::find_if(marks.begin(), marks.end(), [&](const ReplayMark& one) {
        return std::abs(ReplayBar::xOf(one.tick, state.length) - x) <= near;
    });
    if (mark != marks.end()) text += "  " + shownMark(*textures.type().catalogue, *mark);
    textures.drawRectangle(Layer::Overlay, {x - 0.5, lineY - 8.0}, {1.0, 16.0}, palette.pale);
    const double width = measureText(textures, text, textSize) + 2.0 * room;
    const double height = textures.type().capHeight(textSize) + 2.0 * room;
    textures.drawRectangle(Layer::Overlay, {x - width / 2.0, stripLow.y - height}, {width, height},
                           faded(colourFromHex(ground), 0.86));
    drawText(textures, text, {x, stripLow.y - (height - textSize) / 2.0},
             {textSize, palette.pale, Align::Centre});
}

} // namespace

std::string shownMark(const Catalogue& catalogue, const ReplayMark& mark) {
    const bool blue = mark.side == Side::Blue;
    switch (mark.kind) {
    case ReplayMark::Kind::Goal:
        return std::string(blue ? catalogue.text("Blue: Goal") : catalogue.text("Red: Goal"));
    case ReplayMark::Kind::LifeLost:
        return std::string(blue ? catalogue.text("Blue: Life lost") : catalogue.text("Red: Life lost"));
    case ReplayMark::Kind::Combo: break;
    }
    // Translators: so many bricks were broken without a touch.
    return fill(blue ? catalogue.text("Blue: Combo {n}") : catalogue.text("Red: Combo {n}"),
                {{"n", mark.bricks}});
}

std::string_view speedName(std::size_t speed) {
    constexpr std::array<std::string_view, replaySpeeds.size()> names{
        "1/4", "1/2", translatable("speed", "Normal"), "2X", "4X", "8X"};
    return names.at(speed);
}

double ReplayBar::higher(const Type& type) {
    constexpr double above = 2.0;
    const double top = timesLine(type) - (textSize + type.capHeight(textSize)) / 2.0 - above;
    return std::max(0.0, stripLow.y - top);
}

ReplayBar::Hit ReplayBar::hitAt(const TextureManager& textures, Vec2 at) {
    const std::vector<Button> all = placedButtons(textures);
    const auto hit = std::find_if(all.begin(), all.end(), [&](const Button& b) { return hits(b, at); });
    return hit == all.end() ? Hit{} : hit->does;
}

bool ReplayBar::onTimeLine(Vec2 at) {
    return std::abs(at.y - lineY) <= reach && at.x >= lineLeft - reach && at.x <= lineRight + reach;
}

bool ReplayBar::covers(Vec2 at) {
    return at.x >= stripLow.x && at.x <= stripLow.x + stripSize.x && at.y >= stripLow.y;
}

int ReplayBar::tickAt(double x, int length) {
    const double share = std::clamp((x - lineLeft) / (lineRight - lineLeft), 0.0, 1.0);
    return static_cast<int>(std::lround(share * length));
}

double ReplayBar::xOf(int tick, int length) {
    return lineLeft + (lineRight - lineLeft) * tick / std::max(length, 1);
}

void ReplayBar::draw(TextureManager& textures, const Palette& palette, const State& state,
                     const std::vector<ReplayMark>& marks, Vec2 pointer, double opacity) {
    if (opacity <= 0.0) return;
    const Type& type = textures.type();
    const double baseline = timesLine(type);
    // Below the balls: they and a paddle that comes here stay as bright as they are.
    const Vec2 more{0.0, higher(type)};
    textures.drawRectangle(Layer::Overlay, stripLow - more, stripSize + more,
                           faded(colourFromHex(ground), 0.66 * opacity));
    const double now = xOf(state.tick, state.length);
    const auto line = [&](double from, double to, double height, sf::Color colour) {
        if (to > from)
            textures.drawRectangle(Layer::Overlay, {from, lineY - height / 2.0}, {to - from, height},
                                   faded(colour, opacity));
    };
    line(lineLeft, lineRight, 4.0, faded(palette.muted, 0.35));
    line(lineLeft, xOf(state.scanned, state.length), 4.0, faded(palette.muted, 0.5));
    line(lineLeft, now, 4.0, palette.amber);
    for (const ReplayMark& mark : marks)
        drawMark(textures, palette, mark, xOf(mark.tick, state.length), opacity);
    line(now - 2.0, now + 2.0, 16.0, palette.amber);
    const std::string tick = clockText(state.tick);
    const std::string length = clockText(state.length);
    drawText(
        textures, tick, {lineLeft - besideLine, baseline},
        {fittingSize(textures, tick, besideRoom, {textSize}), faded(palette.amber, opacity), Align::Right});
    drawText(textures, length, {lineRight + besideLine, baseline},
             {fittingSize(textures, length, besideRoom, {textSize}), faded(palette.pale, opacity)});
    if (onTimeLine(pointer) && opacity >= 1.0) drawPointed(textures, palette, state, marks, pointer.x);
    for (const Button& button : placedButtons(textures))
        drawButton(textures, palette, button, state, hits(button, pointer), opacity);
}

} // namespace arkanong
