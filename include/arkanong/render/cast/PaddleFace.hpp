#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <cstdint>

namespace arkanong {

/// A paddle's eyes: they look at the most urgent ball, blink now and then, open wide when it is close, and
/// show how the match goes.
class PaddleFace {
  public:
    explicit PaddleFace(Side side);

    void notice(const Event& event);
    /// Advances the animation by the frame time, s. `worry` is the ball to look at, or null.
    void advance(double seconds, const Paddle& paddle, const Ball* worry);
    /// Looks straight ahead without any emotion.
    void rest();

    /// The power-ups that change the eyes.
    struct State {
        bool frozen = false; ///< The eyes stare.
        bool dizzy = false;  ///< The eyes roll.
        double rolled = 0.0; ///< Angle of the rolling eyes, turns.
        sf::Color colour{255, 255, 255};
    };
    /// Draws in field coordinates on a paddle that is drawn with `body`.
    void draw(TextureManager& textures, const Placement& body, const State& state) const;

  private:
    enum class Mood : std::uint8_t { Calm, Glad, Hurt, Sad };

    void feel(Mood mood, double seconds);
    void blink(double seconds);
    /// How far the eyes are open: 0 shut, 1 normal.
    double openness() const;
    void drawEye(TextureManager& textures, const Placement& eye, double open, Vec2 gaze,
                 sf::Color colour) const;
    void drawLines(TextureManager& textures, const Placement& eye, double side) const;

    Side side_;
    Random random_;
    Vec2 gaze_; ///< Direction of view, length 0 to 1.
    Mood mood_ = Mood::Calm;
    double moodLeft_ = 0.0; ///< Seconds.
    double moodAge_ = 0.0;
    double wide_ = 0.0;    ///< 1 = wide open.
    double blinkIn_ = 0.0; ///< Seconds to the next blink; negative during one.
};

} // namespace arkanong
