#include "arkanong/sim/replay/ReplayAnalysis.hpp"

#include "arkanong/sim/replay/ReplayIndex.hpp"

namespace arkanong {

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
    for (const Side side : {Side::Blue, Side::Red})
        analysis.highlights[sideIndex(side)] = search.best(side);
    return analysis;
}

} // namespace arkanong
