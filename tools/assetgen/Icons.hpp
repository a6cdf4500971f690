#pragma once

#include "assetgen/Canvas.hpp"
#include "assetgen/Figures.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The sizes in which desktops want a program's icon, px.
inline constexpr int iconSizes[] = {16, 22, 24, 32, 48, 64, 128, 256, 512};

/// Paints the game's icon on a canvas of 64 x 64 logical px around the origin: the plate with the two paddles, the
/// hexagon and the ball. The window shows it, too.
void paintIcon(Canvas& canvas);

/// The icon in each of these sizes: "arkanong-48".
std::vector<Figure> paintIcons();

/// The same icon as SVG, of basic shapes without filters, which not every desktop draws.
std::string iconSvg();

/// Writes an ICO file for Windows, of the pictures that writeIcons() has written into this folder. Throws
/// std::runtime_error when one cannot be read.
std::string iconIco(const std::string& directory);

/// Writes the icons, arkanong.svg and arkanong.ico into an existing folder. Throws std::runtime_error when a file
/// cannot be written.
void writeIcons(const std::string& directory);

} // namespace arkanong
