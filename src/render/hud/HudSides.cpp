#include "HudSides.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/sim/tuning/Momentum.hpp"

#include <algorithm>
#include <cmath>

// The panels on the left: how the sides stand. One hangs from the top, that of the low side stands at the bottom.

namespace arkanong {

using namespace hudpanel;

namespace {

constexpr double betweenPanels = 24.0;
constexpr double betweenLarge = 16.0; ///< Where letters are large.
constexpr double betweenCounts = 12.0;
constexpr double comboPop = 0.3; ///< Seconds.
constexpr double countPop = 0.4; ///< Seconds, of steals and smashes.

} // namespace

std::string hudpanel::spacedScore(int value) {
    std::string digits = std::to_string(value);
    for (std::size_t from = digits.size(); from > 3;)
        digits.insert(from -= 3, 1, ' ');
    return digits;
}

void Hud::Pop::follow(int number, double length, double seconds) {
    left = number > last ? length : std::max(0.0, left - seconds);
    last = number;
}

void Hud::rollScore(SideDisplay& display, int score, double seconds) const {
    if (score > display.lastScore) display.scored = scorePop;
    display.lastScore = score;
    display.scored = std::max(0.0, display.scored - seconds);
    const double left = settings_.movesMenus() ? std::exp(-motion::roll * seconds) : 0.0;
    display.score = score + (display.score - score) * left;
}

void Hud::advanceSide(SideDisplay& display, const Standing& standing, double seconds) const {
    rollScore(display, standing.score, seconds);
    display.combo.follow(standing.combo, comboPop, seconds);
    display.steals.follow(standing.conversions, countPop, seconds);
    display.smashes.follow(standing.smashes, countPop, seconds);
    display.goals.follow(standing.goals, goalFlash, seconds);
    display.lost = standing.lives < display.lastLives ? lifeFlash : std::max(0.0, display.lost - seconds);
    display.gained = standing.lives > display.lastLives && display.lastLives > 0
                         ? lifeFlash
                         : std::max(0.0, display.gained - seconds);
    display.lastLives = standing.lives;
}

std::string Hud::playerOf(const Type& type, Side side) const {
    if (side == Side::Blue) return labels_.blue;
    if (turn_) return type.sentenceCase(shownName(*type.catalogue, *turn_));
    return labels_.stage > 0 ? fill(type.text("Level {n}"), {{"n", labels_.stage}}) : labels_.red;
}

std::array<Hud::SidePanel, 2> Hud::sidePanels(const TextureManager& textures, const Match& match,
                                              const ObjectManager& objects, std::string_view ghost) const {
    const Type& type = textures.type();
    const double kept = kept_ > 0.0 ? kept_ + betweenPanels : 0.0;
    const double room =
        panelBottom - panelTop - std::max(type.isLarge() ? betweenLarge : betweenPanels, kept);
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
    panel.column.add({std::string(type.text("SOLO")), type::title, palette_.pale});
    panel.column.add({playerOf(type, Side::Red), type::label, palette_.muted});
    panel.column.add({std::string(type.text("Bricks left")), type::label, palette_.muted, 2.0 * space::unit});
    panel.column.add({std::to_string(objects.breakableBricks()), type::title, palette_.pale});
    return panel;
}

Hud::SidePanel Hud::sidePanel(const Type& type, const Match& match, Side side, std::string_view ghost) const {
    SidePanel panel{Column(roomIn(type)), side};
    panel.width = roomIn(type);
    Column& column = panel.column;
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
            column.add({std::string(type.text("Ghost")), type::label, palette_.muted, apart, 1,
                        std::string(ghost), palette_.pale});
        if (mission_) addMission(panel, type, *mission_);
    }
    if (side == low_) addCards();
    const double rounds = labels_.series.rounds > 1 ? roundStep * labels_.series.needed() + space::unit : 0.0;
    ColumnRow name{type.capitals(shownName(*type.catalogue, side)), type::title, palette_.of(side), apart};
    ColumnRow player{playerOf(type, side), type::label, palette_.muted};
    player.lines = 2;
    // Beside the large letters of a side's name there is no room for the rounds.
    (type.isLarge() ? player : name).aside = rounds;
    const std::optional<std::size_t> nameRow = column.add(name);
    const std::optional<std::size_t> playerRow = column.add(player);
    panel.rounds = type.isLarge() ? playerRow : nameRow;
    const auto picture = [&](double height, double gap) {
        ColumnRow row;
        row.picture = height;
        row.gap = gap;
        return column.add(row);
    };
    if (settings.bosses[sideIndex(side)] && !settings.finale) panel.phase = picture(5.0, space::unit);
    if (settings.mode == Mode::Solo) {
        column.add({spacedScore(static_cast<int>(display.score + 0.5) + (blue ? labels_.carried : 0)),
                    type::title, palette_.of(side), apart});
        panel.lives = picture(16.0, apart);
    } else {
        panel.figures = picture(type.capHeight(numberSize(type)), 1.5 * space::unit);
        // Translators: the balls that a side can serve now; there is little room.
        ColumnRow serves{std::string(type.text("HUD", "Serves")), type::label, palette_.muted,
                         1.5 * space::unit};
        serves.aside = 3.0 * serveStep + 4.0;
        serves.picture = 12.0;
        panel.serves = column.add(serves);
    }
    addCounts(column, type, match, side);
    if (side != low_) addCards();
    return panel;
}

