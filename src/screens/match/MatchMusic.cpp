#include "arkanong/screens/match/MatchMusic.hpp"

#include "arkanong/audio/MusicFiles.hpp"

namespace arkanong {

Track themeMusic(const Level& level) {
    if (level.opponent && level.opponent->boss) return Track::Boss;
    return trackOf(level.theme);
}

bool meetsNewPower(const PowersMet& before, const PowersMet& now) {
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] == 0 && now[i] > 0) return true;
    return false;
}

} // namespace arkanong
