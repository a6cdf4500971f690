#include "assetgen/AtlasPacker.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"

#include <stdexcept>

using namespace arkanong;

namespace {

std::vector<PictureSize> randomSizes(std::uint64_t seed, int count, std::uint32_t largest) {
    Random random(seed);
    std::vector<PictureSize> sizes;
    for (int i = 0; i < count; ++i)
        sizes.push_back(
            {1 + static_cast<int>(random.below(largest)), 1 + static_cast<int>(random.below(largest))});
    return sizes;
}

bool overlap(PicturePlace a, PictureSize sizeA, PicturePlace b, PictureSize sizeB) {
    return a.x < b.x + sizeB.width && b.x < a.x + sizeA.width && a.y < b.y + sizeB.height &&
           b.y < a.y + sizeA.height;
}

} // namespace

TEST_CASE("packed pictures are inside the texture and do not overlap", "[assetgen]") {
    const auto seed = GENERATE(1U, 2U, 3U, 4U);
    const auto sizes = randomSizes(seed, 250, seed == 4 ? 400 : 60);
    const Packing packing = packAtlas(sizes);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const PicturePlace place = packing.places[i];
        REQUIRE(place.x >= 0);
        REQUIRE(place.y >= 0);
        REQUIRE(place.x + sizes[i].width <= packing.width);
        REQUIRE(place.y + sizes[i].height <= packing.height);
        for (std::size_t j = 0; j < i; ++j)
            REQUIRE_FALSE(overlap(place, sizes[i], packing.places[j], sizes[j]));
    }
}

TEST_CASE("many pictures waste little space", "[assetgen]") {
    const auto sizes = randomSizes(9, 1000, 60);
    int needed = 0;
    for (const PictureSize size : sizes)
        needed += size.width * size.height;
    const Packing packing = packAtlas(sizes);
    CHECK(packing.width * packing.height < needed * 10 / 9);
}

TEST_CASE("empty pictures take no space", "[assetgen]") {
    const Packing packing = packAtlas({{0, 0}, {30, 20}, {0, 50}});
    CHECK(packing.height == 20);
    CHECK(packing.places[1].x == 0);
}

TEST_CASE("a picture wider than a narrow texture gets a wider one", "[assetgen]") {
    CHECK(packAtlas({{1500, 10}}).width == 2048);
}

TEST_CASE("pictures too large for a 4096 px texture are refused", "[assetgen]") {
    CHECK_THROWS_AS(packAtlas({{4097, 1}}), std::length_error);
    CHECK_THROWS_AS(packAtlas({{4000, 3000}, {4000, 3000}}), std::length_error);
}
