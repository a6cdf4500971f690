#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <string>

namespace arkanong {

/// A short message at the top of the screen that disappears by itself, after a time that depends on its length.
class Toast {
  public:
    /// Shows a message, wrapped if it is too long for one line.
    void show(std::string text);
    /// Advances by frame time, seconds.
    void advance(double seconds) { age_ += seconds; }
    /// Draws the message. It slides in and out if `moves`; otherwise it fades in place.
    void draw(TextureManager& textures, const Palette& palette, bool moves) const;

  private:
    std::string text_;
    double age_ = 1e9; ///< Seconds since it was shown.
};

} // namespace arkanong
