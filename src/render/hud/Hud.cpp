#include "arkanong/render/hud/Hud.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/sim/boss/BossState.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double leftMargin = 22.0;
constexpr double rightMargin = 1145.0;
constexpr double panelText = 116.0; ///< Maximum width of text in a panel, px.
constexpr double redTop = 24.0;
constexpr double comboPop = 0.3;    ///< Seconds.
constexpr double stealPop = 0.4;    ///< Seconds.
constexpr double scorePop = 0.3;    ///< Seconds.
constexpr double scoreGrows = 0.06; ///< How much larger a rising score gets, as a fraction.
constexpr double goalFlash = 0.8;   ///< Seconds.
constexpr double lifeFlash = 0.6;   ///< Seconds.
constexpr double leadRate = 5.0;    ///< 1/s, at which the lead's bar approaches the lead.
constexpr double panelEnd = 146.0;  ///< Right end of the goals and the score.
constexpr TextSize goalsSize = type::heading * (4.0 / 3.0);

/// `value` with at least five digits.
std::string paddedScore(int value) {
    std::string digits = std::to_string(value);
    if (digits.size() < 5) digits.insert(0, 5 - digits.size(), '0');
    return digits;
}

/// How much larger letters are than usual, 0 to 1. A side's lines stand further apart then, the captions that signs
/// explain are left out, and Blue's panel begins higher.
double more(const TextureManager& textures) { return textures.textGrowth(); }
bool hasCaptions(const TextureManager& textures) { return !textures.hasLargeText(); }
double blueTop(const TextureManager& textures) { return 526.0 - 28.0 * more(textures); }
/// From a caption's left end to its number.
double panelNumber(const TextureManager& textures) { return 68.0 + 24.0 * more(textures); }

/// Maximum width of text in a panel, px.
double roomIn(const TextureManager& textures) { return panelText + 10.0 * more(textures); }

/// Draws the whole text in the first size that fits into the panel; if none does, in condensed letters.
void drawWithin(TextureManager& textures, std::string_view text, Vec2 at,
                std::initializer_list<TextSize> sizes, sf::Color colour) {
    drawText(textures, text, at, {fittingSize(textures, text, roomIn(textures), sizes), colour});
}

} // namespace

