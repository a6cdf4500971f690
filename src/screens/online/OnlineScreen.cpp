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

/// The item's text in the language of the catalogue.
std::string itemText(const Catalogue& words, const Settings& settings, std::size_t item) {
    constexpr std::size_t longestShown = 40;
    const std::string relay = relayIn(settings);
    const std::string name = inCapitals(chosenName(settings));
    switch (item) {
    case Host: return std::string(words.text("HOST A GAME"));
    case Gauntlet: return std::string(words.text("HOST A GAUNTLET"));
    case Games: return std::string(words.text("GAMES ON YOUR NETWORK"));
    case Join: return std::string(words.text("JOIN BY ADDRESS OR CODE"));
    case Watch: return std::string(words.text("WATCH BY ADDRESS OR CODE"));
    case OwnName:
        return name.empty() ? std::string(words.text("NAME: NONE"))
                            : fill(words.text("NAME: {name}"), {{"name", name}});
    case Relay:
        return relay.empty()
                   ? std::string(words.text("RELAY: NONE"))
                   : fill(words.text("RELAY: {address}"), {{"address", printable(relay, longestShown)}});
    default: return std::string(words.text("BACK"));
    }
}

/// In English, as they are logged.
std::vector<Menu::Item> itemsFor(const Settings& settings) {
    std::vector<Menu::Item> items;
    for (std::size_t item = Host; item <= Back; ++item)
        items.push_back({itemText(Catalogue::english(), settings, item)});
    return items;
}

std::string_view explanationOf(std::size_t item) {
    switch (item) {
    case Host: return translatable("Choose a level and rules, and wait for a friend at another machine");
    case Gauntlet:
        return translatable(
            "Seven rounds against a friend at another machine. Before each, both draft a card");
    case Games: return translatable("Games that are hosted on this machine's network");
    case Join: return translatable("The address or the code that the host's screen shows");
    case Watch: return translatable("A running match of two others, with the address or code of its host");
    case OwnName: return translatable("The name that other players see. Without one it is HOST or GUEST");
    case Relay: return translatable("A server where players meet by a code. Anyone can run one");
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
    panel.draw(textures(), palette(), text("ONLINE"), palette().pale);
    drawPill();
    for (std::size_t item = menu().first(); item <= menu().last(); ++item)
        drawMenuItem(textures(), palette(), itemText(catalogue(), profile().settings(), item),
                     menu().centre(item), menu().glow(item), menu().itemSize());
    drawScrollMarks();
    drawExplanation(text(explanationOf(menu().selected())));
    drawMenuHints(text("Choose"), text("Back"));
}

} // namespace arkanong
