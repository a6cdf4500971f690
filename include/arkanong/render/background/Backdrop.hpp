#pragma once

#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/background/Theme.hpp"
#include "arkanong/render/background/Waves.hpp"
#include "arkanong/sim/Event.hpp"

#include <vector>

namespace arkanong {

/// What lies behind a match: ground, panels, walls, and on the ground a motif of lines that sways and bends
/// where waves run, lamps and dust, as the mood has it.
class Backdrop {
  public:
    Backdrop(const Theme& theme, const Palette& palette, const ViewSettings& settings);

    /// Reduced motion: nothing moves, and no waves. `palette` as it is without any mood.
    void setLook(const Palette& palette, const ViewSettings& settings);

    void notice(const std::vector<Event>& events);
    /// `seconds` of frame time pass; `dense` says how much is in play, from 0 to 1 = so much that everything
    /// here steps back.
    void advance(double seconds, double dense);
    /// Covers the whole screen; the origin must be the screen's. `brightness` as TextureManager's, which is
    /// left like that.
    void draw(TextureManager& textures, double brightness) const;

  private:
    struct Knot {
        Vec2 place;   ///< Field px.
        double light; ///< 0 to 1.
        double share; ///< Of the lines' opacity: they fade towards the field's edges.
    };

    void place();
    Vec2 drift(Vec2 at) const;
    sf::Color colourAt(const Knot& knot) const;
    void drawLines(TextureManager& textures) const;
    void drawLamps(TextureManager& textures) const;
    void drawDust(TextureManager& textures) const;

    Theme theme_;
    Palette palette_; ///< As in the mood.
    ViewSettings settings_;
    PatternPicture pattern_;
    Waves waves_;
    double seconds_ = 0.0;
    double brightness_ = 1.0;
    std::vector<Knot> knots_; ///< Where the motif's points are at present.
};

} // namespace arkanong
