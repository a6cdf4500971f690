#pragma once

#include "arkanong/render/background/Backdrop.hpp"

#include <optional>

namespace arkanong {

/// The background of the menus: that of a campaign world over the whole screen, dark enough for text and pictures. It
/// continues from menu to menu; under reduced motion it does not move.
class Scenery {
  public:
    /// Advances the animation by frame time, seconds.
    void advance(double seconds);
    /// Call when the palette or view has changed.
    void forgetLook() { backdrop_.reset(); }
    /// Draws the background of `theme`. `brightness` in [0, 1], see Screen::draw().
    void draw(TextureManager& textures, const Palette& palette, const ViewSettings& view, LevelTheme theme,
              double brightness);

  private:
    std::optional<Backdrop> backdrop_;
    LevelTheme theme_ = LevelTheme::Arena; ///< The theme of backdrop_.
};

} // namespace arkanong
