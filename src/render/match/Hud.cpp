#include "arkanong/render/match/Hud.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/match/PowerList.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace arkanong {

namespace {

constexpr double leftMargin = 22.0;
constexpr double rightMargin = 1145.0;
constexpr double panelText = 116.0; ///< Maximum width of text in a panel, px.
constexpr double redTop = 24.0;
constexpr double blueTop = 544.0;
constexpr double factorPop = 0.4;   ///< Seconds.
constexpr double scorePop = 0.3;    ///< Seconds.
constexpr double scoreGrows = 0.06; ///< How much larger a rising score gets, as a fraction.
constexpr double shieldFlash = 0.6; ///< Seconds.
constexpr double wordSeconds = 2.2; ///< How long the name of a phase is shown.
constexpr double goSeconds = 0.8;
constexpr double endSeconds = 600.0; ///< Practically for ever: the winner's name stays.
constexpr Vec2 wordPlace{640.0, 360.0};

/// Position of the combo factor: at x, right of the score, or above the score's end when that would leave the
/// panel.
Vec2 factorPlace(double x, double top) {
    constexpr double rightmost = 140.0;
    return x <= rightmost ? Vec2{x, top + 71.0} : Vec2{rightmost, top + 46.0};
}

/// `value` with at least five digits.
std::string paddedScore(int value) {
    std::string digits = std::to_string(value);
    if (digits.size() < 5) digits.insert(0, 5 - digits.size(), '0');
    return digits;
}

double secondsOf(int ticks) { return ticks * tuning::tickSeconds; }

/// Draws the text in the first size that fits into the panel; otherwise cuts it off in the last.
void drawWithin(TextureManager& textures, std::string_view text, Vec2 at,
                std::initializer_list<TextSize> sizes, sf::Color colour) {
    const TextSize smallest = *std::prev(sizes.end());
    const TextSize size = fittingSize(textures, text, panelText, sizes);
    if (size >= smallest) return drawText(textures, text, at, {size, colour});
    drawText(textures, fittedText(textures, std::string(text), smallest, panelText), at, {smallest, colour});
}

std::string_view endWord(Mode mode, Side winner) {
    if (mode == Mode::Solo) return winner == Side::Blue ? "LEVEL CLEARED" : "GAME OVER";
    return winner == Side::Blue ? "BLUE WINS" : "RED WINS";
}

} // namespace

