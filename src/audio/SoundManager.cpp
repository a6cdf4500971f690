#include "arkanong/audio/SoundManager.hpp"

#include "QuietDevice.hpp"
#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/audio/MusicStream.hpp"
#include "arkanong/audio/SoundFile.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iostream>
#include <utility>

namespace arkanong {

namespace {

constexpr int mostUnplayed = 3; ///< So many sounds in a row that are not played mean that the device is gone.

constexpr std::size_t peakParts = 64;

// Plays a silent sound: the only test for a device that works in all versions of SFML.
bool soundDeviceAnswers() {
    const std::vector<std::int16_t> silence(soundRate / 10, 0);
    sf::SoundBuffer buffer;
    if (!sfml::loadMono(buffer, silence, soundRate)) return false;
    sf::Sound sound(buffer);
    sound.play();
    return sound.getStatus() == sf::Sound::Status::Playing;
}

double gain(const Volumes& volumes, int own) {
    return volumes.mute ? 0.0 : (volumes.master / 100.0) * (own / 100.0);
}

std::vector<std::vector<std::int16_t>> readSounds(const std::string& directory) {
    std::vector<std::vector<std::int16_t>> sounds;
    for (std::size_t i = 0; i < soundCount; ++i) {
        const char* file = soundTraits(static_cast<SoundId>(i)).file;
        const std::string path = directory + '/' + file + ".flac";
        sounds.push_back(decodeSound(path, readSoundFile(path)));
    }
    return sounds;
}

} // namespace

SoundManager::SoundManager(const std::string& soundDirectory, bool enabled,
                           const std::string& musicDirectory) {
    if (!enabled) return;
    for (std::vector<std::int16_t>& samples : readSounds(soundDirectory)) {
        Clip& clip = clips_.emplace_back();
        clip.peaks = remainingPeaks(samples, peakParts);
        clip.seconds = static_cast<double>(samples.size()) / soundRate;
        clip.samples = std::move(samples);
    }
    if (!musicDirectory.empty()) musicFiles_ = std::make_shared<const MusicFiles>(musicDirectory);
    if (!open()) std::cerr << "arkanong: no sound device; playing silently\n";
}

bool SoundManager::open() {
    const QuietDevice quiet;
    if (clips_.empty() || !soundDeviceAnswers()) return false;
    for (Clip& clip : clips_)
        sfml::loadMono(clip.buffer.emplace(), clip.samples, soundRate);
    voices_.reserve(voiceLimit);
    for (std::size_t i = 0; i < voiceLimit; ++i) {
        voices_.push_back({sf::Sound(*clips_.front().buffer), {}});
        // Positions only pan: distance must not make a sound quieter.
        voices_.back().sound.setRelativeToListener(true);
        voices_.back().sound.setAttenuation(0.0F);
    }
    if (musicFiles_) music_ = std::make_unique<MusicStream>(musicFiles_);
    return true;
}

// SFML closes its device when none of its sounds is left.
void SoundManager::close() {
    const QuietDevice quiet;
    music_.reset();
    voices_.clear();
    for (Clip& clip : clips_)
        clip.buffer.reset();
    unplayed_ = 0;
}

bool SoundManager::reopen() {
    close();
    if (!open()) return false;
    setVolumes(volumes_);
    return true;
}

bool SoundManager::lostDevice() const {
    return unplayed_ >= mostUnplayed || (music_ && music_->deviceGone());
}

SoundManager::~SoundManager() = default;

void SoundManager::setVolumes(const Volumes& volumes) {
    for (const int volume : {volumes.master, volumes.music, volumes.effects}) {
        assert(volume >= 0 && volume <= 100);
        static_cast<void>(volume);
    }
    volumes_ = volumes;
    setVoiceVolumes(voiceStates());
    if (music_) music_->setGain(musicGain());
}

double SoundManager::musicGain() const { return gain(volumes_, volumes_.music); }
double SoundManager::effectsGain() const { return gain(volumes_, volumes_.effects); }
double SoundManager::effectsRoom() const { return music_ ? 1.0 - musicCeiling * musicGain() : 1.0; }

void SoundManager::play(const std::vector<Event>& events, std::optional<Side> player) {
    if (!audible()) return;
    std::vector<SoundCue> cues = merged(cuesFor(events, player, hearing_, key_));
    varyPitches(cues, random_);
    if (music_) music_->duck(secondsToDuck(cues));
    start(cues);
}

void SoundManager::play(const std::vector<Pulse>& pulses) {
    constexpr double lowered = 1.0; // Seconds: longer than the slowest pulses are apart.
    if (!audible()) return;
    const std::vector<SoundCue> cues = earCuesFor(pulses, hearing_);
    if (cues.empty()) return;
    if (music_) music_->duck(lowered);
    start(cues);
}

void SoundManager::play(Cue cue) {
    if (!audible()) return;
    start({cueFor(cue, key_)});
}

void SoundManager::playNotes(std::vector<SoundCue> notes) {
    if (!audible() || notes.empty()) return;
    constexpr double lowered = 0.4; // Seconds: until the next note.
    for (SoundCue& note : notes)
        note.pitch *= std::exp2(key_ / 12.0);
    if (music_) music_->duck(lowered);
    start(notes);
}

void SoundManager::setMusic(MusicRequest request) {
    key_ = trackTraits(request.track).key;
    request.centred = !hearing_.stereo;
    if (music_) music_->setRequest(request);
}

std::size_t SoundManager::playingCount() const {
    const auto playing = std::count_if(voices_.begin(), voices_.end(), [](const Voice& voice) {
        return voice.sound.getStatus() == sf::Sound::Status::Playing;
    });
    return static_cast<std::size_t>(playing);
}

std::vector<VoiceState> SoundManager::voiceStates() const {
    std::vector<VoiceState> states;
    for (const Voice& voice : voices_) {
        if (voice.sound.getStatus() == sf::Sound::Status::Stopped) {
            states.emplace_back();
            continue;
        }
        const Clip& clip = clips_[static_cast<std::size_t>(voice.cue.sound)];
        const double played = static_cast<double>(voice.sound.getPlayingOffset().asSeconds()) / clip.seconds;
        const double done = std::clamp(played, 0.0, 1.0);
        const auto part = std::min(peakParts - 1, static_cast<std::size_t>(done * peakParts));
        states.push_back({true, voice.cue.sound, done, voice.cue.volume * clip.peaks[part]});
    }
    return states;
}

void SoundManager::setVoiceVolumes(const std::vector<VoiceState>& states) {
    const auto gains = priorityGains(states, effectsRoom());
    for (Voice& voice : voices_) {
        const auto priority = static_cast<std::size_t>(soundTraits(voice.cue.sound).priority);
        const double volume = voice.cue.volume * gains[priority] * effectsGain();
        voice.sound.setVolume(static_cast<float>(100.0 * volume));
    }
}

// Lowers the old voices before the new ones begin, so that the sum never clips.
void SoundManager::start(const std::vector<SoundCue>& cues) {
    std::vector<VoiceState> states = voiceStates();
    std::vector<std::size_t> begun;
    for (const SoundCue& cue : cues) {
        const auto chosen = voiceFor(cue.sound, states);
        if (!chosen) continue;
        const Clip& clip = clips_[static_cast<std::size_t>(cue.sound)];
        Voice& voice = voices_[*chosen];
        voice.cue = cue;
        voice.sound.stop();
        voice.sound.setBuffer(*clip.buffer);
        voice.sound.setPitch(static_cast<float>(cue.pitch));
        const auto pan = static_cast<float>(cue.pan);
        voice.sound.setPosition({pan, 0.0F, -std::sqrt(1.0F - pan * pan)});
        states[*chosen] = {true, cue.sound, 0.0, cue.volume * clip.peaks.front()};
        begun.push_back(*chosen);
    }
    setVoiceVolumes(states);
    for (const std::size_t index : begun) {
        voices_[index].sound.play();
        // A lost device plays nothing. A single sound can have ended already on a very busy machine.
        const bool plays = voices_[index].sound.getStatus() == sf::Sound::Status::Playing;
        unplayed_ = plays ? 0 : std::min(unplayed_ + 1, mostUnplayed);
    }
}

} // namespace arkanong
