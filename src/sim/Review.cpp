#include "arkanong/sim/Review.hpp"

#include "arkanong/sim/Replay.hpp"
#include "arkanong/sim/World.hpp"

namespace arkanong {

Review reviewOf(const Replay& replay) {
    World world(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    Review review;
    MomentSearch search;
    std::vector<Event> events;
    while (const std::optional<Commands> commands = player.next()) {
        events.clear();
        world.step(*commands, events);
        review.statistics.note(events, world);
        search.note(events, world);
    }
    review.winner = world.match().winner();
    review.moment = search.best();
    return review;
}

} // namespace arkanong
