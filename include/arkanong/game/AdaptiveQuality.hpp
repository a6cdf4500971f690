#pragma once

#include "arkanong/game/FrameTimes.hpp"
#include "arkanong/storage/player/Settings.hpp"

namespace arkanong {

/// Finds the level of effects that this machine has time for: down a step when frames take too long for a
/// while, and up again, carefully, when there has been room for long. It knows no clock but the frames' own.
class AdaptiveQuality {
  public:
    /// Where most frames of a span take longer than this, ms, it goes a step down: 60 frames a second leave
    /// 16.7.
    static constexpr double tooLong = 15.0;
    /// Where nearly all frames take less than this, ms, the next level would do.
    static constexpr double roomy = 7.0;
    /// Frames are judged by the span, ms; so the level never changes more often.
    static constexpr double span = 2000.0;
    /// So many spans with room, one after another, come before a step up. Twice as many each time when the
    /// last increase had to be undone...
    static constexpr int firstPatience = 5;
    /// ...within so many spans, and never more than the longest patience.
    static constexpr int relapse = 15;
    static constexpr int longestPatience = 160;

    /// The player wants this level: it counts from now on, and never more.
    void choose(Effects effects);
    Effects level() const { return level_; }

    /// A frame has been drawn. Time that was not work must not be in it but as part of `whole`. Returns
    /// whether the level is another one now.
    bool add(const FrameTime& frame);

  private:
    bool judge(bool slow, bool easy);

    Effects chosen_ = Effects::Full;
    Effects level_ = Effects::Full;
    // Of the present span.
    double passed_ = 0.0; ///< ms.
    int frames_ = 0;
    int slowFrames_ = 0;
    int easyFrames_ = 0;
    // In spans.
    int patience_ = firstPatience;
    int easyFor_ = 0;
    int sinceRise_ = relapse; ///< Or more.
};

} // namespace arkanong
