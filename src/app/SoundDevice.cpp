#include "arkanong/app/SoundDevice.hpp"

#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/audio/MusicFiles.hpp"

namespace arkanong {

void SoundDevice::play(const MusicRequest& music) {
    context_.services.sounds.setMusic(music);
    if (music.track == track_) return;
    track_ = music.track;
    context_.services.log.write(std::string("music ") + trackTraits(music.track).name);
}

void SoundDevice::watch() {
    SoundManager& sounds = context_.services.sounds;
    if (!sounds.lostDevice()) return;
    const bool another = Clock::now() - lost_ > std::chrono::seconds(5) && sounds.reopen();
    lost_ = Clock::now();
    if (!another) sounds.close();
    context_.services.log.write(another ? "sound device replaced" : "sound device lost");
    context_.state.toast = another ? "The sound device is gone: another one is used now"
                                   : "The sound device is gone.  F10 looks for it again";
}

void SoundDevice::toggle() {
    SoundManager& sounds = context_.services.sounds;
    PlayerProfile& profile = context_.services.profile;
    const bool wasAudible = sounds.audible() || !enabled_;
    if (!wasAudible && !sounds.reopen()) {
        context_.state.toast = "There is no sound device";
        return;
    }
    if (wasAudible || profile.settings().mute) flip(profile, &Settings::mute);
    context_.state.toast = profile.settings().mute ? "Sound off" : "Sound on";
}

} // namespace arkanong
