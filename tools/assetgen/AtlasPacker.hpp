#pragma once

#include <vector>

namespace arkanong {

/// px.
struct PictureSize {
    int width = 0;
    int height = 0;
};

/// Position of a picture's top left corner, px.
struct PicturePlace {
    int x = 0;
    int y = 0;
};

struct Packing {
    int width = 0;
    int height = 0;
    /// In the order of the sizes passed in.
    std::vector<PicturePlace> places;
};

/// Packs pictures without overlap into the narrowest texture of 512, 1024, 2048 or 4096 px width whose height
/// does not exceed its width: by decreasing height, each picture at the highest free place (skyline packing, Jylänki,
/// "A Thousand Ways to Pack the Bin", 2010). Empty pictures take no space. Throws
/// std::length_error when 4096 x 4096 px, the size every graphics card supports, is not enough.
Packing packAtlas(const std::vector<PictureSize>& sizes);

} // namespace arkanong
