#include "arkanong/audio/MusicMixer.hpp"

#include "Catch.hpp"
#include "arkanong/audio/SoundFile.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

namespace {

constexpr std::size_t beat = 1000;
constexpr std::size_t bar = 4 * beat;
constexpr std::int16_t loud = 3000;

/// Layers of constant level, so that the output shows their gains.
MusicLoop flat(const std::vector<double>& from, std::int16_t level = loud) {
    MusicLoop loop;
    loop.layers.reserve(from.size());
    loop.beat = beat;
    for (const double intensity : from)
        loop.layers.push_back({std::vector<std::int16_t>(bar, level), intensity, 0.0});
    return loop;
}

/// Has the loops of the first tracks.
MusicMixer mixerOf(const std::vector<MusicLoop>& loops) {
    MusicMixer mixer;
    for (std::size_t i = 0; i < loops.size(); ++i)
        mixer.provide(static_cast<Track>(i), std::make_shared<const MusicLoop>(loops[i]));
    return mixer;
}

/// Title: one layer at half level; play: layers from intensities 0 and 0.5; sudden death: one.
MusicMixer flatMixer() { return mixerOf({flat({0.0}, loud / 2), flat({0.0, 0.5}), flat({0.0})}); }

std::vector<std::int16_t> mixed(MusicMixer& mixer, const MusicRequest& request, std::size_t frames) {
    std::vector<std::int16_t> out(2 * frames);
    mixer.mix(request, out);
    return out;
}

MusicRequest playing(double intensity, bool muffled = false) { return {Track::Play, intensity, muffled}; }

/// The output when all fades are over.
std::int16_t settled(MusicMixer& mixer, const MusicRequest& request) {
    return mixed(mixer, request, 4 * soundRate).back();
}

int largestStep(const std::vector<std::int16_t>& samples) {
    int largest = 0;
    for (std::size_t i = 2; i < samples.size(); ++i)
        largest = std::max(largest, std::abs(samples[i] - samples[i - 2]));
    return largest;
}

} // namespace

TEST_CASE("music begins with the requested track and fades in", "[audio]") {
    MusicMixer mixer = flatMixer();
    CHECK_FALSE(mixer.track());
    const auto first = mixed(mixer, playing(0.0), soundRate * 2);
    CHECK(mixer.track() == Track::Play);
    CHECK(first.front() == 0);
    CHECK_THAT(first.back(), WithinAbs(loud, 2.0));
    CHECK(largestStep(first) <= 2);
}

TEST_CASE("a layer fades in and out on bar lines", "[audio]") {
    MusicMixer mixer = flatMixer();
    mixed(mixer, playing(0.0), 20 * bar + 10);
    mixed(mixer, playing(0.6), bar - 20);
    CHECK(mixer.layerGain(1) == 0.0);
    const auto coming = mixed(mixer, playing(0.6), bar);
    CHECK(mixer.layerGain(1) == 1.0);
    CHECK_THAT(coming.back(), WithinAbs(2 * loud, 2.0));
    CHECK(largestStep(coming) <= 3);

    mixed(mixer, playing(0.6), 20);
    mixed(mixer, playing(0.0), bar - 20);
    CHECK(mixer.layerGain(1) == 1.0);
    const auto going = mixed(mixer, playing(0.0), 2 * soundRate);
    CHECK(mixer.layerGain(1) == 0.0);
    CHECK_THAT(going.back(), WithinAbs(loud, 2.0));
    CHECK(largestStep(going) <= 2);
}

TEST_CASE("an intensity that fluctuates around a layer's threshold does not toggle the layer", "[audio]") {
    MusicMixer mixer = flatMixer();
    settled(mixer, playing(0.51));
    for (int i = 0; i < 10; ++i) {
        mixed(mixer, playing(i % 2 == 0 ? 0.46 : 0.51), bar);
        CHECK(mixer.layerGain(1) == 1.0);
    }
    settled(mixer, playing(0.3));
    CHECK(mixer.layerGain(1) == 0.0);
}

