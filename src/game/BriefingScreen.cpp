#include "arkanong/game/BriefingScreen.hpp"

#include "arkanong/game/LevelCard.hpp"
#include "arkanong/game/Levels.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { Begin, ToLevels };

constexpr Vec2 panelSize{640.0, 500.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 100.0};
constexpr double middle = screenSize.x / 2;
constexpr double opponentY = panelLow.y + 176.0;
constexpr double medalsY = panelLow.y + 290.0;
constexpr double medalsWidth = 330.0;
constexpr double menuTop = panelLow.y + panelSize.y - 88.0;

} // namespace

BriefingScreen::BriefingScreen(ScreenContext& context, MatchPlan plan, Level level)
    : MenuScreen(context, centredMenu({{"PLAY"}, {"BACK TO THE LEVELS"}}, menuTop, menuItemWidth + 60.0)),
      plan_(std::move(plan)), level_(std::move(level)) {
    context.log.write("briefing " + nameOf(plan_.campaignLevel));
}

void BriefingScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    const std::string place =
        displayName(level_.world) + "  ·  LEVEL " + std::to_string(plan_.campaignLevel.level);
    drawText(textures(), place, {middle, panelLow.y + 46.0}, {type::label, palette().muted, Align::Centre});
    const std::string name = displayName(level_.name);
    const double size =
        measureText(textures(), name, type::heading) <= panelSize.x - 80.0 ? type::heading : type::title;
    drawText(textures(), name, {middle, panelLow.y + 96.0}, {size, palette().amber, Align::Centre});
    drawText(textures(), displayName(level_.idea), {middle, panelLow.y + 128.0},
             {type::label, palette().pale, Align::Centre});
    drawOpponent();
    drawMedalLines(textures(), palette(),
                   medalLines(level_.medals, context().records.progress().record(plan_.campaignLevel)),
                   {middle - medalsWidth / 2.0, medalsY}, medalsWidth);
    drawMenu();
    drawMenuHints("CHOOSE", "LEVELS");
}

void BriefingScreen::drawOpponent() const {
    if (!level_.opponent) return;
    const Opponent& opponent = *level_.opponent;
    const bool boss = plan_.campaignLevel.isBoss();
    drawText(textures(), boss ? "THE BOSS OF THIS WORLD" : "YOU MEET", {middle, opponentY},
             {type::label, boss ? palette().red : palette().muted, Align::Centre});
    const double arrival = easeOutBack(age() / 0.5);
    drawText(textures(), displayName(opponent.name), {middle, opponentY + 36.0},
             {type::title * (boss ? arrival : 1.0), palette().red, Align::Centre});
    drawText(textures(), characterOf(opponent), {middle, opponentY + 60.0},
             {type::label, palette().pale, Align::Centre});
    if (opponent.trick)
        drawText(textures(), "ITS TRICK: " + shown(*opponent.trick), {middle, opponentY + 84.0},
                 {type::label, palette().amber, Align::Centre});
}

ScreenChange BriefingScreen::chosen(std::size_t item) {
    if (item == Begin) return Resume{};
    return ShowCampaign{};
}

} // namespace arkanong
