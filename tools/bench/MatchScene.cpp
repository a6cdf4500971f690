#include "Benchmarks.hpp"
#include "FullField.hpp"
#include "Timing.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <limits>

namespace arkanong::bench {

using test::fullField;

Result match() {
    constexpr int ticksAtATime = 20; // A single tick is too short for the clock.
    constexpr int rounds = 1000;
    Result result;
    result.scene = "match: a tick and two bots";
    std::uint64_t seed = 1;
    World world(fullField(), {}, seed);
    Bot blue(Side::Blue, Difficulty::Master, 1), red(Side::Red, Difficulty::Master, 2);
    std::vector<Event> events;
    Times times;
    std::uint64_t contacts = 0;
    for (int round = 0; round < rounds; ++round) {
        const double start = workedMs();
        for (int tick = 0; tick < ticksAtATime; ++tick) {
            const Commands commands{blue.think(world), red.think(world)};
            world.step(commands, events);
            contacts += world.collisions().contactCount();
            result.balls = std::max(result.balls, world.objects().balls.size());
        }
        times.add((workedMs() - start) / ticksAtATime);
        events.clear();
        if (world.match().phase() == Phase::Over) world = World(fullField(), {}, ++seed);
    }
    result.medianMs = times.median();
    result.p95Ms = times.p95();
    result.contactsPerSecond = static_cast<double>(contacts) / (times.total() * ticksAtATime / 1e3);
    result.energyDrift = std::numeric_limits<double>::quiet_NaN();
    result.deepestOverlap = std::numeric_limits<double>::quiet_NaN();
    result.hash = world.stateHash();
    return result;
}

} // namespace arkanong::bench
