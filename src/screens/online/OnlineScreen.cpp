#include "arkanong/screens/online/OnlineScreen.hpp"

#include "arkanong/net/Address.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { Host, Gauntlet, Games, Join, OwnName, Relay, Back };

constexpr MenuPanel panel{708.0, Back + 1};

std::vector<Menu::Item> itemsFor(const Settings& settings) {
    const bool relay = addressNamed(settings.relay).has_value();
    return {{"HOST A GAME"},
            {"HOST A GAUNTLET"},
            {"GAMES ON YOUR NETWORK"},
            {"JOIN BY ADDRESS OR CODE"},
            {"NAME: " + onlineName(settings, true)},
            {"RELAY: " + (relay ? settings.relay : std::string("NONE"))},
            {"BACK"}};
}

std::string_view explanationOf(std::size_t item) {
    switch (item) {
    case Host: return "Choose a level and rules, and wait for a friend at another machine";
    case Gauntlet: return "Seven rounds against a friend at another machine. Before each, both draft a card";
    case Games: return "Games that are hosted on this machine's network";
    case Join: return "The address or the code that the host's screen shows";
    case OwnName: return "The name that other players see";
    case Relay: return "A server for two players who cannot connect directly. Anyone can run one";
    default: return {};
    }
}

} // namespace

OnlineScreen::OnlineScreen(ScreenContext& context)
    : MenuScreen(context, panel.menu(itemsFor(context.services.profile.settings()))) {}

void OnlineScreen::resumed() {
    const std::vector<Menu::Item> items = itemsFor(profile().settings());
    for (std::size_t i = 0; i < items.size(); ++i)
        menu().item(i) = items[i];
}

ScreenChange OnlineScreen::chosen(std::size_t item) {
    switch (item) {
    case Host: return ShowSetup{SetupKind::Online};
    case Gauntlet:
        return ShowOnlineWait{
            OnlineGame::host(hostedBy(profile().settings(), Side::Blue,
                                      gauntletTerms(randomSeed(), context().services.levelFolder)),
                             std::nullopt, addressNamed(profile().settings().relay))};
    case Games: return ShowOnlineGames{};
    case Join: return ShowOnlineText{OnlineText::Join};
    case OwnName: return ShowOnlineText{OnlineText::Name};
    case Relay: return ShowOnlineText{OnlineText::Relay};
    default: return back();
    }
}

void OnlineScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    panel.draw(textures(), palette(), "ONLINE", palette().pale);
    drawMenu();
    drawExplanation(explanationOf(menu().selected()));
    drawMenuHints("Choose", "Back");
}

} // namespace arkanong
