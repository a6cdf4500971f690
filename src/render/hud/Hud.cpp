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
    const Mode mode = match.settings().mode;
    drawRight(textures, match, powers, news);
    if (mode == Mode::Sandbox) {
        drawSandbox(textures, objects.balls.size());
        drawHints(textures);
        return;
    }
    drawSides(textures, match, objects, ghost);
    if (mode == Mode::Versus && !match.settings().practice && !match.settings().finale) drawLead(textures);
    if (bigWords) drawBigWord(textures, match);
}

void Hud::drawSandbox(TextureManager& textures, std::size_t balls) const {
    constexpr double bottom = 620.0;
    Column heading(roomIn(textures.type()));
    // Larger letters would stand in the room of the tools.
    const TextSize size = textures.type().isLarge() ? type::body : type::title;
    heading.add({std::string(textures.type().text("SANDBOX")), size, palette_.pale});
    heading.fit(textures, bottom);
    heading.draw(textures, {leftMargin, panelTop});
    Column count(roomIn(textures.type()));
    count.add({std::string(textures.type().text("Balls")), type::label, palette_.muted});
    count.add({std::to_string(balls), type::title, palette_.blue});
    count.fit(textures, bottom);
    count.draw(textures, {leftMargin, bottom - count.height()});
}

} // namespace arkanong
