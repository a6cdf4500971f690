#include "arkanong/sim/replay/Review.hpp"

#include "arkanong/sim/replay/ReplayScan.hpp"

namespace arkanong {

Review reviewOf(const Replay& replay) {
    ReplayPoint point(replay);
    Review review;
    MomentSearch search;
    std::vector<Event> events;
    while (point.step(events)) {
        review.statistics.note(events, point.world);
        search.note(events, point.world);
        events.clear();
    }
    review.winner = point.world.match().winner();
    review.moment = search.best();
    return review;
}

} // namespace arkanong