TEST_CASE("layers of different lengths stay in sync for any block size", "[audio]") {
    MusicLoop loop;
    loop.beat = beat;
    std::vector<std::int16_t> ramp(3 * bar);
    for (std::size_t i = 0; i < ramp.size(); ++i)
        ramp[i] = static_cast<std::int16_t>(i % 7000);
    loop.layers = {{ramp, 0.0, 0.0}, {std::vector<std::int16_t>(ramp.begin(), ramp.begin() + bar), 0.0, 0.0}};
    const auto play = [&](std::size_t portion) {
        MusicMixer mixer = mixerOf({flat({0.0}), loop, flat({0.0})});
        std::vector<std::int16_t> all;
        while (all.size() < 2 * 24 * bar) {
            const auto part = mixed(mixer, playing(0.0), portion);
            all.insert(all.end(), part.begin(), part.end());
        }
        all.resize(2 * 24 * bar);
        return all;
    };
    const auto whole = play(24 * bar);
    CHECK(whole == play(97));
    // After the fade-in each frame is the exact sum of both layers.
    for (const std::size_t at : {24 * bar - 1, 24 * bar - bar, 24 * bar - 2 * bar - 77}) {
        const double sum = ramp[at % ramp.size()] + ramp[at % bar];
        CHECK_THAT(whole[2 * at], WithinAbs(sum, 2.0));
    }
}

TEST_CASE("tracks crossfade from the next beat on, without a jump or a bulge", "[audio]") {
    MusicMixer mixer = flatMixer();
    settled(mixer, {Track::Title});
    mixed(mixer, {Track::Title}, beat / 2 + beat - (4 * soundRate) % beat);
    mixed(mixer, playing(1.0), beat / 2 - 1);
    CHECK(mixer.track() == Track::Title);
    const auto fade = mixed(mixer, playing(1.0), 2 * soundRate);
    CHECK(mixer.track() == Track::Play);
    CHECK_THAT(fade.front(), WithinAbs(loud / 2, 2.0));
    CHECK_THAT(fade.back(), WithinAbs(2 * loud, 2.0));
    CHECK(largestStep(fade) <= 2);
    CHECK(std::is_sorted(fade.begin(), fade.end()));
}

TEST_CASE("a request that changes during a crossfade takes effect when that is over", "[audio]") {
    MusicMixer mixer = flatMixer();
    settled(mixer, {Track::Title});
    mixed(mixer, playing(0.0), 2 * beat);
    REQUIRE(mixer.track() == Track::Play);
    const auto back = mixed(mixer, {Track::Title}, 4 * soundRate);
    CHECK(mixer.track() == Track::Title);
    CHECK(largestStep(back) <= 2);
    CHECK_THAT(back.back(), WithinAbs(loud / 2, 2.0));
}

TEST_CASE("music ducks for important sounds and comes back", "[audio]") {
    MusicMixer mixer = flatMixer();
    settled(mixer, playing(0.0));
    mixer.duck(0.5);
    mixer.duck(0.1); // Does not shorten the longer one.
    const auto low = mixed(mixer, playing(0.0), soundRate / 2);
    CHECK_THAT(low[2 * (soundRate / 5)], WithinAbs(0.4 * loud, 10.0));
    CHECK_THAT(low.back(), WithinAbs(0.4 * loud, 10.0));
    CHECK(largestStep(low) <= 4);
    CHECK_THAT(settled(mixer, playing(0.0)), WithinAbs(loud, 4.0));
}

TEST_CASE("a broken shield lowers the music to half for 120 ms; it recovers within 1.5 s", "[audio]") {
    MusicMixer mixer = flatMixer();
    settled(mixer, playing(0.0));
    mixer.duck(0.12);
    const auto low = mixed(mixer, playing(0.0), soundRate * 2);
    const auto at = [&](double seconds) { return low[2 * static_cast<std::size_t>(seconds * soundRate)]; };
    CHECK(at(0.1) < 0.5 * loud);
    CHECK(at(0.119) < 0.42 * loud);
    CHECK(at(0.5) > 0.6 * loud);
    CHECK(at(1.5) > 0.95 * loud);
    CHECK(largestStep(low) <= 4);
}

