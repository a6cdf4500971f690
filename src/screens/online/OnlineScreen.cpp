#include "arkanong/screens/online/OnlineScreen.hpp"

#include "arkanong/net/Address.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/session/Levels.hpp"
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
    case Host: return "CHOOSE A LEVEL AND RULES, AND WAIT FOR A FRIEND AT ANOTHER MACHINE";
    case Gauntlet: return "SEVEN ROUNDS AGAINST A FRIEND AT ANOTHER MACHINE. BEFORE EACH BOTH PICK A CARD";
    case Games: return "GAMES THAT ARE HOSTED AT HOME, OR WHEREVER YOU ARE";
    case Join: return "THE ADDRESS THAT THE HOST SEES, OR THE CODE THAT THE HOST SHOWS THE RELAY";
    case OwnName: return "WHAT THE OTHER PLAYER READS";
    case Relay: return "A MACHINE IN BETWEEN, FOR TWO WHO CANNOT REACH EACH OTHER. ANYONE CAN RUN ONE";
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
    drawMenuHints("CHOOSE", "BACK");
}

} // namespace arkanong
