#pragma once

#include "arkanong/assetgen/Figures.hpp"

#include <vector>

namespace arkanong {

/// How much larger than on the logical screen the badges are painted, for screens with small pixels.
inline constexpr double badgeScale = 2.0;

/// The small pictures in the README: every kind of brick ("brick-glass"; hard ones in their three states) and
/// every power-up in its capsule ("power-wide"; those that can be bad also as "power-narrow-bad"), each in
/// its colour of the default palette on a piece of night.
std::vector<Figure> paintBadges();

} // namespace arkanong
