#pragma once

#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/session/cast/Cast.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace arkanong {

/// The pitch of a note of a Sting as a factor of the plucked sample's, middle C; nullopt for a rest.
std::optional<double> pitchOf(char note);

/// Plays a Sting from its start, on frame time. Whoever stops calling it stops the tune.
class StingPlayer {
  public:
    explicit StingPlayer(Sting sting = {}) : sting_(sting) {}

    /// Advances by the frame time, s, and returns the notes that begin. The notes that a long frame has missed are
    /// left out, except for the last one.
    std::vector<SoundCue> advance(double seconds);

    /// The length of a sting of two bars, s.
    static double secondsOf(const Sting& sting);

  private:
    Sting sting_;
    double time_ = 0.0;    ///< s.
    std::size_t next_ = 0; ///< Index of the next note.
};

} // namespace arkanong
