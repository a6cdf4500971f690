#include "Folders.hpp"
#include "Trials.hpp"
#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/audio/Voices.hpp"
#include "audio/Cues.hpp"
#include "audio/Peak.hpp"

#include <algorithm>
#include <cmath>
#include <map>

// The samples that SoundManager sends to the device, mixed in software. Panning is left out: even at full
// left or right a sound is never louder in one ear than in these mixes.

using namespace arkanong::test;

namespace {

constexpr std::size_t voiceLimit = 24;
constexpr std::size_t frameSamples = soundRate / 60;
constexpr std::size_t peakParts = 64;

struct Clip {
    std::vector<std::int16_t> samples;
    std::vector<double> peaks;
};

const Clip& clipOf(SoundId sound) {
    static std::map<SoundId, Clip> clips;
    Clip& clip = clips[sound];
    if (clip.samples.empty()) {
        const std::string path = assetsPath("sounds/" + std::string(soundTraits(sound).file) + ".flac");
        clip.samples = decodeSound(path, readSoundFile(path));
        clip.peaks = remainingPeaks(clip.samples, peakParts);
    }
    return clip;
}

class OfflinePlayer {
  public:
    /// `musicGain` is the player's music volume, 0 to 1.
    explicit OfflinePlayer(double musicGain) : room_(1.0 - musicCeiling * musicGain) {}

    /// Plays one frame with these events and returns its samples; with `only`, those of that sound alone.
    std::vector<double> frame(const std::vector<Event>& events, std::optional<SoundId> only = {}) {
        std::vector<VoiceState> states = voiceStates();
        for (const SoundCue& cue : merged(cuesFor(events, Side::Blue))) {
            const auto chosen = voiceFor(cue.sound, states);
            if (!chosen) continue;
            voices_[*chosen] = {cue, 0.0, true};
            states[*chosen] = {true, cue.sound, 0.0, cue.volume * clipOf(cue.sound).peaks.front()};
        }
        const auto gains = priorityGains(states, room_);
        std::vector<double> mix(frameSamples, 0.0);
        for (Voice& voice : voices_) {
            const double gain =
                voice.cue.volume * gains[static_cast<std::size_t>(soundTraits(voice.cue.sound).priority)];
            render(voice, !only || *only == voice.cue.sound ? gain : 0.0, mix);
        }
        return mix;
    }

    std::size_t playing() const {
        return static_cast<std::size_t>(
            std::count_if(voices_.begin(), voices_.end(), [](const Voice& voice) { return voice.busy; }));
    }

  private:
    struct Voice {
        SoundCue cue;
        double at = 0.0; ///< Position, samples.
        bool busy = false;
    };

    std::vector<VoiceState> voiceStates() const {
        std::vector<VoiceState> states;
        for (const Voice& voice : voices_) {
            if (!voice.busy) {
                states.emplace_back();
                continue;
            }
            const Clip& clip = clipOf(voice.cue.sound);
            const double done = voice.at / static_cast<double>(clip.samples.size());
            const auto part = std::min(peakParts - 1, static_cast<std::size_t>(done * peakParts));
            states.push_back({true, voice.cue.sound, done, voice.cue.volume * clip.peaks[part]});
        }
        return states;
    }

    static void render(Voice& voice, double gain, std::vector<double>& mix) {
        if (!voice.busy) return;
        const std::vector<std::int16_t>& samples = clipOf(voice.cue.sound).samples;
        for (double& out : mix) {
            const auto index = static_cast<std::size_t>(voice.at);
            if (index >= samples.size()) {
                voice.busy = false;
                return;
            }
            out += gain * samples[index] / 32768.0;
            voice.at += voice.cue.pitch;
        }
    }

