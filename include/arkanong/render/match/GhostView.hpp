#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/sim/ObjectManager.hpp"

#include <array>
#include <string>

namespace arkanong {

/// The objects that are shown of a ghost, a recorded match that plays alongside.
struct GhostScene {
    const ObjectManager& objects;
    std::array<bool, 2> paddles{}; ///< Whose paddles are shown; index with sideIndex().
    double presence = 1.0;         ///< 0 to 1: fades it.
    std::string figures{};         ///< How it stands, for the panel: "2-1".
};

/// The opacity of a ghost's lines for this number of balls, 0 to 0.35: less with low effects or reduced motion and in a
/// palette of pure colours, so that the live match stands out; and less for each ball beyond a few, so that many
/// together are no brighter.
double ghostOpacity(const Palette& palette, const ViewSettings& settings, std::size_t balls);

/// Draws the outlines of a ghost's paddles and balls, in no side's colour, without light, trails or marks. Below
/// everything that is drawn after it. The origin must be the field's; `alpha` interpolates as in Scene, `opacity`
/// multiplies ghostOpacity().
void drawGhost(TextureManager& textures, const Palette& palette, const ViewSettings& settings,
               const GhostScene& ghost, double alpha, double opacity = 1.0);

} // namespace arkanong
