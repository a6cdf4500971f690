#include "arkanong/screens/match/MatchMusic.hpp"

#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/render/background/Theme.hpp"

namespace arkanong {

Track themeMusic(const Level& level) {
    if (level.opponent && level.opponent->ability) return Track::Boss;
    return trackOfWorld(themeOf(level.world, level.name).name);
}

} // namespace arkanong
