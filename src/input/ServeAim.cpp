#include "arkanong/input/ServeAim.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>

namespace arkanong {

bool AimArrow::tick(bool held, bool released) {
    if (released && shown()) {
        ticks_ = 0;
        return true;
    }
    ticks_ = held ? ticks_ + 1 : 0;
    return false;
}

double AimArrow::degrees() const {
    return widestAim * rotationFromTurns(static_cast<double>(ticks_) / sweep).sine;
}

void PointerAim::press(bool handMoves) {
    swing_ = 0.0;
    held_ = 0;
    waits_ = handMoves ? click : 0;
}

double PointerAim::tick(double motion) {
    if (!swing_ || held_++ < waits_) return 0.0;
    const double before = *swing_;
    swing_ = std::clamp(before + motion, -fullSwing, fullSwing);
    return *swing_ - before;
}

} // namespace arkanong
