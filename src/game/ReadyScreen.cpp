#include "arkanong/game/ReadyScreen.hpp"

#include "arkanong/game/Plans.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

constexpr double middle = screenSize.x / 2;
constexpr double width = menuItemWidth + 340.0;
constexpr double top = 190.0;
constexpr double menuTop = top + 186.0;

} // namespace

std::vector<ReadyScreen::Way> ReadyScreen::waysFrom(const ScreenContext& context, bool played) {
    if (!played)
        return {{"PLAY THE FIRST MATCH", ShowMatch{firstMatchPlan(context)}},
                {"ALL LESSONS AGAIN", ShowMatch{lessonsPlan(context)}},
                {"TO THE TITLE", ShowTitle{}}};
    return {{"ON TO THE CAMPAIGN", ShowCampaign{}},
            {"PLAY IT AGAIN", ShowMatch{firstMatchPlan(context)}},
            {"VERSUS", ShowSetup{}},
            {"TO THE TITLE", ShowTitle{}}};
}

ReadyScreen::ReadyScreen(ScreenContext& context, std::optional<Side> winner)
    : ReadyScreen(context, winner, waysFrom(context, winner.has_value())) {
    context.records.dropFirstMatch();
}

ReadyScreen::ReadyScreen(ScreenContext& context, std::optional<Side> winner, std::vector<Way> ways)
    : MenuScreen(context,
                 [&ways] {
                     std::vector<Menu::Item> items;
                     items.reserve(ways.size());
                     for (const Way& way : ways)
                         items.push_back({way.text});
                     return centredMenu(std::move(items), menuTop, menuItemWidth + 80.0);
                 }()),
      winner_(winner), ways_(std::move(ways)) {}

void ReadyScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    const double height = menuTop - top + menuItemStep * static_cast<double>(ways_.size()) + 20.0;
    drawPanel(textures(), palette(), {middle - width / 2.0, top}, {width, height});
    drawHeading(textures(), palette(), winner_ ? "YOU ARE READY" : "NOW FOR REAL", {middle, top + 72.0});
    const auto line = [this](std::string_view text, double y, sf::Color colour) {
        drawText(textures(), text, {middle, top + y}, {14.0, colour, Align::Centre});
    };
    if (!winner_) {
        line("NOW RED PLAYS TOO, BUT GENTLY", 110.0, palette().pale);
        line("TAKE ITS THREE SHIELDS BEFORE IT TAKES YOURS", 134.0, palette().pale);
    } else if (*winner_ == Side::Blue) {
        line("YOUR FIRST MATCH, AND YOU WON IT", 110.0, palette().amber);
        line("FORTY LEVELS WAIT FOR YOU", 134.0, palette().pale);
    } else {
        line("THIS ONE WENT TO RED, THE NEXT ONE IS YOURS", 110.0, palette().pale);
        line("THE FIRST LEVELS ARE GENTLE", 134.0, palette().pale);
    }
    drawMenu();
    drawMenuHints("CHOOSE", "TITLE");
}

} // namespace arkanong
