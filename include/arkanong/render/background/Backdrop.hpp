#pragma once

#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/background/Theme.hpp"
#include "arkanong/render/background/Waves.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <vector>

namespace arkanong {

/// The background of a match: ground, panels, walls, and a theme's background pattern, lamps and dust. The
/// pattern's lines sway, and bend where waves pass. With Extent::Screen it is the background of a menu: without
/// panels and walls, and over the whole screen.
class Backdrop {
  public:
    Backdrop(const Theme& theme, const Palette& palette, const ViewSettings& settings,
             Extent extent = Extent::Field);

    /// With reduced motion nothing moves and there are no waves. `palette` is the player's palette, without a theme.
    void setLook(const Palette& palette, const ViewSettings& settings);

    /// Waves start where a flipped field shows their positions.
    void setFlipped(bool flipped) { flipped_ = flipped; }

    void notice(const std::vector<Event>& events);
    /// Call once a frame with the frame time. `dense` in [0, 1] dims the background when many balls are in
    /// play.
    void advance(double seconds, double dense);
    /// Covers the whole screen; the origin must be the screen's. Leaves the TextureManager's brightness at
    /// `brightness`.
    void draw(TextureManager& textures, double brightness) const;

  private:
    struct Knot {
        Vec2 place;   ///< Field coordinates, px.
        double light; ///< 0 to 1.
        /// Factor of the lines' opacity, which falls towards the field's edges; negative outside.
        double share;
    };

    void place();
    Vec2 drift(Vec2 at) const;
    sf::Color colourAt(const Knot& knot) const;
    void drawLines(TextureManager& textures) const;
    void drawLamps(TextureManager& textures) const;
    void drawDust(TextureManager& textures) const;

    bool isField() const { return extent_ == Extent::Field; }

    Theme theme_;
    Extent extent_;
    Palette palette_; ///< With the theme's colours.
    ViewSettings settings_;
    PatternPicture pattern_;
    Waves waves_;
    bool flipped_ = false;
    double seconds_ = 0.0;
    double brightness_ = 1.0;
    std::vector<Knot> knots_; ///< Current state of the pattern's points.
};

} // namespace arkanong
