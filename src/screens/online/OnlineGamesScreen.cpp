#include "arkanong/screens/online/OnlineGamesScreen.hpp"

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

MenuPanel panelFor(std::size_t games) {
    MenuPanel panel{708.0, games + 1};
    panel.content = 40.0;
    return panel;
}

/// "ANNA  BEEHIVE  BEST OF 3".
std::string textOf(const FoundGame& game) {
    std::string text = game.name + "  " + game.level;
    if (!game.sameVersion) return text + "  ANOTHER VERSION";
    if (game.rounds == 1) return text + "  SINGLE MATCH";
    const std::string rounds = std::to_string(game.rounds);
    return text + (isSeriesLength(game.rounds) ? "  BEST OF " + rounds : "  " + rounds + " ROUNDS");
}

Menu menuFor(const std::vector<FoundGame>& games) {
    std::vector<Menu::Item> items;
    items.reserve(games.size() + 1);
    for (const FoundGame& game : games)
        items.push_back({textOf(game), {}, 0, game.sameVersion});
    items.push_back({"BACK"});
    const auto first =
        std::find_if(items.begin(), items.end(), [](const Menu::Item& item) { return item.enabled; });
    const auto selected = static_cast<std::size_t>(first - items.begin());
    Menu menu = panelFor(games.size()).menu(std::move(items));
    menu.select(selected);
    return menu;
}

} // namespace

OnlineGamesScreen::OnlineGamesScreen(ScreenContext& context) : MenuScreen(context, menuFor({})) {}

void OnlineGamesScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    search_.pump();
    std::vector<FoundGame> found = search_.games();
    if (found.size() > mostShown) found.resize(mostShown);
    if (found == shown_) return;
    // Who had selected a game keeps it.
    const std::size_t selected = menu().selected();
    const bool wasGame = selected < shown_.size();
    const FoundGame before = wasGame ? shown_[selected] : FoundGame{};
    shown_ = std::move(found);
    menu() = menuFor(shown_);
    const auto same = std::find(shown_.begin(), shown_.end(), before);
    if (wasGame && same != shown_.end()) menu().select(static_cast<std::size_t>(same - shown_.begin()));
    log().write("found " + std::to_string(shown_.size()));
    logItems();
}

ScreenChange OnlineGamesScreen::chosen(std::size_t item) {
    if (item >= shown_.size()) return back();
    return ShowOnlineWait{OnlineGame::join(shown_[item].address, onlineName(profile().settings(), false))};
}

void OnlineGamesScreen::draw(double, double) const {
    drawBackdrop();
    const MenuPanel panel = panelFor(shown_.size());
    panel.draw(textures(), palette(), "GAMES ON YOUR NETWORK", palette().pale);
    const std::string_view what =
        shown_.empty() ? "LOOKING FOR GAMES. THE HOST'S ADDRESS WORKS TOO" : "JOIN ONE";
    drawText(textures(), what, {panel.middle, panel.contentTop() + type::body},
             {fittingSize(textures(), what, panel.inside(), {type::body, type::label}), palette().amber,
              Align::Centre});
    drawMenu();
    drawMenuHints(menu().selected() < shown_.size() ? "JOIN" : "CHOOSE", "BACK");
}

} // namespace arkanong
