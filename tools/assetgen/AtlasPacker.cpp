#include "assetgen/AtlasPacker.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <utility>

namespace arkanong {

namespace {

/// The upper edge of the free area: the pictures' lower edges, as steps from left to right that cover the width.
class Skyline {
  public:
    explicit Skyline(int width) : steps_{{0, 0, width}}, width_(width) {}

    /// Places the picture so that its lower edge is as high up as possible; of equal places the leftmost counts. It must
    /// not be wider than the texture.
    PicturePlace take(PictureSize size) {
        PicturePlace best = placeFrom(0, size);
        for (std::size_t i = 1; i < steps_.size() && steps_[i].x + size.width <= width_; ++i)
            if (const PicturePlace place = placeFrom(i, size); place.y < best.y) best = place;
        cover(best, size);
        return best;
    }

  private:
    struct Step {
        int x = 0;
        int y = 0;
        int width = 0;
    };

    /// The highest place of the picture whose left edge is that of this step.
    PicturePlace placeFrom(std::size_t first, PictureSize size) const {
        PicturePlace place{steps_[first].x, 0};
        for (std::size_t i = first; i < steps_.size() && steps_[i].x < place.x + size.width; ++i)
            place.y = std::max(place.y, steps_[i].y);
        return place;
    }

    /// The place begins where a step begins.
    void cover(PicturePlace place, PictureSize size) {
        const int right = place.x + size.width;
        std::vector<Step> steps;
        for (const Step& step : steps_) {
            const int end = step.x + step.width;
            if (step.x == place.x) steps.push_back({place.x, place.y + size.height, size.width});
            if (step.x < place.x) steps.push_back(step);
            if (step.x >= place.x && end > right) {
                const int left = std::max(step.x, right);
                steps.push_back({left, step.y, end - left});
            }
        }
        steps_ = std::move(steps);
    }

    std::vector<Step> steps_;
    int width_ = 0;
};

/// Nullopt if a picture is wider than the texture.
std::optional<Packing> packUnderSkyline(const std::vector<PictureSize>& sizes, int width) {
    std::vector<std::size_t> tallestFirst(sizes.size());
    std::iota(tallestFirst.begin(), tallestFirst.end(), std::size_t{0});
    std::stable_sort(tallestFirst.begin(), tallestFirst.end(),
                     [&](std::size_t a, std::size_t b) { return sizes[a].height > sizes[b].height; });

    Packing packing{width, 0, std::vector<PicturePlace>(sizes.size())};
    Skyline skyline(width);
    for (const std::size_t i : tallestFirst) {
        const PictureSize size = sizes[i];
        if (size.width == 0 || size.height == 0) continue;
        if (size.width > width) return std::nullopt;
        packing.places[i] = skyline.take(size);
        packing.height = std::max(packing.height, packing.places[i].y + size.height);
    }
    return packing;
}

} // namespace

Packing packAtlas(const std::vector<PictureSize>& sizes) {
    for (const int width : {512, 1024, 2048, 4096})
        if (const auto packing = packUnderSkyline(sizes, width); packing && packing->height <= width)
            return *packing;
    throw std::length_error("the pictures do not fit into one texture of 4096 x 4096 px");
}

} // namespace arkanong