    double room_;
    std::vector<Voice> voices_ = std::vector<Voice>(voiceLimit);
};

/// Two hundred hits of all kinds all over the field; each frame has different ones.
std::vector<Event> storm(int frame) {
    std::vector<Event> events;
    for (int i = 0; i < 20; ++i) {
        const Vec2 at{48.0 * i, 300.0};
        const int combo = 1 + (i + frame) % 12;
        const auto kind = static_cast<BrickKind>((i + frame) % 6);
        events.push_back(BallHitWall{at, up, 900.0});
        events.push_back(BallHitPaddle{at, up, 900.0, Side::Blue});
        events.push_back(BallConverted{at, Side::Blue});
        events.push_back(BallHitBrick{at, up, 900.0, BrickId{1}, BrickKind::Steel, 1, Side::Blue});
        events.push_back(BrickBroken{at, up, BrickId{1}, kind, Side::Blue, combo, 50});
        events.push_back(BallHitHexagon{at, up, 900.0, HexagonId{1}});
        events.push_back(BallsCollided{at, up, 900.0});
        events.push_back(BombExploded{at});
        events.push_back(LaserFired{at, Side::Blue});
        events.push_back(CapsuleCaught{at, PowerUpDrop{}, Side::Blue});
    }
    if (frame % 20 == 10) events.push_back(ShieldBroken{{480.0, 706.0}, Side::Blue, ShieldRow::Line, 3, 4});
    if (frame % 30 == 20) events.push_back(GoalScored{{480.0, 720.0}, Side::Red, 1, 4});
    return events;
}

double levelOf(const std::vector<double>& samples) {
    double power = 0.0;
    for (const double sample : samples)
        power += sample * sample;
    return std::sqrt(power / static_cast<double>(samples.size()));
}

} // namespace

TEST_CASE("two hundred hits a frame and all the music, at full volume, never reach full scale", "[audio]") {
    const MusicFiles files(assetsPath("music"));
    for (const Track track : {Track::Play, Track::SuddenDeath, Track::Mayhem, Track::Boss}) {
        OfflinePlayer player(1.0);
        MusicMixer music;
        music.provide(track, std::make_shared<const MusicLoop>(files.decoded(track)));
        std::vector<std::int16_t> frames(2 * frameSamples);
        double together = 0.0;
        double effects = 0.0;
        double alone = 0.0;
        std::size_t most = 0;
        constexpr int loop = trials(60 * 52); // Frames: longer than any loop, but under a sanitizer.
        for (int frame = 0; frame < loop; ++frame) {
            const std::vector<double> hits =
                frame < 240 || frame % 60 < 10 ? player.frame(storm(frame)) : player.frame({});
            music.mix({track, 1.0}, frames);
            for (std::size_t i = 0; i < frameSamples; ++i) {
                const double left = frames[2 * i] / 32768.0;
                const double right = frames[2 * i + 1] / 32768.0;
                alone = std::max({alone, std::abs(left), std::abs(right)});
                together = std::max({together, std::abs(hits[i] + left), std::abs(hits[i] + right)});
            }
            effects = std::max(effects, peakOf(hits));
            most = std::max(most, player.playing());
        }
        UNSCOPED_INFO("peaks: together " << together << ", effects " << effects << ", music " << alone);
        CHECK(together < 1.0);
        CHECK(effects + alone < 1.0);
        CHECK(effects > 0.25);
        CHECK(alone > 0.2);
        CHECK(most == voiceLimit);
    }
}

TEST_CASE("without music the sound effects use the full scale", "[audio]") {
    OfflinePlayer player(0.0);
    double highest = 0.0;
    for (int frame = 0; frame < 240; ++frame)
        highest = std::max(highest, peakOf(player.frame(storm(frame))));
    CAPTURE(highest);
    CHECK(highest < 1.0);
    CHECK(highest > 0.4);
}

TEST_CASE("a goal is audible through two hundred hits and all the music", "[audio]") {
    OfflinePlayer all(1.0);
    OfflinePlayer own(1.0);
    for (int frame = 0; frame < 20; ++frame) {
        all.frame(storm(frame));
        own.frame(storm(frame));
    }
    std::vector<double> everything;
    std::vector<double> goal;
    for (int frame = 20; frame < 32; ++frame) { // The goal falls in frame 20.
        const auto mixed = all.frame(storm(frame));
        const auto heard = own.frame(storm(frame), SoundId::GoalScored);
        everything.insert(everything.end(), mixed.begin(), mixed.end());
        goal.insert(goal.end(), heard.begin(), heard.end());
    }
    std::vector<double> rest = everything;
    for (std::size_t i = 0; i < rest.size(); ++i)
        rest[i] -= goal[i];
    CAPTURE(levelOf(goal), levelOf(rest));
    CHECK(levelOf(goal) > levelOf(rest));
    CHECK(peakOf(goal) > 0.3);
}
