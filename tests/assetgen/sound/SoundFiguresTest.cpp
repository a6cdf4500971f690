#include "assetgen/sound/SoundFigures.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/audio/SoundFile.hpp"
#include "assetgen/sound/Instruments.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

using namespace arkanong::test;

namespace {

/// Of the shipped files, by their names.
const std::map<std::string, SoundFigures>& shipped() {
    static const std::map<std::string, SoundFigures> sounds = [] {
        std::map<std::string, SoundFigures> all;
        for (const auto& entry : std::filesystem::directory_iterator(assetsPath("sounds"))) {
            const std::string path = entry.path().string();
            Signal signal;
            for (const std::int16_t sample : decodeSound(path, readSoundFile(path)))
                signal.push_back(sample / 32768.0);
            all.emplace(entry.path().stem().string(), figuresOf(signal));
        }
        return all;
    }();
    return sounds;
}

Signal tone(double hertz, double seconds) {
    return shaped(oscillate(Wave::Sine, hertz, seconds), {0.002, 0.2, 0.0, 0.05});
}

/// The ratio of the loudest to the softest of these.
double loudnessRange(const std::vector<std::string>& names) {
    double loudest = 0.0;
    double softest = 1.0;
    for (const std::string& name : names) {
        loudest = std::max(loudest, shipped().at(name).loudness);
        softest = std::min(softest, shipped().at(name).loudness);
    }
    return loudest / softest;
}

} // namespace

TEST_CASE("the spectrum of a sine has its power at the sine's frequency", "[assetgen]") {
    const Signal sine =
        oscillate(Wave::Sine, 1033.59375, 16384.5 / sampleRate); // 384 periods in 16384 samples.
    const std::vector<double> spectrum = powerSpectrum(sine);
    REQUIRE(spectrum.size() == 8193);
    const auto highest = std::max_element(spectrum.begin(), spectrum.end());
    CHECK(highest - spectrum.begin() == 384);
    CHECK_THAT(std::sqrt(*highest), WithinAbs(16384.0 / 2.0, 1.0));
}

TEST_CASE("a tone's centroid is its frequency, its attack that of its envelope", "[assetgen]") {
    const Signal slow = shaped(oscillate(Wave::Sine, 800.0, 1.0), {0.5, 1.0, 1.0, 0.1});
    const SoundFigures figures = figuresOf(slow);
    CHECK_THAT(figures.centroid, WithinAbs(800.0, 5.0));
    CHECK_THAT(figures.attack, WithinAbs(0.4, 0.01));
    CHECK_THAT(figures.seconds, WithinAbs(1.0, 0.001));
    const auto loudest = std::max_element(figures.bands.begin(), figures.bands.end());
    CHECK(loudest - figures.bands.begin() == 12); // 800 Hz, the twelfth third-octave above 50 Hz.
}

TEST_CASE("likeness ignores volume, and falls with another colour or another course", "[assetgen]") {
    const SoundFigures sound = figuresOf(tone(440.0, 0.6));
    Signal soft = tone(440.0, 0.6);
    for (double& sample : soft)
        sample *= 0.1;
    CHECK_THAT(likeness(sound, figuresOf(soft)), WithinAbs(1.0, 1e-9));
    const double colour = likeness(sound, figuresOf(tone(3000.0, 0.6)));
    const double course = likeness(sound, figuresOf(reversed(tone(440.0, 0.6))));
    CHECK(colour < 0.7);
    CHECK(course < 0.8);
    CHECK(likeness(sound, figuresOf(reversed(tone(3000.0, 0.6)))) < std::min(colour, course));
    CHECK_THAT(likeness(sound, figuresOf(tone(3000.0, 0.6))),
               WithinAbs(likeness(figuresOf(tone(3000.0, 0.6)), sound), 1e-12));
}

TEST_CASE("no two sound effects are twins", "[assetgen]") {
    for (auto a = shipped().begin(); a != shipped().end(); ++a)
        for (auto b = std::next(a); b != shipped().end(); ++b) {
            INFO(a->first << " and " << b->first);
            CHECK(likeness(a->second, b->second) <= greatestLikeness);
        }
}

TEST_CASE("the sound effects use two decades of frequencies, and do not crowd in the middle", "[assetgen]") {
    double lowest = 1e9;
    double highest = 0.0;
    std::ptrdiff_t crowded = 0; // Where two thirds of them once were.
    for (const auto& [name, figures] : shipped()) {
        lowest = std::min(lowest, figures.centroid);
        highest = std::max(highest, figures.centroid);
        crowded += figures.centroid > 250.0 && figures.centroid < 900.0 ? 1 : 0;
    }
    CAPTURE(lowest, highest, crowded);
    CHECK(highest > 100.0 * lowest);
    CHECK(static_cast<double>(crowded) < 0.4 * static_cast<double>(shipped().size()));
}

