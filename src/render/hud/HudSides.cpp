#include "HudParts.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/tuning/Momentum.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>
#include <cmath>

// The panels on the left: how the sides stand. One hangs from the top, that of the low side stands at the bottom.

namespace arkanong {

using namespace hudpanel;

namespace {

constexpr double betweenPanels = 24.0;
constexpr double besideNumber = 68.0; ///< Width of the pips and the score.
constexpr double comboPop = 0.3;      ///< Seconds.
constexpr double countPop = 0.4;      ///< Seconds, of steals and smashes.
constexpr double scorePop = 0.3;      ///< Seconds.
constexpr double goalFlash = 0.8;     ///< Seconds.
constexpr double lifeFlash = 0.6;     ///< Seconds.
constexpr double roundStep = 16.0;    ///< Between the marks of a series.
constexpr double serveStep = 19.0;

/// The goals; they grow less than other letters.
TextSize numberSize(const Type& type) { return type.isLarge() ? type::heading : type::heading * (4.0 / 3.0); }

/// The score with a space between its thousands: "12 040".
std::string spacedScore(int value) {
    std::string digits = std::to_string(value);
    for (std::size_t from = digits.size(); from > 3;)
        digits.insert(from -= 3, 1, ' ');
    return digits;
}

/// How a side's cards stand in rows; many are smaller.
struct CardRows {
    std::size_t inRow = 3;
    double frame = 32.0;
    double step = 36.0;

    explicit CardRows(std::size_t cards) {
        if (cards <= 2 * inRow) return;
        inRow = 4;
        frame = 26.0;
        step = 29.0;
    }
    double height(std::size_t cards) const {
        const std::size_t rows = (cards + inRow - 1) / inRow;
        return cards == 0 ? 0.0 : step * static_cast<double>(rows - 1) + frame;
    }
};

/// A check mark, or a cross, 14 px high.
void drawMark(TextureManager& textures, Vec2 centre, bool done, sf::Color colour) {
    constexpr double stroke = 2.5;
    const auto line = [&](Vec2 from, Vec2 to) {
        textures.drawLine(Layer::Overlay, centre + from, centre + to, stroke, colour);
    };
    if (done) {
        line({-7.0, 1.0}, {-2.0, 6.0});
        line({-2.0, 6.0}, {7.0, -6.0});
    } else {
        line({-6.0, -6.0}, {6.0, 6.0});
        line({-6.0, 6.0}, {6.0, -6.0});
    }
}

} // namespace

/// The rows of a side's panel, and the numbers of those that are pictures.
struct Hud::SidePanel {
    Column column;
    Side side;
    Vec2 at{};
    std::optional<std::size_t> name{}, phase{}, figures{}, lives{}, serves{}, cards{}, mission{};

    double right() const { return at.x + width; }
    double width = 0.0;
};

struct Hud::ScoreLine {
    std::string text;
    Vec2 at; ///< The right end of its baseline.
    TextStyle style;
};

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
        standing.conversions > display.lastSteals ? countPop : std::max(0.0, display.stolen - seconds);
    display.lastSteals = standing.conversions;
    display.smashed =
        standing.smashes > display.lastSmashes ? countPop : std::max(0.0, display.smashed - seconds);
    display.lastSmashes = standing.smashes;
    display.goal = standing.goals > display.lastGoals ? goalFlash : std::max(0.0, display.goal - seconds);
    display.lastGoals = standing.goals;
    display.lost = standing.lives < display.lastLives ? lifeFlash : std::max(0.0, display.lost - seconds);
    display.gained = standing.lives > display.lastLives && display.lastLives > 0
                         ? lifeFlash
                         : std::max(0.0, display.gained - seconds);
    display.lastLives = standing.lives;
}

std::array<Hud::SidePanel, 2> Hud::sidePanels(const TextureManager& textures, const Match& match,
                                              const ObjectManager& objects, std::string_view ghost) const {
    const Type& type = textures.type();
    constexpr double room = panelBottom - panelTop - betweenPanels;
    const bool run = match.settings().mode == Mode::Solo;
    std::array<SidePanel, 2> panels{sidePanel(type, match, Side::Blue, ghost),
                                    run ? runPanel(type, objects) : sidePanel(type, match, Side::Red, ghost)};
    SidePanel& low = panels[sideIndex(low_)];
    SidePanel& high = panels[sideIndex(opponent(low_))];
    for (SidePanel& panel : panels)
        panel.column.fit(textures, room);
    if (low.column.height() + high.column.height() > room) {
        high.column.fit(textures, room / 2.0);
        low.column.fit(textures, room - high.column.height());
        // If that is too little for the low panel, rows of the high one give way.
        if (low.column.height() > room - high.column.height())
            high.column.fit(textures, room - low.column.height());
    }
    high.at = {leftMargin, panelTop};
    low.at = {leftMargin, panelBottom - low.column.height()};
    return panels;
}

