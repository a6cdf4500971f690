#include "arkanong/session/MatchStory.hpp"

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/replay/Review.hpp"

#include <algorithm>

namespace arkanong {

void MatchStory::add(const std::shared_ptr<const Replay>& match) {
    if (!match) return;
    const Review review = reviewOf(*match);
    statistics.add(review.statistics);
    ++matches;
    if (review.winner) {
        int& best = bestWon[sideIndex(*review.winner)];
        best = std::max(best, review.statistics.of(*review.winner).score);
    }
    if (!review.moment || (moment && moment->worth >= review.moment->worth)) return;
    moment = review.moment;
    recording = match;
}

} // namespace arkanong
