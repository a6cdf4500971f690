#include "arkanong/screens/online/OnlineDialogs.hpp"

#include "arkanong/sim/analysis/MatchAnalysis.hpp"

namespace arkanong {

namespace {

Dialog waitDialog(std::string_view name, OnlineWords words) {
    Dialog dialog = sentencesDialog(name, std::move(words));
    dialog.headingColour = &Palette::amber;
    dialog.entries = {{translatable("CANCEL"), ShowOnline{}}};
    dialog.back = ShowOnline{};
    dialog.acceptHint = dialog.backHint = translatable("Cancel");
    return dialog;
}

OnlineWaitScreen::State waitStateOf(const OnlineGame& game) {
    const std::optional<RouterPort::News> router = game.routerNews();
    return {game.peer().stage(),         game.peer().relayPlace(),
            game.peer().relayIsSilent(), game.peer().aloneAtRelay(),
            game.peer().goneGuest(),     router ? std::optional(router->state) : std::nullopt};
}

constexpr std::string_view openItem = translatable("OPEN THE ROUTER'S PORT");
constexpr std::string_view closeItem = translatable("CLOSE THE ROUTER'S PORT");

std::string_view routerItem(const OnlineGame& game) {
    const std::optional<RouterPort::News> router = game.routerNews();
    const bool inVain =
        !router || (router->state != RouterPort::State::Asking && router->state != RouterPort::State::Open);
    return inVain ? openItem : closeItem;
}

Dialog waitDialog(const Catalogue& words, const OnlineGame& game, bool asksFirst) {
    Dialog dialog = waitDialog("online-wait", waitingWords(words, game));
    if (!game.peer().isHost()) return dialog;
    dialog.entries.insert(dialog.entries.begin(), {asksFirst ? translatable("ASK BEFORE A GUEST PLAYS: ON")
                                                             : translatable("ASK BEFORE A GUEST PLAYS: OFF"),
                                                   Stay{}});
    dialog.entries.insert(dialog.entries.begin(), {std::string(routerItem(game)), Stay{}});
    const std::string& code = game.way().code;
    const RelayPlace place = game.peer().relayPlace();
    const bool shown = place != RelayPlace::Full && place != RelayPlace::Taken; // The code works.
    dialog.entries.insert(dialog.entries.begin(),
                          {translatable("COPY THE ADDRESS"), CopyText{addressText(game)}});
    if (shown && !code.empty())
        dialog.entries.insert(dialog.entries.begin(), {translatable("COPY THE CODE"), CopyText{code}});
    dialog.acceptHint = translatable("Choose");
    return dialog;
}

Dialog waitDialog(const Catalogue& words, const WatchedGame& game) {
    return waitDialog("watch-wait", waitingWords(words, game));
}

const OnlineMatch& present(const OnlineGame& game) { return game.peer().session()->present(); }

/// Why the match stands still.
std::string pauseText(const Catalogue& words, const OnlineGame& game, bool own) {
    const OnlineMatch& match = present(game);
    switch (standstillOf(game)) {
    case Standstill::Waiting:
        return fill(words.text("Waiting for {name}"),
                    {{"name", shownPlayer(words, match.terms(), opponent(game.peer().ownSide()))}});
    case Standstill::RoundOver: return std::string(words.text("The round is over"));
    case Standstill::None:
    case Standstill::Paused: break;
    }
    // Translators: who has paused an online match.
    return own ? std::string(words.text("By you, for both"))
               : fill(words.text("By {name}"),
                      {{"name", shownPlayer(words, match.terms(), match.pausedBy())}});
}

Dialog pauseDialog(const Catalogue& words, const OnlineGame& game) {
    const OnlineMatch& match = present(game);
    const Standstill why = standstillOf(game);
    const bool own = why != Standstill::Paused || match.pausedBy() == game.peer().ownSide();
    Dialog dialog;
    dialog.name = "online-pause";
    dialog.heading = words.text(why == Standstill::Paused ? translatable("PAUSED") : translatable("LEAVE?"));
    dialog.panel.width = 460.0;
    dialog.panel.content = 40.0;
    dialog.texts = {{pauseText(words, game, own), {0.0, type::body}, type::body, &Palette::amber}};
    dialog.entries = {{translatable("RESUME"), Stay{}},
                      {translatable("OPTIONS"), ShowOptions{}},
                      {translatable("LEAVE"), ShowOnline{}}};
    dialog.backHint = translatable("Resume");
    dialog.followsPlay = !own;
    return dialog;
}

Dialog resultDialog(const Catalogue& words, const OnlineGame& game,
                    const std::shared_ptr<const Replay>& recording) {
    const OnlineMatch& match = present(game);
    const Side winner = match.winner().value_or(Side::Blue);
    Dialog dialog;
    dialog.name = "online-result";
    dialog.heading =
        winner == game.peer().ownSide()
            ? std::string(words.text("YOU WIN"))
            : fill(words.text("{name} WINS"), {{"name", shownPlayer(words, match.terms(), winner)}});
    dialog.headingColour = paletteColourOf(winner);
    dialog.panel.width = MenuPanel::wide;
    dialog.panel.content = 152.0;
    constexpr double aside = 88.0;
    constexpr double y = type::display;
    dialog.texts = {
        {std::to_string(match.points(Side::Blue)), {-aside, y}, type::display, &Palette::blue},
        {":", {0.0, y}, type::display, &Palette::muted},
        {std::to_string(match.points(Side::Red)), {aside, y}, type::display, &Palette::red},
        {std::string(match.run() ? words.text("Points") : words.text("Rounds")), {0.0, y + 32.0}}};
    if (const std::string news = rematchText(words, game); !news.empty())
        dialog.texts.push_back({news, {0.0, y + 60.0}, type::body, &Palette::amber});
    if (!game.peer().ended() && !game.wantsRematch())
        dialog.entries.push_back({translatable("REMATCH"), Stay{}});
    if (recording && canAnalyse(recording->level, recording->settings))
        dialog.entries.push_back({translatable("TURNING POINTS"), ShowTurningPoints{recording}});
    dialog.entries.push_back({translatable("LEAVE"), ShowOnline{}});
    dialog.back = ShowOnline{};
    dialog.backHint = translatable("Leave");
    dialog.followsPlay = true;
    return dialog;
}

Dialog endDialog(OnlineWords words, const std::vector<NextCall>& calls) {
    Dialog dialog = sentencesDialog("online-end", std::move(words));
    dialog.panel.content = 160.0;
    for (const NextCall call : calls)
        dialog.entries.push_back(
            {call == NextCall::Watch ? translatable("WATCH") : translatable("CALL AGAIN"), Stay{}});
    dialog.entries.push_back({translatable("BACK"), ShowOnline{}});
    dialog.back = ShowOnline{};
    dialog.acceptHint = calls.empty() ? translatable("Back") : translatable("Choose");
    dialog.followsPlay = true;
    return dialog;
}

} // namespace

Dialog sentencesDialog(std::string_view name, OnlineWords words) {
    Dialog dialog;
    dialog.name = name;
    dialog.heading = std::move(words.heading);
    dialog.panel.width = 708.0;
    dialog.panel.content = 128.0;
    dialog.texts = {
        {std::move(words.text), {0.0, type::body}, type::body, &Palette::pale, Align::Centre, true}};
    dialog.behind = Dialog::Behind::Nothing;
    if (words.marks.empty()) return dialog;
    constexpr double room = 44.0;
    dialog.panel.content += room;
    dialog.texts.front().at.y += room;
    dialog.texts.insert(dialog.texts.begin(),
                        {std::move(words.marks), {0.0, type::title + 4.0}, type::title, &Palette::blue});
    return dialog;
}

Standstill standstillOf(const OnlineGame& game) {
    const OnlineMatch::Stage stage = present(game).stage();
    if (stage == OnlineMatch::Stage::Paused) return Standstill::Paused;
    if (waitsForOther(game.peer()) || game.wishes(OnlineInput::pause)) return Standstill::Waiting;
    if (stage == OnlineMatch::Stage::RoundOver) return Standstill::RoundOver;
    const bool decided = game.peer().session()->confirmed().stage() == OnlineMatch::Stage::Decided;
    return stage == OnlineMatch::Stage::Decided && !decided ? Standstill::RoundOver : Standstill::None;
}

OnlineWaitScreen::OnlineWaitScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game)
    : ChoiceScreen(context,
                   waitDialog(catalogueOf(context), *game, context.services.profile.settings().askFirst)),
      game_(std::move(game)), said_(waitStateOf(*game_)) {
    if (game_->peer().isHost()) {
        game_->peer().askFirst(profile().settings().askFirst);
        context.services.log.write("hosts at UDP port " + std::to_string(game_->port()));
        if (!game_->way().code.empty()) context.services.log.write("code " + game_->way().code);
    }
}

