#include "arkanong/game/RoundScreen.hpp"

#include "arkanong/game/Explanations.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

constexpr Vec2 panelSize{menuItemWidth + 160.0, 330.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 180.0};
constexpr double middle = screenSize.x / 2;

std::string headline(const MatchPlan& next, Side winner) {
    return winText(next, winner) + " ROUND " + std::to_string(next.series.played());
}

} // namespace

RoundScreen::RoundScreen(ScreenContext& context, MatchPlan next, Side winner)
    : BreathScreen(context, "NEXT ROUND", "QUIT TO TITLE", panelLow.y + panelSize.y - 110.0),
      next_(std::move(next)), winner_(winner) {
    const Series& series = next_.series;
    context.log.write("series blue " + std::to_string(series.wonBy(Side::Blue)) + " red " +
                      std::to_string(series.wonBy(Side::Red)));
}

void RoundScreen::draw(double, double) const {
    const Series& series = next_.series;
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawCentred(headline(next_, winner_), {middle, panelLow.y + 58.0}, type::title, palette().of(winner_));
    const double standing = panelLow.y + 138.0;
    drawCentred(std::to_string(series.wonBy(Side::Blue)), {middle - 64.0, standing}, type::heading,
                palette().blue);
    drawCentred(":", {middle, standing}, type::heading, palette().muted);
    drawCentred(std::to_string(series.wonBy(Side::Red)), {middle + 64.0, standing}, type::heading,
                palette().red);
    drawCentred("FIRST TO WIN " + std::to_string(series.needed()), {middle, standing + 32.0}, type::label,
                palette().muted);
    drawMenu();
    drawBreath({middle, panelLow.y + panelSize.y - 24.0});
}

} // namespace arkanong
