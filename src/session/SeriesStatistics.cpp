#include "arkanong/session/SeriesStatistics.hpp"

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/replay/ReplayAnalysis.hpp"

#include <algorithm>

namespace arkanong {

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
