#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/session/takeover/PlayOn.hpp"

#include <algorithm>
#include <utility>

// Playing on from a moment of the replay.

namespace arkanong {

ScreenChange ReplayScreen::playOnFrom(int tick) {
    setPaused(true);
    tick = std::clamp(tick, 0, replayIndex_.length());
    replayIndex_.advance(std::max(0, tick - replayIndex_.tick()));
    if (tick != this->tick()) seek(tick);
    std::string why = whyNotPlayedOn(*replay_, now_.world);
    if (const auto difference = replayIndex_.difference();
        difference && *difference <= static_cast<std::uint32_t>(tick))
        why = translatable("The recording is damaged: it cannot be played on from here");
    if (!why.empty()) {
        log().write("told " + why);
        context().state.toast = text(why);
        return Stay{};
    }
    ReplayMatch shown = recorded_;
    shown.speed = speed_;
    shown.offersToPlayOn = false;
    shown.turningPoints = analysis_ != nullptr;
    if (analysis_) shown.analysis = analysis_->run();
    shown.overResult = false; // The result is left for the new match.
    return ShowPlayOn{momentOf(shown, replay_, replayIndex_, tick)};
}

void ReplayScreen::beginWithin() {
    if (recorded_.tick == 0 && !recorded_.offersToPlayOn) return;
    cardLeft_ = 0;
    setPaused(true);
    replayIndex_.advance(recorded_.tick);
    seek(std::min(recorded_.tick, replayIndex_.tick()));
}

// With one button there are no others to pause, to play on and to leave.
void ReplayScreen::resumed() {
    if (oneButton()) setPaused(false);
}

} // namespace arkanong
