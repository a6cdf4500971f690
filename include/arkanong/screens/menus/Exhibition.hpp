#pragma once

#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/world/World.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace arkanong {

/// Master against master, each with a style that `seed` chooses, as a moving background for menus: silent, and
/// begun before it is seen.
class Exhibition {
  public:
    Exhibition(const Level& level, const Palette& palette, const ViewSettings& view, std::uint64_t seed);

    void setLook(const Palette& palette, const ViewSettings& view) { view_.setLook(palette, view); }

    /// One tick. False once the match has been over for a while: time for another one.
    bool step();
    void advance(double seconds);
    void draw(TextureManager& textures, double alpha, double brightness) const;

    const World& world() const { return world_; }

  private:
    void play();

    World world_;
    std::array<Bot, 2> bots_;
    MatchView view_;
    std::vector<Event> events_;
    int overFor_ = 0; ///< Ticks.
};

} // namespace arkanong
