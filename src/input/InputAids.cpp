#include "arkanong/input/InputAids.hpp"

#include "arkanong/storage/player/Settings.hpp"

#include <tuple>

namespace arkanong {

bool operator==(const InputAids& a, const InputAids& b) {
    return std::tie(a.assist, a.oneButton, a.toggleServe, a.toggleLaser, a.toggleAdding) ==
           std::tie(b.assist, b.oneButton, b.toggleServe, b.toggleLaser, b.toggleAdding);
}

InputAids inputAids(const Settings& settings, bool second) {
    InputAids aids;
    aids.assist = second ? settings.secondAssist : settings.paddleAssist;
    aids.oneButton = second ? settings.secondOneButton : settings.oneButton;
    aids.toggleServe = settings.toggleServe;
    // In one-button play a long press pauses the match.
    aids.toggleLaser = settings.toggleLaser || aids.oneButton;
    aids.toggleAdding = settings.toggleAdding || aids.oneButton;
    return aids;
}

} // namespace arkanong
