#pragma once

#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/BallTrails.hpp"
#include "arkanong/render/GridLight.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/Event.hpp"
#include "arkanong/sim/ObjectManager.hpp"

#include <array>
#include <optional>
#include <vector>

namespace arkanong {

/// What a player aims with.
struct Aim {
    Side side = Side::Blue;
    Vec2 point;          ///< Field px.
    bool pointer = true; ///< Draws a crosshair at the point; otherwise an arrow from the paddle towards it.
};

/// Where something is between two ticks: alpha = 0 is the tick before, 1 the latest.
inline Vec2 interpolated(Vec2 previous, Vec2 latest, double alpha) { return lerp(previous, latest, alpha); }
/// The same for an angle in turns, the short way round.
inline double interpolatedTurns(double previous, double latest, double alpha) {
    return previous + wrapTurns(latest - previous) * alpha;
}

/// Draws what is on the field, and the life in it that matters to nobody's score: ripples, jolts, squash,
/// eyes.
class WorldRenderer {
  public:
    explicit WorldRenderer(const Palette& palette, bool reducedMotion = false);

    /// Reduced motion: no ripples, jolts, squash and lean, and bricks are simply there.
    void setReducedMotion(bool reduced) { reducedMotion_ = reduced; }

    void notice(const std::vector<Event>& events);
    /// `seconds` of frame time pass. Call once a frame, after the frame's steps.
    void advance(double seconds, const ObjectManager& objects, const GridLayout& grid);
    /// Draws in field coordinates: the origin must be the field's. `tick` = the World's, `alpha` in [0, 1] =
    /// how much of the next tick has passed.
    void draw(TextureManager& textures, const ObjectManager& objects, int tick, double alpha,
              const std::optional<Aim>& aim) const;

  private:
    /// What a paddle shows of its mood.
    struct Face {
        double squash = 0.0; ///< 1 when just hit, fading to 0.
        Vec2 gaze;           ///< Of length 0 to 1.
    };
    struct Jolt {
        BrickId brick;
        Vec2 push;  ///< Length 1.
        double age; ///< Seconds, as is the next.
    };
    struct HexagonFlash {
        HexagonId hexagon;
        double age;
    };

    void flash(HexagonId hexagon);
    /// The side's goal line and the limit of its zone.
    void drawLines(TextureManager& textures, Side side) const;
    void drawBricks(TextureManager& textures, const std::vector<Brick>& bricks, double seconds) const;
    void drawHexagons(TextureManager& textures, const std::vector<Hexagon>& hexagons, double alpha) const;
    void drawPaddle(TextureManager& textures, const Paddle& paddle, double alpha) const;
    void drawBalls(TextureManager& textures, const std::vector<Ball>& balls, double alpha) const;
    void drawAim(TextureManager& textures, const ObjectManager& objects, const Aim& aim, double alpha) const;
    const Jolt* joltOf(BrickId brick) const;
    void turnEyes(double seconds, const ObjectManager& objects);

    Palette palette_;
    bool reducedMotion_;
    GridLight grid_;
    BallTrails trails_;
    std::array<Face, 2> faces_;
    std::vector<Jolt> jolts_;
    std::vector<HexagonFlash> hexagonFlashes_;
};

/// The ball that `paddle` should worry about most: the one that reaches its height first, else the nearest;
/// null when there is none.
const Ball* mostUrgentBall(const Paddle& paddle, const std::vector<Ball>& balls);

} // namespace arkanong
