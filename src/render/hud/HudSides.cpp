#include "HudParts.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/tuning/Serving.hpp"

#include <algorithm>
#include <cmath>

// The panels on the left: how the sides stand.

namespace arkanong {

using namespace hudpanel;

namespace {

constexpr double panelEnd = 146.0;  ///< Right end of the goals and the score.
constexpr double comboPop = 0.3;    ///< Seconds.
constexpr double stealPop = 0.4;    ///< Seconds.
constexpr double scorePop = 0.3;    ///< Seconds.
constexpr double scoreGrows = 0.06; ///< How much larger a rising score gets, as a fraction.
constexpr double goalFlash = 0.8;   ///< Seconds.
constexpr double lifeFlash = 0.6;   ///< Seconds.
constexpr TextSize goalsSize = type::heading * (4.0 / 3.0);

/// `value` with at least five digits.
std::string paddedScore(int value) {
    std::string digits = std::to_string(value);
    if (digits.size() < 5) digits.insert(0, 5 - digits.size(), '0');
    return digits;
}

// With larger letters a side's lines stand further apart, the captions that signs explain are left out, and Blue's
// panel begins higher.
double topOf(const Type& type, Side side) {
    return side == Side::Red ? redTop : 526.0 - 28.0 * type.growth();
}
/// From a caption's left end to its number.
double numberFrom(const Type& type) { return 68.0 + 24.0 * type.growth(); }

/// From the line of the steals down to that of the combo, px.
double stealsToCombo(const Type& type) { return 24.0 + 8.0 * type.growth(); }

/// How many times as large as usual a number of these lines may get without coming near the other.
double largestNumber(const Type& type) {
    constexpr double lineHeights = 1.2; ///< Of a number with what must stay free above it.
    return stealsToCombo(type) / (lineHeights * type.capHeight(type::label));
}

/// Behind a caption, within the panel however large it gets.
void drawNumber(TextureManager& textures, int number, double y, TextSize size, sf::Color colour) {
    const std::string digits = std::to_string(number);
    const double room = roomIn(textures.type()) - numberFrom(textures.type());
    drawText(textures, digits, {leftMargin + numberFrom(textures.type()), y},
             {fittingSize(textures, digits, room, {size}), colour});
}

} // namespace

void Hud::rollScore(SideDisplay& display, int score, double seconds) const {
    if (score > display.lastScore) display.scored = scorePop;
    display.lastScore = score;
    display.scored = std::max(0.0, display.scored - seconds);
    const double left = settings_.movesMenus() ? std::exp(-motion::roll * seconds) : 0.0;
    display.score = score + (display.score - score) * left;
}

void Hud::advanceSide(SideDisplay& display, const Standing& standing, double seconds) const {
    rollScore(display, standing.score, seconds);
    display.combo = standing.combo > display.lastCombo ? comboPop : std::max(0.0, display.combo - seconds);
    display.lastCombo = standing.combo;
    display.stolen =
        standing.conversions > display.lastSteals ? stealPop : std::max(0.0, display.stolen - seconds);
    display.lastSteals = standing.conversions;
    display.goal = standing.goals > display.lastGoals ? goalFlash : std::max(0.0, display.goal - seconds);
    display.lastGoals = standing.goals;
    display.lost = standing.lives < display.lastLives ? lifeFlash : std::max(0.0, display.lost - seconds);
    display.gained = standing.lives > display.lastLives && display.lastLives > 0
                         ? lifeFlash
                         : std::max(0.0, display.gained - seconds);
    display.lastLives = standing.lives;
}

// Draws the side's name and its player's name. A name that needs two lines replaces the side's name, in its colour.
void Hud::drawNames(TextureManager& textures, Side side, double top) const {
    const bool blue = side == Side::Blue;
    const double grown = textures.type().growth();
    const std::string& name = blue ? labels_.blue : labels_.red;
    const TextSize narrow = condensed(type::label, type::narrowest);
    const std::vector<std::string> lines = brokenText(textures, name, narrow, roomIn(textures.type()));
    const bool both = lines.size() > 1;
    drawWithin(textures,
               both   ? std::string_view(lines[0])
               : blue ? "BLUE"
                      : "RED",
               {leftMargin, top + 15.0 + 6.0 * grown}, {both ? type::label : type::body}, palette_.of(side));
    drawWithin(textures, both ? lines[1] : name, {leftMargin, top + 34.0 + 20.0 * grown}, {type::label},
               both ? palette_.of(side) : palette_.muted);
}

void Hud::drawSide(TextureManager& textures, const Match& match, Side side) const {
    const double top = topOf(textures.type(), side);
    const double grown = textures.type().growth();
    drawNames(textures, side, top);
    const bool captions = !textures.type().isLarge();
    // Beside the side's name, or, if the text is large, beside the balls to serve.
    if (labels_.series.rounds > 1)
        drawRounds(textures, match, side, top + (captions ? 8.0 + 6.0 * grown : 122.0 + 20.0 * grown));
    if (match.settings().mode == Mode::Solo) {
        drawScore(textures, match, side, {leftMargin, top + 71.0 + 30.0 * grown});
        drawCombo(textures, match, side, top + 156.0 + 44.0 * grown);
        drawLives(textures, match, side, {leftMargin + 11.0, top + 98.0 + 28.0 * grown});
        drawText(textures, "LIVES", {leftMargin, top + 128.0 + 40.0 * grown}, {type::label, palette_.muted});
        return;
    }
    if (!match.settings().practice) drawGoals(textures, match, side, top + 23.0 * grown);
    drawScore(textures, match, side, {panelEnd, top + 82.0 + 35.0 * grown});
    const double steals = top + 150.0 + 26.0 * grown;
    drawCombo(textures, match, side, steals + stealsToCombo(textures.type()));
    if (match.settings().bosses[sideIndex(side)]) drawPhase(textures, match, side, top + 23.0 * grown);
    if (captions) drawCaption(textures, "SERVES", top + 127.0, palette_.muted);
    drawServes(
        textures, match, side,
        {leftMargin + (captions ? numberFrom(textures.type()) + 12.0 : 10.0), top + 122.0 + 20.0 * grown});
    if (match.converts() && !match.settings().practice) drawSteals(textures, match, side, steals);
}

// In Solo `at` is the left end of the baseline, otherwise the right end.
void Hud::drawScore(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const SideDisplay& display = sides_[sideIndex(side)];
    const bool solo = match.settings().mode == Mode::Solo;
    const int carried = side == Side::Blue ? labels_.carried : 0;
    const std::string score = paddedScore(static_cast<int>(display.score + 0.5) + carried);
    const double rise = settings_.movesMenus() ? easeInOut(display.scored / scorePop) : 0.0;
    constexpr double besideGoals = 68.0;
    const TextSize size = solo ? fittingSize(textures, score, roomIn(textures.type()), {type::title})
                               : fittingSize(textures, score, besideGoals, {type::body});
    drawText(textures, score, at,
             {size * (1.0 + scoreGrows * rise), blended(palette_.of(side), palette_.pale, rise),
              solo ? Align::Left : Align::Right});
}

// With room for a number behind it.
void Hud::drawCaption(TextureManager& textures, std::string_view caption, double y, sf::Color colour) const {
    constexpr double apart = 6.0;
    drawText(textures, caption, {leftMargin, y},
             {fittingSize(textures, caption, numberFrom(textures.type()) - apart, {type::label}), colour});
}

// The bricks broken since the paddle last touched a ball: the more, the larger.
void Hud::drawCombo(TextureManager& textures, const Match& match, Side side, double y) const {
    constexpr int least = 2;
    constexpr double largest = 12.0; // The number grows up to this combo.
    const int combo = match.standing(side).combo;
    if (combo < least) return;
    const double share = std::min(1.0, combo / largest);
    const double pop = settings_.movesMenus() ? easeInOut(sides_[sideIndex(side)].combo / comboPop) : 0.0;
    drawCaption(textures, "COMBO", y, palette_.amber);
    const double growth = std::min((1.0 + 0.4 * share) * (1.0 + 0.15 * pop), largestNumber(textures.type()));
    drawNumber(textures, combo, y, type::label * growth, blended(palette_.amber, palette_.pale, pop));
}

void Hud::drawSteals(TextureManager& textures, const Match& match, Side side, double y) const {
    const double pop = settings_.movesMenus() ? easeInOut(sides_[sideIndex(side)].stolen / stealPop) : 0.0;
    drawCaption(textures, "STEALS", y, palette_.muted);
    const double growth = std::min(1.0 + 0.6 * pop, largestNumber(textures.type()));
    drawNumber(textures, match.standing(side).conversions, y, type::label * growth,
               blended(palette_.pale, palette_.of(side), pop));
}

// The goals as a large number, and a pip for each goal that decides the match.
void Hud::drawGoals(TextureManager& textures, const Match& match, Side side, double top) const {
    const SideDisplay& display = sides_[sideIndex(side)];
    const sf::Color colour = palette_.of(side);
    const int goals = match.standing(side).goals;
    const int all = std::max(match.settings().goals[sideIndex(side)], goals);
    const double fresh = settings_.flashes ? display.goal / goalFlash : 0.0;
    const double pop = settings_.movesMenus() ? easeInOut(display.goal / goalFlash) : 0.0;
    constexpr double numberMiddle = leftMargin + 19.0;
    // The font's zero has a stroke, which is needed only beside letters.
    const std::string number = goals == 0 ? "O" : std::to_string(goals);
    const TextSize size =
        textures.type().isLarge() ? type::heading : goalsSize; // It grows less than the others.
    drawText(textures, number, {numberMiddle, top + 74.0 + size / 2.0 + 4.0 * pop},
             {size * (1.0 + 0.2 * pop), blended(colour, sf::Color(255, 255, 255), fresh), Align::Centre});

    constexpr double first = 80.0;
    constexpr double usualStep = 14.0;
    const double step = std::min(usualStep, (panelEnd - first) / all);
    const double scale = step / usualStep;
    for (int i = 0; i < all; ++i) {
        const Vec2 place{panelEnd - step * (all - 0.5 - i), top + 54.0};
        textures.draw(Layer::Overlay, i < goals ? Sprite::GoalFull : Sprite::GoalEmpty, place, colour, scale);
        if (i == goals - 1 && fresh > 0.0)
            textures.draw(Layer::OverlayGlow, Sprite::GoalFull, place, faded(sf::Color(255, 255, 255), fresh),
                          settings_.reducedMotion ? scale : scale * (1.0 + 0.4 * fresh));
    }
}

// A boss's phase: a mark for each, beside its goals.
void Hud::drawPhase(TextureManager& textures, const Match& match, Side side, double top) const {
    constexpr int phases = 3;
    constexpr double x = 11.0;
    constexpr double step = 17.0;
    const Side enemy = opponent(side);
    const int phase = bossPhase(match.standing(enemy).goals, match.settings().goals[sideIndex(enemy)]);
    for (int i = 0; i < phases; ++i) {
        const bool reached = i < phase;
        textures.draw(Layer::Overlay, reached ? Sprite::BadgeFull : Sprite::BadgeEmpty,
                      Vec2{x, top + 97.0 - step * i}, reached ? palette_.fire : palette_.muted, 0.5);
    }
}

// A hexagon for each round needed to win the series, from the panel's right edge; won rounds are filled.
void Hud::drawRounds(TextureManager& textures, const Match& match, Side side, double y) const {
    constexpr double step = 16.0;
    constexpr double scale = 0.62;
    const int needed = labels_.series.needed();
    const int won = labels_.series.wonBy(side) + (match.winner() == side ? 1 : 0);
    const double first = leftMargin + textWidth - 7.0 - step * (needed - 1);
    for (int i = 0; i < needed; ++i)
        textures.draw(Layer::Overlay, i < won ? Sprite::BadgeFull : Sprite::BadgeEmpty, {first + step * i, y},
                      i < won ? palette_.amber : palette_.muted, scale);
}

void Hud::drawLives(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const SideDisplay& display = sides_[sideIndex(side)];
    const int full = match.standing(side).lives;
    const int all = std::max(match.settings().lives, full);
    const double step = std::min(22.0, textWidth / all);
    const double scale = step / 22.0;
    const double flash = settings_.flashes ? display.lost / lifeFlash : 0.0;
    for (int i = 0; i < all; ++i) {
        const Vec2 place = at + Vec2{i * step, 0.0};
        if (i < full) {
            textures.draw(Layer::Overlay, Sprite::BadgeFull, place, palette_.of(side), scale);
            const double gained = settings_.flashes ? display.gained / lifeFlash : 0.0;
            if (i == full - 1 && gained > 0.0)
                textures.draw(Layer::OverlayGlow, Sprite::BadgeFull, place,
                              faded(sf::Color(255, 255, 255), gained),
                              settings_.reducedMotion ? scale : scale * (1.0 + gained));
        } else {
            textures.draw(Layer::Overlay, Sprite::BadgeEmpty, place, palette_.of(side), scale);
            const double grown = settings_.reducedMotion ? scale : scale * (2.0 - flash);
            if (i == full && flash > 0.0)
                textures.draw(Layer::OverlayGlow, Sprite::BadgeFull, place,
                              faded(sf::Color(255, 255, 255), flash), grown);
        }
    }
}

void Hud::drawServes(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const int full = match.standing(side).reserve;
    const int all = std::max(tuning::reserveSize, full);
    constexpr double usualStep = 19.0;
    const double step = std::min(usualStep, 2.0 * usualStep / (all - 1));
    for (int i = 0; i < all; ++i)
        textures.draw(Layer::Overlay, i < full ? Sprite::ServeFull : Sprite::ServeEmpty,
                      at + Vec2{i * step, 0.0}, palette_.of(side), 0.9 * step / usualStep);
}

// Above Blue's part of the panel, its mission and its cards.
void Hud::drawGhost(TextureManager& textures, const Match& match, std::string_view figures) const {
    const bool cards = !match.settings().cards[sideIndex(Side::Blue)].empty();
    const Vec2 at{leftMargin, (cards ? 374.0 : 424.0) - 110.0 * textures.type().growth()};
    drawText(textures, "GHOST", at, {type::label, palette_.muted});
    const bool beside = !textures.type().isLarge();
    const double left = beside ? numberFrom(textures.type()) : 0.0;
    drawText(textures, figures, at + Vec2{left, beside ? 0.0 : textures.type().lineSpacing(type::label, 0.0)},
             {fittingSize(textures, figures, panelEnd - leftMargin - left, {type::label}), palette_.pale});
}

} // namespace arkanong
