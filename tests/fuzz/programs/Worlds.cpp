#include "arkanong/sim/tuning/Sparks.hpp"
#include "fuzz/WorldTrial.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

// arkanong_worlds [TICKS [SEED [heavy]]]: plays random worlds, one for each seed, for this number of ticks in total, and
// checks after every one what script/worlds says. Exits with 1 at the first broken promise and names its seed.

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr double longestStep = 0.05; // s

/// A step may seem long because the machine was busy: the least of five times counts.
double leastTime(std::uint64_t seed, const TrialLimits& limits, double first) {
    for (int again = 0; again < 4 && first > longestStep; ++again)
        first = std::min(first, tryWorld(Choices(seed), limits).slowest);
    return first;
}

void print(const TrialFigures& all) {
    std::printf("%lld ticks: %d worlds in versus (%d finales), %d in solo, %d sandboxes; %d matches ended, "
                "%d goals, %d "
                "shields, %d bricks, %d capsules, %d acts of bosses, %d edits, at most %zu balls, %d balls "
                "frozen for a tick; longest tie %d s, longest step %.1f ms\n",
                all.ticks, all.versus, all.finales, all.solo, all.sandbox, all.ended, all.goals, all.shields,
                all.bricks, all.capsules, all.bossActs, all.edits, all.mostBalls, all.parked,
                all.longestTie / tuning::ticksPerSecond, all.slowest * 1e3);
    std::fflush(stdout);
}

/// Whether the trials reached what they are about; a stalled tie comes about once in two million ticks.
bool reachedAll(const TrialFigures& all) {
    constexpr long long enoughForTies = 20'000'000;
    if (all.ticks >= enoughForTies && all.longestTie < tuning::tiePatience) return false;
    for (const int figure : {all.versus, all.finales, all.solo, all.sandbox, all.ended, all.goals,
                             all.shields, all.bricks, all.capsules, all.bossActs, all.edits})
        if (figure == 0) return false;
    return true;
}

} // namespace

int main(int argc, char** argv) {
    const long long wanted = argc > 1 ? std::atoll(argv[1]) : 1'000'000;
    std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    TrialLimits limits;
    limits.heavy = argc > 3 && std::string_view(argv[3]) == "heavy";
    TrialFigures all;
    constexpr long long reportEvery = 10'000'000;
    for (long long next = reportEvery; all.ticks < wanted; ++seed) {
        TrialFigures figures = tryWorld(Choices(seed), limits);
        figures.slowest = leastTime(seed, limits, figures.slowest);
        if (figures.fault.empty() && figures.slowest > longestStep)
            figures.fault = "a step took " + std::to_string(figures.slowest * 1e3) + " ms (tick " +
                            std::to_string(figures.slowestTick) + ")";
        all.add(figures);
        if (!figures.fault.empty()) {
            std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed), figures.fault.c_str());
            return 1;
        }
        if (all.ticks >= next) {
            print(all);
            next += reportEvery;
        }
    }
    print(all);
    constexpr long long enough = 200'000;
    if (all.ticks < enough || reachedAll(all)) return 0;
    std::printf("Too few ticks to reach everything: this run proves little.\n");
    return 1;
}
