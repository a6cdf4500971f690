#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/audio/SfmlAudio.hpp"
#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/audio/Voices.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

class MusicStream;

/// How loud the player wants it: 0 to 100 each; master multiplies with the other two.
struct Volumes {
    int master = 100;
    int music = 100;
    int effects = 100;
    bool mute = false; ///< No sound at all, whatever the rest says.
};

/// Plays the sounds of what happened, with at most voiceLimit at once, and the music, all together within
/// full scale. Without a sound device, or when switched off, it does nothing, at no cost. What is heard is
/// chosen in SoundCues.hpp, Voices.hpp and MusicMixer.hpp.
class SoundManager {
  public:
    static constexpr std::size_t voiceLimit = 24;

    /// Reads every sound of the game from <soundDirectory>/<name>.wav, and the music from
    /// <musicDirectory>/<name>.flac unless that is empty; when `enabled` is false nothing is read and no
    /// sound device is touched. Throws DataError naming the file that is missing or not as it must be, on a
    /// machine without sound too. When no sound device answers it says so once on stderr and stays silent.
    SoundManager(const std::string& soundDirectory, bool enabled, const std::string& musicDirectory = {});
    ~SoundManager();
    SoundManager(const SoundManager&) = delete; // its voices point at its clips
    SoundManager& operator=(const SoundManager&) = delete;

    /// True when there is a sound device and sounds are played.
    bool audible() const { return !voices_.empty(); }

    /// What is playing follows at once.
    void setVolumes(const Volumes& volumes);
    /// For the sounds to come, and the music.
    void setHearing(const Hearing& hearing) { hearing_ = hearing; }
    /// What music is to be multiplied with, 0 to 1.
    double musicGain() const;

    /// Once a frame, with everything that happened in it.
    /// `player` as in cuesFor().
    void play(const std::vector<Event>& events, std::optional<Side> player);
    /// A sound of the menus, at once.
    void play(Cue cue);
    /// What music there is to be, as often as it changes.
    void setMusic(MusicRequest request);

    void stopAll();
    /// Holds what is playing; new sounds (of the pause menu) are still played.
    void pause();
    /// Lets go on what pause() held.
    void resume();

    /// Sounds that are playing now; held ones do not count.
    std::size_t playingCount() const;

  private:
    struct Clip {
        sf::SoundBuffer buffer;
        double seconds = 0.0;
        std::vector<double> peaks; ///< See remainingPeaks().
    };
    struct Voice {
        sf::Sound sound;
        SoundCue cue; ///< What it plays, or played last.
    };

    void start(const std::vector<SoundCue>& cues);
    std::vector<VoiceState> voiceStates() const;
    void setVoiceVolumes(const std::vector<VoiceState>& states);
    /// The effects' share of full loudness, 0 to 1.
    double effectsGain() const;
    /// What the music leaves to the effects, 0 to 1.
    double effectsRoom() const;

    std::vector<Clip> clips_; ///< Indexed by SoundId; declared before the voices that play from them.
    std::vector<Voice> voices_;
    std::unique_ptr<MusicStream> music_; ///< Null without a device, or without music.
    Volumes volumes_;
    Hearing hearing_;
};

} // namespace arkanong
