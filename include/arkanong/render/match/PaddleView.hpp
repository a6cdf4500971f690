#pragma once

#include "arkanong/math/Spring.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/match/PaddleFace.hpp"
#include "arkanong/render/match/Scene.hpp"
#include "arkanong/sim/Event.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// The paddles with their faces, and what works on them. However they squash and lean, their edges are drawn
/// within a few px of where they are.
class PaddleView {
  public:
    explicit PaddleView(const Palette& palette) : palette_(palette) {}

    /// Reduced motion: no squash, lean, shiver or wobble, and the eyes rest.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    void notice(const std::vector<Event>& events);
    /// `seconds` of frame time pass: what swings goes on, and the eyes turn to the most urgent ball.
    void advance(double seconds, const ObjectManager& objects);
    /// Draws in field coordinates.
    void draw(TextureManager& textures, const Scene& scene) const;

  private:
    /// What hits and motion do to a paddle.
    struct Body {
        Spring squash; ///< 1 when just hit hard; below 0 it stretches.
        Spring lean;   ///< 1 at full speed to the right.
    };

    void hit(Side side, double squash);
    Placement placementOf(const Paddle& paddle, const Scene& scene) const;
    void drawPaddle(TextureManager& textures, const Paddle& paddle, const Scene& scene) const;
    void drawEyes(TextureManager& textures, const Paddle& paddle, const Placement& body,
                  const Scene& scene) const;
    void drawGoo(TextureManager& textures, const Paddle& paddle, const Placement& body, double seconds) const;
    void drawIce(TextureManager& textures, const Paddle& paddle, const Placement& body) const;
    void drawArrows(TextureManager& textures, const Paddle& paddle, const Placement& body,
                    double seconds) const;
    void drawPull(TextureManager& textures, const Paddle& paddle, const Placement& body,
                  const Scene& scene) const;

    Palette palette_;
    ViewSettings settings_;
    std::array<Body, 2> bodies_{}; ///< Index with sideIndex(), like the next.
    std::array<PaddleFace, 2> faces_{PaddleFace(Side::Blue), PaddleFace(Side::Red)};
};

/// The ball that `paddle` should worry about most: the one that reaches its height first, else the nearest;
/// null when there is none.
const Ball* mostUrgentBall(const Paddle& paddle, const std::vector<Ball>& balls);

} // namespace arkanong
