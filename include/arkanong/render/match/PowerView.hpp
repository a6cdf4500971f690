#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/match/Scene.hpp"

#include <array>

namespace arkanong {

/// What power-ups put on the field: capsules, beams, shield walls, slow zones and blind spots.
class PowerView {
  public:
    explicit PowerView(const Palette& palette) : palette_(palette) {}

    /// Reduced motion: nothing drifts, turns or pulses.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }
    /// A person plays this side: its blind spots hide what is in them. Those of other sides are only shown.
    void fogFor(Side side) { fogged_[sideIndex(side)] = true; }

    /// `seconds` of frame time pass.
    void advance(double seconds, const ObjectManager& objects);

    // All of these draw in field coordinates.

    /// Below everything else on the field.
    void drawZones(TextureManager& textures, const Scene& scene) const;
    /// The side's shield wall, if it stands.
    void drawWall(TextureManager& textures, const Scene& scene, Side side) const;
    void drawCapsules(TextureManager& textures, const Scene& scene) const;
    void drawBeams(TextureManager& textures, const Scene& scene) const;
    /// Above everything else on the field.
    void drawBlindSpots(TextureManager& textures, const Scene& scene) const;

  private:
    void drawBeam(TextureManager& textures, const Beam& beam, Vec2 shift, double seconds) const;

    Palette palette_;
    ViewSettings settings_;
    std::array<bool, 2> fogged_{};
    std::array<double, 2> wallAge_{}; ///< Seconds since it was raised; 0 where there is none.
};

} // namespace arkanong
