#include "arkanong/assetgen/Figures.hpp"

#include "Catch.hpp"
#include "Folders.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <set>

using namespace arkanong;
using namespace arkanong::test;

namespace {

const std::string folder = assetsPath("../src/collision/figures/");

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
        sf::Image image;
        REQUIRE(image.loadFromFile(folder + figure.name + ".png"));
        const auto size = image.getSize();
        REQUIRE(size.x == static_cast<unsigned>(figure.picture.width));
        REQUIRE(size.y == static_cast<unsigned>(figure.picture.height));
        const auto& bytes = figure.picture.bytes;
        CHECK(std::equal(bytes.begin(), bytes.end(), image.getPixelsPtr()));
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
    CHECK(names == std::set<std::string>{"circle", "stadium", "corner", "order", "stripes"});
}
