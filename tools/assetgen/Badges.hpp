#pragma once

#include "assetgen/Figures.hpp"

#include <vector>

namespace arkanong {

/// Badge px per logical px; 2 keeps them sharp on high-density screens.
inline constexpr double badgeScale = 2.0;

/// The icons in docs/rules.md: every kind of brick ("brick-glass"; hard ones in their three states), every boss
/// with its paddle ("boss-queen") and every power-up in its capsule ("power-wide"; those with a bad version also
/// as "power-narrow-bad"), in the colours of the default palette on a dark tile.
std::vector<Figure> paintBadges();

} // namespace arkanong
