#include "HudParts.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/hud/Hud.hpp"

#include <algorithm>
#include <cmath>

// The right panel: the level, the clock, the lead and the power-ups.

namespace arkanong {

using namespace hudpanel;

namespace {

constexpr double rightMargin = 1145.0;
constexpr double placeRoom = 72.0; ///< Height for the level's name.
constexpr double clockMiddle = 350.0;
constexpr double clockRoom = 150.0;
constexpr double clockWidth = 126.0; ///< From the lead's bar to the window's edge.
constexpr double panelMiddle = rightMargin + clockWidth / 2.0;
constexpr double listGap = 14.0;
constexpr TextSize clockSize = type::title * 1.4;

} // namespace

std::optional<ShownClock> shownClock(const Match& match) {
    const Phase phase = match.phase();
    const MatchSettings& settings = match.settings();
    // The clock stands still in practice.
    if (phase == Phase::Over || settings.practice || settings.mode == Mode::Sandbox) return std::nullopt;
    if (phase == Phase::NextGoal) return ShownClock{translatable("Next goal wins"), std::nullopt};
    const bool solo = settings.mode == Mode::Solo;
    const int atStart = solo ? 0 : settings.suddenDeathAt;
    const int running = solo ? match.clock() : match.ticksLeft();
    // Translators: "Sudden death in" stands above a clock that runs down.
    return ShownClock{phase == Phase::SuddenDeath ? translatable("Sudden death")
                      : solo                      ? translatable("Time")
                      : settings.finale           ? translatable("Time left")
                                                  : translatable("Sudden death in"),
                      phase == Phase::Countdown ? atStart : running};
}

Column Hud::clockRows(const Type& type, const Match& match) const {
    Column rows(clockWidth, Align::Centre);
    const std::optional<ShownClock> clock = shownClock(match);
    if (!clock) return rows;
    const Phase phase = match.phase();
    const bool pressing = phase == Phase::SuddenDeath || phase == Phase::NextGoal;
    const double rest = clock->left.value_or(0) * tuning::tickSeconds;
    const bool hurried = phase == Phase::Play && match.settings().mode != Mode::Solo && rest <= 10.0;
    const double beat = settings_.reducedMotion || !(pressing || hurried) ? 0.0 : rest - std::floor(rest);
    if (labels_.series.rounds > 1)
        rows.add(
            {fill(type.text("Round {n}"), {{"n", labels_.series.played() + 1}}), type::label, palette_.pale});
    ColumnRow caption{std::string(type.text(clock->label)), type::label,
                      pressing ? palette_.red : palette_.muted, 2.0 * space::unit};
    caption.lines = type.isLarge() ? 2 : 1;
    caption.whole = true;
    rows.add(caption);
    if (clock->left) {
        ColumnRow time{clockText(*clock->left), type.isLarge() ? type::title : clockSize,
                       pressing ? palette_.red
                                : blended(palette_.pale, palette_.amber, hurried ? 1.0 - 0.5 * beat : 0.0),
                       1.5 * space::unit};
        rows.add(time);
    }
    if (const int limit = match.settings().pointsLimit; limit > 0)
        // Translators: this many points win the match.
        rows.add({fill(type.text("To {points}"), {{"points", limit}}), type::label, palette_.amber,
                  1.5 * space::unit});
    return rows;
}

void Hud::drawRight(TextureManager& textures, const Match& match, const PowerUps& powers,
                    const std::array<PowerNews, 2>& news) const {
    const Type& type = textures.type();
    const double width = roomIn(type);
    Column place(width);
    ColumnRow world{labels_.round > 0 ? fill(type.text("Round {n}"), {{"n", labels_.round}})
                                      : type.sentenceCase(type.text(labels_.world)),
                    type::label, palette_.muted};
    world.lines = 2;
    world.whole = true;
    world.spared = true;
    place.add(world);
    ColumnRow level{type.capitals(type.text(labels_.level)), type::body, palette_.amber};
    level.lines = 3;
    level.whole = true;
    place.add(level);
    place.fit(textures, placeRoom);
    place.draw(textures, {rightMargin, panelTop});

    Column clock = clockRows(type, match);
    clock.fit(textures, clockRoom);
    const double clockTop = clockMiddle - clock.height() / 2.0;
    clock.draw(textures, {panelMiddle, clockTop});
    if (match.settings().mode == Mode::Sandbox) return;

    const auto list = [&](Side side, double top, double bottom) {
        drawPowerList(textures, palette_, side, powers,
                      {rightMargin, rightMargin + width, top, bottom, side != low_}, news[sideIndex(side)]);
    };
    if (match.settings().mode != Mode::Solo)
        list(opponent(low_), panelTop + std::max(place.height(), placeRoom / 2.0) + listGap,
             clockTop - listGap);
    list(low_, clockTop + clock.height() + listGap, panelBottom);
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
        const double down = leader == low_ ? 1.0 : -1.0;
        const double end = middle + down * length;
        textures.drawBox(Layer::Overlay, Sprite::Bar, {x - width / 2.0, std::min(middle, end)},
                         {width, length}, palette_.of(leader));
        textures.draw(Layer::Overlay, Sprite::Chevron, {{x, end}, {0.9, 0.9}, rotationFromTurns(0.25 * down)},
                      palette_.of(leader));
    }
    textures.drawRectangle(Layer::Overlay, {x - width, middle - 1.0}, {2.0 * width, 2.0}, palette_.pale);
}

// Aligned to the bottom of the window.
void Hud::drawHints(TextureManager& textures) const {
    constexpr double lowest = 700.0;
    constexpr double highest = 560.0;
    const double room = roomIn(textures.type());
    const TextSize size = textures.type().isLarge() ? condensed(type::label, 0.7) : type::label;
    const std::vector<std::string> lines = wrapText(textures, labels_.hints, size, room);
    const double step = textures.type().lineSpacing(size, type::lineStep * size);
    const double first = std::min(highest, lowest - step * static_cast<double>(lines.size() - 1));
    drawFittedLines(textures, lines, {rightMargin, first}, room, {size, palette_.muted}, step);
}

} // namespace arkanong
