#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <array>
#include <vector>

namespace arkanong::test {

/// A permanent worst case for rendering: at least 30 balls, 120 bricks of every kind, 12 hexagons, and a
/// power-up caught every third of a second. Broken bricks come back, and a decided match begins again.
class DenseMatch {
  public:
    static constexpr std::size_t ballCount = 30;
    static constexpr std::size_t brickCount = 120;
    static constexpr std::size_t hexagonCount = 12;

    explicit DenseMatch(std::uint64_t seed);

    /// Advances by one tick and returns its events.
    const std::vector<Event>& step();

    const World& world() const { return world_; }

  private:
    void addBalls();
    void addBricks();
    void addCapsule();

    World world_;
    std::array<Bot, 2> bots_;
    Random random_;
    std::vector<Level::BrickPlace> places_; ///< Positions where bricks come back.
    std::vector<Event> events_;
    std::uint32_t capsules_ = 0;
    std::uint64_t matches_ = 100; ///< The seed of the latest one, except the first.
};

} // namespace arkanong::test
