#include "arkanong/sim/analysis/Playout.hpp"

#include <utility>

namespace arkanong {

Playout::Playout(Position from, std::uint64_t seed, int ticks,
                 const std::array<std::optional<Command>, 2>& first)
    : position_(std::move(from)), first_(first), left_(ticks) {
    position_.world.reseed(seed);
    for (const Side side : {Side::Blue, Side::Red})
        position_.bots[sideIndex(side)].reseed(Random(seed, 2 + sideIndex(side)));
}

bool Playout::advance(int ticks) {
    for (; ticks > 0 && left_ > 0 && !position_.world.match().over(); --ticks, --left_) {
        Commands commands = position_.think();
        for (std::size_t side = 0; side < commands.size(); ++side)
            if (first_[side]) commands[side] = *first_[side];
        first_ = {};
        events_.clear();
        position_.world.step(commands, events_);
    }
    return left_ > 0 && !position_.world.match().over();
}

} // namespace arkanong
