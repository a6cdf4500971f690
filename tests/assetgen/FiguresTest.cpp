#include "assetgen/Figures.hpp"

#include "Folders.hpp"
#include "assetgen/CommittedPicture.hpp"

#include <algorithm>
#include <set>

using namespace arkanong::test;

namespace {

/// The number of pixels that differ from the first one, which is background in every figure.
std::size_t inkOf(const Picture& picture) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < picture.bytes.size(); i += 4)
        if (!std::equal(picture.bytes.begin(), picture.bytes.begin() + 4,
                        picture.bytes.begin() + static_cast<std::ptrdiff_t>(i)))
            ++count;
    return count;
}

} // namespace

TEST_CASE("painting the figures again gives the committed pictures, pixel for pixel", "[assetgen]") {
    for (const Figure& figure : paintFigures()) {
        INFO(figure.name);
        CHECK(differingPixels(assetsPath("../src/collision/figures/" + figure.name + ".png"),
                              figure.picture) == 0);
    }
}

TEST_CASE("every figure on the page about collisions exists and is not blank", "[assetgen]") {
    std::set<std::string> names;
    for (const Figure& figure : paintFigures()) {
        INFO(figure.name);
        names.insert(figure.name);
        REQUIRE(figure.picture.width == 720);
        REQUIRE(figure.picture.height == 320);
        const std::size_t ink = inkOf(figure.picture);
        CHECK(ink > 720 * 320 / 40);
        CHECK(ink < 720 * 320 / 2);
    }
    CHECK(names == std::set<std::string>{"tunnel", "valley", "push", "growing", "order", "stripes"});
}
