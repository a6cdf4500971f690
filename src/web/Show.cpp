#include "Show.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace arkanong {

namespace {

/// Longer than any entrance of a panel, s.
constexpr double settled = 10.0;

} // namespace

bool Show::tick() {
    const bool decided = world().match().over();
    ofTick_.clear();
    if (!play(ofTick_)) return false;
    if (decided) return true; // The picture stands still, so nothing is heard either.
    view_.notice(ofTick_);
    unheard_.insert(unheard_.end(), ofTick_.begin(), ofTick_.end());
    const bool effects = usual_ && !look_.view.reducedMotion;
    effects_.notice(ofTick_, world(), {effects, effects});
    return true;
}

std::uint32_t Show::advance(double seconds, double speed) {
    constexpr double percent = 100.0;
    usual_ = speed == 1.0;
    const auto frame = std::min<std::chrono::microseconds>(
        FixedStep::longestFrame, std::chrono::microseconds(static_cast<std::int64_t>(seconds * 1e6)));
    const int due = due_.advance(effects_.counted(frame), static_cast<int>(speed * percent + 0.5));
    std::uint32_t played = 0;
    rests_ = speed <= 0.0;
    while (played < static_cast<std::uint32_t>(due) && !rests_) {
        rests_ = !tick();
        if (!rests_) ++played;
    }
    if (speed > 1.0) unheard_.clear(); // They would be a noise.
    const double pace = usual_ ? effects_.pace() : speed;
    view_.advance(static_cast<double>(frame.count()) * 1e-6, world(), pace);
    return played;
}

void Show::draw(TextureManager& textures) const {
    view_.draw(textures, world(), rests_ ? 1.0 : due_.alpha(), aim());
}

std::vector<SoundCue> Show::takeSounds() {
    std::vector<SoundCue> cues = merged(cuesFor(std::exchange(unheard_, {}), listener()));
    varyPitches(cues, random_);
    return cues;
}

void Show::show(MatchView view) {
    view_ = std::move(view);
    view_.advance(settled, world());
    view_.advance(settled, world());
    unheard_.clear();
    effects_ = {};
}

} // namespace arkanong
