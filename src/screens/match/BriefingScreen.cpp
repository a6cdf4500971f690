#include "arkanong/screens/match/BriefingScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/ui/LevelCard.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { Begin, ToLevels };

constexpr double opponentDown = 72.0; ///< From the content's top to the first baseline about the opponent.
constexpr double medalsDown = 196.0;  ///< ...and of the medals.
constexpr double medalsWidth = 360.0;
constexpr MenuPanel panel{708.0, 2, medalsDown + 72.0};

} // namespace

BriefingScreen::BriefingScreen(ScreenContext& context, MatchSetup setup, Level level)
    : MenuScreen(context, panel.menu({{"PLAY"}, {"BACK TO THE LEVELS"}})), setup_(std::move(setup)),
      level_(std::move(level)) {
    context.services.log.write("briefing " + nameOf(setup_.as<CampaignMatch>().at));
}

void BriefingScreen::draw(double, double) const {
    panel.draw(textures(), palette(), displayName(level_.name), palette().amber);
    const std::string place =
        displayName(level_.world) + "  ·  LEVEL " + std::to_string(setup_.as<CampaignMatch>().at.level);
    drawText(textures(), place, {panel.middle, panel.top() + space::padding + 2.0},
             {type::label, palette().muted, Align::Centre});
    const std::string idea = displayName(level_.idea);
    drawText(textures(), idea, {panel.middle, panel.contentTop() + type::body},
             {fittingSize(textures(), idea, panel.inside(), {type::body, type::label}), palette().pale,
              Align::Centre});
    drawOpponent();
    drawMedalLines(textures(), palette(),
                   medalLines(level_.medals, profile().progress().record(setup_.as<CampaignMatch>().at)),
                   {panel.middle - medalsWidth / 2.0, panel.contentTop() + medalsDown}, medalsWidth);
    drawMenu();
    drawFoot(textures(), palette());
    drawMenuHints("CHOOSE", "LEVELS");
}

void BriefingScreen::drawOpponent() const {
    if (!level_.opponent) return;
    const Opponent& opponent = *level_.opponent;
    const bool boss = setup_.as<CampaignMatch>().at.isBoss();
    const double middle = panel.middle;
    const double y = panel.contentTop() + opponentDown;
    drawText(textures(), boss ? "THE BOSS OF THIS WORLD" : "YOU MEET", {middle, y},
             {type::label, boss ? palette().red : palette().muted, Align::Centre});
    const double arrival = easeOutBack(age() / 0.5);
    drawText(textures(), displayName(opponent.name), {middle, y + 36.0},
             {type::title * (boss ? arrival : 1.0), palette().red, Align::Centre});
    drawText(textures(), characterOf(opponent), {middle, y + 62.0},
             {type::label, palette().pale, Align::Centre});
    if (opponent.ability)
        drawText(textures(), "ITS TRICK: " + shown(*opponent.ability), {middle, y + 86.0},
                 {type::label, palette().amber, Align::Centre});
}

ScreenChange BriefingScreen::chosen(std::size_t item) {
    if (item == Begin) return Resume{};
    return ShowCampaign{};
}

} // namespace arkanong
