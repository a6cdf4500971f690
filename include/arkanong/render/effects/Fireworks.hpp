#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"

#include <vector>

namespace arkanong {

/// Draws fireworks in the colours of the five worlds into an area, logical px from the origin, `age` seconds after the first
/// rocket. The same age gives the same picture. They consist of sparks alone: nothing flashes, and nothing large lights
/// up. No spark lies on one of `written`. Under reduced motion, or without sparks, a few of them stand still.
void drawFireworks(TextureManager& textures, const Palette& palette, const ViewSettings& settings,
                   const Box& area, double age, const std::vector<Box>& written = {});

} // namespace arkanong
