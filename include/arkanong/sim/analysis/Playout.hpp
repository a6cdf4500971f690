#pragma once

#include "arkanong/sim/analysis/Evaluation.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arkanong {

/// A World with the computers that play it on. The computers have watched the match, so that they know what a player knows
/// who is in the middle of it. A value.
struct Position {
    World world;
    std::array<Bot, 2> bots; ///< Index with sideIndex().

    /// A match before its first tick, see World.
    Position(const Level& level, const MatchSettings& settings, std::uint64_t seed, const Profiles& profiles)
        : world(level, settings, seed), bots{{{Side::Blue, profiles[0], seed},
                                              {Side::Red, profiles[1], seed}}} {}

    Profiles profiles() const { return {bots[0].profile(), bots[1].profile()}; }
    /// What the computers would do next. Call it once a tick: they also watch.
    Commands think() { return {bots[0].think(world), bots[1].think(world)}; }
};

/// The end of a match, played by two computers from a position with random numbers of its own, in parts. It is cut off after
/// some ticks, and an evaluation then takes the place of the rest.
class Playout {
  public:
    /// `ticks` >= 0. With `first` the first tick has these commands instead of those of the computers, on the sides that it
    /// names.
    Playout(Position from, std::uint64_t seed, int ticks,
            const std::array<std::optional<Command>, 2>& first = {});

    /// Plays at most this many ticks. Returns whether ticks are left to play.
    bool advance(int ticks);
    /// Blue's chance, 0 to 1, at the end of what has been played; 0 or 1 if that is the end of the match.
    double blue() const { return evaluation(position_.world, position_.profiles()); }

    const World& world() const { return position_.world; }

  private:
    Position position_;
    std::array<std::optional<Command>, 2> first_;
    int left_;
    Events events_;
};

} // namespace arkanong
