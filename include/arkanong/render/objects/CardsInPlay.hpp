#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/objects/Scene.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <array>

namespace arkanong {

/// Draws on the field what cards mark or do: the shining brick of Harvest, the priced ball of Bounty, the spare plate,
/// which falls off when it is spent, and the balls that Anchor slows.
class CardsInPlay {
  public:
    explicit CardsInPlay(const Palette& palette) : palette_(palette) {}

    /// With reduced motion nothing pulses, turns or falls.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    void notice(const std::vector<Event>& events);
    /// Advances the animations by the frame time, s.
    void advance(double seconds);

    // The following draw in field coordinates. Nothing is marked any more once the match is decided.

    /// Before a side's shields.
    void drawPlate(TextureManager& textures, const Scene& scene, Side side) const;
    /// Above the bricks.
    void drawBricks(TextureManager& textures, const Scene& scene) const;
    /// Above the balls.
    void drawBalls(TextureManager& textures, const Scene& scene) const;

  private:
    static constexpr double longAgo = 1000.0;

    void drawPrice(TextureManager& textures, const Ball& ball, const Scene& scene) const;
    /// Marks the balls that the side's anchor slows, and its paddle.
    void drawAnchor(TextureManager& textures, const Scene& scene, Side side) const;

    Palette palette_;
    ViewSettings settings_;
    std::array<double, 2> fallen_{longAgo,
                                  longAgo}; ///< Seconds since the side's plate fell; index with sideIndex().
};

} // namespace arkanong
