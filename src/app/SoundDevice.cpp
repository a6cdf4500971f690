#include "arkanong/app/SoundDevice.hpp"

#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/audio/MusicFiles.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr std::chrono::seconds firstRest{10};
constexpr std::chrono::seconds longestRest{160};

} // namespace

void SoundDevice::play(const MusicRequest& music) {
    context_.services.sounds.setMusic(music);
    if (music.track == track_) return;
    track_ = music.track;
    context_.services.log.write(std::string("music ") + trackTraits(music.track).name);
}

void SoundDevice::watch() {
    SoundManager& sounds = context_.services.sounds;
    if (missing_) return lookAgain();
    if (!sounds.lostDevice()) return;
    const bool another = Clock::now() - lost_ > std::chrono::seconds(5) && sounds.reopen();
    lost_ = Clock::now();
    if (!another) {
        sounds.close();
        missing_ = true;
        looked_ = lost_;
        rest_ = firstRest;
    }
    context_.services.log.write(another ? "sound device replaced" : "sound device lost");
    const Type& words = context_.services.textures.type();
    context_.state.toast = another ? words.text("The sound device is gone: another one is used now")
                                   : words.text("The sound device is gone.  F10 looks for it again");
}

void SoundDevice::lookAgain() {
    if (Clock::now() - looked_ < rest_) return;
    looked_ = Clock::now();
    rest_ = std::min(2 * rest_, longestRest);
    if (!context_.services.sounds.reopen()) return;
    missing_ = false;
    context_.services.log.write("sound device found");
    context_.state.toast = context_.services.textures.type().text("The sound is back");
}

void SoundDevice::toggle() {
    SoundManager& sounds = context_.services.sounds;
    PlayerProfile& profile = context_.services.profile;
    const Type& words = context_.services.textures.type();
    const bool wasAudible = sounds.audible() || !enabled_;
    if (!wasAudible && !sounds.reopen()) {
        context_.state.toast = words.text("There is no sound device");
        return;
    }
    missing_ = false;
    if (wasAudible || profile.settings().mute) profile.flip(&Settings::mute);
    context_.state.toast = profile.settings().mute ? words.text("Sound off") : words.text("Sound on");
}

} // namespace arkanong
