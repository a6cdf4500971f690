#include "arkanong/screens/match/MatchPresenter.hpp"

#include "arkanong/audio/MusicFiles.hpp"

namespace arkanong {

namespace {

/// The bosses' music if the level's opponent is one, otherwise that of its theme.
Track musicOf(const Level& level) {
    if (level.opponent && level.opponent->boss) return Track::Boss;
    return trackOf(level.theme);
}

} // namespace

MatchPresenter::MatchPresenter(MatchView view, const Level& level)
    : view_(std::move(view)), music_(musicOf(level)) {}

std::vector<Event>& MatchPresenter::startTick() {
    tickEvents_.clear();
    return tickEvents_;
}

bool MatchPresenter::notice() {
    const PowersMet before = view_.powersMet();
    view_.notice(tickEvents_);
    frameEvents_.insert(frameEvents_.end(), tickEvents_.begin(), tickEvents_.end());
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] == 0 && view_.powersMet()[i] > 0) return true;
    return false;
}

const std::vector<Event>& MatchPresenter::takeEvents(double seconds, const World& world) {
    taken_.clear();
    taken_.swap(frameEvents_);
    music_.advance(seconds, taken_, world);
    return taken_;
}

void MatchPresenter::startMusic(const Level& level) { music_ = RallyMusic(musicOf(level)); }

void MatchPresenter::settle(const World& world) {
    constexpr double longAgo = 10.0; // s.
    view_.advance(longAgo, world);
    view_.advance(longAgo, world);
}

void MatchPresenter::seek(MatchView view, const World& world) {
    show(std::move(view));
    settle(world);
    frameEvents_.clear();
}

} // namespace arkanong
