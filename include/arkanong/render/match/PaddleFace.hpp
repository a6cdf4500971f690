#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/Event.hpp"

#include <cstdint>

namespace arkanong {

/// A paddle's eyes: they look at what the paddle should worry about, blink now and then, open wide when it is
/// urgent, and show how the match goes.
class PaddleFace {
  public:
    explicit PaddleFace(Side side);

    void notice(const Event& event);
    /// `seconds` of frame time pass. `worry` is the ball to look at; null where there is none.
    void advance(double seconds, const Paddle& paddle, const Ball* worry);
    /// Looks straight ahead and feels nothing.
    void rest();

    /// What works on the paddle.
    struct State {
        bool frozen = false; ///< It stares.
        bool dizzy = false;  ///< Its eyes roll...
        double rolled = 0.0; ///< ...and have come so far, turns.
    };
    /// Draws in field coordinates on a paddle that is drawn at `body`.
    void draw(TextureManager& textures, const Placement& body, const State& state) const;

  private:
    enum class Mood : std::uint8_t { Calm, Glad, Hurt, Sad };

    void feel(Mood mood, double seconds);
    void blink(double seconds);
    /// How far the eyes are open: 0 shut, 1 as usual.
    double openness() const;
    void drawEye(TextureManager& textures, const Placement& eye, double open, Vec2 gaze) const;
    void drawLines(TextureManager& textures, const Placement& eye, double side) const;

    Side side_;
    Random random_;
    Vec2 gaze_; ///< Of length 0 to 1.
    Mood mood_ = Mood::Calm;
    double moodLeft_ = 0.0; ///< Seconds.
    double moodAge_ = 0.0;
    double wide_ = 0.0;    ///< 1 = wide open with worry.
    double blinkIn_ = 0.0; ///< Seconds to the next blink; below 0 while one goes on.
};

} // namespace arkanong
