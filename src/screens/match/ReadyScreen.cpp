#include "arkanong/screens/match/ReadyScreen.hpp"

#include "arkanong/session/Plans.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

MenuPanel panelFor(std::size_t ways) {
    MenuPanel panel;
    panel.width = 640.0;
    panel.rows = ways;
    panel.content = 64.0;
    return panel;
}

} // namespace

std::vector<ReadyScreen::Way> ReadyScreen::waysFrom(const ScreenContext& context, bool played) {
    if (!played)
        return {{"PLAY THE FIRST MATCH", ShowMatch{firstMatchPlan(context.ownController)}},
                {"ALL LESSONS AGAIN", ShowMatch{lessonsPlan(context.ownController)}},
                {"TO THE TITLE", ShowTitle{}}};
    return {{"ON TO THE CAMPAIGN", ShowCampaign{}},
            {"PLAY IT AGAIN", ShowMatch{firstMatchPlan(context.ownController)}},
            {"VERSUS", ShowSetup{}},
            {"TO THE TITLE", ShowTitle{}}};
}

ReadyScreen::ReadyScreen(ScreenContext& context, std::optional<Side> winner)
    : ReadyScreen(context, winner, waysFrom(context, winner.has_value())) {
    context.records.dropFirstMatch();
}

ReadyScreen::ReadyScreen(ScreenContext& context, std::optional<Side> winner, std::vector<Way> ways)
    : MenuScreen(context, panelFor(ways.size()).menuOf(ways)), winner_(winner), ways_(std::move(ways)) {}

void ReadyScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    const MenuPanel panel = panelFor(ways_.size());
    panel.draw(textures(), palette(), winner_ ? "YOU ARE READY" : "NOW FOR REAL", palette().pale);
    double y = panel.contentTop() + type::body;
    const auto line = [&](std::string_view text, sf::Color colour) {
        drawText(textures(), text, {panel.middle, y}, {type::body, colour, Align::Centre});
        y += type::body * type::lineStep;
    };
    if (!winner_) {
        line("NOW RED PLAYS TOO, BUT GENTLY", palette().pale);
        line("TAKE ITS THREE SHIELDS BEFORE IT TAKES YOURS", palette().pale);
    } else if (*winner_ == Side::Blue) {
        line("YOUR FIRST MATCH, AND YOU WON IT", palette().amber);
        line("FORTY LEVELS WAIT FOR YOU", palette().pale);
    } else {
        line("THIS ONE WENT TO RED, THE NEXT ONE IS YOURS", palette().pale);
        line("THE FIRST LEVELS ARE GENTLE", palette().pale);
    }
    drawMenu();
    drawFoot(textures(), palette());
    drawMenuHints("CHOOSE", "TITLE");
}

} // namespace arkanong
