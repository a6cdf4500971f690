#pragma once

#include "arkanong/app/frames/FrameTimes.hpp"
#include "arkanong/storage/player/Settings.hpp"

namespace arkanong {

/// Finds the level of effects that this machine can draw in time. Judges spans of frames: lowers the level after a slow
/// span, and raises it after several easy ones. Reads no clock; all times come from the frames.
class AdaptiveQuality {
  public:
    /// The level is lowered if most frames of a span take longer than this, ms. At 60 frames a second 16.7 ms are
    /// available.
    static constexpr double tooLong = 15.0;
    /// A span is easy, so that a higher level might be possible, if nearly all its frames take less than this, ms.
    static constexpr double roomy = 7.0;
    /// Length of a span, ms; the level changes at most once per span.
    static constexpr double span = 2000.0;
    /// Number of easy spans in a row before the level is raised. It doubles, up to longestPatience, whenever an
    /// increase is undone within `relapse` spans.
    static constexpr int firstPatience = 5;
    static constexpr int relapse = 15;
    static constexpr int longestPatience = 160;

    /// Sets the level that the player has chosen. It takes effect at once, and is never exceeded.
    void choose(Effects effects);
    Effects level() const { return level_; }

    /// Adds a drawn frame. Waiting time may be included only in `whole`. Returns whether the level has changed.
    bool add(const FrameTime& frame);

  private:
    bool judge(bool slow, bool easy);

    Effects chosen_ = Effects::Full;
    Effects level_ = Effects::Full;
    // The current span.
    double passed_ = 0.0; ///< Its length so far, ms.
    int frames_ = 0;
    int slowFrames_ = 0;
    int easyFrames_ = 0;
    // Counted in spans.
    int patience_ = firstPatience;
    int easyFor_ = 0;
    int sinceRise_ = relapse; ///< Spans since the last increase, at most `relapse`.
};

} // namespace arkanong
