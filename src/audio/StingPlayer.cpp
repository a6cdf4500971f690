#include "arkanong/audio/StingPlayer.hpp"

#include <cmath>
#include <string_view>

namespace arkanong {

namespace {

constexpr double quaverOf(const Sting& sting) { return 30.0 / sting.beatsPerMinute; }

} // namespace

std::optional<double> pitchOf(char note) {
    constexpr std::string_view naturals =
        "C D EF G A Bc d ef g a b";  // A character, or a gap, for each semitone.
    constexpr double sampled = 12.0; // Middle C.
    const std::size_t semitones = naturals.find(note);
    if (note == ' ' || semitones == std::string_view::npos) return std::nullopt;
    return std::exp2((static_cast<double>(semitones) - sampled) / 12.0);
}

double StingPlayer::secondsOf(const Sting& sting) {
    return quaverOf(sting) * static_cast<double>(sting.notes.size());
}

std::vector<SoundCue> StingPlayer::advance(double seconds) {
    time_ += seconds;
    std::vector<SoundCue> cues;
    for (; next_ < sting_.notes.size() && time_ >= quaverOf(sting_) * static_cast<double>(next_); ++next_)
        if (const std::optional<double> pitch = pitchOf(sting_.notes[next_]))
            cues = {{SoundId::Pluck, *pitch}};
    return cues;
}

} // namespace arkanong
