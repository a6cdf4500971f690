#pragma once

#include "arkanong/render/background/Backdrop.hpp"
#include "arkanong/render/match/Announcer.hpp"
#include "arkanong/render/match/FlashLimit.hpp"
#include "arkanong/render/match/Hud.hpp"
#include "arkanong/render/match/Particles.hpp"
#include "arkanong/render/match/WorldRenderer.hpp"
#include "arkanong/sim/World.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// The whole picture of a match: background, field, particles and panels in their order.
/// In each frame: notice() the steps' events, advance(), draw(), TextureManager::flush().
class MatchView {
  public:
    MatchView(const Palette& palette, HudLabels labels, const ViewSettings& settings = {});

    /// From now on; what flies already keeps its colour.
    void setLook(const Palette& palette, const ViewSettings& settings);

    /// A person plays this side: its blind spots hide what is in them.
    void fogFor(Side side) { field_.fogFor(side); }

    void notice(const std::vector<Event>& events);
    /// `seconds` of frame time pass. The match runs `pace` times as fast as real time, 0 while it is paused.
    void advance(double seconds, const World& world, double pace = 1.0);
    /// `alpha` in [0, 1]: how much of the next tick has passed. `brightness` below 1 dims the picture, for a
    /// menu on top. A second player may aim too. Leaves origin and brightness of `textures` as for the whole
    /// screen.
    void draw(TextureManager& textures, const World& world, double alpha, const std::optional<Aim>& aim,
              double brightness = 1.0, const std::optional<Aim>& second = {}) const;

  private:
    Theme theme_;
    Backdrop backdrop_;
    FlashLimit light_;
    WorldRenderer field_;
    Particles particles_;
    Announcer announcer_;
    Hud hud_;
};

} // namespace arkanong
