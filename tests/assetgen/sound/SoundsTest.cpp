#include "assetgen/sound/Sounds.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/audio/SoundFile.hpp"
#include "assetgen/sound/Synth.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <numeric>
#include <set>

using namespace arkanong::test;

namespace {

Signal signalOf(const Sound& sound) {
    Signal signal;
    for (const std::int16_t sample : sound.samples)
        signal.push_back(sample / 32767.0);
    return signal;
}

double loudnessOf(const std::vector<Sound>& sounds, const std::string& name) {
    const auto found =
        std::find_if(sounds.begin(), sounds.end(), [&](const Sound& s) { return s.name == name; });
    REQUIRE(found != sounds.end());
    return loudness(signalOf(*found));
}

} // namespace

TEST_CASE("synthesising again gives the committed sound files, sample for sample", "[assetgen]") {
    std::set<std::string> names;
    for (const Sound& sound : makeSounds()) {
        INFO(sound.name);
        CHECK(names.insert(sound.name).second);
        const std::string path = assetsPath("sounds/" + sound.name + ".flac");
        // Compared outside CHECK, which would print ten thousands of samples.
        const bool same = decodeSound(path, readSoundFile(path)) == sound.samples;
        CHECK(same);
    }
    for (const auto& entry : std::filesystem::directory_iterator(assetsPath("sounds"))) {
        INFO("a file that no sound belongs to: " << entry.path().string());
        CHECK(names.count(entry.path().stem().string()) == 1);
    }
}

TEST_CASE("every sound starts and ends at zero and stays 3 dB below full scale", "[assetgen]") {
    for (const Sound& sound : makeSounds()) {
        INFO(sound.name);
        REQUIRE(sound.samples.size() > sampleRate / 20);
        CHECK(sound.samples.front() == 0);
        CHECK(sound.samples.back() == 0);
        CHECK(peak(signalOf(sound)) <= 0.7079);
        CHECK(loudness(signalOf(sound)) > 0.03);
    }
}

TEST_CASE("no sound has an offset or a click", "[assetgen]") {
    for (const Sound& sound : makeSounds()) {
        INFO(sound.name);
        const Signal signal = signalOf(sound);
        const double sum = std::accumulate(signal.begin(), signal.end(), 0.0);
        CHECK_THAT(sum / static_cast<double>(signal.size()), WithinAbs(0.0, 0.001));
        double step = 0.0;
        for (std::size_t i = 1; i < signal.size(); ++i)
            step = std::max(step, std::abs(signal[i] - signal[i - 1]));
        // Noise of 9 kHz moves by up to 1.2 times its amplitude, a jump from peak to peak by twice that.
        CHECK(step < 1.3 * peak(signal));
        CHECK(std::abs(signal[1]) < 0.01);
        // The last hundredth of a second fades out.
        const Signal end(signal.end() - sampleRate / 100, signal.end());
        CHECK(peak(end) < 0.01);
    }
}

TEST_CASE("a goal is the loudest event, wall and ball-ball hits are the quietest", "[assetgen]") {
    const std::vector<Sound> sounds = makeSounds();
    for (const char* name : {"paddle", "brick", "brick-hard", "brick-steel", "brick-break", "hexagon",
                             "convert", "shield-hit", "shield-broken"}) {
        INFO(name);
        CHECK(loudnessOf(sounds, name) < loudnessOf(sounds, "goal"));
        CHECK(loudnessOf(sounds, name) > loudnessOf(sounds, "wall"));
    }
    CHECK(loudnessOf(sounds, "shield-broken") > loudnessOf(sounds, "brick-break"));
    CHECK(loudnessOf(sounds, "ball-ball") < loudnessOf(sounds, "wall"));
}