std::string inCapitals(std::string_view text) {
    std::string capitals(text);
    std::transform(capitals.begin(), capitals.end(), capitals.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    return capitals;
}

std::string clockText(int ticks) {
    const int seconds = (ticks + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

double leadOf(const Match& match) {
    constexpr double manyPoints = 3000.0; // This lead in points is worth almost half a goal.
    const MatchSettings& settings = match.settings();
    const auto share = [&](Side side) {
        const double needed = settings.goals[sideIndex(side)];
        return std::min(1.0, match.standing(side).goals / needed);
    };
    const double ahead = match.standing(Side::Blue).score - match.standing(Side::Red).score;
    const double goalWorth = 1.0 / std::max(settings.goals[0], settings.goals[1]);
    const double byPoints = settings.pointsLimit > 0
                                ? ahead / settings.pointsLimit
                                : 0.4 * goalWorth * std::clamp(ahead / manyPoints, -1.0, 1.0);
    return std::clamp(share(Side::Blue) - share(Side::Red) + byPoints, -1.0, 1.0);
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
    const double lead = leadOf(match);
    lead_ = lead + (lead_ - lead) * (settings_.movesMenus() ? std::exp(-leadRate * seconds) : 0.0);
    for (const Side side : {Side::Blue, Side::Red}) {
        SideDisplay& display = sides_[sideIndex(side)];
        const Standing& standing = match.standing(side);
        rollScore(display, standing.score, seconds);
        display.combo =
            standing.combo > display.lastCombo ? comboPop : std::max(0.0, display.combo - seconds);
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
}

void Hud::draw(TextureManager& textures, const Match& match, const PowerUps& powers,
               const ObjectManager& objects, bool bigWords, const std::array<PowerNews, 2>& news,
               std::string_view ghost) const {
    drawPlace(textures);
    const Mode mode = match.settings().mode;
    if (mode == Mode::Sandbox) {
        drawSandbox(textures, objects.balls.size());
        return;
    }
    if (mode == Mode::Solo)
        drawRun(textures, objects);
    else
        drawSide(textures, match, Side::Red, redTop);
    drawSide(textures, match, Side::Blue, blueTop(textures));
    for (const Side side : {Side::Blue, Side::Red})
        drawCards(textures, match, side);
    if (mission_) drawMission(textures, *mission_);
    if (!ghost.empty()) drawGhost(textures, match, ghost);
    drawPowers(textures, match, powers, news);
    if (mode == Mode::Versus && !match.settings().practice) drawLead(textures);
    if (!match.settings().practice) drawClock(textures, match); // The clock stands still in practice.
    if (bigWords) drawBanner(textures, match);
}

// Large letters, and long names, leave room for the level alone, in as many lines as it needs.
void Hud::drawPlace(TextureManager& textures) const {
    const TextSize narrow = condensed(type::label, type::narrowest);
    if (hasCaptions(textures) && measureText(textures, labels_.level, narrow) <= roomIn(textures)) {
        drawWithin(textures, labels_.world, {rightMargin, 40.0}, {type::body, type::label}, palette_.muted);
        drawWithin(textures, labels_.level, {rightMargin, 62.0}, {type::body, type::label}, palette_.amber);
        return;
    }
    drawFittedLines(textures, brokenText(textures, labels_.level, narrow, roomIn(textures)),
                    {rightMargin, 32.0}, roomIn(textures), {type::label, palette_.amber},
                    lineSpacing(textures, type::label, 18.0));
}

// Above Blue's part of the panel, its mission and its cards.
void Hud::drawGhost(TextureManager& textures, const Match& match, std::string_view figures) const {
    const bool cards = !match.settings().cards[sideIndex(Side::Blue)].empty();
    const Vec2 at{leftMargin, (cards ? 374.0 : 424.0) - 60.0 * more(textures)};
    drawText(textures, "GHOST", at, {type::label, palette_.muted});
    const bool beside = hasCaptions(textures);
    const double left = beside ? panelNumber(textures) : 0.0;
    drawText(textures, figures, at + Vec2{left, beside ? 0.0 : lineSpacing(textures, type::label, 0.0)},
             {fittingSize(textures, figures, panelEnd - leftMargin - left, {type::label}), palette_.pale});
}

void Hud::drawRun(TextureManager& textures, const ObjectManager& objects) const {
    const double grown = more(textures);
    drawText(textures, "SOLO", {leftMargin, redTop + 15.0 + 6.0 * grown}, {type::body, palette_.pale});
    drawWithin(textures, labels_.red, {leftMargin, redTop + 34.0 + 20.0 * grown}, {type::label},
               palette_.muted);
    drawWithin(textures, "BRICKS LEFT", {leftMargin, redTop + 67.0 + 30.0 * grown}, {type::label},
               palette_.muted);
    drawText(textures, std::to_string(objects.breakableBricks()), {leftMargin, redTop + 98.0 + 40.0 * grown},
             {type::title, palette_.pale});
}

void Hud::drawPowers(TextureManager& textures, const Match& match, const PowerUps& powers,
                     const std::array<PowerNews, 2>& news) const {
    // Keeps clear of the clock and its captions.
    const double clockTop = 284.0 - 24.0 * more(textures);
    const double clockBottom = 410.0 + 8.0 * more(textures);
    const double width = roomIn(textures);
    const auto list = [&](Side side, double top, double bottom) {
        drawPowerList(textures, palette_, side, powers,
                      {rightMargin, rightMargin + width, top, bottom, side == Side::Red},
                      news[sideIndex(side)]);
    };
    if (match.settings().mode != Mode::Solo) list(Side::Red, 88.0, clockTop);
    list(Side::Blue, clockBottom, 700.0);
}

// Whose side it is, and who plays it; a name that needs two lines has both, in the side's colour.
void Hud::drawNames(TextureManager& textures, Side side, double top) const {
    const bool blue = side == Side::Blue;
    const double grown = more(textures);
    const std::string& name = blue ? labels_.blue : labels_.red;
    const TextSize narrow = condensed(type::label, type::narrowest);
    const std::vector<std::string> lines = brokenText(textures, name, narrow, roomIn(textures));
    const bool both = lines.size() > 1;
    drawWithin(textures,
               both   ? std::string_view(lines[0])
               : blue ? "BLUE"
                      : "RED",
               {leftMargin, top + 15.0 + 6.0 * grown}, {both ? type::label : type::body}, palette_.of(side));
    drawWithin(textures, both ? lines[1] : name, {leftMargin, top + 34.0 + 20.0 * grown}, {type::label},
               both ? palette_.of(side) : palette_.muted);
}

void Hud::drawSide(TextureManager& textures, const Match& match, Side side, double top) const {
    const double grown = more(textures);
    drawNames(textures, side, top);
    if (labels_.series.rounds > 1) drawRounds(textures, match, side, top + 8.0 + 6.0 * grown);
    if (match.settings().mode == Mode::Solo) {
        drawScore(textures, match, side, {leftMargin, top + 71.0 + 30.0 * grown});
        drawCombo(textures, match, side, top + 156.0 + 44.0 * grown);
        drawLives(textures, match, side, {leftMargin + 11.0, top + 98.0 + 40.0 * grown});
        drawText(textures, "LIVES", {leftMargin, top + 128.0 + 38.0 * grown}, {type::label, palette_.muted});
        return;
    }
    if (!match.settings().practice) drawGoals(textures, match, side, top + 23.0 * grown);
    drawScore(textures, match, side, {panelEnd, top + 82.0 + 35.0 * grown});
    drawCombo(textures, match, side, top + 174.0 + 34.0 * grown);
    if (match.settings().bosses[sideIndex(side)]) drawPhase(textures, match, side, top + 23.0 * grown);
    const bool captions = hasCaptions(textures);
    if (captions) drawCaption(textures, "SERVES", top + 127.0, palette_.muted);
    drawServes(textures, match, side,
               {leftMargin + (captions ? panelNumber(textures) + 12.0 : 10.0), top + 122.0 + 20.0 * grown});
    if (match.converts() && !match.settings().practice)
        drawSteals(textures, match, side, top + 150.0 + 26.0 * grown);
}

// In Solo `at` is the left end of the baseline, otherwise the right end.
void Hud::drawScore(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const SideDisplay& display = sides_[sideIndex(side)];
    const bool solo = match.settings().mode == Mode::Solo;
    const int carried = side == Side::Blue ? labels_.carried : 0;
    const std::string score = paddedScore(static_cast<int>(display.score + 0.5) + carried);
    const double rise = settings_.movesMenus() ? easeInOut(display.scored / scorePop) : 0.0;
    constexpr double besideGoals = 68.0;
    const TextSize size = solo ? fittingSize(textures, score, roomIn(textures), {type::title})
                               : fittingSize(textures, score, besideGoals, {type::body});
    drawText(textures, score, at,
             {size * (1.0 + scoreGrows * rise), blended(palette_.of(side), palette_.pale, rise),
              solo ? Align::Left : Align::Right});
}

// With room for a number behind it.
void Hud::drawCaption(TextureManager& textures, std::string_view caption, double y, sf::Color colour) const {
    constexpr double apart = 6.0;
    drawText(textures, caption, {leftMargin, y},
             {fittingSize(textures, caption, panelNumber(textures) - apart, {type::label}), colour});
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
    drawText(textures, std::to_string(combo), {leftMargin + panelNumber(textures), y},
             {type::label * (1.0 + 0.4 * share) * (1.0 + 0.15 * pop),
              blended(palette_.amber, palette_.pale, pop)});
}

void Hud::drawSteals(TextureManager& textures, const Match& match, Side side, double y) const {
    const double pop = settings_.movesMenus() ? easeInOut(sides_[sideIndex(side)].stolen / stealPop) : 0.0;
    drawCaption(textures, "STEALS", y, palette_.muted);
    drawText(textures, std::to_string(match.standing(side).conversions),
             {leftMargin + panelNumber(textures), y + 2.0 * pop},
             {type::label * (1.0 + 0.6 * pop), blended(palette_.pale, palette_.of(side), pop)});
}

void Hud::drawLead(TextureManager& textures) const {
    constexpr double x = 1130.0;
    constexpr double middle = 360.0;
    constexpr double reach = 160.0;
    constexpr double width = 6.0;
    textures.drawBox(Layer::Overlay, Sprite::Bar, {x - width / 2.0, middle - reach}, {width, 2.0 * reach},
                     faded(palette_.muted, 0.25));
    const Side leader = lead_ >= 0.0 ? Side::Blue : Side::Red;
    const double length = reach * std::abs(lead_);
    if (length >= 1.0) {
        const double end = middle - forward(leader) * length;
        textures.drawBox(Layer::Overlay, Sprite::Bar, {x - width / 2.0, std::min(middle, end)},
                         {width, length}, palette_.of(leader));
        textures.draw(Layer::Overlay, Sprite::Chevron,
                      {{x, end}, {0.9, 0.9}, rotationFromTurns(-0.25 * forward(leader))},
                      palette_.of(leader));
    }
    textures.drawRectangle(Layer::Overlay, {x - width, middle - 1.0}, {2.0 * width, 2.0}, palette_.pale);
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
    // The font's nought has a stroke through it, which is needed only where letters are near.
    const std::string number = goals == 0 ? "O" : std::to_string(goals);
    drawText(
        textures, number, {numberMiddle, top + 98.0 + 4.0 * pop},
        {goalsSize * (1.0 + 0.2 * pop), blended(colour, sf::Color(255, 255, 255), fresh), Align::Centre});

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
    const double first = leftMargin + panelText - 7.0 - step * (needed - 1);
    for (int i = 0; i < needed; ++i)
        textures.draw(Layer::Overlay, i < won ? Sprite::BadgeFull : Sprite::BadgeEmpty, {first + step * i, y},
                      i < won ? palette_.amber : palette_.muted, scale);
}

void Hud::drawLives(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const SideDisplay& display = sides_[sideIndex(side)];
    const int full = match.standing(side).lives;
    const int all = std::max(match.settings().lives, full);
    const double step = std::min(22.0, panelText / all);
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

void Hud::drawClock(TextureManager& textures, const Match& match) const {
    const Phase phase = match.phase();
    if (phase == Phase::Over) return;
    const bool pressing = phase == Phase::SuddenDeath || phase == Phase::NextGoal;
    std::string_view label = "TIME";
    if (phase == Phase::SuddenDeath) label = "SUDDEN DEATH";
    if (phase == Phase::NextGoal) label = "NEXT GOAL";

    const bool solo = match.settings().mode == Mode::Solo;
    const int atStart = solo ? 0 : match.settings().suddenDeathAt;
    const int running = solo ? match.clock() : match.ticksLeft();
    const int left = phase == Phase::Countdown ? atStart : running;
    const double rest = left * tuning::tickSeconds;
    const bool hurried = phase == Phase::Play && !solo && rest <= 10.0;
    const sf::Color colour = pressing ? palette_.red : (hurried ? palette_.amber : palette_.pale);
    const double beat = settings_.reducedMotion || !(pressing || hurried) ? 0.0 : rest - std::floor(rest);
    constexpr double middle = 1200.0;
    const double room = 2.0 * (screenSize.x - middle - 10.0);
    const double step = lineSpacing(textures, type::label, 20.0) - 8.0 * more(textures);
    const TextSize narrow = condensed(type::label, type::narrowest);
    const std::vector<std::string> lines =
        wrapText(textures, label, hasCaptions(textures) ? type::label : narrow, room);
    const double y = 326.0 - step * static_cast<double>(lines.size() - 1);
    const auto drawCentred = [&](const std::string& text, double at, sf::Color shade) {
        drawText(textures, text, {middle, at},
                 {fittingSize(textures, text, room, {type::label}), shade, Align::Centre});
    };
    drawFittedLines(textures, lines, {middle, y}, room,
                    {type::label, pressing ? palette_.red : palette_.muted, Align::Centre}, step);
    if (labels_.series.rounds > 1)
        drawCentred("ROUND " + std::to_string(labels_.series.played() + 1), y - 30.0, palette_.pale);
    if (const int limit = match.settings().pointsLimit; limit > 0)
        drawCentred("TO " + std::to_string(limit), 392.0, palette_.amber);
    if (phase == Phase::NextGoal) return; // This phase has no time limit.
    drawText(textures, clockText(left), {middle, 362.0},
             {type::title * (1.0 + 0.12 * beat * beat * beat), colour, Align::Centre});
}

void Hud::drawSandbox(TextureManager& textures, std::size_t balls) const {
    drawWithin(textures, "SANDBOX", {leftMargin, 40.0}, {type::body}, palette_.pale);
    drawText(textures, "BALLS", {leftMargin, 588.0 - 20.0 * more(textures)}, {type::label, palette_.muted});
    drawWithin(textures, std::to_string(balls), {leftMargin, 618.0}, {type::title}, palette_.blue);
    drawHints(textures);
}

// As far up from the window's foot as they need.
void Hud::drawHints(TextureManager& textures) const {
    constexpr double lowest = 700.0;
    constexpr double highest = 560.0;
    const double room = roomIn(textures);
    const TextSize size = hasCaptions(textures) ? type::label : condensed(type::label, 0.7);
    const std::vector<std::string> lines = wrapText(textures, labels_.hints, size, room);
    const double step = lineSpacing(textures, size, type::lineStep * size);
    const double first = std::min(highest, lowest - step * static_cast<double>(lines.size() - 1));
    drawFittedLines(textures, lines, {rightMargin, first}, room, {size, palette_.muted}, step);
}

} // namespace arkanong