void Hud::drawSides(TextureManager& textures, const Match& match, const ObjectManager& objects,
                    std::string_view ghost) const {
    for (const SidePanel& panel : sidePanels(textures, match, objects, ghost)) {
        panel.column.draw(textures, panel.at);
        const bool run = panel.side == Side::Red && match.settings().mode == Mode::Solo;
        if (!run) drawPictures(textures, match, panel);
    }
}

Box Hud::freeRoom(const TextureManager& textures, const Match& match, const ObjectManager& objects,
                  std::string_view ghost) const {
    const std::array<SidePanel, 2> panels = sidePanels(textures, match, objects, ghost);
    const SidePanel& high = panels[sideIndex(opponent(low_))];
    constexpr double apart = betweenPanels / 2.0;
    return {{leftMargin, high.at.y + high.column.height() + apart},
            {leftMargin + roomIn(textures.type()), panels[sideIndex(low_)].at.y - apart}};
}

// Red's panel of a match that has no Red.
Hud::SidePanel Hud::runPanel(const Type& type, const ObjectManager& objects) const {
    SidePanel panel{Column(roomIn(type)), Side::Red};
    panel.column.add({"SOLO", type::title, palette_.pale});
    panel.column.add({labels_.red, type::label, palette_.muted});
    panel.column.add({"Bricks left", type::label, palette_.muted, 2.0 * space::unit});
    panel.column.add({std::to_string(objects.breakableBricks()), type::title, palette_.pale});
    return panel;
}

Hud::SidePanel Hud::sidePanel(const Type& type, const Match& match, Side side, std::string_view ghost) const {
    SidePanel panel{Column(roomIn(type)), side};
    panel.width = roomIn(type);
    Column& column = panel.column;
    const Standing& standing = match.standing(side);
    const SideDisplay& display = sides_[sideIndex(side)];
    const MatchSettings& settings = match.settings();
    const bool blue = side == Side::Blue;
    const std::size_t cards = cardsIn(settings.cards[sideIndex(side)]).size();
    constexpr double apart = 2.0 * space::unit;
    const auto addCards = [&] {
        ColumnRow row;
        row.picture = CardRows(cards).height(cards);
        row.gap = apart;
        panel.cards = column.add(row);
    };
    if (blue) {
        if (!ghost.empty())
            column.add({"Ghost", type::label, palette_.muted, apart, 1, std::string(ghost), palette_.pale});
        if (mission_) addMission(panel, *mission_);
    }
    if (side == low_) addCards();
    const double rounds = labels_.series.rounds > 1 ? roundStep * labels_.series.needed() + space::unit : 0.0;
    ColumnRow name{blue ? "BLUE" : "RED", type::title, palette_.of(side), apart};
    name.aside = rounds;
    panel.name = column.add(name);
    ColumnRow player{blue ? labels_.blue : labels_.red, type::label, palette_.muted};
    player.lines = 2;
    column.add(player);
    const auto picture = [&](double height, double gap) {
        ColumnRow row;
        row.picture = height;
        row.gap = gap;
        return column.add(row);
    };
    if (settings.bosses[sideIndex(side)]) panel.phase = picture(5.0, space::unit);
    if (settings.mode == Mode::Solo) {
        column.add({spacedScore(static_cast<int>(display.score + 0.5) + (blue ? labels_.carried : 0)),
                    type::title, palette_.of(side), apart});
        panel.lives = picture(16.0, apart);
    } else {
        panel.figures = picture(type.capHeight(numberSize(type)), 1.5 * space::unit);
        ColumnRow serves{"Serves", type::label, palette_.muted, 1.5 * space::unit};
        serves.aside = 3.0 * serveStep + 4.0;
        serves.picture = 12.0;
        panel.serves = column.add(serves);
    }
    constexpr double between = 12.0;
    const auto counted = [&](const char* what, int number, double popLeft) {
        return ColumnRow{what,
                         type::label,
                         palette_.muted,
                         between,
                         1,
                         std::to_string(number),
                         blended(palette_.pale, palette_.of(side), easeInOut(popLeft / countPop))};
    };
    if (!settings.practice && settings.mode != Mode::Solo) {
        if (match.converts()) column.add(counted("Steals", standing.conversions, display.stolen));
        ColumnRow smashes = counted("Smashes", standing.smashes, display.smashed);
        smashes.spared = true;
        column.add(smashes);
        if (match.hasMomentum() && match.converts()) column.add(momentumRow(standing, side));
    }
    constexpr int leastCombo = 2;
    constexpr double largestCombo = 12.0;
    ColumnRow combo = pictureRow(type.capHeight(type::label)); // Keeps the other rows in their places.
    combo.gap = between + 2.0;
    combo.spared = true;
    if (standing.combo >= leastCombo) {
        const double pop = settings_.movesMenus() ? easeInOut(display.combo / comboPop) : 0.0;
        // The number grows with the combo.
        const double growth = std::min(1.0, standing.combo / largestCombo);
        combo.text = "Combo";
        combo.colour = palette_.amber;
        combo.end = std::to_string(standing.combo);
        combo.endColour = blended(palette_.amber, palette_.pale, pop);
        combo.endGrowth = 1.0 + 0.4 * growth + 0.05 * pop;
    }
    column.add(combo);
    if (side != low_) addCards();
    return panel;
}

