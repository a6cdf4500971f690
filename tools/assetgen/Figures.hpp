#pragma once

#include "assetgen/Picture.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// An illustration for a page of the documentation.
struct Figure {
    std::string name; ///< File name without ".png".
    Picture picture;
};

/// The figures of the pages in src/collision that are pictures of pixels: "tunnel", "valley", "push", "growing", "order"
/// and "stripes", opaque, 720 x 320 px.
/// Their points of contact, reflections and numbers of rows are those of the collision code itself.
std::vector<Figure> paintFigures();

/// Writes the figures into an existing folder. Throws std::runtime_error when a file cannot be written.
void writeFigures(const std::vector<Figure>& figures, const std::string& directory);

} // namespace arkanong
