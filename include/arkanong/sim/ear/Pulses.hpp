#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/ear/Tones.hpp"

#include <cstdint>
#include <vector>

namespace arkanong {

/// The sounds of the auditory display, each with a timbre of its own.
enum class EarSound : std::uint8_t {
    Ball,    ///< A pulse for the most urgent ball.
    Steady,  ///< A part of the steady tone: these overlap, so that the tone does not stop.
    Second,  ///< A tick for the ball after it.
    Capsule, ///< A pulse for a capsule to be caught.
    Wall,    ///< The paddle has reached a side wall.
    Serve,   ///< A press of serve would send a ball.
};
inline constexpr std::size_t earSoundCount = countOf<EarSound>;

/// A sound that begins.
struct Pulse {
    EarSound sound = EarSound::Ball;
    double pitch = 0.0; ///< Octaves, see Tone; 0 for Second, Wall and Serve.
    double pan = 0.0;   ///< -1 (left) to 1 (right).
    double rate = 0.0;  ///< Pulses a second, for Ball, Second and Capsule; the steady tone keeps its own.
};

/// Turns the tones of successive ticks into pulses. A new ball is heard at once, and so is the change between the wrong
/// and the right place, so that a paddle can be stopped there.
class Pulses {
  public:
    static constexpr double steadyRate = 8.0; ///< Parts of the steady tone a second.
    static constexpr int reminder =
        tuning::seconds(3.0); ///< Ticks between two sounds for a serve that is possible.

    /// The sounds that begin in the tick; valid until the next call. Call once a tick.
    const std::vector<Pulse>& tick(const Tones& tones);

  private:
    /// One train of pulses.
    struct Train {
        std::uint32_t id = 0;
        bool steady = false;
        bool on = false;
        double phase = 0.0; ///< Progress to the next pulse, 0 to 1.
        /// Whether a pulse begins in this tick.
        bool tick(const std::optional<Tone>& tone);
    };
    void add(EarSound sound, const Tone& tone);

    Train ball_, second_, capsule_;
    int wall_ = 0;
    int untilServe_ = 0; ///< Ticks until the next reminder.
    std::vector<Pulse> pulses_;
};

/// What lessons add to the tones and take from them.
struct EarScene {
    std::optional<Vec2>
        mark{}; ///< A place to be reached, px: heard as a capsule is, faster the nearer the paddle is.
    bool serves = true; ///< False: a serve that is possible is not heard.
};

/// The whole way from a World to the sounds of a side.
class Ear {
  public:
    explicit Ear(Side side) : side_(side), tones_(side) {}

    /// The sounds that begin after this tick; valid until the next call. Call once a tick.
    const std::vector<Pulse>& listen(const World& world, const EarScene& scene = {});

  private:
    Side side_;
    BallTones tones_;
    Pulses pulses_;
};

} // namespace arkanong