// How many steals lead to the next super; then what begins it; then its seconds.
ColumnRow Hud::momentumRow(const Standing& standing, Side side) const {
    ColumnRow row{"Super", type::label, palette_.muted, 12.0};
    row.spared = true;
    row.end = std::to_string(standing.momentum) + "/" + std::to_string(tuning::momentumSteals);
    row.endColour = palette_.pale;
    if (standing.superLeft > 0) {
        row.colour = palette_.of(side);
        row.end = std::to_string((standing.superLeft - 1) / tuning::ticksPerSecond + 1);
    } else if (standing.momentum == tuning::momentumSteals) {
        row.text = "Super: serve";
        row.colour = palette_.amber;
        row.end.clear();
    }
    return row;
}

void Hud::addMission(SidePanel& panel, const MissionProgress& mission) const {
    const MissionProgress::State state = mission.state();
    const sf::Color colour = state == MissionProgress::State::Open   ? palette_.pale
                             : state == MissionProgress::State::Done ? palette_.amber
                                                                     : palette_.red;
    ColumnRow caption{"Mission", type::label, palette_.muted, 2.0 * space::unit};
    caption.spared = true;
    panel.column.add(caption);
    ColumnRow name{displayName(counterName(mission.mission().kind)), type::label, palette_.amber};
    name.lines = 2;
    panel.column.add(name);
    ColumnRow count{std::to_string(mission.count()) + "/" + std::to_string(mission.mission().count),
                    type::body, colour};
    count.aside = 22.0;
    panel.mission = panel.column.add(count);
}

// What the rows of the panel hold besides text.
void Hud::drawPictures(TextureManager& textures, const Match& match, const SidePanel& panel) const {
    const auto at = [&](std::optional<std::size_t> row) -> std::optional<Vec2> {
        const std::optional<double> middle = panel.column.middle(row);
        if (!middle) return std::nullopt;
        return panel.at + Vec2{0.0, *middle};
    };
    if (const auto place = at(panel.name); place && labels_.series.rounds > 1)
        drawRounds(textures, match, panel.side, {panel.right(), place->y});
    if (const auto place = at(panel.phase)) drawPhase(textures, match, panel.side, *place, panel.width);
    if (const auto place = at(panel.figures)) drawFigures(textures, match, panel.side, *place);
    if (const auto place = at(panel.lives)) drawLives(textures, match, panel.side, *place + Vec2{11.0, 0.0});
    if (const auto place = at(panel.serves))
        drawServes(textures, match, panel.side, {panel.right(), place->y});
    if (const auto place = at(panel.cards)) drawCards(textures, match, panel.side, *place);
    if (const auto place = at(panel.mission); place && mission_->state() != MissionProgress::State::Open) {
        const bool done = mission_->state() == MissionProgress::State::Done;
        drawMark(textures, {panel.right() - 10.0, place->y}, done, done ? palette_.amber : palette_.red);
    }
}

Hud::ScoreLine Hud::scoreLine(const TextureManager& textures, Side side, Vec2 at) const {
    constexpr double scoreDown = 12.0;
    const SideDisplay& display = sides_[sideIndex(side)];
    std::string text = spacedScore(static_cast<int>(display.score + 0.5));
    const TextSize size = fittingSize(textures, text, besideNumber, {type::body});
    const double rise = settings_.movesMenus() ? easeInOut(display.scored / scorePop) : 0.0;
    return {std::move(text),
            at + Vec2{roomIn(textures.type()), scoreDown + type::body / 2.0},
            {size, blended(palette_.pale, palette_.of(side), rise), Align::Right}};
}

Box Hud::scoreBox(const TextureManager& textures, const Match& match, const ObjectManager& objects,
                  Side side) const {
    const SidePanel panel = sidePanels(textures, match, objects, {})[sideIndex(side)];
    const double middle = panel.column.middle(panel.figures).value_or(0.0);
    const ScoreLine score = scoreLine(textures, side, panel.at + Vec2{0.0, middle});
    return textBox(textures, score.text, score.at, score.style);
}

