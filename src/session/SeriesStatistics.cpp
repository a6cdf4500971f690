#include "arkanong/session/SeriesStatistics.hpp"

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/replay/ReplayAnalysis.hpp"

#include <algorithm>

namespace arkanong {

void SeriesStatistics::add(const std::shared_ptr<const Replay>& match) {
    if (!match) return;
    const ReplayAnalysis analysis = analysisOf(*match);
    statistics.add(analysis.statistics);
    ++matches;
    if (analysis.winner) {
        int& best = bestWon[sideIndex(*analysis.winner)];
        best = std::max(best, analysis.statistics.of(*analysis.winner).score);
    }
    if (!analysis.highlight || (highlight && highlight->worth >= analysis.highlight->worth)) return;
    highlight = analysis.highlight;
    recording = match;
}

} // namespace arkanong