TEST_CASE("hard contacts begin within six milliseconds, and with a click above 3 kHz", "[assetgen]") {
    for (const char* name :
         {"paddle", "smash", "brick", "brick-steel", "brick-hard", "brick-break", "glass", "shield-broken"}) {
        INFO(name);
        const std::string path = assetsPath("sounds/" + std::string(name) + ".flac");
        Signal begin;
        for (const std::int16_t sample : decodeSound(path, readSoundFile(path)))
            begin.push_back(sample / 32768.0);
        begin.resize(sampleCount(0.01));
        CHECK(figuresOf(begin).attack < 0.0065);
        CHECK(peak(filtered(begin, Pass::High, 3000.0)) > 0.2 * peak(begin));
    }
    CHECK(shipped().at("cushion").attack > 0.008);
}

TEST_CASE("contacts begin with a tick: paddle and brick wooden, hexagon and wall light, a cushion without",
          "[assetgen]") {
    // Before: paddle -38.3, brick -37.5.
    CHECK_THAT(shipped().at("paddle").tickLevel + 38.3, WithinAbs(9.0, 1.0));
    CHECK_THAT(shipped().at("brick").tickLevel + 37.5, WithinAbs(9.0, 1.0));
    CHECK(shipped().at("paddle").tick > 0.05);
    CHECK(shipped().at("brick").tick > 0.1);
    CHECK_THAT(shipped().at("hexagon").tick, WithinAbs(0.05, 0.015));
    CHECK_THAT(shipped().at("wall").tick, WithinAbs(0.03, 0.01));
    CHECK(shipped().at("smash").tick > 0.4);
    CHECK(shipped().at("smash").seconds < 0.3);
    CHECK(shipped().at("cushion").tick < 0.001);
}

TEST_CASE("the tick of a wall is over after a millisecond", "[assetgen]") {
    const std::string path = assetsPath("sounds/wall.flac");
    Signal wall;
    for (const std::int16_t sample : decodeSound(path, readSoundFile(path)))
        wall.push_back(sample / 32768.0);
    const Signal bright = filtered(wall, Pass::High, 3000.0);
    const auto after = static_cast<std::ptrdiff_t>(sampleCount(0.003)); // It begins a millisecond late.
    CHECK(peak(Signal(bright.begin() + after, bright.end())) < 0.2 * peak(bright));
}

TEST_CASE("the figures of a tick are those of the first 8 ms", "[assetgen]") {
    const Signal high = oscillate(Wave::Sine, 4200.0, 0.1);
    CHECK(figuresOf(high).tick > 0.85);
    CHECK(figuresOf(high).tickLevel > -8.0);
    Signal late(sampleCount(0.01), 0.0);
    mixIn(late, high, 1.0, 0.01);
    CHECK(figuresOf(late).tick == 0.0);
    CHECK(figuresOf(late).tickLevel < -100.0);
    CHECK(figuresOf(oscillate(Wave::Sine, 300.0, 0.1)).tick < 0.01);
    CHECK(figuresOf(oscillate(Wave::Sine, 1000.0, 0.1)).tickLevel < -30.0);
    CHECK(figuresOf(oscillate(Wave::Sine, 10900.0, 0.1)).tickLevel < -20.0);
}

TEST_CASE("two equal sides are mono, unrelated ones wide, and treble is what lies above 4 kHz",
          "[assetgen]") {
    const Signal low = oscillate(Wave::Sine, 300.0, 0.5);
    const Signal high = oscillate(Wave::Sine, 9000.0, 0.5);
    const StereoFigures mono = stereoFiguresOf(low, low);
    CHECK_THAT(mono.correlation, WithinAbs(1.0, 1e-9));
    CHECK(mono.width < -100.0);
    CHECK_THAT(mono.level, WithinAbs(-3.0, 0.1));
    CHECK(mono.treble < -60.0);
    const StereoFigures wide = stereoFiguresOf(low, high);
    CHECK_THAT(wide.correlation, WithinAbs(0.0, 0.01));
    CHECK_THAT(wide.width, WithinAbs(0.0, 0.1));
    CHECK_THAT(wide.treble, WithinAbs(-3.0, 0.4));
}

TEST_CASE("comparable sound effects are comparably loud, and none clips", "[assetgen]") {
    for (const auto& [name, figures] : shipped()) {
        INFO(name);
        CHECK(figures.peak < 0.71);
    }
    // 6 dB are a factor of 2.
    CHECK(loudnessRange({"paddle", "smash", "cushion", "brick", "brick-hard", "brick-steel", "hexagon",
                         "bumper"}) < 2.2);
    CHECK(loudnessRange({"wide", "narrow", "fireball", "sticky", "laser-ready", "slow", "magnet", "reverse",
                         "freeze", "blind-spot", "overdrive", "wall-raised"}) < 1.5);
    CHECK(loudnessRange({"boss-foreman", "boss-queen", "boss-clockmaker", "boss-minotaur", "boss-umbra",
                         "boss-phase"}) < 1.5);
    CHECK(loudnessRange({"menu-move", "menu-accept", "menu-back", "pause"}) < 1.7);
    CHECK(loudnessRange({"win", "lose"}) < 1.2);
}