TEST_CASE("the previous track plays until the requested one is decoded", "[audio]") {
    MusicMixer mixer;
    CHECK(mixed(mixer, playing(0.0), 3 * bar).back() == 0);
    CHECK_FALSE(mixer.track());
    const auto title = std::make_shared<const MusicLoop>(flat({0.0}));
    mixer.provide(Track::Title, title);
    CHECK(mixer.provided(Track::Title));
    CHECK_THAT(settled(mixer, {Track::Title}), WithinAbs(loud, 2.0));
    CHECK_THAT(settled(mixer, playing(0.0)), WithinAbs(loud, 2.0));
    CHECK(mixer.track() == Track::Title);
    mixer.provide(Track::Play, std::make_shared<const MusicLoop>(flat({0.0}, loud / 2)));
    mixed(mixer, playing(0.0), 2 * beat);
    CHECK(mixer.track() == Track::Play);
    CHECK_FALSE(mixer.settled());
    mixer.provide(Track::Title, nullptr); // It still fades out, and is then released.
    CHECK(title.use_count() == 2);
    CHECK_THAT(settled(mixer, playing(0.0)), WithinAbs(loud / 2, 2.0));
    CHECK(mixer.settled());
    CHECK(title.use_count() == 1);
}

TEST_CASE("behind a paused match music is quieter and muffled", "[audio]") {
    MusicLoop loop = flat({0.0});
    for (std::size_t i = 0; i < bar; ++i) // 5.5 kHz
        loop.layers[0].samples[i] = i % 8 < 4 ? loud : -loud;
    MusicMixer mixer = mixerOf({flat({0.0}), loop, flat({0.0})});
    const auto level = [&](bool muffled) {
        mixed(mixer, playing(0.0, muffled), 2 * soundRate);
        const auto out = mixed(mixer, playing(0.0, muffled), bar);
        return *std::max_element(out.begin(), out.end());
    };
    CHECK(level(false) > 0.99 * loud);
    CHECK(level(true) < 0.05 * loud);
    CHECK(level(false) > 0.99 * loud);
    MusicMixer low = flatMixer();
    CHECK_THAT(settled(low, playing(0.0, true)), WithinAbs(0.6 * loud, 4.0));
}

TEST_CASE("panning a layer only attenuates the other ear, and in the centre both are equal", "[audio]") {
    MusicLoop loop = flat({0.0});
    loop.layers[0].pan = 0.25;
    MusicMixer mixer = mixerOf({flat({0.0}), loop, flat({0.0})});
    const auto panned = mixed(mixer, playing(0.0), 2 * soundRate);
    CHECK_THAT(panned[panned.size() - 2], WithinAbs(0.75 * loud, 2.0));
    CHECK_THAT(panned.back(), WithinAbs(loud, 2.0));
    MusicRequest centred = playing(0.0);
    centred.centred = true;
    const auto both = mixed(mixer, centred, 10);
    CHECK(both[both.size() - 2] == both.back());
    CHECK_THAT(both.back(), WithinAbs(0.875 * loud, 2.0));
}

TEST_CASE("a layer of two channels is heard with its left on the left, and centred as their mean",
          "[audio]") {
    MusicLoop loop = flat({0.0});
    loop.layers[0].right.assign(bar, loud / 3);
    MusicMixer mixer = mixerOf({flat({0.0}), loop, flat({0.0})});
    const auto wide = mixed(mixer, playing(0.0), 2 * soundRate);
    CHECK_THAT(wide[wide.size() - 2], WithinAbs(loud, 2.0));
    CHECK_THAT(wide.back(), WithinAbs(loud / 3, 2.0));
    MusicRequest centred = playing(0.0);
    centred.centred = true;
    CHECK_THAT(mixed(mixer, centred, 10).back(), WithinAbs(loud * 2 / 3, 2.0));
}

TEST_CASE("music stays below its peak limit however loud its layers are", "[audio]") {
    MusicMixer mixer = mixerOf({flat({0.0}), flat({0.0, 0.0, 0.0, 0.0}, 32767), flat({0.0}, -32768)});
    const double ceiling = 32767.0 * musicCeiling;
    const auto high = mixed(mixer, playing(1.0), 2 * soundRate);
    CHECK(*std::max_element(high.begin(), high.end()) <= ceiling);
    CHECK(*std::max_element(high.begin(), high.end()) > 0.95 * ceiling);
    const auto low = mixed(mixer, {Track::SuddenDeath, 1.0}, 4 * soundRate);
    CHECK(*std::min_element(low.begin(), low.end()) >= -ceiling);
}
