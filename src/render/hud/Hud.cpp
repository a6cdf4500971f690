#include "arkanong/render/hud/Hud.hpp"

#include "HudParts.hpp"
#include "arkanong/render/Motion.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

using namespace hudpanel;

namespace {

constexpr double leadRate = 5.0; ///< 1/s, at which the lead's bar approaches the lead.

} // namespace

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

void Hud::advance(double seconds, const Match& match) {
    phaseAge_ = match.phase() == phase_ ? phaseAge_ + seconds : 0.0;
    phase_ = match.phase();
    const double lead = leadOf(match);
    lead_ = lead + (lead_ - lead) * (settings_.movesMenus() ? std::exp(-leadRate * seconds) : 0.0);
    for (const Side side : {Side::Blue, Side::Red})
        advanceSide(sides_[sideIndex(side)], match.standing(side), seconds);
}

void Hud::draw(TextureManager& textures, const Match& match, const PowerUps& powers,
               const ObjectManager& objects, bool bigWords, const std::array<PowerNews, 2>& news,
               std::string_view ghost) const {
    drawPlace(textures);
    const Mode mode = match.settings().mode;
    if (mode == Mode::Sandbox) {
        drawSandbox(textures, objects.balls.size());
        drawHints(textures);
        return;
    }
    if (mode == Mode::Solo)
        drawRun(textures, objects);
    else
        drawSide(textures, match, Side::Red);
    drawSide(textures, match, Side::Blue);
    for (const Side side : {Side::Blue, Side::Red})
        drawCards(textures, match, side);
    if (mission_) drawMission(textures, *mission_);
    if (!ghost.empty()) drawGhost(textures, match, ghost);
    drawPowers(textures, match, powers, news);
    if (mode == Mode::Versus && !match.settings().practice) drawLead(textures);
    if (!match.settings().practice) drawClock(textures, match); // The clock stands still in practice.
    if (bigWords) drawBanner(textures, match);
}

void Hud::drawRun(TextureManager& textures, const ObjectManager& objects) const {
    const double grown = textures.type().growth();
    drawText(textures, "SOLO", {leftMargin, redTop + 15.0 + 6.0 * grown}, {type::body, palette_.pale});
    drawWithin(textures, labels_.red, {leftMargin, redTop + 34.0 + 20.0 * grown}, {type::label},
               palette_.muted);
    drawWithin(textures, "BRICKS LEFT", {leftMargin, redTop + 67.0 + 30.0 * grown}, {type::label},
               palette_.muted);
    drawText(textures, std::to_string(objects.breakableBricks()), {leftMargin, redTop + 98.0 + 40.0 * grown},
             {type::title, palette_.pale});
}

void Hud::drawSandbox(TextureManager& textures, std::size_t balls) const {
    drawWithin(textures, "SANDBOX", {leftMargin, 40.0}, {type::body}, palette_.pale);
    drawText(textures, "BALLS", {leftMargin, 588.0 - 20.0 * textures.type().growth()},
             {type::label, palette_.muted});
    drawWithin(textures, std::to_string(balls), {leftMargin, 618.0}, {type::title}, palette_.blue);
}

} // namespace arkanong
