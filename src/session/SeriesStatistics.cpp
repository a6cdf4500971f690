#include "arkanong/session/SeriesStatistics.hpp"

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Statistics, winner and highlight of a match.
struct ReplayAnalysis {
    Statistics statistics;
    std::optional<Side> winner;         ///< Empty where the replay ends before the match does.
    std::optional<Highlight> highlight; ///< The best one.
};

/// Plays the replay from start to end: some hundredths of a second for a match.
ReplayAnalysis analysisOf(const Replay& replay) {
    ReplayPoint point(replay);
    ReplayAnalysis analysis;
    HighlightSearch search;
    std::vector<Event> events;
    while (point.step(events)) {
        analysis.statistics.note(events, point.world);
        search.note(events, point.world);
        events.clear();
    }
    analysis.winner = point.world.match().winner();
    analysis.highlight = search.best();
    return analysis;
}

} // namespace

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
