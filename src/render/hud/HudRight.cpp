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

} // namespace

// With large text or long names only the level fits, in as many lines as it needs.
void Hud::drawPlace(TextureManager& textures) const {
    const TextSize narrow = condensed(type::label, type::narrowest);
    if (!textures.type().isLarge() &&
        measureText(textures, labels_.level, narrow) <= roomIn(textures.type())) {
        drawWithin(textures, labels_.world, {rightMargin, 40.0}, {type::body, type::label}, palette_.muted);
        drawWithin(textures, labels_.level, {rightMargin, 62.0}, {type::body, type::label}, palette_.amber);
        return;
    }
    drawFittedLines(textures, brokenText(textures, labels_.level, narrow, roomIn(textures.type())),
                    {rightMargin, 32.0}, roomIn(textures.type()), {type::label, palette_.amber},
                    textures.type().lineSpacing(type::label, 18.0));
}

void Hud::drawPowers(TextureManager& textures, const Match& match, const PowerUps& powers,
                     const std::array<PowerNews, 2>& news) const {
    // Keeps clear of the clock and its captions.
    const double clockTop = 284.0 - 40.0 * textures.type().growth();
    const double clockBottom = 410.0 + 10.0 * textures.type().growth();
    const double width = roomIn(textures.type());
    const auto list = [&](Side side, double top, double bottom) {
        drawPowerList(textures, palette_, side, powers,
                      {rightMargin, rightMargin + width, top, bottom, side == Side::Red},
                      news[sideIndex(side)]);
    };
    if (match.settings().mode != Mode::Solo) list(Side::Red, 88.0, clockTop);
    list(Side::Blue, clockBottom, 700.0);
}

void Hud::drawClock(TextureManager& textures, const Match& match) const {
    const Phase phase = match.phase();
    if (phase == Phase::Over) return;
    const bool pressing = phase == Phase::SuddenDeath || phase == Phase::NextGoal;
    std::string_view label = "Time";
    if (phase == Phase::SuddenDeath) label = "Sudden death";
    if (phase == Phase::NextGoal) label = "Next goal";

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
    const double more = textures.type().growth();
    const double step = textures.type().lineSpacing(type::label, 20.0) - 4.0 * more;
    const TextSize narrow = condensed(type::label, type::narrowest);
    const std::vector<std::string> lines =
        wrapText(textures, label, textures.type().isLarge() ? narrow : type::label, room);
    const double y = 326.0 - 10.0 * more - step * static_cast<double>(lines.size() - 1);
    const auto drawCentred = [&](const std::string& text, double at, sf::Color shade) {
        drawText(textures, text, {middle, at},
                 {fittingSize(textures, text, room, {type::label}), shade, Align::Centre});
    };
    drawFittedLines(textures, lines, {middle, y}, room,
                    {type::label, pressing ? palette_.red : palette_.muted, Align::Centre}, step);
    if (labels_.series.rounds > 1)
        drawCentred("Round " + std::to_string(labels_.series.played() + 1), y - 30.0 - 2.0 * more,
                    palette_.pale);
    if (const int limit = match.settings().pointsLimit; limit > 0)
        drawCentred("To " + std::to_string(limit), 392.0 + 6.0 * more, palette_.amber);
    if (phase == Phase::NextGoal) return; // This phase has no time limit.
    drawText(textures, clockText(left), {middle, 362.0},
             {type::title * (1.0 + 0.12 * beat * beat * beat), colour, Align::Centre});
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
