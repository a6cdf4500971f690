#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/game/Game.hpp"

namespace arkanong {

// ScreenStack::music() decides: the topmost screen with music of its own.
void Game::followMusic() {
    const MusicRequest request = screens_.music();
    sounds_.setMusic(request);
    if (request.track == track_) return;
    track_ = request.track;
    log_.write(std::string("music ") + trackTraits(request.track).name);
}

} // namespace arkanong
