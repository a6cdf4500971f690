#include "arkanong/screens/gauntlet/DraftScreen.hpp"

#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/sim/gauntlet/Drafter.hpp"

namespace arkanong {

DraftScreen::DraftScreen(ScreenContext& context, MatchSetup setup) : DraftTable(context, std::move(setup)) {
    if (drafting() && !personPicks()) thought_ = computersChoice();
}

std::size_t DraftScreen::computersChoice() const {
    return draftedBy(setup().contestants[sideIndex(run().picker())].computer, run());
}

void DraftScreen::pick(std::size_t card) {
    const Side side = run().picker();
    setup().as<GauntletMatch>().run.pick(card);
    profile().keepInterruptedRun(std::make_shared<const GauntletReplay>(gauntletRecord(setup())));
    waited_ = 0;
    if (drafting() && !personPicks()) thought_ = computersChoice();
    notice(side, card);
}

ScreenChange DraftScreen::begin() const {
    return ShowMatch{gauntletRound(setup(), context().services.levelFolder)};
}

ScreenChange DraftScreen::accept() {
    if (!drafting()) return begin();
    if (!personPicks())
        pick(thought_);
    else if (run().mayPick(selected()))
        pick(selected());
    return Stay{};
}

ScreenChange DraftScreen::back() {
    sounds().play(Cue::MenuBack);
    return ShowPause{setup(), nullptr};
}

ScreenChange DraftScreen::step() {
    if (isQuiet()) return Stay{};
    ++waited_;
    if (!drafting()) return waited_ >= beginningTicks ? begin() : ScreenChange(Stay{});
    if (!personPicks() && waited_ >= thinkingTicks) pick(thought_);
    return Stay{};
}

std::optional<std::size_t> DraftScreen::thought() const {
    if (waited_ < thinkingTicks / 2) return std::nullopt;
    return thought_;
}

void DraftScreen::drawOwnHints() const {
    // Translators: hints of a draft: begins the round, takes the card, does not wait for the computer.
    drawMenuHints(!drafting() ? text("Play") : personPicks() ? text("Take") : text("Skip"), text("Pause"));
}

} // namespace arkanong