std::string clockText(int ticks) {
    const int seconds = (ticks + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

Hud::Hud(const Palette& palette, HudLabels labels, const ViewSettings& settings)
    : palette_(palette), labels_(std::move(labels)), settings_(settings) {}

void Hud::rollScore(SideDisplay& display, int score, double seconds) const {
    if (score > display.lastScore) display.scored = scorePop;
    display.lastScore = score;
    display.scored = std::max(0.0, display.scored - seconds);
    const double left = settings_.movesMenus() ? std::exp(-motion::roll * seconds) : 0.0;
    display.score = score + (display.score - score) * left;
}

void Hud::advance(double seconds, const Match& match) {
    phaseAge_ = match.phase() == phase_ ? phaseAge_ + seconds : 0.0;
    phase_ = match.phase();
    for (const Side side : {Side::Blue, Side::Red}) {
        SideDisplay& display = sides_[sideIndex(side)];
        const Standing& standing = match.standing(side);
        rollScore(display, standing.score, seconds);
        const int factor = match.comboFactor(side);
        display.combo = factor > display.lastFactor ? factorPop : std::max(0.0, display.combo - seconds);
        display.lastFactor = factor;
        display.shield =
            standing.shields < display.lastShields ? shieldFlash : std::max(0.0, display.shield - seconds);
        display.gained = standing.shields > display.lastShields && display.lastShields > 0
                             ? shieldFlash
                             : std::max(0.0, display.gained - seconds);
        display.lastShields = standing.shields;
    }
}

void Hud::draw(TextureManager& textures, const Match& match, const PowerUps& powers,
               const ObjectManager& objects, bool bigWords) const {
    drawWithin(textures, labels_.world, {rightMargin, 40.0}, {type::body, type::label}, palette_.muted);
    drawWithin(textures, labels_.level, {rightMargin, 62.0}, {type::body, type::label}, palette_.amber);
    const Mode mode = match.settings().mode;
    if (mode == Mode::Sandbox) {
        drawSandbox(textures, objects.balls.size());
        return;
    }
    if (mode == Mode::Solo)
        drawRun(textures, objects);
    else
        drawSide(textures, match, Side::Red, redTop);
    drawSide(textures, match, Side::Blue, blueTop);
    drawPowers(textures, match, powers, objects);
    if (!match.settings().practice) drawClock(textures, match); // The clock stands still in practice.
    if (bigWords) drawBanner(textures, match);
}

void Hud::drawRun(TextureManager& textures, const ObjectManager& objects) const {
    drawText(textures, "SOLO", {leftMargin, redTop + 15.0}, {type::body, palette_.pale});
    drawWithin(textures, labels_.red, {leftMargin, redTop + 34.0}, {type::label}, palette_.muted);
    drawText(textures, "BRICKS LEFT", {leftMargin, redTop + 67.0}, {type::label, palette_.muted});
    drawText(textures, std::to_string(objects.breakableBricks()), {leftMargin, redTop + 98.0},
             {type::title, palette_.pale});
}

void Hud::drawPowers(TextureManager& textures, const Match& match, const PowerUps& powers,
                     const ObjectManager& objects) const {
    // Keeps clear of the clock and its captions.
    constexpr double clockTop = 284.0;
    constexpr double clockBottom = 410.0;
    const auto list = [&](Side side, double top, double bottom) {
        drawPowerList(textures, palette_, side, powers, objects.hasShieldWall(side),
                      {rightMargin, rightMargin + panelText, top, bottom, side == Side::Red});
    };
    if (match.settings().mode != Mode::Solo) list(Side::Red, 88.0, clockTop);
    list(Side::Blue, clockBottom, 700.0);
}

void Hud::drawSide(TextureManager& textures, const Match& match, Side side, double top) const {
    const SideDisplay& display = sides_[sideIndex(side)];
    const sf::Color colour = palette_.of(side);
    const bool blue = side == Side::Blue;
    drawText(textures, blue ? "BLUE" : "RED", {leftMargin, top + 15.0}, {type::body, colour});
    drawWithin(textures, blue ? labels_.blue : labels_.red, {leftMargin, top + 34.0}, {type::label},
               palette_.muted);
    if (labels_.series.rounds > 1) drawRounds(textures, match, side, top + 8.0);

    const int carried = blue ? labels_.carried : 0;
    const std::string score = paddedScore(static_cast<int>(display.score + 0.5) + carried);
    const double rise = settings_.movesMenus() ? easeInOut(display.scored / scorePop) : 0.0;
    drawText(textures, score, {leftMargin, top + 71.0},
             {type::title * (1.0 + scoreGrows * rise), blended(colour, palette_.pale, rise)});
    if (const int factor = match.comboFactor(side); factor > 1) {
        const double pop = settings_.movesMenus() ? display.combo / factorPop : 0.0;
        const double x = leftMargin + measureText(textures, score, type::title) + 18.0;
        drawText(textures, "×" + std::to_string(factor), factorPlace(x, top),
                 {type::body * (1.0 + 0.5 * pop), palette_.amber, Align::Centre});
    }
    drawShields(textures, match, side, {leftMargin + 11.0, top + 98.0});
    if (match.settings().mode == Mode::Solo) {
        drawText(textures, "LIVES", {leftMargin, top + 128.0}, {type::label, palette_.muted});
        return;
    }
    drawText(textures, "SERVES", {leftMargin, top + 135.0}, {type::label, palette_.muted});
    drawServes(textures, match, side, {leftMargin + 78.0, top + 130.0});
}

// A hexagon for each round needed to win the series, from the panel's right edge; won rounds are filled.
void Hud::drawRounds(TextureManager& textures, const Match& match, Side side, double y) const {
    constexpr double step = 16.0;
    constexpr double scale = 0.62;
    const int needed = labels_.series.needed();
    const int won = labels_.series.wonBy(side) + (match.winner() == side ? 1 : 0);
    const double first = leftMargin + panelText - 7.0 - step * (needed - 1);
    for (int i = 0; i < needed; ++i)
        textures.draw(Layer::Overlay, i < won ? Sprite::ShieldFull : Sprite::ShieldEmpty,
                      {first + step * i, y}, i < won ? palette_.amber : palette_.muted, scale);
}

void Hud::drawShields(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const SideDisplay& display = sides_[sideIndex(side)];
    const int full = match.standing(side).shields;
    const int all = std::max(match.settings().shields[sideIndex(side)], full);
    const double step = std::min(22.0, panelText / all);
    const double scale = step / 22.0;
    const double flash = settings_.flashes ? display.shield / shieldFlash : 0.0;
    for (int i = 0; i < all; ++i) {
        const Vec2 place = at + Vec2{i * step, 0.0};
        if (i < full) {
            textures.draw(Layer::Overlay, Sprite::ShieldFull, place, palette_.of(side), scale);
            const double gained = settings_.flashes ? display.gained / shieldFlash : 0.0;
            if (i == full - 1 && gained > 0.0)
                textures.draw(Layer::OverlayGlow, Sprite::ShieldFull, place,
                              faded(sf::Color(255, 255, 255), gained),
                              settings_.reducedMotion ? scale : scale * (1.0 + gained));
        } else {
            textures.draw(Layer::Overlay, Sprite::ShieldEmpty, place, palette_.of(side), scale);
            const double grown = settings_.reducedMotion ? scale : scale * (2.0 - flash);
            if (i == full && flash > 0.0)
                textures.draw(Layer::OverlayGlow, Sprite::ShieldFull, place,
                              faded(sf::Color(255, 255, 255), flash), grown);
        }
    }
}

void Hud::drawServes(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const int full = match.standing(side).reserve;
    const int all = std::max(tuning::reserveSize, full);
    for (int i = 0; i < all; ++i)
        textures.draw(Layer::Overlay, i < full ? Sprite::ServeFull : Sprite::ServeEmpty,
                      at + Vec2{i * 19.0, 0.0}, palette_.of(side), 0.9);
}

void Hud::drawClock(TextureManager& textures, const Match& match) const {
    const Phase phase = match.phase();
    if (phase == Phase::Over) return;
    const bool pressing = phase == Phase::SuddenDeath || phase == Phase::NextShield;
    std::string_view label = "TIME";
    if (phase == Phase::FinalRally) label = "FINAL RALLY";
    if (phase == Phase::SuddenDeath) label = "SUDDEN DEATH";
    if (phase == Phase::NextShield) label = "NEXT SHIELD";

    const bool solo = match.settings().mode == Mode::Solo;
    const int atStart = solo ? 0 : match.settings().suddenDeathAt;
    const int running = solo ? match.clock() : match.ticksLeft();
    const int left = phase == Phase::Countdown ? atStart : running;
    const double rest = secondsOf(left);
    const bool hurried = phase == Phase::FinalRally || (phase == Phase::Play && !solo && rest <= 10.0);
    const sf::Color colour = pressing ? palette_.red : (hurried ? palette_.amber : palette_.pale);
    const double beat = settings_.reducedMotion || !(pressing || hurried) ? 0.0 : rest - std::floor(rest);
    drawText(textures, label, {1200.0, 326.0},
             {type::label, pressing ? palette_.red : palette_.muted, Align::Centre});
    if (labels_.series.rounds > 1)
        drawText(textures, "ROUND " + std::to_string(labels_.series.played() + 1), {1200.0, 296.0},
                 {type::label, palette_.pale, Align::Centre});
    if (const int limit = match.settings().pointsLimit; limit > 0)
        drawText(textures, "TO " + std::to_string(limit), {1200.0, 392.0},
                 {type::label, palette_.amber, Align::Centre});
    if (phase == Phase::NextShield) return; // This phase has no time limit.
    drawText(textures, clockText(left), {1200.0, 362.0},
             {type::title * (1.0 + 0.12 * beat * beat * beat), colour, Align::Centre});
}

void Hud::drawBanner(TextureManager& textures, const Match& match) const {
    switch (match.phase()) {
    case Phase::Countdown: {
        const double left = secondsOf(match.ticksLeft());
        const double second = std::ceil(left);
        if (second >= 1.0)
            drawBigWord(textures, std::to_string(static_cast<int>(second)), second - left, 1.0, type::display,
                        palette_.pale);
        break;
    }
    case Phase::Play:
        if (const double age = secondsOf(match.clock()); age < goSeconds)
            drawBigWord(textures, "GO!", age, goSeconds, type::display, palette_.amber);
        break;
    case Phase::FinalRally:
        drawBigWord(textures, "FINAL RALLY", phaseAge_, wordSeconds, type::heading, palette_.amber);
        break;
    case Phase::SuddenDeath:
        drawBigWord(textures, "SUDDEN DEATH", phaseAge_, wordSeconds, type::heading, palette_.red);
        break;
    case Phase::NextShield:
        drawBigWord(textures, "NEXT SHIELD WINS", phaseAge_, wordSeconds, type::heading, palette_.red);
        break;
    case Phase::Over:
        if (const auto winner = match.winner())
            drawBigWord(textures, endWord(match.settings().mode, *winner), phaseAge_, endSeconds,
                        type::heading, palette_.of(*winner));
        break;
    }
}

void Hud::drawBigWord(TextureManager& textures, std::string_view word, double age, double life, TextSize size,
                      sf::Color colour) const {
    if (age >= life) return;
    const double opacity = std::min(easeOut(age / 0.15), easeOut((life - age) / 0.35));
    const TextSize shown =
        settings_.reducedMotion ? size : size * (0.6 + 0.4 * easeOutBack(age / motion::pop));
    const double width = measureText(textures, word, shown);
    const Vec2 baseline = wordPlace + Vec2{0.0, shown / 2.0};
    // A dark shade separates the word from bricks.
    textures.draw(Layer::Field, Sprite::Glow, {wordPlace, Vec2{width + 120.0, shown + 110.0} / 64.0, {}},
                  faded(sf::Color(4, 6, 16), 0.75 * opacity));
    TextStyle style{shown, faded(colour, opacity), Align::Centre};
    style.layer = Layer::Field;
    drawText(textures, word, baseline, style);
}

void Hud::drawSandbox(TextureManager& textures, std::size_t balls) const {
    drawText(textures, "SANDBOX", {leftMargin, 40.0}, {type::body, palette_.pale});
    drawText(textures, "BALLS", {leftMargin, 588.0}, {type::label, palette_.muted});
    drawText(textures, std::to_string(balls), {leftMargin, 618.0}, {type::title, palette_.blue});
    drawParagraph(textures, labels_.hints, {rightMargin, 560.0}, panelText, {type::label, palette_.muted});
}

} // namespace arkanong
