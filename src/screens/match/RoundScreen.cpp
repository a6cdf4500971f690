#include "arkanong/screens/match/RoundScreen.hpp"

#include "arkanong/session/InterfaceTexts.hpp"

namespace arkanong {

namespace {

constexpr double standingHeight = 124.0;
constexpr MenuPanel ownPanel{568.0, 2, standingHeight, IntermissionScreen::intermissionRoom};

std::string headline(const MatchSetup& next, Side winner) {
    return winText(next, winner) + " ROUND " + std::to_string(next.series().played());
}

} // namespace

RoundScreen::RoundScreen(ScreenContext& context, MatchSetup next, Side winner)
    : IntermissionScreen(context, "NEXT ROUND", "QUIT TO TITLE", ownPanel), next_(std::move(next)),
      winner_(winner) {
    const Series series = next_.series();
    context.services.log.write("series blue " + std::to_string(series.wonBy(Side::Blue)) + " red " +
                               std::to_string(series.wonBy(Side::Red)));
}

void RoundScreen::draw(double, double) const {
    const Series series = next_.series();
    drawPanelAndMenu(headline(next_, winner_), palette().of(winner_));
    const double middle = panel().middle;
    const double standing = panel().contentTop() + type::display;
    constexpr double aside = 88.0;
    drawCentred(std::to_string(series.wonBy(Side::Blue)), {middle - aside, standing}, type::display,
                palette().blue);
    drawCentred(":", {middle, standing}, type::display, palette().muted);
    drawCentred(std::to_string(series.wonBy(Side::Red)), {middle + aside, standing}, type::display,
                palette().red);
    drawCentred("FIRST TO WIN " + std::to_string(series.needed()), {middle, standing + 32.0}, type::body,
                palette().pale);
}

} // namespace arkanong
