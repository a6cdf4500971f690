#include "arkanong/screens/online/OnlineGamesScreen.hpp"

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

MenuPanel panelFor(std::size_t games) {
    MenuPanel panel{708.0, games + 1};
    panel.content = 40.0;
    return panel;
}

/// "ANNA  BEEHIVE  BEST OF 3", and "WATCH" behind it for one that is played already.
std::string textOf(const Catalogue& words, const FoundGame& game) {
    constexpr std::string_view apart = "  ";
    std::string text = onlineNameInCapitals(words, game.name) + "  ";
    text += words.text(game.level);
    text += apart;
    if (!game.sameVersion) return text += words.text("another version");
    if (game.rounds == 1)
        text += words.text("single match");
    else if (isSeriesLength(game.rounds))
        text += fill(words.text("best of {rounds}"), {{"rounds", game.rounds}});
    else
        text += fill(words.plural("{n} round", "{n} rounds", static_cast<std::uint64_t>(game.rounds)),
                     {{"n", game.rounds}});
    if (!game.playing) return text;
    text += apart;
    // Translators: behind a running match of others in a list; what the player can do.
    return text += words.text("watch");
}

Menu menuFor(const std::vector<FoundGame>& games) {
    std::vector<Menu::Item> items;
    items.reserve(games.size() + 1);
    for (const FoundGame& game : games)
        items.push_back({textOf(Catalogue::english(), game), {}, 0, game.sameVersion});
    items.push_back({translatable("BACK")});
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
    rearranged();
    menu() = menuFor(shown_);
    const auto same = std::find_if(shown_.begin(), shown_.end(), [&before](const FoundGame& game) {
        return game.address == before.address;
    });
    if (wasGame && same != shown_.end()) menu().select(static_cast<std::size_t>(same - shown_.begin()));
    log().write("found " + std::to_string(shown_.size()));
    logItems();
}

ScreenChange OnlineGamesScreen::chosen(std::size_t item) {
    if (item >= shown_.size()) return back();
    const FoundGame& game = shown_[item];
    if (game.playing) return ShowWatchWait{std::make_shared<WatchedGame>(game.address)};
    const Settings& settings = profile().settings();
    return ShowOnlineWait{OnlineGame::join(game.address, onlineName(settings, false), settings.ownHalf)};
}

void OnlineGamesScreen::draw(double, double) const {
    drawBackdrop();
    const MenuPanel panel = panelFor(shown_.size());
    panel.draw(textures(), palette(), text("GAMES ON YOUR NETWORK"), palette().pale);
    const std::string_view what =
        shown_.empty() ? text("Looking for games. The host's address works too") : text("Join one, or watch");
    drawText(textures(), what, {panel.middle, panel.contentTop() + type::body},
             {fittingSize(textures(), what, panel.inside(), {type::body, type::label}), palette().amber,
              Align::Centre});
    drawGames();
    const std::size_t selected = menu().selected();
    const std::string_view game =
        selected < shown_.size() && shown_[selected].playing ? text("Watch") : text("Join");
    drawMenuHints(selected < shown_.size() ? game : text("Choose"), text("Back"));
}

// The menu has the games in English, as they are logged.
void OnlineGamesScreen::drawGames() const {
    drawPill();
    for (std::size_t item = menu().first(); item <= menu().last(); ++item) {
        const std::string shown =
            item < shown_.size() ? textOf(catalogue(), shown_[item]) : std::string(text("BACK"));
        textures().setBrightness(menu().items()[item].enabled ? 1.0 : light::disabled);
        drawMenuItem(textures(), palette(), shown, menu().centre(item), menu().glow(item), menu().itemSize());
    }
    textures().setBrightness(1.0);
    drawScrollMarks();
}

} // namespace arkanong
