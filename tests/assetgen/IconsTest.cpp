#include "arkanong/assetgen/Icons.hpp"

#include "Catch.hpp"
#include "Folders.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("painting the icons again gives the committed ones, square and pixel for pixel", "[assetgen]") {
    const std::vector<Figure> icons = paintIcons();
    CHECK(icons.size() == std::size(iconSizes));
    for (std::size_t i = 0; i < icons.size(); ++i) {
        INFO(icons[i].name);
        sf::Image image;
        REQUIRE(image.loadFromFile(assetsPath("../packaging/icons/" + icons[i].name + ".png")));
        CHECK(image.getSize().x == static_cast<unsigned>(iconSizes[i]));
        CHECK(image.getSize().y == static_cast<unsigned>(iconSizes[i]));
        REQUIRE(icons[i].picture.bytes.size() == std::size_t{4} * image.getSize().x * image.getSize().y);
        CHECK(std::equal(icons[i].picture.bytes.begin(), icons[i].picture.bytes.end(), image.getPixelsPtr()));
    }
}

namespace {

std::string committed(const std::string& name) {
    std::ostringstream bytes;
    bytes << std::ifstream(assetsPath("../packaging/icons/" + name), std::ios::binary).rdbuf();
    return bytes.str();
}

} // namespace

TEST_CASE("writing the icon as SVG and ICO again gives the committed files", "[assetgen]") {
    CHECK(committed("arkanong.svg") == iconSvg());
    CHECK(committed("arkanong.ico") == iconIco(assetsPath("../packaging/icons")));
}
