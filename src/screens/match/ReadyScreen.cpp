#include "arkanong/screens/match/ReadyScreen.hpp"

#include "arkanong/session/MatchSetups.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

MenuPanel panelFor(std::size_t entries) {
    MenuPanel panel;
    panel.width = 640.0;
    panel.rows = entries;
    panel.content = 64.0;
    return panel;
}

} // namespace

std::vector<ReadyScreen::MenuEntry> ReadyScreen::entriesFrom(const ScreenContext& context, bool played) {
    if (!played)
        return {{"PLAY THE FIRST MATCH", ShowMatch{firstMatchSetup(context.state.ownController)}},
                {"ALL LESSONS AGAIN", ShowMatch{lessonsSetup(context.state.ownController)}},
                {"TO THE TITLE", ShowTitle{}}};
    return {{"ON TO THE CAMPAIGN", ShowCampaign{}},
            {"PLAY IT AGAIN", ShowMatch{firstMatchSetup(context.state.ownController)}},
            {"VERSUS", ShowSetup{}},
            {"TO THE TITLE", ShowTitle{}}};
}

ReadyScreen::ReadyScreen(ScreenContext& context, std::optional<Side> winner)
    : ReadyScreen(context, winner, entriesFrom(context, winner.has_value())) {
    context.services.profile.dropFirstMatch();
}

ReadyScreen::ReadyScreen(ScreenContext& context, std::optional<Side> winner, std::vector<MenuEntry> entries)
    : MenuScreen(context, panelFor(entries.size()).menuOf(entries)), winner_(winner),
      entries_(std::move(entries)) {}

void ReadyScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    const MenuPanel panel = panelFor(entries_.size());
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
