#pragma once

#include "assetgen/sound/Synth.hpp"

#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

// Music as data: a text notation for notes, and loops made of them.

inline constexpr int stepsInBar = 16; ///< A step is a sixteenth note.

struct ScoreNote {
    int pitch; ///< Semitones from A4.
    int start; ///< Steps.
    int length;
    double strength = 1.0;
};

/// Parses a melody: notes separated by spaces, bars by '|'. "e5:6" is an E in the fifth octave, six steps
/// long; "c#4" and "bb4" have accidentals; "c4+e4+g4:16" is a chord; "-:4" a rest. Bars must be full.
std::vector<ScoreNote> melodyOf(std::string_view text);

/// Plays chords, one per bar, with a figure (arpeggio pattern) of one character per step: '0' is the chord's
/// first note, '1' the second and so on, continuing an octave higher; '*' the whole chord, '-' holds, '.'
/// rests. "a3+c4+e4 f3+a3+c4" with "0-1-2-1-0-1-2-1-" is two bars of eighths.
std::vector<ScoreNote> figured(std::string_view chords, std::string_view figure);

/// Parses a drum pattern, one character per step: 'X' loud, 'x' normal, 'o' soft, '.' rest; ' ' and '|' are
/// ignored.
std::vector<ScoreNote> beatsOf(std::string_view text);

/// A signal for each ear, of equal lengths. If both hear the same, `right` is empty.
struct Stereo {
    Signal left;
    Signal right;

    Stereo(Signal both) : left(std::move(both)) {}
    Stereo(Signal leftSide, Signal rightSide) : left(std::move(leftSide)), right(std::move(rightSide)) {}
    bool mono() const { return right.empty(); }
};

/// Applies an effect for signals to each side.
template <typename Effect>
Stereo onEachSide(const Stereo& sides, Effect effect) {
    if (sides.mono()) return effect(sides.left);
    return {effect(sides.left), effect(sides.right)};
}

/// Plays a note held for `seconds`; it may ring longer.
using Instrument = Signal (*)(double frequency, double seconds);

/// A loop of `steps` steps, `stepSamples` samples each. Notes that ring past the end continue at the
/// beginning.
Signal played(const std::vector<ScoreNote>& notes, Instrument instrument, std::size_t stepSamples, int steps);

/// A drum and its pattern, see beatsOf().
struct DrumLine {
    Instrument drum;
    double gain;
    const char* beats;
};
/// A loop of all drum lines, `bars` bars long.
Signal drummed(const std::vector<DrumLine>& lines, std::size_t stepSamples, int bars);

/// Plays notes as above, in turns on the left and on the right. Notes that start together sound on the same side.
Stereo playedAround(const std::vector<ScoreNote>& notes, Instrument instrument, std::size_t stepSamples,
                    int steps);

/// Adds a feedback delay: echoes `delay` samples apart, each `feedback` (< 1) times the one before and
/// duller.
Signal echoing(const Signal& loop, std::size_t delay, double feedback);

/// Adds reverberation that wraps around the loop's end. The loop must be longer than the reverberation, about
/// 1 s. `wetness` in [0, 1] is the room's share.
Signal inRoomForEver(const Signal& loop, double wetness);

/// Sidechain ducking: on each beat the volume drops by the fraction `depth` and recovers until the next, to
/// make room for a bass drum.
Signal breathing(Signal loop, std::size_t stepSamples, double depth);

/// Every second sample of the loop, after removing what half the sample rate cannot hold. The loop must have an even
/// number of samples.
Signal atHalfTheRate(const Signal& loop);

/// Removes frequencies below 30 Hz and any DC offset.
Signal withoutOffset(const Signal& loop);

/// A shelf with one pole: `gain` times as loud well above `corner` Hz, unchanged well below.
Signal brightened(const Signal& loop, double corner, double gain);

/// Like levelled() of one signal, with the same gain on both sides.
Stereo levelled(const Stereo& sides, double targetLoudness, double peakLimit);

/// The recipe for one layer of a loop.
struct Stem {
    const char* name;
    int bars; ///< Divides the number of bars of its loop.
    /// Synthesises the stem for this step length.
    Stereo (*make)(std::size_t stepSamples);
    double loudness; ///< Target loudness of the loudest 50 ms.
};

struct LoopScore {
    const char* name;
    int beatsPerMinute;
    std::vector<Stem> stems;
    /// Scales the loudness of all stems. The ordinary 0.85 leaves room for the themes that are 3 dB louder.
    double gain = 0.85;
};

LoopScore titleMusic();
LoopScore playMusic();
LoopScore suddenDeathMusic();
LoopScore brickyardMusic();
LoopScore honeycombMusic();
LoopScore clockworkMusic();
LoopScore labyrinthMusic();
LoopScore mayhemMusic();
LoopScore bossMusic();

} // namespace arkanong
