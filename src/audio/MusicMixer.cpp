#include "arkanong/audio/MusicMixer.hpp"

#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/math/Easing.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

constexpr double frame = 1.0 / soundRate; ///< Seconds.
constexpr std::size_t beatsPerBar = 4;
constexpr double fadeTime = 1.0;    ///< Cross-fade between loops, s, like the next two.
constexpr double layerComes = 0.06; ///< Fade-in of a layer; short, because it begins with a bar.
constexpr double layerGoes = 1.2;
constexpr double hysteresis = 0.08; ///< How far the intensity must fall below a layer's `from` to stop it.
constexpr double ducked = 0.4;      ///< The gain while ducked.
constexpr double duckFalls = 0.03;  ///< Time constants, s.
constexpr double duckRises = 0.5;
constexpr double doorMoves = 0.3;   ///< Seconds.
constexpr double throughDoor = 0.6; ///< The gain while muffled.
constexpr double doorShare = 0.085; ///< The coefficient of a one-pole low-pass at 620 Hz.

double towards(double value, double target, double most) {
    return value + std::clamp(target - value, -most, most);
}

// Soft clipping: linear below four fifths of the ceiling, above that it approaches the ceiling.
double softened(double sample) {
    constexpr double knee = 0.8 * musicCeiling;
    constexpr double room = musicCeiling - knee;
    const double over = std::abs(sample) - knee;
    if (over <= 0.0) return sample;
    return std::copysign(knee + room * over / (room + over), sample);
}

std::int16_t pcm(double sample) { return static_cast<std::int16_t>(std::lround(32767.0 * softened(sample))); }

} // namespace

void MusicMixer::provide(Track track, std::shared_ptr<const MusicLoop> loop) {
    loops_[static_cast<std::size_t>(track)] = std::move(loop);
}

void MusicMixer::duck(double seconds) { duckLeft_ = std::max(duckLeft_, seconds); }

void MusicMixer::mix(const MusicRequest& request, std::vector<std::int16_t>& frames) {
    assert(frames.size() % 2 == 0);
    if (now_.loop == nullptr && provided(request.track)) begin(request.track, request.intensity);
    for (std::size_t i = 0; i < frames.size(); i += 2) {
        if (now_.loop != nullptr && now_.at % now_.loop->beat == 0) followOnBeat(request);
        Stereo mixed = nextFrame(request.muffled);
        if (request.centred) mixed.left = mixed.right = (mixed.left + mixed.right) / 2.0;
        frames[i] = pcm(mixed.left);
        frames[i + 1] = pcm(mixed.right);
    }
}

void MusicMixer::followOnBeat(const MusicRequest& request) {
    // A cross-fade always finishes, so that no track stops abruptly.
    if (request.track != track_ && settled() && provided(request.track))
        return begin(request.track, request.intensity);
    if (now_.at % (beatsPerBar * now_.loop->beat) == 0) choose(request.intensity);
}

void MusicMixer::choose(double intensity) {
    for (std::size_t i = 0; i < now_.wanted.size(); ++i) {
        const double from = now_.loop->layers[i].from;
        now_.wanted[i] = intensity >= (now_.wanted[i] ? from - hysteresis : from);
    }
}

void MusicMixer::begin(Track track, double intensity) {
    before_ = std::move(now_);
    faded_ = 0.0;
    track_ = track;
    const std::shared_ptr<const MusicLoop>& loop = loops_[static_cast<std::size_t>(track)];
    now_ = {loop, 0, std::vector<bool>(loop->layers.size(), false), {}};
    choose(intensity);
    now_.gains.assign(now_.wanted.begin(), now_.wanted.end());
}

MusicMixer::Stereo MusicMixer::nextOf(Deck& deck) {
    Stereo sum;
    if (deck.loop == nullptr) return sum;
    for (std::size_t i = 0; i < deck.gains.size(); ++i) {
        double& gain = deck.gains[i];
        gain = deck.wanted[i] ? std::min(1.0, gain + frame / layerComes)
                              : std::max(0.0, gain - frame / layerGoes);
        if (gain == 0.0) continue;
        const MusicLayer& layer = deck.loop->layers[i];
        const std::size_t at = deck.at % layer.samples.size();
        const double left = gain * layer.samples[at] / 32768.0;
        const double right = layer.right.empty() ? left : gain * layer.right[at] / 32768.0;
        sum.left += left * std::min(1.0, 1.0 - layer.pan);
        sum.right += right * std::min(1.0, 1.0 + layer.pan);
        sum.wide += left * layer.chorus;
    }
    ++deck.at;
    return sum;
}

MusicMixer::Stereo MusicMixer::nextFrame(bool muffled) {
    const Stereo now = nextOf(now_);
    const Stereo before = nextOf(before_);
    faded_ = std::min(1.0, faded_ + frame / fadeTime);
    if (faded_ >= 1.0) before_ = {};
    duckLeft_ = std::max(0.0, duckLeft_ - frame);
    duckGain_ +=
        duckLeft_ > 0.0 ? (ducked - duckGain_) * frame / duckFalls : (1.0 - duckGain_) * frame / duckRises;

    const double come = easeInOut(faded_);
    const double side = chorus_.next(come * now.wide + (1.0 - come) * before.wide);
    const Stereo both{come * now.left + (1.0 - come) * before.left + side,
                      come * now.right + (1.0 - come) * before.right - side};
    const Stereo heard = behindDoor(both, muffled);
    return {duckGain_ * heard.left, duckGain_ * heard.right};
}

MusicMixer::Stereo MusicMixer::behindDoor(Stereo dry, bool muffled) {
    door_ = towards(door_, muffled ? 1.0 : 0.0, frame / doorMoves);
    dull_.left += (dry.left - dull_.left) * doorShare;
    dull_.right += (dry.right - dull_.right) * doorShare;
    duller_.left += (dull_.left - duller_.left) * doorShare;
    duller_.right += (dull_.right - duller_.right) * doorShare;
    const double open = 1.0 - door_;
    const double shut = throughDoor * door_;
    return {open * dry.left + shut * duller_.left, open * dry.right + shut * duller_.right};
}

} // namespace arkanong
