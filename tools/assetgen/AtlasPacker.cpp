#include "assetgen/AtlasPacker.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>

namespace arkanong {

namespace {

/// Empty when a picture is wider than the texture.
std::optional<Packing> packOnShelves(const std::vector<PictureSize>& sizes, int width) {
    std::vector<std::size_t> tallestFirst(sizes.size());
    std::iota(tallestFirst.begin(), tallestFirst.end(), std::size_t{0});
    std::stable_sort(tallestFirst.begin(), tallestFirst.end(),
                     [&](std::size_t a, std::size_t b) { return sizes[a].height > sizes[b].height; });

    Packing packing{width, 0, std::vector<PicturePlace>(sizes.size())};
    PicturePlace next;
    for (const std::size_t i : tallestFirst) {
        const PictureSize size = sizes[i];
        if (size.width == 0 || size.height == 0) continue;
        if (size.width > width) return std::nullopt;
        if (next.x + size.width > width) next = {0, packing.height};
        packing.places[i] = next;
        packing.height = std::max(packing.height, next.y + size.height);
        next.x += size.width;
    }
    return packing;
}

} // namespace

Packing packAtlas(const std::vector<PictureSize>& sizes) {
    for (const int width : {512, 1024, 2048, 4096})
        if (const auto packing = packOnShelves(sizes, width); packing && packing->height <= width)
            return *packing;
    throw std::length_error("the pictures do not fit into one texture of 4096 x 4096 px");
}

} // namespace arkanong