// The goals as a large number, and beside it a pip for each goal that decides the match, above the score.
void Hud::drawFigures(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const ScoreLine score = scoreLine(textures, side, at);
    drawText(textures, score.text, score.at, score.style);
    if (match.settings().practice) return;
    const SideDisplay& display = sides_[sideIndex(side)];
    const sf::Color colour = palette_.of(side);
    const double right = at.x + roomIn(textures.type());

    const int goals = match.standing(side).goals;
    const int all = std::max(match.settings().goals[sideIndex(side)], goals);
    const double fresh = settings_.flashes ? display.goal / goalFlash : 0.0;
    const double pop = settings_.movesMenus() ? easeInOut(display.goal / goalFlash) : 0.0;
    // The font's zero has a stroke, which is needed only beside letters.
    const std::string number = goals == 0 ? "O" : std::to_string(goals);
    const TextSize size = numberSize(textures.type());
    constexpr double numberMiddle = 19.0;
    drawText(textures, number, {at.x + numberMiddle, at.y + size / 2.0 + 4.0 * pop},
             {size * (1.0 + 0.14 * pop), blended(colour, sf::Color(255, 255, 255), fresh), Align::Centre});

    constexpr double usualStep = 13.0;
    constexpr double pipsUp = 15.0;
    const double step = std::min(usualStep, besideNumber / all);
    const double scale = step / usualStep;
    for (int i = 0; i < all; ++i) {
        const Vec2 place{right - step * (all - 0.5 - i), at.y - pipsUp};
        textures.draw(Layer::Overlay, i < goals ? Sprite::GoalFull : Sprite::GoalEmpty, place, colour, scale);
        if (i == goals - 1 && fresh > 0.0)
            textures.draw(Layer::OverlayGlow, Sprite::GoalFull, place, faded(sf::Color(255, 255, 255), fresh),
                          settings_.reducedMotion ? scale : scale * (1.0 + 0.4 * fresh));
    }
}

// A boss's phases: a bar with a part for each.
void Hud::drawPhase(TextureManager& textures, const Match& match, Side side, Vec2 at, double width) const {
    constexpr int phases = 3;
    constexpr double gap = 4.0;
    constexpr double height = 5.0;
    const Side enemy = opponent(side);
    const int phase = bossPhase(match.standing(enemy).goals, match.settings().goals[sideIndex(enemy)]);
    const double part = (width - gap * (phases - 1)) / phases;
    for (int i = 0; i < phases; ++i)
        textures.drawBox(Layer::Overlay, Sprite::Bar, at + Vec2{(part + gap) * i, -height / 2.0},
                         {part, height}, i < phase ? palette_.fire : faded(palette_.muted, 0.35));
}

// A hexagon for each round needed to win the series, up to the panel's right edge; won rounds are filled.
void Hud::drawRounds(TextureManager& textures, const Match& match, Side side, Vec2 end) const {
    constexpr double scale = 0.62;
    const int needed = labels_.series.needed();
    const int won = labels_.series.wonBy(side) + (match.winner() == side ? 1 : 0);
    for (int i = 0; i < needed; ++i)
        textures.draw(Layer::Overlay, i < won ? Sprite::BadgeFull : Sprite::BadgeEmpty,
                      end - Vec2{roundStep * (needed - i - 0.5), 0.0},
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
            const double larger = settings_.reducedMotion ? scale : scale * (2.0 - flash);
            if (i == full && flash > 0.0)
                textures.draw(Layer::OverlayGlow, Sprite::BadgeFull, place,
                              faded(sf::Color(255, 255, 255), flash), larger);
        }
    }
}

void Hud::drawServes(TextureManager& textures, const Match& match, Side side, Vec2 end) const {
    const int full = match.standing(side).reserve;
    const int all = std::max(tuning::reserveSize, full);
    const double step = std::min(serveStep, 2.0 * serveStep / (all - 1));
    for (int i = 0; i < all; ++i)
        textures.draw(Layer::Overlay, i < full ? Sprite::ServeFull : Sprite::ServeEmpty,
                      end - Vec2{8.0 + step * (all - 1 - i), 0.0}, palette_.of(side), 0.9 * step / serveStep);
}

// The side's cards and fusions as signs.
void Hud::drawCards(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const std::vector<Card> cards = cardsIn(match.settings().cards[sideIndex(side)]);
    const CardRows rows(cards.size());
    const Vec2 first = at + Vec2{rows.frame, rows.frame - rows.height(cards.size())} / 2.0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t row = i / rows.inRow;
        const Vec2 place{static_cast<double>(i % rows.inRow), static_cast<double>(row)};
        drawCardSign(textures, palette_, cards[i], side, first + rows.step * place, rows.frame);
    }
}

} // namespace arkanong
