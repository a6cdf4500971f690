#pragma once

#include "arkanong/math/Spring.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/cast/OpponentFace.hpp"
#include "arkanong/render/cast/PaddleFace.hpp"
#include "arkanong/render/objects/Scene.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// Draws the paddles with their faces and the power-ups that affect them. Squash and lean move the drawn
/// edges by at most a few px from the simulated ones.
class PaddleView {
  public:
    explicit PaddleView(const Palette& palette) : palette_(palette) {}

    /// With reduced motion paddles do not squash, lean, shiver or wobble, and the eyes rest.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    /// From now on this side's paddle wears the attribute of this face; null: none. Hidden if eyes are off.
    void wear(Side side, const OpponentFace* face) { worn_[sideIndex(side)] = face; }

    void notice(const std::vector<Event>& events);
    /// Advances springs and eyes by the frame time, s; the eyes follow the most urgent ball.
    void advance(double seconds, const ObjectManager& objects);
    /// Draws in field coordinates.
    void draw(TextureManager& textures, const Scene& scene) const;

  private:
    /// Deformation by hits and motion.
    struct Body {
        Spring squash; ///< 1 just after a hard hit; negative stretches.
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
    std::array<Body, 2> bodies_{}; ///< Index with sideIndex().
    std::array<PaddleFace, 2> faces_{PaddleFace(Side::Blue), PaddleFace(Side::Red)};
    std::array<const OpponentFace*, 2> worn_{}; ///< Index with sideIndex().
};

/// The ball that reaches the height of `paddle` first, otherwise the nearest one; null without balls. Considers the first
/// 2,000 balls only, because the eyes are not worth a search of a whole crowd in each frame.
const Ball* mostUrgentBall(const Paddle& paddle, const std::vector<Ball>& balls);

} // namespace arkanong