ScreenChange OnlineWaitScreen::handle(const sfml::WindowEvent& event) {
    const auto* const key = std::get_if<sfml::KeyPressed>(&event);
    const bool copies = key != nullptr && key->key == sfml::Key::C && game_->peer().isHost();
    return copies ? chosen(0) : ChoiceScreen::handle(event);
}

Dialog OnlineWaitScreen::dialog() const {
    return waitDialog(catalogue(), *game_, profile().settings().askFirst);
}

ScreenChange OnlineWaitScreen::chosen(std::size_t item) {
    ScreenChange change = ChoiceScreen::chosen(item);
    if (!std::holds_alternative<Stay>(change)) return change;
    if (const std::string& text = menu().items().at(item).text; text == openItem) {
        game_->openRouterPort();
    } else if (text == closeItem) {
        game_->closeRouterPort();
    } else {
        profile().flip(&Settings::askFirst);
        game_->peer().askFirst(profile().settings().askFirst);
    }
    become(dialog());
    return change;
}

ScreenChange OnlineWaitScreen::step() {
    if (game_->peer().ended()) return ShowOnlineEnd{game_};
    if (game_->peer().session() != nullptr) return ShowOnlineMatch{game_};
    if (game_->peer().candidate()) return ShowOnlineQuestion{game_};
    const State now = waitStateOf(*game_);
    if (std::exchange(said_, now) != now) become(dialog());
    return Stay{};
}

