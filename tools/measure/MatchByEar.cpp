#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/audio/SoundManager.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/profile/Presets.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "audio/Recording.hpp"
#include "sim/ear/EarPlayer.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <thread>

// Records a match that is played by ear, for script/measure ear: arkanong_match_by_ear ASSETS SECONDS FILE. The match is
// played twice in real time, by OpenAL's wave-file writer: once with its cues alone and once with its music alone, lowered
// as during the cues. Prints how far the cues stand above the music, and writes both together to FILE, a wave file. Fails
// if a cue of the ball or of a capsule does so by less than 6 dB.

using namespace arkanong;
using test::Recording;

namespace {

/// The sounds of one frame of a 60th of a second.
using Frames = std::vector<std::vector<Pulse>>;
constexpr int ticksOfFrame = tuning::ticksPerSecond / 60;

Frames heardIn(const Level& level, int seconds) {
    constexpr std::uint64_t seed = 1;
    World world(level, MatchSettings(), seed);
    Ear ear(Side::Blue);
    test::EarPlayer player(Side::Blue, seed);
    Bot computer(Side::Red, Difficulty::Easy, seed);
    std::vector<Event> events;
    Frames frames;
    for (int frame = 0; frame < 60 * seconds; ++frame) {
        std::vector<Pulse>& heard = frames.emplace_back();
        for (int tick = 0; tick < ticksOfFrame; ++tick) {
            const std::vector<Pulse> pulses = ear.listen(world);
            heard.insert(heard.end(), pulses.begin(), pulses.end());
            const Commands commands{player.play(pulses), computer.think(world)};
            events.clear();
            world.step(commands, events);
        }
    }
    return frames;
}

struct Stereo {
    std::vector<double> left, right;
};

/// Plays the frames in real time. `cues` is the level of the cues, of `music` whether it plays.
Stereo recorded(const std::string& assets, const Frames& frames, const Settings& settings, Track track,
                bool cues, bool music) {
    const Recording recording;
    {
        SoundManager sounds(assets + "/sounds", true, music ? assets + "/music" : std::string());
        Hearing hearing = hearingOf(settings);
        constexpr double almostSilent = 0.0001; // The music is lowered all the same.
        if (!cues) hearing.ear.fill(almostSilent);
        sounds.setHearing(hearing);
        sounds.setVolumes({settings.masterVolume, settings.musicVolume, settings.effectsVolume});
        sounds.setMusic({track, 1.0}); // With all its layers.
        // Meanwhile the music's files are decoded and it has faded in.
        auto next = std::chrono::steady_clock::now() + std::chrono::seconds(6);
        for (const std::vector<Pulse>& pulses : frames) {
            std::this_thread::sleep_until(next);
            next += std::chrono::microseconds(16'667);
            sounds.play(pulses);
            sounds.play({}, std::nullopt);
        }
    }
    return {recording.channel(0), recording.channel(1)};
}

/// The level of both sides between two times, RMS.
double levelOf(const Stereo& sound, double from, double to) {
    const std::size_t size = std::min(sound.left.size(), sound.right.size());
    const auto at = [size](double time) {
        return std::min(size, static_cast<std::size_t>(std::max(time, 0.0) * soundRate));
    };
    double power = 0.0;
    for (std::size_t i = at(from); i < at(to); ++i)
        power += sound.left[i] * sound.left[i] + sound.right[i] * sound.right[i];
    return std::sqrt(power / static_cast<double>(std::max<std::size_t>(1, at(to) - at(from))));
}

/// The decibels of each cue of these kinds above the music, lowest first: of its loudest 25 ms, against the music of the
/// quarter of a second around it.
std::vector<double> standing(const Frames& frames, const Stereo& cues, const Stereo& music,
                             const std::vector<EarSound>& kinds) {
    constexpr double part = 0.025;
    constexpr double soon = 0.15; // s in which a cue is at its loudest.
    const auto ends = [](const Stereo& sound) { return static_cast<double>(sound.left.size()) / soundRate; };
    const double length = static_cast<double>(frames.size()) / 60.0;
    std::vector<double> found;
    for (std::size_t frame = 0; frame < frames.size(); ++frame) {
        const bool any = std::any_of(frames[frame].begin(), frames[frame].end(), [&](const Pulse& pulse) {
            return std::find(kinds.begin(), kinds.end(), pulse.sound) != kinds.end();
        });
        if (!any) continue;
        const double played = static_cast<double>(frame) / 60.0 - length; // From the end.
        double cue = 0.0;
        for (double time = 0.0; time < soon; time += part / 2.0)
            cue = std::max(cue, levelOf(cues, ends(cues) + played + time, ends(cues) + played + time + part));
        const double behind = levelOf(music, ends(music) + played - 0.05, ends(music) + played + 0.2);
        if (cue > 0.0 && behind > 0.0) found.push_back(20.0 * std::log10(cue / behind));
    }
    std::sort(found.begin(), found.end());
    return found;
}

void write(const std::string& path, const Stereo& cues, const Stereo& music) {
    const std::size_t frames = std::min(cues.left.size(), music.left.size());
    const auto end = [frames](const std::vector<double>& samples, std::size_t i) {
        return samples[samples.size() - frames + i];
    };
    std::string bytes;
    const auto number = [&bytes](std::uint32_t value, int size) {
        for (int i = 0; i < size; ++i)
            bytes += static_cast<char>(value >> (8 * i) & 0xffU);
    };
    const auto data = static_cast<std::uint32_t>(4 * frames);
    bytes += "RIFF";
    number(36 + data, 4);
    bytes += "WAVEfmt ";
    for (const auto& [value, size] :
         {std::pair{16U, 4}, {1U, 2}, {2U, 2}, {soundRate, 4}, {4 * soundRate, 4}, {4U, 2}, {16U, 2}})
        number(value, size);
    bytes += "data";
    number(data, 4);
    const auto sample = [&](double value) {
        const long whole = std::lround(32767.0 * std::clamp(value, -1.0, 1.0));
        number(static_cast<std::uint32_t>(whole), 2);
    };
    for (std::size_t i = 0; i < frames; ++i) {
        sample(end(cues.left, i) + end(music.left, i));
        sample(end(cues.right, i) + end(music.right, i));
    }
    std::ofstream(path, std::ios::binary) << bytes;
}

/// Prints the figures of these kinds. Returns the least decibels.
double report(const char* name, const std::vector<double>& decibels) {
    if (decibels.empty()) return 100.0;
    const auto at = [&](double share) {
        return decibels[static_cast<std::size_t>(share * static_cast<double>(decibels.size() - 1))];
    };
    std::cout << "  " << std::left << std::setw(9) << name << std::right << std::setw(5) << decibels.size()
              << std::fixed << std::setprecision(1) << std::setw(9) << at(0.5) << std::setw(14) << at(0.05)
              << std::setw(8) << at(0.0) << std::endl;
    return at(0.0);
}

} // namespace

int main(int count, char** words) {
    if (count < 4) return EXIT_FAILURE;
    const std::string assets = words[1];
    const Level level = loadLevel(levelPath(assets + "/levels", "beehive"));
    const Frames frames = heardIn(level, std::atoi(words[2]));
    Settings loud;
    loud.hearBall = 100;
    double least = 100.0;
    for (const auto& [name, settings] :
         {std::pair{"the usual volumes", loud}, {"preset BY EAR", withPreset(presetByEar, Settings())}}) {
        const Stereo cues = recorded(assets, frames, settings, trackOf(level.theme), true, false);
        const Stereo music = recorded(assets, frames, settings, trackOf(level.theme), false, true);
        std::cout << name << ": decibels above the music\n  cue      number  median  least of 95%   least\n";
        const auto of = [&](const char* kind, const std::vector<EarSound>& sounds) {
            return report(kind, standing(frames, cues, music, sounds));
        };
        least = std::min({least, of("ball", {EarSound::Ball}), of("steady", {EarSound::Steady}),
                          of("capsule", {EarSound::Capsule})});
        of("serve", {EarSound::Serve});
        of("wall", {EarSound::Wall});
        of("second", {EarSound::Second});
        write(words[3], cues, music);
    }
    return least >= 6.0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
