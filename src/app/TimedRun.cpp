#include "arkanong/app/TimedRun.hpp"

#include "arkanong/app/Captures.hpp"
#include "arkanong/headless/MatchReport.hpp"

namespace arkanong {

bool TimedRun::follow(double time, const World* world, Captures& captures, std::ostream& out) {
    if (moments_.partsOver(time) > saved_ && captures.saveKept()) ++saved_;
    if (time < seconds_) {
        if (moments_.follow(time, world)) captures.keepNext();
        return false;
    }
    if (world != nullptr && pictures_ > 0) printStanding(out, *world);
    return true;
}

void TimedRun::report(std::ostream& out) const {
    if (pictures_ == 0) out << times_.summary() << '\n';
}

} // namespace arkanong
