#pragma once

#include "arkanong/render/background/Backdrop.hpp"

#include <optional>

namespace arkanong {

/// What lies behind the menus: the background of one of the worlds over the whole screen, so dark that text and
/// pictures stand on it. It lives on from menu to menu; under reduced motion it stands still.
class Scenery {
  public:
    /// Frame time passes.
    void advance(double seconds);
    /// The palette or view have changed.
    void forgetLook() { backdrop_.reset(); }
    /// `brightness` in [0, 1] as for screens.
    void draw(TextureManager& textures, const Palette& palette, const ViewSettings& view, LevelTheme theme,
              double brightness);

  private:
    std::optional<Backdrop> backdrop_;
    LevelTheme theme_ = LevelTheme::Arena; ///< That of backdrop_.
};

} // namespace arkanong