TEST_CASE("bombs and broken shields stand out, frequent minor events do not", "[assetgen]") {
    const std::vector<Sound> sounds = makeSounds();
    for (const char* name : {"bomb", "shield-broken", "shield-repaired", "life-gained", "boss-phase",
                             "boss-foreman", "boss-umbra"}) {
        INFO(name);
        CHECK(loudnessOf(sounds, name) > loudnessOf(sounds, "paddle"));
        CHECK(loudnessOf(sounds, name) < loudnessOf(sounds, "goal"));
    }
    for (const char* name : {"catch-missed", "power-ended", "capsule", "laser-hit", "regrow"}) {
        INFO(name);
        CHECK(loudnessOf(sounds, name) < loudnessOf(sounds, "brick"));
    }
    CHECK(loudnessOf(sounds, "catch-bad") >= loudnessOf(sounds, "catch-good"));
}

TEST_CASE("important sounds are audible on speakers without bass", "[assetgen]") {
    const auto aboveBass = [](const std::vector<Sound>& sounds, const std::string& name) {
        const auto found =
            std::find_if(sounds.begin(), sounds.end(), [&](const Sound& s) { return s.name == name; });
        return loudness(filtered(signalOf(*found), Pass::High, 400.0));
    };
    const std::vector<Sound> sounds = makeSounds();
    for (const char* name : {"goal", "life-lost", "shield-broken", "win", "lose"}) {
        INFO(name);
        CHECK(aboveBass(sounds, name) > aboveBass(sounds, "paddle"));
    }
    for (const Sound& sound : sounds) {
        INFO(sound.name);
        CHECK(aboveBass(sounds, sound.name) > 0.03);
    }
}

TEST_CASE("menu sounds are softer than match sounds", "[assetgen]") {
    const std::vector<Sound> sounds = makeSounds();
    for (const char* name : {"menu-move", "menu-accept", "menu-back", "pause"}) {
        INFO(name);
        CHECK(loudnessOf(sounds, name) < loudnessOf(sounds, "brick"));
    }
}

TEST_CASE("frequent sounds are short", "[assetgen]") {
    for (const Sound& sound : makeSounds()) {
        INFO(sound.name);
        const double seconds = static_cast<double>(sound.samples.size()) / sampleRate;
        for (const char* name : {"bumper", "laser-hit", "capsule", "hold", "split", "fuse"})
            if (sound.name == name) CHECK(seconds < 0.8);
        for (const char* name : {"bomb", "freeze", "catch-good", "shield-broken"})
            if (sound.name == name) CHECK(seconds < 1.6);
    }
}

TEST_CASE("no two sounds are the same, nor nearly", "[assetgen]") {
    constexpr double nearlySame = 0.97;
    const std::vector<Sound> sounds = makeSounds();
    std::vector<Signal> signals;
    for (const Sound& sound : sounds)
        signals.push_back(signalOf(sound));
    // The normalised product of two signals is 1 for those that differ in volume only.
    for (std::size_t i = 0; i < signals.size(); ++i)
        for (std::size_t j = i + 1; j < signals.size(); ++j) {
            const std::size_t both = std::min(signals[i].size(), signals[j].size());
            double product = 0.0;
            for (std::size_t at = 0; at < both; ++at)
                product += signals[i][at] * signals[j][at];
            const auto energy = [](const Signal& signal) {
                return std::inner_product(signal.begin(), signal.end(), signal.begin(), 0.0);
            };
            INFO(sounds[i].name << " and " << sounds[j].name);
            CHECK(std::abs(product) < nearlySame * std::sqrt(energy(signals[i]) * energy(signals[j])));
        }
}

TEST_CASE("the countdown is an A5", "[assetgen]") {
    const std::vector<Sound> sounds = makeSounds();
    const auto countdown =
        std::find_if(sounds.begin(), sounds.end(), [](const Sound& s) { return s.name == "countdown"; });
    REQUIRE(countdown != sounds.end());
    // Zero crossings in the middle, where the overtones have decayed.
    const auto from = static_cast<std::ptrdiff_t>(sampleCount(0.1));
    const auto to = static_cast<std::ptrdiff_t>(sampleCount(0.2));
    int rising = 0;
    for (auto i = countdown->samples.begin() + from; i != countdown->samples.begin() + to; ++i)
        rising += *i < 0 && *(i + 1) >= 0 ? 1 : 0;
    CHECK_THAT(static_cast<double>(rising), WithinAbs(88.0, 1.0));
}
