#include "arkanong/screens/online/OnlineScreen.hpp"

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/screens/online/OnlineLookup.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { Host, Gauntlet, Games, Join, Watch, OwnName, Relay, Back };

constexpr MenuPanel panel{708.0, Back + 1};

std::vector<Menu::Item> itemsFor(const Settings& settings) {
    constexpr std::size_t longestShown = 40;
    const std::string relay = relayIn(settings);
    const std::string name = inCapitals(chosenName(settings));
    return {{"HOST A GAME"},
            {"HOST A GAUNTLET"},
            {"GAMES ON YOUR NETWORK"},
            {"JOIN BY ADDRESS OR CODE"},
            {"WATCH BY ADDRESS OR CODE"},
            {"NAME: " + (name.empty() ? std::string("NONE") : name)},
            {"RELAY: " + (relay.empty() ? std::string("NONE") : printable(relay, longestShown))},
            {"BACK"}};
}

std::string_view explanationOf(std::size_t item) {
    switch (item) {
    case Host: return "Choose a level and rules, and wait for a friend at another machine";
    case Gauntlet: return "Seven rounds against a friend at another machine. Before each, both draft a card";
    case Games: return "Games that are hosted on this machine's network";
    case Join: return "The address or the code that the host's screen shows";
    case Watch: return "A running match of two others, with the address or code of its host";
    case OwnName: return "The name that other players see. Without one it is HOST or GUEST";
    case Relay: return "A server where players meet by a code. Anyone can run one";
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
        return hostOnline(profile().settings(),
                          hostedBy(profile().settings(), Side::Blue,
                                   gauntletTerms(randomSeed(), context().services.levelFolder)));
    case Games: return ShowOnlineGames{};
    case Join: return ShowOnlineText{OnlineText::Join};
    case Watch: return ShowOnlineText{OnlineText::Watch};
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