void OnlineWaitScreen::advance(double seconds) {
    ChoiceScreen::advance(seconds);
    game_->pump();
}

OnlinePauseScreen::OnlinePauseScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game)
    : ChoiceScreen(context, pauseDialog(catalogueOf(context), *game)), game_(std::move(game)),
      said_(standstillOf(*game_)) {}

ScreenChange OnlinePauseScreen::step() {
    if (game_->peer().ended()) return ShowOnlineEnd{game_};
    const Standstill now = standstillOf(*game_);
    if (now == Standstill::None) return Resume{};
    if (std::exchange(said_, now) != now) become(pauseDialog(catalogue(), *game_));
    return Stay{};
}

void OnlinePauseScreen::lookChanged() { become(pauseDialog(catalogue(), *game_)); }

bool OnlinePauseScreen::comesBack() const {
    return game_->peer().ended() || standstillOf(*game_) == Standstill::None;
}

ScreenChange OnlinePauseScreen::chosen(std::size_t item) {
    if (item == 0) return back();
    return ChoiceScreen::chosen(item);
}

ScreenChange OnlinePauseScreen::back() {
    if (standstillOf(*game_) != Standstill::Paused) {
        static_cast<void>(game_->takeWishes()); // The pause is not wanted any more.
        return Resume{};
    }
    game_->wish(OnlineInput::resume);
    return Stay{};
}

OnlineResultScreen::OnlineResultScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game,
                                       std::shared_ptr<const Replay> recording)
    : ChoiceScreen(context, resultDialog(catalogueOf(context), *game, recording)), game_(std::move(game)),
      recording_(std::move(recording)), said_(rematchText(catalogue(), *game_)) {}

ScreenChange OnlineResultScreen::step() {
    if (comesBack()) return Resume{};
    std::string now = rematchText(catalogue(), *game_);
    if (std::exchange(said_, now) != now) become(resultDialog(catalogue(), *game_, recording_));
    return Stay{};
}

void OnlineResultScreen::lookChanged() { become(resultDialog(catalogue(), *game_, recording_)); }

bool OnlineResultScreen::comesBack() const { return present(*game_).stage() != OnlineMatch::Stage::Decided; }

ScreenChange OnlineResultScreen::chosen(std::size_t item) {
    ScreenChange change = ChoiceScreen::chosen(item);
    if (std::holds_alternative<Stay>(change)) game_->wish(OnlineInput::rematch);
    return change;
}

OnlineEndScreen::OnlineEndScreen(ScreenContext& context, OnlineWords words, OnlineWay way,
                                 std::vector<NextCall> calls)
    : ChoiceScreen(context, endDialog(std::move(words), calls)), way_(std::move(way)),
      calls_(std::move(calls)) {}

ScreenChange OnlineEndScreen::chosen(std::size_t item) {
    if (item >= calls_.size()) return ChoiceScreen::chosen(item);
    if (calls_[item] != NextCall::Join)
        return ShowWatchWait{std::make_shared<WatchedGame>(*way_.calls, way_.code)};
    const Settings& settings = profile().settings();
    return ShowOnlineWait{
        OnlineGame::join(*way_.calls, way_.code, onlineName(settings, false), settings.ownHalf)};
}

WatchWaitScreen::WatchWaitScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game)
    : ChoiceScreen(context, waitDialog(catalogueOf(context), *game)), game_(std::move(game)),
      said_(waitingWords(catalogue(), *game_).text) {}

ScreenChange WatchWaitScreen::step() {
    const Spectator& spectator = game_->spectator();
    if (spectator.ended()) return ShowWatchEnd{game_};
    if (spectator.match() != nullptr) return ShowWatched{game_};
    std::string text = waitingWords(catalogue(), *game_).text;
    if (std::exchange(said_, text) != text) become(waitDialog(catalogue(), *game_));
    return Stay{};
}

void WatchWaitScreen::lookChanged() { become(waitDialog(catalogue(), *game_)); }

void WatchWaitScreen::advance(double seconds) {
    ChoiceScreen::advance(seconds);
    game_->pump();
}

} // namespace arkanong
