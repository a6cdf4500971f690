#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Scene.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/sim/Event.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// The paddles with their faces, and what works on them.
class PaddleView {
  public:
    explicit PaddleView(const Palette& palette) : palette_(palette) {}

    /// Reduced motion: no squash, lean, shiver or wobble.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    void notice(const std::vector<Event>& events);
    /// `seconds` of frame time pass: the eyes turn to the most urgent ball.
    void advance(double seconds, const ObjectManager& objects);
    /// Draws in field coordinates.
    void draw(TextureManager& textures, const Scene& scene) const;

  private:
    /// What a paddle shows of its mood.
    struct Face {
        double squash = 0.0; ///< 1 when just hit, fading to 0.
        Vec2 gaze;           ///< Of length 0 to 1.
    };

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
    std::array<Face, 2> faces_;
};

/// The ball that `paddle` should worry about most: the one that reaches its height first, else the nearest;
/// null when there is none.
const Ball* mostUrgentBall(const Paddle& paddle, const std::vector<Ball>& balls);

} // namespace arkanong
