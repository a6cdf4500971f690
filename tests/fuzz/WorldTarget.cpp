#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"
#include "fuzz/WorldTrial.hpp"

namespace arkanong::test {

bool playAnyWorld(std::string_view bytes) {
    constexpr std::size_t least = 64; // Fewer do not get beyond level and settings.
    if (bytes.size() < least) return false;
    TrialLimits limits;
    limits.ticks = 2000;
    const TrialFigures figures = tryWorld(Choices(bytes), limits);
    const bool outOfTime = figures.fault == "the match does not end";
    must(figures.fault.empty() || outOfTime, figures.fault.c_str());
    // The countdown is over, and something was hit.
    return figures.ticks > 360 && figures.bricks + figures.shields + figures.edits > 0;
}

} // namespace arkanong::test
