#include "arkanong/sim/ear/Pulses.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// The tone of a place to be reached, as if the paddle's own speed were what brings it nearer.
Tone toneOf(Vec2 mark, const Paddle& paddle) {
    constexpr double pace = 400.0;                ///< px/s.
    constexpr double least = 4.0 / Tone::fastest; ///< s, so that the rate still rises on the last px.
    constexpr std::uint32_t ofNothing = 0;
    const double seconds = least + std::max(gapToBar(paddle.position, paddle.size, mark), 0.0) / pace;
    return {pitchOf(mark.x - paddle.position.x, paddle.size.x), rateOf(seconds), false, ofNothing};
}

} // namespace

bool Pulses::Train::tick(const std::optional<Tone>& tone) {
    if (!tone) {
        on = false;
        return false;
    }
    const bool anew = !on || id != tone->id || steady != tone->steady;
    id = tone->id;
    steady = tone->steady;
    on = true;
    phase += (steady ? steadyRate : tone->rate) * tuning::tickSeconds;
    constexpr double rounding = 1e-9; // A sum of steps ends just below its whole number.
    if (!anew && phase < 1.0 - rounding) return false;
    phase = anew ? 0.0 : phase - 1.0;
    return true;
}

void Pulses::add(EarSound sound, const Tone& tone) {
    pulses_.push_back({sound, tone.pitch, tone.pan(), tone.rate});
}

const std::vector<Pulse>& Pulses::tick(const Tones& tones) {
    pulses_.clear();
    if (ball_.tick(tones.ball)) add(tones.ball->steady ? EarSound::Steady : EarSound::Ball, *tones.ball);
    std::optional<Tone> second = tones.second;
    if (second) second->steady = false;
    if (second_.tick(second)) pulses_.push_back({EarSound::Second, 0.0, 0.0, second->rate});
    std::optional<Tone> capsule = tones.capsule;
    if (capsule) capsule->steady = false;
    if (capsule_.tick(capsule)) add(EarSound::Capsule, *capsule);
    if (tones.wall != wall_ && tones.wall != 0)
        pulses_.push_back({EarSound::Wall, 0.0, static_cast<double>(tones.wall), 0.0});
    wall_ = tones.wall;
    untilServe_ = tones.serves ? untilServe_ - 1 : 0;
    if (tones.serves && untilServe_ < 0) {
        pulses_.push_back({EarSound::Serve});
        untilServe_ = reminder - 1;
    }
    return pulses_;
}

const std::vector<Pulse>& Ear::listen(const World& world, const EarScene& scene) {
    Tones tones = tones_.listen(world);
    tones.serves = tones.serves && scene.serves;
    const Paddle* const paddle = world.objects().paddle(side_);
    if (scene.mark && paddle != nullptr && !tones.capsule) tones.capsule = toneOf(*scene.mark, *paddle);
    return pulses_.tick(tones);
}

} // namespace arkanong
