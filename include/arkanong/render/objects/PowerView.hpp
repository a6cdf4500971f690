#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/objects/Scene.hpp"

#include <array>

namespace arkanong {

/// Draws capsules, beams, slow zones and blind spots.
class PowerView {
  public:
    explicit PowerView(const Palette& palette) : palette_(palette) {}

    /// With reduced motion nothing drifts, turns or pulses.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }
    /// Marks a side as played by a person, so that its blind spots hide what is below them. Those of other
    /// sides are drawn as thin fog.
    void fogFor(Side side) { fogged_[sideIndex(side)] = true; }

    // The following draw in field coordinates.

    /// Below everything else on the field.
    void drawZones(TextureManager& textures, const Scene& scene) const;
    void drawCapsules(TextureManager& textures, const Scene& scene) const;
    void drawBeams(TextureManager& textures, const Scene& scene) const;
    /// Above everything else on the field.
    void drawBlindSpots(TextureManager& textures, const Scene& scene) const;

  private:
    void drawBeam(TextureManager& textures, const Beam& beam, Vec2 shift, double seconds) const;

    Palette palette_;
    ViewSettings settings_;
    std::array<bool, 2> fogged_{};
};

/// The placement of Sprite::Shade that spans the field from a side's goal line, its darkest edge, to `depth`
/// px before it. In field coordinates.
Placement shadeFrom(Side side, double depth);

} // namespace arkanong
