#include "arkanong/input/HandAids.hpp"

#include "arkanong/storage/player/Settings.hpp"

#include <tuple>

namespace arkanong {

bool operator==(const HandAids& a, const HandAids& b) {
    return std::tie(a.assist, a.oneButton, a.toggleServe, a.toggleLaser, a.toggleAdding) ==
           std::tie(b.assist, b.oneButton, b.toggleServe, b.toggleLaser, b.toggleAdding);
}

HandAids handAids(const Settings& settings, bool second) {
    HandAids aids;
    aids.assist = second ? settings.secondAssist : settings.paddleAssist;
    aids.oneButton = second ? settings.secondOneButton : settings.oneButton;
    aids.toggleServe = settings.toggleServe;
    // With one button a long press is for the pause.
    aids.toggleLaser = settings.toggleLaser || aids.oneButton;
    aids.toggleAdding = settings.toggleAdding || aids.oneButton;
    return aids;
}

} // namespace arkanong
