#include "arkanong/audio/SoundManager.hpp"

#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/audio/MusicMixer.hpp"
#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/storage/DataError.hpp"
#include "audio/Cues.hpp"
#include "audio/Peak.hpp"
#include "audio/Recording.hpp"

#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <thread>
#if defined(__linux__)
#include <sys/resource.h>
#endif

// The tests that listen need a process of their own, because OpenAL reads its settings once:
//   arkanong_tests "[device]"      records all output with OpenAL's wave-file writer; [music] takes half of the time
//   arkanong_tests "[no-device]"   OpenAL finds no driver

using namespace arkanong::test;

namespace {

const std::string soundDirectory = assetsPath("sounds");
const std::string musicDirectory = assetsPath("music");

class CapturedErrors {
  public:
    CapturedErrors() : original_(std::cerr.rdbuf(text_.rdbuf())) {}
    ~CapturedErrors() { std::cerr.rdbuf(original_); }
    CapturedErrors(const CapturedErrors&) = delete;
    CapturedErrors& operator=(const CapturedErrors&) = delete;

    std::string text() const { return text_.str(); }

  private:
    std::ostringstream text_;
    std::streambuf* original_;
};

} // namespace

TEST_CASE("with audio off no file or device is opened and every call does nothing", "[audio]") {
    SoundManager sounds("/nowhere", false);
    CHECK_FALSE(sounds.audible());
    sounds.setVolumes({50, 50, 50});
    sounds.play({CountdownTicked{3}}, Side::Blue);
    sounds.play(Cue::MenuMove);
    sounds.setMusic({Track::Play, 1.0});
    CHECK(sounds.playingCount() == 0);
}

TEST_CASE("music follows master volume, music volume and mute, with a device or without", "[audio]") {
    SoundManager sounds("/nowhere", false);
    CHECK(sounds.musicGain() == 1.0);
    sounds.setVolumes({50, 60, 10});
    CHECK_THAT(sounds.musicGain(), WithinAbs(0.3, 1e-12));
    sounds.setVolumes({50, 60, 10, true});
    CHECK(sounds.musicGain() == 0.0);
    sounds.setVolumes({0, 100, 100});
    CHECK(sounds.musicGain() == 0.0);
}

TEST_CASE("an error names a missing sound even without a sound device", "[audio]") {
    CHECK_THROWS_AS(SoundManager("/nowhere", true), DataError);
    CHECK_THROWS_WITH(SoundManager("/nowhere", true), ContainsSubstring("/nowhere/serve.flac"));
    CHECK_THROWS_WITH(SoundManager(soundDirectory, true, "/nowhere"),
                      ContainsSubstring("/nowhere/title-ground.flac"));
}

#if defined(__linux__) && SFML_VERSION_MAJOR < 3

TEST_CASE("without a sound device the game says so once and stays silent", "[.][no-device]") {
    setenv("ALSOFT_DRIVERS", "no-such-driver", 1);
    const CapturedErrors errors;
    SoundManager sounds(soundDirectory, true, musicDirectory);
    sounds.setMusic({Track::Play, 1.0});
    sounds.setVolumes({});
    sounds.play({CountdownTicked{3}}, Side::Blue);
    CHECK_FALSE(sounds.audible());
    CHECK(errors.text() == "arkanong: no sound device; playing silently\n");
}

