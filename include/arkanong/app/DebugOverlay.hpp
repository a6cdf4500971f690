#pragma once

#include "arkanong/app/frames/FrameTimes.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

namespace arkanong {

class World;

/// The table of frame times and counts that F3 shows in the field's top left corner.
class DebugOverlay {
  public:
    /// Shows the table, or hides it.
    void toggle() { shown_ = !shown_; }
    /// Adds a frame to the smoothed times. Call once per frame, also while the table is hidden.
    void add(const FrameTime& frame);
    /// Draws the table if it is shown. `world` is the match on the screen; null without one. The counts of draw
    /// calls, sprites and vertices are those of the last flush.
    void draw(TextureManager& textures, const Palette& palette, const World* world) const;

  private:
    bool shown_ = false;
    FrameTime smoothed_;
};

} // namespace arkanong
