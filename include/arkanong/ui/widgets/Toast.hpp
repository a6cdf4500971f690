#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <string>

namespace arkanong {

/// A short message at the top of the screen that goes away by itself, the later the longer it is.
class Toast {
  public:
    /// What is too long for a line is wrapped.
    void show(std::string text);
    /// Frame time passes.
    void advance(double seconds) { age_ += seconds; }
    /// Where it does not move it fades in and out in its place.
    void draw(TextureManager& textures, const Palette& palette, bool moves) const;

  private:
    std::string text_;
    double age_ = 1e9; ///< Seconds since it was shown.
};

} // namespace arkanong
