#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/boss/Darkness.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// The balls' trails, which bend where the balls bounced. A trail covers the last 0.2 s of its ball's path,
/// so its length shows the speed; with each stage of the rally (see RallyStage.hpp) it is longer and brighter.
/// A smashed ball's trail has a hot core in a wider flame until a paddle touches the ball again.
class BallTrails {
  public:
    /// Number of balls above which no trails are drawn, because they would cover the field.
    static constexpr std::size_t ballLimit = 300;

    /// Call once a frame: records where the balls changed direction since the last call.
    void follow(const std::vector<Ball>& balls);
    /// Draws in field coordinates; `alpha` and `darkness` as in Scene. `opacity` multiplies that of every
    /// trail. Behind a ball that flies back along its path there are dots in place of a trail.
    void draw(TextureManager& textures, const std::vector<Ball>& balls, double alpha, const Palette& palette,
              double opacity = 1.0, const Darkness& darkness = {}) const;

  private:
    static constexpr std::size_t cornerCount = 4;
    struct Path {
        BallId id;
        Vec2 position; ///< At the last call.
        Vec2 direction;
        std::array<Vec2, cornerCount> corners; ///< Latest first; the path ends at the oldest.
    };
    /// Null for a new ball; tries the index `near` first, because the order rarely changes.
    const Path* pathOf(BallId ball, std::size_t near) const;
    void drawDots(TextureManager& textures, const Path& path, Vec2 head, sf::Color colour) const;
    void drawTrail(TextureManager& textures, const Path& path, Vec2 head, double length, double width,
                   sf::Color colour) const;

    std::vector<Path> paths_;
    std::vector<Path> next_;
};

} // namespace arkanong
