#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/Objects.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// The balls' trails, bent where the balls bounced. A trail is as long as the way of its ball in a fifth of a
/// second, so that its length tells the speed.
class BallTrails {
  public:
    /// With more balls than this there are no trails: they would cover the field.
    static constexpr std::size_t ballLimit = 300;

    /// Takes note of where the balls turned since the last call.
    void follow(const std::vector<Ball>& balls);
    /// Draws in field coordinates; `alpha` as in WorldRenderer::draw.
    void draw(TextureManager& textures, const std::vector<Ball>& balls, double alpha,
              const Palette& palette) const;

  private:
    static constexpr std::size_t cornerCount = 4;
    struct Path {
        BallId id;
        Vec2 position; ///< As of the last call, as is the next.
        Vec2 direction;
        std::array<Vec2, cornerCount>
            corners; ///< The latest first; the oldest is where the path is forgotten.
    };
    /// Null when the ball is new; looks first at the place `near` in the last call's order.
    const Path* pathOf(BallId ball, std::size_t near) const;
    void drawTrail(TextureManager& textures, const Path& path, Vec2 head, double length, double width,
                   sf::Color colour) const;

    std::vector<Path> paths_;
    std::vector<Path> next_;
};

} // namespace arkanong
