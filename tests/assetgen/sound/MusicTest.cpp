#include "assetgen/sound/Music.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/audio/SoundFile.hpp"
#include "assetgen/sound/Score.hpp"
#include "assetgen/sound/SoundFigures.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <utility>

using namespace arkanong::test;

namespace {

/// Synthesised once for all tests, because it takes seconds.
const std::vector<MusicStem>& music() {
    static const std::vector<MusicStem> made = makeMusic();
    return made;
}

/// The samples of one channel.
std::vector<int> channelOf(const MusicStem& stem, std::size_t channel) {
    std::vector<int> samples;
    for (std::size_t i = channel; i < stem.samples.size(); i += stem.channels)
        samples.push_back(stem.samples[i]);
    return samples;
}

/// The channels of all stems.
std::vector<std::pair<std::string, std::vector<int>>> channels() {
    std::vector<std::pair<std::string, std::vector<int>>> all;
    for (const MusicStem& stem : music())
        for (std::size_t channel = 0; channel < stem.channels; ++channel)
            all.emplace_back(stem.name, channelOf(stem, channel));
    return all;
}

std::vector<double> signalOf(const MusicStem& stem) {
    std::vector<double> signal;
    for (const std::int16_t sample : stem.samples)
        signal.push_back(sample / 32767.0);
    return signal;
}

/// RMS of the whole signal, dB relative to full scale.
double level(const std::vector<double>& signal) {
    const double power = std::inner_product(signal.begin(), signal.end(), signal.begin(), 0.0);
    return 10.0 * std::log10(power / static_cast<double>(signal.size()));
}

/// Samples of each channel at the full rate.
std::size_t lengthOf(const MusicStem& stem) {
    return stem.samples.size() / stem.channels * (sampleRate / stem.rate);
}

std::vector<int> pitches(const std::vector<ScoreNote>& notes) {
    std::vector<int> all;
    all.reserve(notes.size());
    for (const ScoreNote& note : notes)
        all.push_back(note.pitch);
    return all;
}

Signal tick(double, double) { return {1.0, 0.5, 0.25}; }

} // namespace

TEST_CASE("synthesising the music again gives the committed files, sample for sample", "[assetgen]") {
    std::set<std::string> files;
    for (std::size_t track = 0; track < trackCount; ++track)
        for (const LayerTraits& layer : trackTraits(static_cast<Track>(track)).layers)
            files.insert(layer.file);
    CHECK(files.size() == music().size());
    for (const MusicStem& stem : music()) {
        INFO(stem.name);
        REQUIRE(files.count(stem.name) == 1);
        const std::string path = assetsPath("music/" + stem.name + ".flac");
        // Compared outside CHECK, which would print a million samples.
        const bool same = decodeSound(path, readSoundFile(path), stem.channels, stem.rate) == stem.samples;
        CHECK(same);
    }
}

TEST_CASE("no layer of the music clips, is silent, or has an offset", "[assetgen]") {
    for (const MusicStem& stem : music()) {
        INFO(stem.name);
        const std::vector<double> signal = signalOf(stem);
        CHECK(peak(signal) <= 0.35);
        CHECK(level(signal) > -42.0);
    }
    for (const auto& [name, samples] : channels()) {
        INFO(name);
        const double sum = std::accumulate(samples.begin(), samples.end(), 0.0);
        CHECK_THAT(sum / 32767.0 / static_cast<double>(samples.size()), WithinAbs(0.0, 0.0002));
    }
}

TEST_CASE("the end of each layer leads into its beginning", "[assetgen]") {
    for (const auto& [name, samples] : channels()) {
        INFO(name);
        int step = 0;
        for (std::size_t i = 1; i < samples.size(); ++i)
            step = std::max(step, std::abs(samples[i] - samples[i - 1]));
        constexpr int rounding = 16; // Music has 12 bits.
        CHECK(std::abs(samples.front() - samples.back()) <= step / 4 + rounding);
        // Notes that ring past the end continue at the beginning; otherwise there would be no reverberation.
        CHECK(std::any_of(samples.begin(), samples.begin() + 20, [](int sample) { return sample != 0; }));
    }
}

TEST_CASE("no layer of the music clicks where it begins again", "[assetgen]") {
    for (const auto& [name, samples] : channels()) {
        INFO(name);
        const std::size_t count = samples.size();
        // How sharply the curve bends at a sample: a click is a bend sharper than those of the notes.
        const auto bend = [&all = samples, count](std::size_t i) {
            return std::abs(all[(i + 1) % count] - 2 * all[i % count] + all[(i + count - 1) % count]);
        };
        constexpr std::size_t near = 8;
        int sharpest = 0;
        for (std::size_t i = near; i < count - near; ++i)
            sharpest = std::max(sharpest, bend(i));
        int atSeam = 0;
        for (std::size_t i = count - near; i < count + near; ++i)
            atSeam = std::max(atSeam, bend(i));
        CHECK(atSeam <= sharpest);
    }
}

TEST_CASE("the stems of a loop end together, to the sample", "[assetgen]") {
    std::map<std::string, std::size_t> whole;
    for (const MusicStem& stem : music()) {
        std::size_t& longest = whole[stem.name.substr(0, stem.name.rfind('-'))];
        longest = std::max(longest, lengthOf(stem));
    }
    for (const MusicStem& stem : music()) {
        INFO(stem.name);
        CHECK(whole[stem.name.substr(0, stem.name.rfind('-'))] % lengthOf(stem) == 0);
    }
}