// Steals, smashes, the momentum and the combo.
void Hud::addCounts(Column& column, const Type& type, const Match& match, Side side) const {
    const MatchSettings& settings = match.settings();
    const Standing& standing = match.standing(side);
    const SideDisplay& display = sides_[sideIndex(side)];
    const auto counted = [&](std::string_view what, int number, double popLeft) {
        return ColumnRow{std::string(what),
                         type::label,
                         palette_.muted,
                         betweenCounts,
                         1,
                         std::to_string(number),
                         blended(palette_.pale, palette_.of(side), easeInOut(popLeft / countPop))};
    };
    if (!settings.practice && settings.mode != Mode::Solo) {
        if (match.converts())
            column.add(counted(type.text("Steals"), standing.conversions, display.steals.left));
        ColumnRow smashes = counted(type.text("Smashes"), standing.smashes, display.smashes.left);
        smashes.spared = true;
        column.add(smashes);
        if (match.hasMomentum() && match.converts()) column.add(momentumRow(type, standing, side));
    }
    constexpr int leastCombo = 2;
    constexpr double largestCombo = 12.0;
    ColumnRow combo = pictureRow(type.capHeight(type::label)); // Keeps the other rows in their places.
    combo.gap = betweenCounts + 2.0;
    combo.spared = true;
    if (standing.combo >= leastCombo) {
        const double pop = settings_.movesMenus() ? easeInOut(display.combo.left / comboPop) : 0.0;
        // The number grows with the combo.
        const double growth = std::min(1.0, standing.combo / largestCombo);
        combo.text = type.text("Combo");
        combo.colour = palette_.amber;
        combo.end = std::to_string(standing.combo);
        combo.endColour = blended(palette_.amber, palette_.pale, pop);
        combo.endGrowth = 1.0 + 0.4 * growth + 0.05 * pop;
    }
    column.add(combo);
}

// How many steals lead to the next super; then what begins it; then its seconds.
ColumnRow Hud::momentumRow(const Type& type, const Standing& standing, Side side) const {
    ColumnRow row{std::string(type.text("Super")), type::label, palette_.muted, betweenCounts};
    row.spared = true;
    row.end = std::to_string(standing.momentum) + "/" + std::to_string(tuning::momentumSteals);
    row.endColour = palette_.pale;
    if (standing.superLeft > 0) {
        row.colour = palette_.of(side);
        row.end = std::to_string((standing.superLeft - 1) / tuning::ticksPerSecond + 1);
    } else if (standing.momentum == tuning::momentumSteals) {
        // Translators: the next serve begins the super.
        row.text = type.text("Super: serve");
        row.colour = palette_.amber;
        row.end.clear();
    }
    return row;
}

void Hud::addMission(SidePanel& panel, const Type& type, const MissionProgress& mission) const {
    const MissionProgress::State state = mission.state();
    const sf::Color colour = state == MissionProgress::State::Open   ? palette_.pale
                             : state == MissionProgress::State::Done ? palette_.amber
                                                                     : palette_.red;
    ColumnRow caption{std::string(type.text("Mission")), type::label, palette_.muted, 2.0 * space::unit};
    caption.spared = true;
    panel.column.add(caption);
    ColumnRow name{type.sentenceCase(counterName(*type.catalogue, mission.mission().kind)), type::label,
                   palette_.amber};
    name.lines = 2;
    name.whole = true;
    panel.column.add(name);
    ColumnRow count{std::to_string(mission.count()) + "/" + std::to_string(mission.mission().count),
                    type::body, colour};
    count.aside = 22.0;
    panel.mission = panel.column.add(count);
}

} // namespace arkanong
