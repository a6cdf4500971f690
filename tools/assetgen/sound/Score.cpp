#include "assetgen/sound/Score.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <utility>

namespace arkanong {

namespace {

/// Removes and returns the text up to the next `separator`, which is removed too.
std::string_view takeUntil(std::string_view& rest, char separator) {
    const std::string_view part = rest.substr(0, rest.find(separator));
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    return part;
}

int pitchOf(std::string_view name) {
    // Semitones above C of the notes a to g.
    constexpr std::array<int, 7> naturals{9, 11, 0, 2, 4, 5, 7};
    assert(name.size() >= 2 && name.front() >= 'a' && name.front() <= 'g');
    int pitch = naturals.at(static_cast<std::size_t>(name.front() - 'a'));
    if (name[1] == '#') ++pitch;
    if (name[1] == 'b') --pitch;
    constexpr int octave = 12;
    constexpr int a4 = 4 * octave + 9;
    return pitch + octave * (name.back() - '0') - a4;
}

std::vector<int> chordOf(std::string_view text) {
    std::vector<int> pitches;
    while (!text.empty())
        pitches.push_back(pitchOf(takeUntil(text, '+')));
    return pitches;
}

int numberIn(std::string_view digits) {
    int number = 0;
    for (const char digit : digits)
        number = 10 * number + (digit - '0');
    return number;
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty())
        if (const std::string_view word = takeUntil(text, ' '); !word.empty()) words.push_back(word);
    return words;
}

void addFigure(std::vector<ScoreNote>& notes, const std::vector<int>& chord, std::string_view figure,
               int start) {
    const int count = static_cast<int>(chord.size());
    std::size_t held = notes.size(); // Notes from this index on are still held.
    for (int step = 0; step < stepsInBar; ++step) {
        const char sign = figure[static_cast<std::size_t>(step)];
        if (sign == '-') {
            for (std::size_t i = held; i < notes.size(); ++i)
                ++notes[i].length;
            continue;
        }
        held = notes.size();
        if (sign == '*') {
            for (const int pitch : chord)
                notes.push_back({pitch, start + step, 1});
        } else if (sign != '.') {
            const int index = sign - '0';
            const int pitch = chord[static_cast<std::size_t>(index % count)] + 12 * (index / count);
            notes.push_back({pitch, start + step, 1});
        }
    }
}

/// The steady state of `effect`: it is applied to two rounds of the loop, and the second is returned.
template <typename Effect>
Signal settled(const Signal& loop, Effect effect) {
    Signal twice = loop;
    twice.insert(twice.end(), loop.begin(), loop.end());
    const Signal after = effect(twice);
    const auto second = after.begin() + static_cast<std::ptrdiff_t>(loop.size());
    return {second, second + static_cast<std::ptrdiff_t>(loop.size())};
}

} // namespace

std::vector<ScoreNote> melodyOf(std::string_view text) {
    std::vector<ScoreNote> notes;
    int at = 0;
    for (std::string_view word : wordsOf(text)) {
        if (word == "|") {
            assert(at % stepsInBar == 0);
            continue;
        }
        const std::string_view chord = takeUntil(word, ':');
        const int length = numberIn(word);
        assert(length > 0);
        if (chord != "-")
            for (const int pitch : chordOf(chord))
                notes.push_back({pitch, at, length});
        at += length;
    }
    assert(at % stepsInBar == 0);
    return notes;
}

std::vector<ScoreNote> figured(std::string_view chords, std::string_view figure) {
    assert(figure.size() == stepsInBar);
    std::vector<ScoreNote> notes;
    int start = 0;
    for (const std::string_view chord : wordsOf(chords)) {
        if (chord == "|") continue;
        addFigure(notes, chordOf(chord), figure, start);
        start += stepsInBar;
    }
    return notes;
}

std::vector<ScoreNote> beatsOf(std::string_view text) {
    std::vector<ScoreNote> notes;
    int step = 0;
    for (const char sign : text) {
        if (sign == ' ' || sign == '|') continue;
        if (sign == 'X') notes.push_back({0, step, 1, 1.0});
        if (sign == 'x') notes.push_back({0, step, 1, 0.75});
        if (sign == 'o') notes.push_back({0, step, 1, 0.4});
        ++step;
    }
    assert(step % stepsInBar == 0);
    return notes;
}

