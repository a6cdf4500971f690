#include "Catch.hpp"
#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <cmath>
#include <set>

using namespace arkanong::test;

namespace {

Hearing hearing(int ball = 100) {
    Settings settings;
    settings.hearBall = ball;
    return hearingOf(settings);
}

} // namespace

TEST_CASE("the ends of the paddle sound an octave apart, from their sides", "[audio]") {
    const std::vector<SoundCue> cues = earCuesFor(
        {{EarSound::Ball, -Tone::atEnd, -0.3, 2.0}, {EarSound::Ball, Tone::atEnd, 0.3, 2.0}}, hearing());
    REQUIRE(cues.size() == 2);
    CHECK_THAT(cues[1].pitch / cues[0].pitch, WithinAbs(2.0, 1e-12));
    CHECK(cues[0].pan < 0.0);
    CHECK(cues[1].pan == -cues[0].pan);
}

TEST_CASE("in mono the pitch alone tells the place of a ball", "[audio]") {
    Hearing mono = hearing();
    mono.stereo = false;
    const SoundCue cue = earCuesFor({{EarSound::Steady, 1.0, 0.7, 2.0}}, mono).at(0);
    CHECK(cue.pan == 0.0);
    CHECK(cue.pitch == 2.0);
}

TEST_CASE("each sound of the auditory display is another one", "[audio]") {
    std::set<std::pair<SoundId, double>> sounds;
    for (const EarSound sound : everyOf<EarSound>())
        for (const SoundCue& cue : earCuesFor({{sound, 0.0, 0.0, 2.0}}, hearing()))
            sounds.insert({cue.sound, cue.pitch});
    CHECK(sounds.size() == earSoundCount);
}

TEST_CASE("each cue is as loud as its setting, and all are off with the ball's", "[audio]") {
    Settings settings;
    settings.hearBall = 100;
    settings.hearWalls = 25;
    settings.hearCapsules = 0;
    CHECK(earCuesFor({{EarSound::Wall}}, hearingOf(settings)).at(0).volume == 0.25);
    CHECK(earCuesFor({{EarSound::Capsule}}, hearingOf(settings)).empty());
    for (const EarSound sound : everyOf<EarSound>())
        CHECK(earCuesFor({{sound}}, hearing(0)).empty());
}
