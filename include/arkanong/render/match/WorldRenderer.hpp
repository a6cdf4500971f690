#pragma once

#include "arkanong/render/Aim.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/effects/FlashLimit.hpp"
#include "arkanong/render/effects/StrokeLights.hpp"
#include "arkanong/render/objects/BallTrails.hpp"
#include "arkanong/render/objects/BrickView.hpp"
#include "arkanong/render/objects/CardsInPlay.hpp"
#include "arkanong/render/objects/PaddleView.hpp"
#include "arkanong/render/objects/PowerView.hpp"
#include "arkanong/render/objects/Scene.hpp"
#include "arkanong/render/objects/ShieldView.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// Draws the objects on the field and their animations that do not affect the match: jolts, squash, eyes.
class WorldRenderer {
  public:
    explicit WorldRenderer(const Palette& palette, const ViewSettings& settings = {});

    /// With reduced motion there are no trails, jolts, squash or lean, and bricks appear at once.
    void setLook(const Palette& palette, const ViewSettings& settings);
    /// See PowerView::fogFor.
    void fogFor(Side side) { powers_.fogFor(side); }
    /// See BrickView::setNames.
    void nameBricks(std::vector<std::string> names) { bricks_.setNames(std::move(names)); }
    /// After draw() and all words on the field: see BrickView::drawNames.
    void drawNames(TextureManager& textures, const Scene& scene, const std::vector<Box>& written) const {
        bricks_.drawNames(textures, scene, written);
    }
    /// See PaddleView::wear.
    void wear(Side side, const OpponentFace* face) { paddles_.wear(side, face); }

    void notice(const std::vector<Event>& events, FlashLimit& light);
    /// Advances the animations by the frame time, s. Call once a frame, after its simulation steps.
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
    /// Draws the side's shields and the edge of its zone.
    void drawLines(TextureManager& textures, const Scene& scene, Side side) const;
    /// Draws a wall in place of the goal line of a side without a player.
    void drawEndWall(TextureManager& textures, Side side) const;
    void drawHexagons(TextureManager& textures, const std::vector<Hexagon>& hexagons, double alpha) const;
    void drawSpin(TextureManager& textures, const Hexagon& hexagon, Placement placement) const;
    /// Draws either the balls that pass through a paddle, which lie below it, or all others.
    void drawBalls(TextureManager& textures, const Scene& scene, bool passing) const;
    void drawCrowd(TextureManager& textures, const Scene& scene) const;
    void drawBall(TextureManager& textures, const Ball& ball, Vec2 place, bool haloed, double opacity) const;
    /// Draws flames, streaks and other effects that follow a ball.
    void drawWake(TextureManager& textures, const Ball& ball, Vec2 place, const Scene& scene) const;
    void drawHeldBalls(TextureManager& textures, const Scene& scene) const;
    void drawAim(TextureManager& textures, const ObjectManager& objects, const Aim& aim, double alpha) const;

    Palette palette_;
    ViewSettings settings_;
    BallTrails trails_;
    BrickView bricks_;
    ShieldView shields_;
    PaddleView paddles_;
    PowerView powers_;
    CardsInPlay cards_;
    StrokeLights strokes_;
    std::vector<HexagonFlash> hexagonFlashes_;
};

} // namespace arkanong
