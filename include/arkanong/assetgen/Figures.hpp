#pragma once

#include "arkanong/assetgen/Picture.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// A drawing that explains a page of the project's text.
struct Figure {
    std::string name; ///< Of its file, without ".png".
    Picture picture;
};

/// The figures of src/collision/README.md: "circle", "stadium" and "order", opaque, 720 x 320 px. Where
/// things touch in them, and how they leave, the collision code itself says.
std::vector<Figure> paintFigures();

/// Writes the figures into an existing folder. Throws std::runtime_error when a file cannot be written.
void writeFigures(const std::vector<Figure>& figures, const std::string& directory);

} // namespace arkanong
