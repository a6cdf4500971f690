#pragma once

#include "arkanong/sim/bot/Arrivals.hpp"

#include <cstdint>
#include <optional>

namespace arkanong {

// The ball heard: an auditory display for playing without seeing. It does not tell where balls are, but where and when
// the most urgent one will arrive at the side's paddle. This is parameter mapping, as sonification calls it (Hermann,
// Hunt and Neuhoff, The Sonification Handbook, 2011):
//
// - Pitch says where, relative to the paddle: low is left, high is right. The paddle's own two ends are an octave apart;
//   what lies beside the paddle is compressed into one more octave on each side, fine near the paddle and coarse far
//   from it. The sound also comes from that side, but pitch alone is enough, as on one loudspeaker.
// - The rate of the pulses says when, as a parking aid does: the time between two is a fixed share of the time that is
//   left, which is what people judge an approach by (Lee, A theory of visual control of braking, 1976).
// - A steady tone says that the paddle will meet the ball where it stands. Its pitch says where on the paddle, and so
//   where the ball will go.

/// Where something will arrive, as a sound.
struct Tone {
    static constexpr double atEnd =
        0.5; ///< The pitch of the paddle's right end; that of its left end is -atEnd.
    static constexpr double widest = 1.5;        ///< The greatest pitch; the least is its negative.
    static constexpr double slowest = 4.0 / 3.0; ///< The least rate, at 3 s and more.
    static constexpr double fastest = 16.0;      ///< The greatest rate, at a quarter of a second and less.

    double pitch = 0.0;   ///< Octaves above that of the paddle's middle.
    double rate = 0.0;    ///< Pulses a second.
    bool steady = false;  ///< The paddle is in the right place.
    std::uint32_t id = 0; ///< Of the ball or capsule.

    double pan() const { return pitch / widest; } ///< -1 (left) to 1 (right).
};

/// What a side hears in a tick.
struct Tones {
    std::optional<Tone> ball;    ///< The most urgent ball, see Arrivals.
    std::optional<Tone> second;  ///< The ball after it, of which only the rate is heard.
    std::optional<Tone> capsule; ///< A good capsule that can be caught before the ball arrives.
    int wall = 0;                ///< The side wall that the paddle touches: -1 left, 1 right, 0 none.
    bool serves = false;         ///< A press of serve would send a ball.
};

/// The pitch of a place `aside` px to the right of the middle of a paddle of this width, px > 0.
double pitchOf(double aside, double paddleWidth);
/// The inverse of pitchOf(): a place for every pitch from -Tone::widest to Tone::widest.
double placeOf(double pitch, double paddleWidth);
/// Pulses a second for something that arrives in this time, s >= 0.
double rateOf(double seconds);

/// Computes the tones of one side from what it sees (BotPerception): nothing inside its blind spot, in Umbra's dark only
/// trails. Without a paddle, before play, after its end and in the sandbox nothing is heard. Of fixed size.
class BallTones {
  public:
    explicit BallTones(Side side) : side_(side), perception_(side) {}

    /// Call once a tick. Trajectories are predicted in every fourth one.
    const Tones& listen(const World& world);

  private:
    Side side_;
    BotPerception perception_;
    Arrivals arrivals_;
    Tones tones_;
    int untilNext_ = 0; ///< Ticks until the next prediction.
};

} // namespace arkanong
