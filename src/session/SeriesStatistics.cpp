#include "arkanong/session/SeriesStatistics.hpp"

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Statistics, winner and highlights of a match.
struct ReplayAnalysis {
    Statistics statistics;
    std::optional<Side> winner; ///< Empty where the replay ends before the match does.
    std::array<std::optional<Highlight>, 2>
        highlights; ///< The best one of each side. Index with sideIndex().
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
    for (const Side side : {Side::Blue, Side::Red})
        analysis.highlights[sideIndex(side)] = search.best(side);
    return analysis;
}

} // namespace

void SeriesStatistics::add(const std::shared_ptr<const Replay>& match, std::optional<Side> person) {
    if (!match) return;
    const ReplayAnalysis analysis = analysisOf(*match);
    statistics.add(analysis.statistics);
    ++matches;
    if (analysis.winner) {
        int& best = bestWon[sideIndex(*analysis.winner)];
        best = std::max(best, analysis.statistics.of(*analysis.winner).score);
        ++won[sideIndex(*analysis.winner)];
    }
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::optional<Highlight>& found = analysis.highlights[sideIndex(side)];
        std::optional<Moment>& best = moments[sideIndex(side)];
        if (found && (!best || found->worth > best->highlight.worth)) best = Moment{*found, match};
    }
    const Moment* const shown = momentToShow(person);
    highlight = shown != nullptr ? std::optional(shown->highlight) : std::nullopt;
    recording = shown != nullptr ? shown->recording : nullptr;
}

const SeriesStatistics::Moment* SeriesStatistics::momentToShow(std::optional<Side> person) const {
    const auto of = [this](Side side) {
        const std::optional<Moment>& best = moments[sideIndex(side)];
        return best ? &*best : nullptr;
    };
    const Moment* const blue = of(Side::Blue);
    const Moment* const red = of(Side::Red);
    if (person && of(*person) != nullptr) return of(*person);
    if (won[0] != won[1]) return won[sideIndex(Side::Blue)] > won[sideIndex(Side::Red)] ? blue : red;
    if (blue == nullptr || red == nullptr) return blue != nullptr ? blue : red;
    return red->highlight.worth > blue->highlight.worth ? red : blue;
}

} // namespace arkanong