TEST_CASE("the notes of a combo fit the theme of every world", "[assetgen]") {
    constexpr std::array<int, 5> scale{0, 2, 4, 7, 9};
    for (std::size_t i = static_cast<std::size_t>(Track::Brickyard); i < trackCount; ++i) {
        const TrackTraits& track = trackTraits(static_cast<Track>(i));
        INFO(track.name);
        const auto melody = std::find_if(music().begin(), music().end(), [&](const MusicStem& stem) {
            return stem.name == std::string(track.name) + "-melody";
        });
        REQUIRE(melody != music().end());
        const std::vector<double> spectrum = powerSpectrum(signalOf(*melody));
        const double width = 0.5 * melody->rate / static_cast<double>(spectrum.size() - 1);
        double inside = 0.0;
        double all = 0.0;
        for (std::size_t bin = 0; bin < spectrum.size(); ++bin) {
            const double hertz = static_cast<double>(bin) * width;
            if (hertz < 200.0 || hertz > 900.0) continue; // The fundamentals of the melody.
            const long semitone =
                std::lround(12.0 * std::log2(hertz / 440.0)) + 9 + 120 - track.key; // From the key.
            all += spectrum[bin];
            if (std::find(scale.begin(), scale.end(), semitone % 12) != scale.end()) inside += spectrum[bin];
        }
        CAPTURE(inside / all);
        CHECK(inside > 0.7 * all);
    }
}

TEST_CASE("no layer has more than seven tenths of its loop's power", "[assetgen]") {
    std::map<std::string, double> whole, powers;
    const auto loopOf = [](const MusicStem& stem) { return stem.name.substr(0, stem.name.rfind('-')); };
    for (const MusicStem& stem : music()) {
        powers[stem.name] = std::pow(10.0, level(signalOf(stem)) / 10.0);
        whole[loopOf(stem)] += powers[stem.name];
    }
    for (const MusicStem& stem : music()) {
        INFO(stem.name);
        CHECK(powers[stem.name] < 0.7 * whole[loopOf(stem)]);
        CHECK(powers[stem.name] > 0.02 * whole[loopOf(stem)]);
    }
}

TEST_CASE("a melody's text is parsed into notes", "[assetgen]") {
    const std::vector<ScoreNote> notes = melodyOf("a4:4 -:4 c#5+e5:8 | bb3:16");
    REQUIRE(notes.size() == 4);
    CHECK(pitches(notes) == std::vector<int>{0, 4, 7, -11});
    CHECK(notes[0].length == 4);
    CHECK(notes[1].start == 8);
    CHECK(notes[2].start == 8);
    CHECK(notes[3].start == 16);
    CHECK(notes[3].length == 16);
}

TEST_CASE("a figure arpeggiates chords with held notes and rests", "[assetgen]") {
    const std::vector<ScoreNote> notes = figured("a3+c4+e4 | f3+a3+c4", "0-.3............");
    REQUIRE(notes.size() == 4);
    CHECK(pitches(notes) == std::vector<int>{-12, 0, -16, -4});
    CHECK(notes[0].length == 2);
    CHECK(notes[1].start == 3);
    CHECK(notes[1].length == 1);
    CHECK(notes[2].start == 16);
    const std::vector<ScoreNote> chords = figured("a3+c4+e4", "*---*-..........");
    REQUIRE(chords.size() == 6);
    CHECK(chords[2].length == 4);
    CHECK(chords[5].length == 2);
}

TEST_CASE("a drum pattern is parsed into beats, loud and soft", "[assetgen]") {
    const std::vector<ScoreNote> beats = beatsOf("X..o ..x. .... .... | x... .... .... ....");
    REQUIRE(beats.size() == 4);
    CHECK(beats[0].strength > beats[2].strength);
    CHECK(beats[1].strength < beats[2].strength);
    CHECK(beats[1].start == 3);
    CHECK(beats[3].start == 16);
}

TEST_CASE("plucked notes sound in turns on the left and on the right, and those of a chord on one side",
          "[assetgen]") {
    const Stereo sides = playedAround({{0, 0, 1}, {0, 4, 1}, {3, 4, 1}, {0, 8, 1}}, tick, 1, 12);
    CHECK(sides.left == Signal{1.0, 0.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 0.25, 0.0});
    CHECK(sides.right == Signal{0.0, 0.0, 0.0, 0.0, 2.0, 1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0});
}

TEST_CASE("the shelf raises high notes, leaves low ones, and keeps a loop seamless", "[assetgen]") {
    const double hertz = GENERATE(100.0, 4000.0, 10000.0); // Whole periods in a second.
    const Signal loop = oscillate(Wave::Sine, hertz, 1.0);
    const Signal bright = brightened(loop, 2500.0, 2.0);
    const double raised = level(bright) - level(loop);
    if (hertz < 1000.0) CHECK_THAT(raised, WithinAbs(0.0, 0.2));
    if (hertz > 1000.0) CHECK(raised > 4.5);
    if (hertz > 1000.0) CHECK(raised <= 6.1);
    const double step = peak(bright) * 2.0 * 3.14159265358979 * hertz / sampleRate;
    CHECK(std::abs(bright.front() - bright.back()) <= 1.01 * step);
}

TEST_CASE("notes that ring past a loop's end continue at its beginning", "[assetgen]") {
    const Signal loop = played({{0, 3, 1}}, tick, 1, 4);
    CHECK(loop == Signal{0.5, 0.25, 0.0, 1.0});
}
