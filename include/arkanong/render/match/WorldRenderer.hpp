#pragma once

#include "arkanong/render/Aim.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/match/BallTrails.hpp"
#include "arkanong/render/match/BrickView.hpp"
#include "arkanong/render/match/FlashLimit.hpp"
#include "arkanong/render/match/PaddleView.hpp"
#include "arkanong/render/match/PowerView.hpp"
#include "arkanong/render/match/Scene.hpp"
#include "arkanong/sim/Event.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// Draws what is on the field, and the life in it that matters to nobody's score: jolts, squash, eyes.
class WorldRenderer {
  public:
    explicit WorldRenderer(const Palette& palette, const ViewSettings& settings = {});

    /// Reduced motion: no trails, jolts, squash and lean, and bricks are simply there.
    void setLook(const Palette& palette, const ViewSettings& settings);
    /// See PowerView.
    void fogFor(Side side) { powers_.fogFor(side); }

    void notice(const std::vector<Event>& events, FlashLimit& light);
    /// `seconds` of frame time pass. Call once a frame, after the frame's steps.
    void advance(double seconds, const ObjectManager& objects);
    /// Draws in field coordinates: the origin must be the field's.
    void draw(TextureManager& textures, const Scene& scene, const std::optional<Aim>& aim,
              const std::optional<Aim>& second = {}) const;

  private:
    struct HexagonFlash {
        HexagonId hexagon;
        double age; ///< Seconds.
    };

    void flash(HexagonId hexagon, FlashLimit& light);
    /// The side's goal line and the limit of its zone.
    void drawLines(TextureManager& textures, const Scene& scene, Side side) const;
    /// Where nobody plays the side: a wall like those at the left and right.
    void drawEndWall(TextureManager& textures, Side side) const;
    void drawHexagons(TextureManager& textures, const std::vector<Hexagon>& hexagons, double alpha) const;
    void drawSpin(TextureManager& textures, const Hexagon& hexagon, Placement placement) const;
    void drawBalls(TextureManager& textures, const Scene& scene) const;
    void drawCrowd(TextureManager& textures, const Scene& scene) const;
    void drawBall(TextureManager& textures, const Ball& ball, Vec2 place, bool haloed) const;
    /// What flies with a ball.
    void drawWake(TextureManager& textures, const Ball& ball, Vec2 place, const Scene& scene) const;
    void drawHeldBalls(TextureManager& textures, const Scene& scene) const;
    void drawAim(TextureManager& textures, const ObjectManager& objects, const Aim& aim, double alpha) const;

    Palette palette_;
    ViewSettings settings_;
    BallTrails trails_;
    BrickView bricks_;
    PaddleView paddles_;
    PowerView powers_;
    std::vector<HexagonFlash> hexagonFlashes_;
};

} // namespace arkanong