namespace {

void wait(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

/// By Goertzel's recurrence, which takes two operations a sample.
double amplitudeAt(double frequency, const std::vector<double>& samples) {
    const double twiceCosine = 2.0 * std::cos(2.0 * 3.14159265358979 * frequency / soundRate);
    double last = 0.0;
    double before = 0.0;
    for (const double sample : samples) {
        const double now = sample + twiceCosine * last - before;
        before = last;
        last = now;
    }
    return std::sqrt(last * last + before * before - twiceCosine * last * before);
}

double strongestFrequency(const std::vector<double>& samples) {
    double strongest = 0.0;
    double found = 0.0;
    for (double frequency = 200.0; frequency < 4000.0; frequency += 2.0) {
        const double amplitude = amplitudeAt(frequency, samples);
        if (amplitude > strongest) {
            strongest = amplitude;
            found = frequency;
        }
    }
    return found;
}

// Plays these events in one frame and returns the recorded channels.
std::vector<std::vector<double>> played(const std::vector<Event>& events, int master = 100) {
    const Recording recording;
    {
        SoundManager sounds(soundDirectory, true);
        REQUIRE(sounds.audible());
        sounds.setVolumes({master});
        sounds.play(events, Side::Blue);
        wait(400);
    }
    return {recording.channel(0), recording.channel(1)};
}

} // namespace

TEST_CASE("the countdown comes out of the device as an A5, equally on both sides", "[.][device]") {
    const auto channels = played({CountdownTicked{3}});
    CHECK_THAT(strongestFrequency(channels[0]), WithinAbs(880.0, 4.0));
    CHECK_THAT(peakOf(channels[0]), WithinAbs(peakOf(channels[1]), 0.01));
    CHECK(peakOf(channels[0]) > 0.1);
}

TEST_CASE("the sixth brick of a combo sounds an octave above the first", "[.][device]") {
    const auto combo = [](int count) {
        const BrickBroken event{centre, up, BrickId{1}, BrickKind::Normal, Side::Blue, count, 50};
        return strongestFrequency(played({event})[0]);
    };
    const double first = combo(1);
    CHECK_THAT(first, WithinAbs(523.25, 4.0));
    CHECK_THAT(combo(6), WithinAbs(2.0 * first, 6.0));
}

TEST_CASE("a hit at the left wall is louder on the left", "[.][device]") {
    const auto left = played({BallHitWall{{0.0, 300.0}, {1.0, 0.0}, 900.0}});
    CHECK(peakOf(left[0]) > 2.0 * peakOf(left[1]));
    const auto right = played({BallHitWall{{960.0, 300.0}, {-1.0, 0.0}, 900.0}});
    CHECK(peakOf(right[1]) > 2.0 * peakOf(right[0]));
}

TEST_CASE("the master volume turns everything down", "[.][device]") {
    const double full = peakOf(played({CountdownTicked{3}})[0]);
    CHECK_THAT(peakOf(played({CountdownTicked{3}}, 50)[0]), WithinAbs(0.5 * full, 0.02));
    constexpr double dither = 0.0001;
    CHECK(peakOf(played({CountdownTicked{3}}, 0)[0]) < dither);
}

TEST_CASE("a second of a hundred hits a frame fills the voices and never clips", "[.][device]") {
    const double twoBallsAlone = peakOf(played({BallsCollided{{480.0, 300.0}, up, 900.0}})[0]);
    const Recording recording;
    {
        SoundManager sounds(soundDirectory, true);
        for (int frame = 0; frame < 60; ++frame) {
            std::vector<Event> events;
            for (int i = 0; i < 25; ++i) {
                const Vec2 at{38.0 * i, 300.0};
                events.push_back(BallsCollided{at, up, 900.0});
                events.push_back(BallHitPaddle{at, up, 900.0, Side::Blue});
                events.push_back(BrickBroken{at, up, BrickId{1}, BrickKind::Hard, Side::Blue, i, 50});
                events.push_back(GoalScored{at, Side::Blue, 1, 4});
            }
            sounds.play(events, Side::Blue);
            CHECK(sounds.playingCount() <= SoundManager::voiceLimit);
            wait(16);
        }
        CHECK(sounds.playingCount() > SoundManager::voiceLimit / 2);
    }
    for (const std::size_t channel : {std::size_t{0}, std::size_t{1}}) {
        const double highest = peakOf(recording.channel(channel));
        CAPTURE(highest);
        CHECK(highest < 0.99);
        CHECK(highest > 1.5 * twoBallsAlone);
    }
}

namespace {

double rmsOf(const std::vector<double>& samples) {
    double sum = 0.0;
    for (const double sample : samples)
        sum += sample * sample;
    return std::sqrt(sum / static_cast<double>(samples.size()));
}

/// The RMS of each 25 ms of the last two seconds, sorted. Music plays with these volumes if `music` is set, and sixteen
/// pulses of this sound.
std::vector<double> levelsWith(EarSound sound, double level, bool music) {
    const Recording recording;
    {
        SoundManager sounds(soundDirectory, true, music ? musicDirectory : std::string());
        sounds.setMusic({Track::Mayhem, 1.0}); // The loudest one.
        sounds.setVolumes({80, 60, 80});
        Hearing hearing;
        hearing.ear.fill(level);
        sounds.setHearing(hearing);
        if (music) wait(4000); // Meanwhile the files are decoded.
        for (int pulse = 0; pulse < 24; ++pulse) {
            sounds.play({Pulse{sound, 0.0, 0.0, 8.0}});
            wait(125);
        }
    }
    const std::vector<double> heard = recording.channel(0);
    std::vector<double> levels;
    constexpr std::size_t part = soundRate / 40;
    for (std::size_t end = heard.size(); levels.size() < 80 && end >= part; end -= part) {
        const auto last = heard.begin() + static_cast<std::ptrdiff_t>(end);
        levels.push_back(rmsOf({last - static_cast<std::ptrdiff_t>(part), last}));
    }
    std::sort(levels.begin(), levels.end());
    return levels;
}

} // namespace

TEST_CASE("the sounds of the ball are at least 6 dB above the loudest music, which is lowered",
          "[.][device][music]") {
    constexpr double almostSilent = 0.0001;
    const std::vector<double> lowered = levelsWith(EarSound::Ball, almostSilent, true);
    REQUIRE(lowered.size() == 80);
    for (const EarSound sound : {EarSound::Ball, EarSound::Steady, EarSound::Capsule}) {
        const std::vector<double> alone = levelsWith(sound, 1.0, false);
        REQUIRE(alone.size() == 80);
        const double cue = alone[alone.size() * 9 / 10]; // Where a pulse sounds.
        const double music = rmsOf(lowered);
        const double decibels = 20.0 * std::log10(cue / music);
        CAPTURE(static_cast<int>(sound), cue, music, decibels);
        CHECK(decibels >= 6.0);
        WARN(decibels << " dB above the music");
    }
}

TEST_CASE("the music volume takes effect at once, and mute silences it", "[.][device][music]") {
    const Recording recording;
    {
        SoundManager sounds(soundDirectory, true, musicDirectory);
        sounds.setMusic({Track::Play, 1.0});
        sounds.setVolumes({100, 100, 100});
        wait(4000); // Meanwhile the files are decoded.
        sounds.setVolumes({100, 100, 100, true});
        wait(1000);
    }
    for (const std::size_t channel : {std::size_t{0}, std::size_t{1}}) {
        const std::vector<double> heard = recording.channel(channel);
        REQUIRE(heard.size() > soundRate);
        CHECK(peakOf(heard) > 0.15);
        CHECK(peakOf(heard) <= musicCeiling + 0.01);
        const std::vector<double> muted(heard.end() - soundRate / 2, heard.end());
        constexpr double dither = 0.0001;
        CHECK(peakOf(muted) < dither);
    }
}

namespace {

/// While it exists, files of this process cannot grow beyond this number of bytes: the wave-file writer fails then, and OpenAL
/// says that its device is gone.
class FileLimit {
  public:
    explicit FileLimit(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileLimit() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FileLimit(const FileLimit&) = delete;
    FileLimit& operator=(const FileLimit&) = delete;

  private:
    void (*handler_)(int);
    rlimit before_{};
};

constexpr rlim_t aMoment = 40'000; ///< Bytes: a quarter of a second.

} // namespace

TEST_CASE("the next few sounds detect a lost device, and sound returns with a new device", "[.][device]") {
    const Recording recording;
    {
        SoundManager sounds(soundDirectory, true);
        {
            const FileLimit limit(aMoment);
            REQUIRE(sounds.reopen());
            sounds.play(Cue::MenuMove);
            CHECK_FALSE(sounds.lostDevice());
            wait(1000);
            CHECK_FALSE(sounds.lostDevice());
            for (int i = 0; i < 3; ++i) {
                CHECK_FALSE(sounds.lostDevice());
                sounds.play(Cue::MenuMove);
            }
            CHECK(sounds.lostDevice());
            CHECK(sounds.playingCount() == 0);
        }
        REQUIRE(sounds.reopen());
        CHECK_FALSE(sounds.lostDevice());
        sounds.play({CountdownTicked{3}}, Side::Blue);
        CHECK(sounds.playingCount() == 1);
        wait(400);
    }
    CHECK_THAT(strongestFrequency(recording.channel(0)), WithinAbs(880.0, 4.0));
}

TEST_CASE("music detects a lost device, then costs nothing, and returns with another", "[.][device][music]") {
    const Recording recording;
    {
        SoundManager sounds(soundDirectory, true, musicDirectory);
        {
            const FileLimit limit(aMoment);
            REQUIRE(sounds.reopen());
            sounds.setMusic({Track::Play, 1.0});
            wait(3000);
            CHECK(sounds.lostDevice());
        }
        const std::clock_t before = std::clock();
        wait(1000);
        CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 0.3);
        REQUIRE(sounds.reopen());
        sounds.setMusic({Track::Play, 1.0});
        wait(3000);
        CHECK_FALSE(sounds.lostDevice());
    }
    CHECK(peakOf(recording.channel(0)) > 0.15);
}

TEST_CASE("without another device the sound stays off, and the player can search again", "[.][device]") {
    const Recording recording;
    SoundManager sounds(soundDirectory, true);
    sounds.close();
    std::filesystem::remove(recording.path());
    std::filesystem::create_directory(recording.path()); // No wave file can be here.
    CHECK_FALSE(sounds.reopen());
    CHECK_FALSE(sounds.audible());
    CHECK_FALSE(sounds.lostDevice());
    sounds.play({CountdownTicked{3}}, Side::Blue);
    CHECK(sounds.playingCount() == 0);
    std::filesystem::remove(recording.path());
    CHECK(sounds.reopen());
    CHECK(sounds.audible());
}

#endif
