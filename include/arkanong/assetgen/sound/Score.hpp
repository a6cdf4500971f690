#pragma once

#include "arkanong/assetgen/sound/Synth.hpp"

#include <string_view>
#include <vector>

namespace arkanong {

// Music as data: notes as short text, and the loops that are made of them.

inline constexpr int stepsInBar = 16; ///< A step is a sixteenth.

struct ScoreNote {
    int pitch; ///< Semitones from A4.
    int start; ///< Steps, as is the next.
    int length;
    double strength = 1.0;
};

/// A melody: notes apart by spaces, bars by '|'. "e5:6" is an E in the fifth octave, six steps long; "c#4",
/// "bb4" have their signs; "c4+e4+g4:16" is a chord; "-:4" a rest. Bars must be full.
std::vector<ScoreNote> melodyOf(std::string_view text);

/// Chords, one a bar, each played as the figure says, a character a step: '0' is the chord's first note, '1'
/// its second..., beyond the last they go on an octave higher; '*' is the whole chord, '-' holds on, '.'
/// rests. "a3+c4+e4 f3+a3+c4" with "0-1-2-1-0-1-2-1-" is two bars of eighths.
std::vector<ScoreNote> figured(std::string_view chords, std::string_view figure);

/// One drum, a character a step: 'X' loud, 'x' usual, 'o' soft, '.' none; ' ' and '|' are for the reader.
std::vector<ScoreNote> beatsOf(std::string_view text);

/// Plays a note that is held for so many seconds; may ring on after that.
using Instrument = Signal (*)(double frequency, double seconds);

/// A loop of `steps` steps of `stepSamples` samples each. What rings on at its end rings into its beginning.
Signal played(const std::vector<ScoreNote>& notes, Instrument instrument, std::size_t stepSamples, int steps);

/// A drum and its beats, as in beatsOf().
struct DrumLine {
    Instrument drum;
    double gain;
    const char* beats;
};
/// All of them together, `bars` bars.
Signal drummed(const std::vector<DrumLine>& lines, std::size_t stepSamples, int bars);

/// The loop with echoes of itself, `delay` samples apart, each `feedback` (below 1) times the one before and
/// duller.
Signal echoing(const Signal& loop, std::size_t delay, double feedback);

/// The loop in the room that has been sounding for ever. It must be longer than the room's ring, about a
/// second.
Signal inRoomForEver(const Signal& loop, double wetness);

/// Quieter by the share `depth` at each beat, and back until the next: room for a bass drum.
Signal breathing(Signal loop, std::size_t stepSamples, double depth);

/// The loop without what lies below 30 Hz.
Signal withoutOffset(const Signal& loop);

/// One layer of a loop.
struct Stem {
    const char* name;
    int bars; ///< Divides those of its loop.
    /// The stem at this length of a step, samples.
    Signal (*make)(std::size_t stepSamples);
    double loudness; ///< Of the loudest 50 ms.
};

struct LoopScore {
    const char* name;
    int beatsPerMinute;
    std::vector<Stem> stems;
};

LoopScore titleMusic();
LoopScore playMusic();
LoopScore suddenDeathMusic();

} // namespace arkanong
