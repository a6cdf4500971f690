#include "arkanong/screens/online/OnlineDraftScreen.hpp"

#include "arkanong/input/Players.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/ui/Widgets.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr int hurry = tuning::seconds(15.0); ///< So long before the end the time is shown.

/// The run as if the other player were a computer with that name: so it is told.
MatchSetup shownRun(const OnlineGame& game) {
    const RollbackSession& session = *game.peer().session();
    const MatchTerms& terms = session.present().terms();
    GauntletMatch match;
    match.run = *session.present().run();
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::string& name = terms.names[sideIndex(side)];
        match.names[sideIndex(side)] = name.empty() ? displayName(nameOf(side)) : name;
    }
    MatchSetup setup;
    setup.contestants = onePerson(session.own(), Controller::AnyDevice);
    setup.kind = std::move(match);
    return setup;
}

} // namespace

OnlineDraftScreen::OnlineDraftScreen(ScreenContext& context, std::shared_ptr<OnlineGame> game)
    : DraftTable(context, shownRun(*game)), game_(std::move(game)) {}

ScreenChange OnlineDraftScreen::step() {
    if (game_->peer().ended()) return ShowOnlineEnd{game_};
    if (present().stage() == OnlineMatch::Stage::Paused) return ShowOnlinePause{game_};
    if (present().stage() != OnlineMatch::Stage::Draft) return Resume{};
    const GauntletRun& now = *present().run();
    const std::vector<std::size_t>& picks = now.record().picks;
    const std::size_t known = run().record().picks.size();
    const Side side = drafting() ? run().picker() : Side::Blue;
    setup().as<GauntletMatch>().run = now;
    if (picks.size() > known) notice(side, picks[known]);
    return Stay{};
}

ScreenChange OnlineDraftScreen::accept() {
    if (personPicks() && run().mayPick(selected())) game_->wish(OnlineInput::take(selected()));
    return Stay{};
}

ScreenChange OnlineDraftScreen::back() {
    sounds().play(Cue::Pause);
    game_->wish(OnlineInput::pause);
    return Stay{};
}

std::string OnlineDraftScreen::timeLeft() const {
    if (present().rest() > hurry) return {};
    const int seconds = 1 + present().rest() / tuning::ticksPerSecond;
    return ", " + std::to_string(seconds) + (seconds == 1 ? " SECOND LEFT" : " SECONDS LEFT");
}

void OnlineDraftScreen::drawOwnHints() const {
    if (personPicks()) return drawMenuHints("TAKE", "PAUSE");
    drawHints(textures(), palette(), {{shownControls().back, "PAUSE"}});
}

} // namespace arkanong
