#pragma once

#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/world/World.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace arkanong {

/// A silent match of two Master computers as the moving background of menus. `seed` determines their personalities. The
/// match starts before it is shown.
class Exhibition {
  public:
    Exhibition(const Catalogue& texts, const Level& level, const Palette& palette, const ViewSettings& view,
               std::uint64_t seed);

    void setLook(const Catalogue& texts, const Palette& palette, const ViewSettings& view);

    /// Advances by one tick. Returns false some time after the end of the match, when another one should start.
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
    int overFor_ = 0; ///< Ticks since the end of the match.
};

} // namespace arkanong
