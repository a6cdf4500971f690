#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/audio/SfmlAudio.hpp"
#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/audio/Voices.hpp"

#include <SFML/Audio/Sound.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

class MusicFiles;
class MusicStream;

/// The player's volumes, 0 to 100 each; `master` scales the other two.
struct Volumes {
    int master = 100;
    int music = 100;
    int effects = 100;
    bool mute = false; ///< Silences everything.
};

/// Plays the sounds of events, at most voiceLimit at once, and the music; their sum never clips. Does
/// nothing, at no cost, without a sound device or when disabled. SoundCues.hpp, Voices.hpp and MusicMixer.hpp
/// choose what is heard.
class SoundManager {
  public:
    static constexpr std::size_t voiceLimit = 24;

    /// Reads all sounds from <soundDirectory>/<name>.flac, and the music from <musicDirectory>/<name>.flac
    /// unless `musicDirectory` is empty. If `enabled` is false, reads nothing and opens no sound device.
    /// Throws DataError naming a missing or invalid file, even on a machine without sound. Without a sound
    /// device it prints one line to stderr and is silent until reopen().
    SoundManager(const std::string& soundDirectory, bool enabled, const std::string& musicDirectory = {});
    ~SoundManager();
    SoundManager(const SoundManager&) = delete; // voices_ point into clips_
    SoundManager& operator=(const SoundManager&) = delete;

    /// True if there is a sound device in use.
    bool audible() const { return !voices_.empty(); }
    /// Whether the device in use is lost. Detected only while music or several sounds play.
    bool lostDevice() const;
    /// Closes the device, if any, and opens the system's current one. Returns false if the system has none; then
    /// nothing is heard.
    bool reopen();
    /// Closes the device; nothing is heard until reopen().
    void close();

    /// Takes effect immediately, also for sounds that are playing.
    void setVolumes(const Volumes& volumes);
    /// Takes effect for new sounds and for the music.
    void setHearing(const Hearing& hearing) { hearing_ = hearing; }
    /// The gain of the music from the volumes, 0 to 1.
    double musicGain() const;

    /// Plays the sounds of a frame's events. Call once per frame. `player` as in cuesFor().
    void play(const std::vector<Event>& events, std::optional<Side> player);
    /// Plays the pulses of the auditory display, at the levels of the Hearing. The music is lowered until the next ones.
    void play(const std::vector<Pulse>& pulses);
    /// Plays a sound without an event.
    void play(Cue cue);
    /// Plays notes, transposed into the key of the music, which is lowered for a moment.
    void playNotes(std::vector<SoundCue> notes);
    /// Sets the music, and the key of the sounds that follow it. Can be called every frame.
    void setMusic(MusicRequest request);

    /// The number of sounds that are playing.
    std::size_t playingCount() const;

  private:
    struct Clip {
        std::vector<std::int16_t> samples;
        std::optional<sf::SoundBuffer> buffer; ///< Empty without a device.
        double seconds = 0.0;
        std::vector<double> peaks; ///< See remainingPeaks().
    };
    struct Voice {
        sf::Sound sound;
        SoundCue cue; ///< The current or last cue.
    };

    /// Returns whether there is a device.
    bool open();
    void start(const std::vector<SoundCue>& cues);
    std::vector<VoiceState> voiceStates() const;
    void setVoiceVolumes(const std::vector<VoiceState>& states);
    /// The gain of sound effects from the volumes, 0 to 1.
    double effectsGain() const;
    /// The share of full scale that the music leaves to sound effects, 0 to 1.
    double effectsRoom() const;

    std::vector<Clip> clips_; ///< Indexed by SoundId; declared before the voices that play from them.
    std::vector<Voice> voices_;
    std::shared_ptr<const MusicFiles> musicFiles_; ///< Null without music.
    std::unique_ptr<MusicStream> music_;           ///< Null without a device, or without music.
    int unplayed_ = 0;                             ///< Sounds in a row that the device did not play.
    Volumes volumes_;
    Hearing hearing_;
    int key_ = 0;   ///< See TrackTraits.
    Random random_; ///< For varyPitches().
};

} // namespace arkanong
