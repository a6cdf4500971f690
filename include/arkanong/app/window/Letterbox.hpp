#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Screen.hpp"

#include <SFML/Graphics/View.hpp>

namespace sf {
class RenderTarget;
} // namespace sf

namespace arkanong {

/// The largest centred rectangle of the logical screen's shape (16:9) in a window of width x height pixels;
/// at least 1 x 1, whatever the window's size.
PixelRect letterbox(unsigned width, unsigned height);

/// The view that shows the logical screen in that rectangle.
sf::View letterboxView(unsigned width, unsigned height);

/// The place on the logical screen, px, that this place in the window shows; outside of the screen in its bars.
Vec2 logicalPlace(Vec2 pixel, unsigned width, unsigned height);

/// Fills the whole target with the dark area around the letterbox, and draws a thin line along the picture. With `covered`
/// nothing is drawn where the picture fills the target, because what follows covers it.
void drawSurround(sf::RenderTarget& target, const Palette& palette, bool covered = false);

} // namespace arkanong
