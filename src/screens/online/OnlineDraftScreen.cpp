#include "arkanong/screens/online/OnlineDraftScreen.hpp"

#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr int hurry = tuning::seconds(15.0); ///< So long before the end the time is shown.

/// The setup for display, in which the player at the other machine is a computer with that player's name.
MatchSetup shownRun(const OnlineMatch& match, std::optional<Side> own) {
    GauntletMatch shown;
    shown.run = *match.run();
    shown.names = match.terms().names;
    shown.online = true;
    MatchSetup setup;
    for (const Side side : {Side::Blue, Side::Red}) {
        setup.contestants[sideIndex(side)].controller =
            own == side ? Controller::AnyDevice : Controller::Computer;
    }
    setup.kind = std::move(shown);
    return setup;
}

std::string withTimeLeftIn(const Catalogue& words, const OnlineMatch& match, std::string turn) {
    if (match.rest() > hurry) return turn;
    const int seconds = 1 + match.rest() / tuning::ticksPerSecond;
    const auto n = static_cast<std::uint64_t>(seconds);
    // Translators: {turn} is a sentence that says who picks which card, such as "Ada takes one of the three cards".
    return fill(words.plural("{turn}, {n} second left", "{turn}, {n} seconds left", n),
                {{"turn", turn}, {"n", seconds}});
}

} // namespace

OnlineDraftScreen::OnlineDraftScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game)
    : DraftTable(context, shownRun(game->peer().session()->present(), game->peer().ownSide())),
      game_(std::move(game)) {}

ScreenChange OnlineDraftScreen::step() {
    if (game_->peer().ended()) return ShowOnlineEnd{game_};
    if (present().stage() == OnlineMatch::Stage::Paused) return ShowOnlinePause{game_};
    if (present().stage() != OnlineMatch::Stage::Draft) return Resume{};
    follow(*present().run());
    return Stay{};
}

ScreenChange OnlineDraftScreen::accept() {
    if (personPicks() && run().mayPick(selected())) game_->wish(OnlineInput::take(selected()));
    return Stay{};
}

ScreenChange OnlineDraftScreen::back() {
    sounds().play(Cue::Pause);
    game_->wish(OnlineInput::pause);
    if (waitsForOther(game_->peer())) return ShowOnlinePause{game_};
    return Stay{};
}

std::string OnlineDraftScreen::withTimeLeft(std::string turn) const {
    return withTimeLeftIn(catalogue(), present(), std::move(turn));
}

void OnlineDraftScreen::drawOwnHints() const {
    if (personPicks()) return drawMenuHints(text("Take"), text("Pause"));
    drawHints(textures(), palette(), {{shownControls().back, text("Pause")}});
}

WatchDraftScreen::WatchDraftScreen(ScreenContext& context, std::shared_ptr<WatchedGame> game)
    : DraftTable(context, shownRun(*game->spectator().match(), std::nullopt)), game_(std::move(game)) {}

ScreenChange WatchDraftScreen::step() {
    const bool drafted = match().stage() != OnlineMatch::Stage::Draft &&
                         (match().stage() != OnlineMatch::Stage::Paused || match().rest() == 0);
    if (game_->spectator().ended() || game_->spectator().catchesUp() || drafted) return Resume{};
    follow(*match().run());
    return Stay{};
}

ScreenChange WatchDraftScreen::back() {
    sounds().play(Cue::MenuBack);
    return ShowOnline{};
}

std::string WatchDraftScreen::withTimeLeft(std::string turn) const {
    if (match().stage() != OnlineMatch::Stage::Paused)
        return withTimeLeftIn(catalogue(), match(), std::move(turn));
    // Translators: {turn} is a sentence that says who picks which card, such as "Ada takes one of the three cards".
    return fill(text("{turn}, when the pause is over"), {{"turn", turn}});
}

void WatchDraftScreen::drawOwnHints() const {
    drawHints(textures(), palette(), {{shownControls().back, text("Leave")}});
}

} // namespace arkanong