Signal played(const std::vector<ScoreNote>& notes, Instrument instrument, std::size_t stepSamples,
              int steps) {
    Signal loop(stepSamples * static_cast<std::size_t>(steps), 0.0);
    std::map<std::pair<int, int>, Signal> known; // Cache: a score has many notes but few different ones.
    for (const ScoreNote& note : notes) {
        assert(note.start < steps);
        Signal& sound = known[{note.pitch, note.length}];
        if (sound.empty()) {
            const auto held = static_cast<double>(static_cast<std::size_t>(note.length) * stepSamples);
            sound = instrument(noteFrequency(note.pitch), held / sampleRate);
        }
        std::size_t at = stepSamples * static_cast<std::size_t>(note.start);
        for (const double sample : sound) {
            loop[at] += sample * note.strength;
            if (++at == loop.size()) at = 0;
        }
    }
    return loop;
}

Signal drummed(const std::vector<DrumLine>& lines, std::size_t stepSamples, int bars) {
    Signal mix;
    for (const DrumLine& line : lines)
        mixIn(mix, played(beatsOf(line.beats), line.drum, stepSamples, bars * stepsInBar), line.gain);
    return mix;
}

Signal echoing(const Signal& loop, std::size_t delay, double feedback) {
    assert(feedback < 1.0);
    constexpr double corner = 2600.0;
    Signal out = loop;
    Signal echo = loop;
    std::size_t late = 0;
    for (double gain = feedback; gain > 0.03; gain *= feedback) {
        echo = settled(echo, [](const Signal& signal) { return softened(signal, corner); });
        late = (late + delay) % loop.size();
        for (std::size_t i = 0; i < loop.size(); ++i)
            out[i] += gain * echo[(i + loop.size() - late) % loop.size()];
    }
    return out;
}

Signal inRoomForEver(const Signal& loop, double wetness) {
    return settled(loop, [&](const Signal& signal) { return inRoom(signal, wetness, 0.0); });
}

Signal breathing(Signal loop, std::size_t stepSamples, double depth) {
    const std::size_t beat = 4 * stepSamples;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        // Falls within 8 ms of the beat, which avoids a click, and recovers along a curve.
        const double way = static_cast<double>(i % beat) / static_cast<double>(beat);
        const double down = std::min(1.0, static_cast<double>(i % beat) / sampleRate / 0.008);
        loop[i] *= 1.0 - depth * down * (1.0 - way) * (1.0 - way);
    }
    return loop;
}

Signal atHalfTheRate(const Signal& loop) {
    assert(loop.size() % 2 == 0);
    // A half-band filter: a sinc within a Blackman window; every second of its weights is 0.
    constexpr std::size_t reach = 16;
    std::array<double, reach> weights{}; // Of the samples 1, 3, 5... away.
    for (std::size_t i = 0; i < reach; ++i) {
        const double away = 2.0 * static_cast<double>(i) + 1.0;
        const double turns = away / (2.0 * (2.0 * reach + 1.0));
        const double window =
            0.42 + 0.5 * rotationFromTurns(turns).cosine + 0.08 * rotationFromTurns(2.0 * turns).cosine;
        weights[i] = window * (i % 2 == 0 ? 1.0 : -1.0) / (pi * away);
    }
    const std::size_t count = loop.size();
    Signal half;
    half.reserve(count / 2);
    for (std::size_t at = 0; at < count; at += 2) {
        double sum = 0.5 * loop[at];
        for (std::size_t i = 0; i < reach; ++i) {
            const std::size_t away = 2 * i + 1;
            sum += weights[i] * (loop[(at + away) % count] + loop[(at + count - away) % count]);
        }
        half.push_back(sum);
    }
    return half;
}

Signal withoutOffset(const Signal& loop) {
    return settled(loop, [](const Signal& signal) { return filtered(signal, Pass::High, 30.0); });
}

Signal brightened(const Signal& loop, double corner, double gain) {
    Signal bright = loop;
    mixIn(bright, loop, gain - 1.0);
    mixIn(bright, settled(loop, [&](const Signal& signal) { return softened(signal, corner); }), 1.0 - gain);
    return bright;
}

} // namespace arkanong
