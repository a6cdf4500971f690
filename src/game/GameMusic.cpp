#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/game/Game.hpp"

namespace arkanong {

// A device that is gone once more is left alone.
void Game::watchSound() {
    if (!sounds_.lostDevice()) return;
    const bool another = Clock::now() - soundReopened_ > std::chrono::seconds(5) && sounds_.reopen();
    soundReopened_ = Clock::now();
    if (!another) sounds_.close();
    log_.write(another ? "sound device replaced" : "sound device lost");
    toast_.show(another ? "THE SOUND DEVICE IS GONE: ANOTHER ONE IS USED NOW"
                        : "THE SOUND DEVICE IS GONE.  F10 LOOKS FOR IT AGAIN");
}

void Game::switchSound() {
    const bool wasAudible = sounds_.audible() || !options_.audio;
    if (!wasAudible && !sounds_.reopen()) return toast_.show("THERE IS NO SOUND DEVICE");
    if (wasAudible || context_.services.profile.settings().mute) flip(&Settings::mute);
    toast_.show(context_.services.profile.settings().mute ? "SOUND OFF" : "SOUND ON");
}

// ScreenStack::music() decides: the topmost screen with music of its own.
void Game::followMusic() {
    const MusicRequest request = screens_.music();
    sounds_.setMusic(request);
    if (request.track == track_) return;
    track_ = request.track;
    log_.write(std::string("music ") + trackTraits(request.track).name);
}

} // namespace arkanong
