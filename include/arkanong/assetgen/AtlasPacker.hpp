#pragma once

#include <vector>

namespace arkanong {

/// px.
struct PictureSize {
    int width = 0;
    int height = 0;
};

/// Where the top left corner of a picture goes, px.
struct PicturePlace {
    int x = 0;
    int y = 0;
};

struct Packing {
    int width = 0;
    int height = 0;
    /// In the order of the sizes that were asked for.
    std::vector<PicturePlace> places;
};

/// Arranges pictures without overlap in the narrowest texture of 512, 1024, 2048 or 4096 px whose height does
/// not exceed its width, on shelves from the tallest picture to the flattest. Empty pictures take no room.
/// Throws std::length_error when 4096 x 4096 px, what every graphics card can hold, are not enough.
Packing packAtlas(const std::vector<PictureSize>& sizes);

} // namespace arkanong
