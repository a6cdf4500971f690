#include "assetgen/Icons.hpp"

#include "Folders.hpp"
#include "assetgen/CommittedPicture.hpp"

#include <fstream>
#include <sstream>

using namespace arkanong::test;

TEST_CASE("painting the icons again gives the committed ones, square and pixel for pixel", "[assetgen]") {
    const std::vector<Figure> icons = paintIcons();
    CHECK(icons.size() == std::size(iconSizes));
    for (std::size_t i = 0; i < icons.size(); ++i) {
        INFO(icons[i].name);
        CHECK(icons[i].picture.width == iconSizes[i]);
        CHECK(icons[i].picture.height == iconSizes[i]);
        CHECK(differingPixels(assetsPath("../packaging/icons/" + icons[i].name + ".png"), icons[i].picture) ==
              0);
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
